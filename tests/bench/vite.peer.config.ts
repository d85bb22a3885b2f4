import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** What a team without Livery would run: one `vite build` process a tenant, with its switches as defines. */
const root = join(import.meta.dirname, '..', '..')
const gates = JSON.parse(process.env.PEER_GATES ?? '{}') as Record<string, string>

/** The compressed forms that a static host serves, as Livery leaves them too. */
function compressOutput(dir: string): Plugin {
  return {
    name: 'compress-output',
    closeBundle() {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        const path = join(dir, name)
        if (!statSync(path).isFile() || !/\.(js|css|html|json|svg)$/.test(name)) continue
        const bytes = readFileSync(path)
        writeFileSync(`${path}.br`, brotliCompressSync(bytes))
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  }
}

const outDir = process.env.PEER_OUT ?? 'dist'

export default defineConfig({
  root: join(root, 'src'),
  plugins: [react(), ...(process.env.PEER_COMPRESS ? [compressOutput(outDir)] : [])],
  define: gates,
  logLevel: 'error',
  build: {
    outDir,
    emptyOutDir: true,
    reportCompressedSize: false,
    target: 'es2022',
    rolldownOptions: { input: join(root, 'src', 'main.tsx') },
  },
})
