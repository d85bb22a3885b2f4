import type { InlineConfig } from 'vite'

interface LoadedVite {
  build(config: InlineConfig): Promise<void>
  options: InlineConfig
}

/**
 * Vite and what every run of it shares: loaded when something is compiled, which most builds find done. `build` throws a
 * CliError where it compiled what the lock file does not cover.
 */
export async function loadVite(cwd: string): Promise<LoadedVite> {
  const [{ build }, { viteOptions }, { openLockCheck }] = await Promise.all([
    import('vite'),
    import('./vite-options.ts'),
    import('./locked-packages.ts'),
  ])
  const options = viteOptions(cwd)
  const locked = openLockCheck(cwd)
  return {
    options: { ...options, plugins: [...(options.plugins ?? []), locked.plugin] },
    async build(config) {
      await build(config)
      locked.require()
    },
  }
}
