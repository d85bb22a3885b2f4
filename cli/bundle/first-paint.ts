import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Script } from 'node:vm'
import type { Plugin } from 'vite'
import type { SiteConfig, SiteLanguage } from '#contract/site/site-config.ts'
import type { Store } from '../store/store.ts'
import { loadVite } from './load-vite.ts'
import { buildForProduction } from './production.ts'
import { gateNames, type Profile } from './profile.ts'
import { orCliError } from './template.ts'

/** A page as HTML: what is its own, and the frame of the site around that. */
export interface PaintedPage {
  before: string
  own: string
  after: string
  /** What its parts ask the gateway first, as paths without the tenant's own part. */
  calls: readonly string[]
}

/** What `src/app/first-paint.tsx` exports. */
export interface FirstPaintModule {
  /** By path. */
  renderFirstPaint(input: {
    site: SiteConfig
    language: SiteLanguage
    strings: Record<string, unknown>
    paths: readonly string[]
  }): Promise<Readonly<Record<string, PaintedPage>>>
}

/** In Node a flag is looked up, not replaced: one compilation serves every profile. */
const lookedUp = Object.fromEntries(gateNames.map((name) => [name, `liveryGates.${name}`]))

/** Compiled files by name. One is the site's own code, which each profile runs anew; the others all profiles share. */
type Sources = Readonly<Record<string, string>>
const ownFile = 'first-paint.js'

/**
 * What axios's way through Node asks for where it is installed, mostly because tests need it. Nothing of it is drawn, and the
 * first paint is the same without those packages.
 */
const withoutColours: Plugin = {
  name: 'livery:colours',
  enforce: 'pre',
  resolveId: { filter: { id: /^supports-color$/ }, handler: () => '\0livery:none' },
  load: { filter: { id: /^\0livery:none$/ }, handler: () => 'export const supportsColor = null' },
}

async function compile(cwd: string): Promise<Sources> {
  buildForProduction()
  const { build, options } = await loadVite(cwd)
  let sources: Sources = {}
  const collect: Plugin = {
    name: 'livery:collect',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        sources = Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code]))
      },
    },
  }
  await orCliError(() =>
    build({
      ...options,
      define: lookedUp,
      ssr: { noExternal: true },
      plugins: [withoutColours, ...(options.plugins ?? []), collect],
      build: {
        write: false,
        ssr: join(cwd, 'src', 'app', ownFile.replace('.js', '.tsx')),
        target: 'node24',
        minify: false,
        cssMinify: false,
        reportCompressedSize: false,
        rolldownOptions: {
          cwd,
          output: {
            format: 'cjs',
            entryFileNames: ownFile,
            chunkFileNames: '[name].js',
            codeSplitting: { groups: [{ name: 'packages', test: /node_modules/ }] },
          },
        },
      },
    }),
  )
  return sources
}

type Wrapper = (require: (id: string) => unknown, module: { exports: object }, exports: object, gates: object) => void

function wrapped(name: string, code: string): Wrapper {
  const script = new Script(`(function(require,module,exports,liveryGates){${code}\n})`, { filename: name })
  return script.runInThisContext() as Wrapper
}

const isFirstPaint = (value: unknown): value is FirstPaintModule =>
  typeof value === 'object' && value !== null && 'renderFirstPaint' in value

export interface FirstPaint {
  of(profile: Profile): FirstPaintModule
}

/**
 * Compiles the first paint into this machine's own store; gives its hash. The build runs this code, so that it is only ever
 * taken by a hash that whoever compiled it said: no record of a store names it.
 */
export async function prepareFirstPaint(cwd: string, own: Store): Promise<string> {
  return own.put(Buffer.from(JSON.stringify(await compile(cwd))))
}

async function sourcesOf(cwd: string, own: Store, hash: string | null): Promise<Sources> {
  const bytes = hash === null ? undefined : await own.get(hash)
  return bytes ? (JSON.parse(Buffer.from(bytes).toString('utf8')) as Sources) : compile(cwd)
}

/** Files of packages, which know no flag: loaded once for all profiles. */
const sharedFiles = new Set(['packages.js', 'rolldown-runtime.js'])

/**
 * What renders the first paint of any profile: what `prepareFirstPaint` gave `hash` for, else compiled here. Packages are
 * loaded once; a profile's own code can be let go of.
 */
export async function openFirstPaint(cwd: string, own: Store, hash: string | null): Promise<FirstPaint> {
  const sources = await sourcesOf(cwd, own, hash)
  buildForProduction()
  const requireHere = createRequire(join(cwd, 'package.json'))
  const wrappers = new Map<string, Wrapper>()
  const wrapperOf = (name: string): Wrapper => {
    const wrapper = wrappers.get(name) ?? wrapped(name, sources[name] ?? '')
    wrappers.set(name, wrapper)
    return wrapper
  }
  const shared = new Map<string, object>()
  /** Loads files with these flags: those that packages are in for everybody, the site's own for this caller alone. */
  const openFiles = (gates: object) => {
    const own = new Map<string, object>()
    const require = (id: string): unknown => {
      const name = id.replace('./', '')
      if (!id.startsWith('./') || !Object.hasOwn(sources, name)) return requireHere(id)
      const loaded = sharedFiles.has(name) ? shared : own
      const before = loaded.get(name)
      if (before) return before
      const module = { exports: {} }
      loaded.set(name, module.exports)
      wrapperOf(name)(require, module, module.exports, gates)
      loaded.set(name, module.exports)
      return module.exports
    }
    return require
  }
  return {
    of(profile) {
      const gates = Object.fromEntries(gateNames.map((name) => [name, profile.open.includes(name)]))
      const module = openFiles(gates)(`./${ownFile}`)
      if (!isFirstPaint(module)) throw new Error('src/app/first-paint.tsx does not export renderFirstPaint')
      return module
    },
  }
}
