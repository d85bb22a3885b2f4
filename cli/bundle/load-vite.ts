import type { InlineConfig } from 'vite'

interface LoadedVite {
  build: typeof import('vite')['build']
  options: InlineConfig
}

/** Vite and what every run of it shares: loaded when something is compiled, which most builds find done. */
export async function loadVite(cwd: string): Promise<LoadedVite> {
  const [{ build }, { viteOptions }] = await Promise.all([import('vite'), import('./vite-options.ts')])
  return { build, options: viteOptions(cwd) }
}
