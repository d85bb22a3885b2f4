import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What a team without Livery would run: one `vite build` process a tenant, with its switches as defines. */
const root = join(import.meta.dirname, '..', '..')
const gates = JSON.parse(process.env.PEER_GATES ?? '{}') as Record<string, string>

export default defineConfig({
  root: join(root, 'src'),
  plugins: [react()],
  define: gates,
  logLevel: 'error',
  build: {
    outDir: process.env.PEER_OUT ?? 'dist',
    emptyOutDir: true,
    reportCompressedSize: false,
    target: 'es2022',
    rolldownOptions: { input: join(root, 'src', 'main.tsx') },
  },
})
