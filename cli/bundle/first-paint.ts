import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { SiteConfig, SiteLanguage } from '#src/config/site-config.ts'
import { buildForProduction } from './production.ts'
import { gateNames, type Profile } from './profile.ts'
import { orCliError } from './template.ts'
import { viteOptions } from './vite-options.ts'

/** What `src/app/first-paint.tsx` exports. */
export interface FirstPaintModule {
  renderFirstPaint(input: { site: SiteConfig; language: SiteLanguage; strings: Record<string, unknown> }): string
}

/** The open gates of each profile whose first paint is rendered in this process, by the profile's id. */
const openGates = new Map<string, Readonly<Record<string, boolean>>>()
Object.assign(globalThis, { liveryOpenGates: openGates })

/** In Node a gate is looked up, not replaced: one compilation serves every profile. */
const lookedUp = Object.fromEntries(gateNames.map((name) => [name, `liveryGates.${name}`]))
const banner = `const liveryGates = globalThis.liveryOpenGates.get(new URL(import.meta.url).searchParams.get('profile'));`

/** Compiles what renders the first paint into `dir` (emptied first), for all profiles; `done` is written last. */
async function compile(cwd: string, profile: Profile, dir: string): Promise<void> {
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  await orCliError(async () => {
    await build({
      ...viteOptions(cwd, profile),
      define: lookedUp,
      ssr: { noExternal: true },
      build: {
        outDir: dir,
        emptyOutDir: true,
        ssr: join(cwd, 'src', 'app', 'first-paint.tsx'),
        target: 'node24',
        minify: false,
        reportCompressedSize: false,
        rolldownOptions: { cwd, output: { entryFileNames: 'first-paint.mjs', codeSplitting: false, banner } },
      },
    })
  })
  writeFileSync(join(dir, 'done'), '')
}

/** The renderer of a profile's first paint; compiled into `dir` where it is not there yet. */
export async function loadFirstPaint(cwd: string, profile: Profile, dir: string): Promise<FirstPaintModule> {
  buildForProduction()
  if (!existsSync(join(dir, 'done'))) await compile(cwd, profile, dir)
  openGates.set(profile.id, Object.fromEntries(gateNames.map((name) => [name, profile.open.includes(name)])))
  const address = pathToFileURL(join(dir, 'first-paint.mjs'))
  address.searchParams.set('profile', profile.id)
  return (await import(address.href)) as FirstPaintModule
}
