import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { compressOutput } from './compress-output.ts'

/** What a team without Livery would run: one `vite build` a tenant, with its switches as defines. */
const root = join(import.meta.dirname, '..', '..')

interface PeerTenant {
  gates: Readonly<Record<string, string>>
  out: string
}

export function peerConfig({ gates, out }: PeerTenant, isCompressed: boolean): UserConfig {
  const compress = { name: 'compress-output', closeBundle: () => compressOutput(out) }
  return {
    root: join(root, 'src'),
    plugins: [react(), ...(isCompressed ? [compress] : [])],
    define: { ...gates },
    logLevel: 'error',
    build: {
      outDir: out,
      emptyOutDir: true,
      reportCompressedSize: false,
      target: 'es2022',
      rolldownOptions: { input: join(root, 'src', 'main.tsx') },
    },
  }
}

const { PEER_GATES = '{}', PEER_OUT = 'dist', PEER_COMPRESS } = process.env

export default defineConfig(peerConfig({ gates: JSON.parse(PEER_GATES), out: PEER_OUT }, Boolean(PEER_COMPRESS)))
