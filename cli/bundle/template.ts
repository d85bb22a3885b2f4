import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { build } from 'vite'
import { CliError } from '#cli/terminal/cli-error.ts'
import { filesBelow, integrityOf } from './hash.ts'
import { buildForProduction } from './production.ts'
import type { Profile } from './profile.ts'
import { viteOptions } from './vite-options.ts'

/** A profile's compiled code, before any tenant's name is on it. Paths are relative to the site's root. */
export interface Template {
  /** Everything the browser may load: assets/… */
  files: readonly { path: string; source: string }[]
  /** The entry and what it imports statically, the entry first. */
  initialJs: readonly string[]
  initialCss: readonly string[]
  /** Stable chunk names to hashed files, and each file's integrity; the content of the import map. */
  importMap: { imports: Record<string, string>; integrity: Record<string, string> }
  /** Every word that stands in the app's code as a string: an icon that is not among them is not drawn. */
  words: ReadonlySet<string>
  /** What the first page needs right after: worth asking for early, never in the way. */
  nextJs: readonly string[]
}

interface ManifestChunk {
  file: string
  name?: string
  css?: string[]
  imports?: string[]
  isEntry?: boolean
}

/**
 * What every visitor loads at once is two chunks: packages, which profiles and releases share, and the app. What speaks
 * to the gateway (transport, contract, schemas) is another, since all of it comes with the first call, after the first
 * paint; so are the small parts that several pages and popups share, which apart would be a dozen requests.
 */
const chunkGroups = [
  {
    name: 'gateway',
    test: /node_modules\/(axios|zod)\/|src\/gateway\/(contract\/|transport|read-answer)/,
    priority: 3,
  },
  { name: 'vendor', test: /node_modules/, tags: ['$initial' as const], priority: 2 },
  { name: 'main', tags: ['$initial' as const], priority: 1 },
  { name: 'parts', test: /src\/(ui|lib|i18n|gateway|session|features\/support)\//, minShareCount: 2, priority: 0 },
]

async function compileSite(cwd: string, profile: Profile, outDir: string): Promise<void> {
  await build({
    ...viteOptions(cwd, profile),
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkImportMap: true,
      rolldownOptions: {
        cwd,
        input: join(cwd, 'src', 'main.tsx'),
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          codeSplitting: { groups: [...chunkGroups], includeDependenciesRecursively: false },
        },
      },
    },
  })
}

/** The page that the first paint shows: its styles are needed at once, its code comes after. Relative to `src`. */
const firstPage = 'app/home-route.tsx'

/** A chunk and all it imports statically. */
function withImports(manifest: Record<string, ManifestChunk>, start: ManifestChunk): Set<ManifestChunk> {
  const seen = new Set<ManifestChunk>()
  const visit = (chunk: ManifestChunk) => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports ?? []) {
      const imported = manifest[name]
      if (imported) visit(imported)
    }
  }
  visit(start)
  return seen
}

function initialChunks(manifest: Record<string, ManifestChunk>): { js: string[]; css: string[]; next: string[] } {
  const entries = Object.values(manifest).filter(({ isEntry }) => isEntry)
  const initial = entries.flatMap((entry) => [...withImports(manifest, entry)])
  const page = manifest[firstPage]
  const pageChunks = page ? [...withImports(manifest, page)] : []
  const gateway = Object.values(manifest).filter(({ name }) => name === 'gateway')
  const styled = [...initial, ...pageChunks]
  const js = new Set(initial.map(({ file }) => file))
  return {
    js: [...js],
    next: [...new Set([...gateway, ...pageChunks].map(({ file }) => file))].filter((file) => !js.has(file)),
    css: [...new Set(styled.flatMap(({ css }) => css ?? []))],
  }
}

function wordsOf(files: readonly { path: string; source: string }[]): ReadonlySet<string> {
  const code = files.filter(({ path }) => path.endsWith('.js') && !/\/(vendor|gateway)-/.test(path))
  const literal = /["'`]([a-z][a-z0-9-]*)["'`]/g
  return new Set(
    code.flatMap(({ source }) => [...readFileSync(source, 'utf8').matchAll(literal)].map(([, word = '']) => word)),
  )
}

/** Reads back what `compileTemplate` wrote. */
export function describeTemplate(dir: string): Template {
  const site = join(dir, 'site')
  const manifest = JSON.parse(readFileSync(join(site, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >
  const map = JSON.parse(readFileSync(join(site, 'importmap.json'), 'utf8')) as { imports: Record<string, string> }
  const files = filesBelow(join(site, 'assets')).map((source) => ({ path: source.slice(site.length + 1), source }))
  const integrity = Object.fromEntries(
    files
      .filter(({ path }) => path.endsWith('.js'))
      .map(({ path, source }) => [`/${path}`, integrityOf(readFileSync(source))]),
  )
  const { js, css, next } = initialChunks(manifest)
  return {
    files,
    initialJs: js,
    initialCss: css,
    importMap: { imports: map.imports, integrity },
    nextJs: next,
    words: wordsOf(files),
  }
}

/** Runs a compilation; what fails in it is a mistake in the code, said without Vite's colours. */
export async function orCliError(compile: () => Promise<void>): Promise<void> {
  try {
    await compile()
  } catch (cause) {
    const reason = stripVTControlCharacters(cause instanceof Error ? cause.message : String(cause))
    throw new CliError('code-does-not-compile', `The site's code does not compile: ${reason.trim()}`, {
      cause,
      hint: 'This is a mistake in src/, not in a tenant: "npm run check" says more.',
    })
  }
}

/** Compiles a profile into `dir` (emptied first) and writes `done` last, so that half a template is never taken. */
export async function compileTemplate(cwd: string, profile: Profile, dir: string): Promise<Template> {
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  buildForProduction()
  await orCliError(() => compileSite(cwd, profile, join(dir, 'site')))
  writeFileSync(join(dir, 'done'), '')
  return describeTemplate(dir)
}
