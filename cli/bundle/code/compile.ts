import { existsSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { filesBelow } from '#cli/fs/hash.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { loadVite } from '../load-vite.ts'
import { buildForProduction } from '../production.ts'
import { openChunkNames } from './chunk-names.ts'
import { openSideEffects } from './side-effects.ts'

/** A chunk as the compiler leaves it before anything is minified: its gates may still be free names. */
export interface CompiledChunk {
  /** Stable from one profile to the next, and the last part of its address. */
  name: string
  code: string
  isEntry: boolean
  /** What `import()` of it gives by the source's own names; empty for a chunk that no source asks for by itself. */
  entryExports: readonly string[]
  /** In the order of the code. */
  modules: readonly CompiledModule[]
}

export interface CompiledModule {
  /** The path from the product's folder, or what a plugin calls a module of its own. */
  id: string
  /** What stands above its code in the chunk. */
  heading: string
  /** Of the code as it stands here, not minified. */
  bytes: number
  /** Loading it does nothing but define what it exports. */
  isPure: boolean
  /** Of a style sheet: its text, with the names of classes as they are in the site. */
  css: string | null
}

/** The chunk that a module must be in, by the module's path; a module that is not named goes where it is asked for. */
export type Layout = ReadonlyMap<string, string>

/**
 * What every visitor loads at once is two chunks: packages, which profiles and releases share, and the app. What speaks
 * to the gateway (transport, contract, schemas) is another, since all of it comes with the first call, after the first
 * paint; so are the small parts that several pages and popups share, which apart would be a dozen requests. The patterns
 * of the contract are no call: they come with the forms that ask for them. What the pages of an account share is a chunk,
 * with all the calls that only they make; so is what pages with games share, and the contracts of the lotteries and of the
 * agents. What only parts behind gates share is in none of these: a profile without them would have it.
 */
const chunkGroups = [
  {
    name: 'gateway',
    test: /node_modules\/(axios|zod)\/|contract\/(call\.|identity\/(?!patterns|link-token|firebase-verifier)|lobby\/(?!lottery)|site\/(system|language)\.)|src\/gateway\/(transport|read-answer)/,
    priority: 3,
  },
  {
    name: 'link-log-in',
    test: /src\/(app\/link|features\/auth\/link|session\/link-log-in|gateway\/link-calls)|contract\/identity\/link-token/,
    priority: 3,
  },
  { name: 'lottery', test: /contract\/lobby\/lottery/, priority: 3 },
  { name: 'agents', test: /contract\/agent\//, priority: 3 },
  {
    name: 'agent-parts',
    test: /src\/(reports\/(charts\/line-chart|filters\/agent-presets)|account\/parts\/agent-settings|gateway\/agent-calls)/,
    priority: 3,
  },
  {
    name: 'notices',
    test: /src\/features\/messages\/(popups\/(notice|reader)-popup|components\/(notices|reader|letter)\.|lib\/titles-per-page\.)/,
    priority: 3,
  },
  { name: 'app-link', test: /src\/(app\/identity\/app-link|features\/app-download\/lib\/)/, priority: 3 },
  { name: 'phone', test: /src\/features\/auth\/codes\/(phone-rules|typed-phone)\./, priority: 3 },
  { name: 'team', test: /src\/features\/team\//, priority: 3 },
  { name: 'agent-reports', test: /src\/features\/(team-reports|earnings)\//, priority: 3 },
  { name: 'unanswered', test: /src\/account\/money\/(unanswered|ask-dialog)\./, priority: 3 },
  { name: 'lists', test: /src\/account\/lists\//, priority: 3 },
  {
    name: 'auth-forms',
    test: /src\/features\/auth\/(forms\/form-parts|verification\/(sha-256|use-verification))\./,
    priority: 3,
  },
  {
    name: 'passwords',
    test: /src\/features\/auth\/passwords\/(waiting|password-owner|new-password-schema)\./,
    priority: 3,
  },
  { name: 'promotion-facts', test: /src\/features\/promotions\/components\/(offer|promotion)-facts\./, priority: 3 },
  {
    name: 'account',
    test: /src\/(lib\/(decimal|csv)|account\/(?!claims\/|lists\/|money\/use-idempotent-request\.|parts\/(agent-settings|chance-table|part\.|use-day|qr-code|address-query)|frame\/task-dialog)|reports\/(charts\/(?!line-chart)|table\/(?!cells|number-groups|amount|money-columns|use-times|record-foot)|filters\/period(?:s|-picker)\.)|features\/(wallet\/pages\/two-columns|promotions\/api\/use-promotions)|gateway\/account-calls)|contract\/account\/(?!events)/,
    priority: 2,
  },
  {
    name: 'records',
    test: /src\/(features\/records\/api\/|reports\/(filters\/(?!periods|period-picker|agent-presets)|table\/(cells|number-groups|amount|money-columns|use-times|record-foot)|bets\/|totals\/|files\/|mended-notice|record-query|report-page|use-nothing))/,
    minShareCount: 2,
    priority: 3,
  },
  { name: 'vendor', test: /node_modules/, tags: ['$initial' as const], priority: 2 },
  { name: 'main', tags: ['$initial' as const], priority: 1 },
  {
    name: 'parts',
    test: /src\/(ui|lib(?!\/(?:decimal|csv))|i18n|gateway(?!\/account-calls|\/agent-calls|\/security-calls|\/idempotent-request)|session|features\/support)\/|src\/account\/money\/use-idempotent-request\./,
    minShareCount: 2,
    priority: 0,
  },
  { name: 'play', test: /src\/(play|gateway\/play-calls)/, minShareCount: 2, priority: 1 },
]

/** What the compiler writes above a module's code. */
const headingOf = (cwd: string, id: string) =>
  isAbsolute(id) ? relative(cwd, id.replace(/\?.*$/, '')).split(sep).join('/') : id.replace('\0', '')

/** The same on every machine, also where the packages are elsewhere and linked. */
const moduleName = (cwd: string, id: string) => headingOf(cwd, id).replace(/^(?:\.\.\/).*?(?=node_modules\/)/, '')

const chunkName = (fileName: string) => fileName.replace(/^assets\//, '').replace(/\.js$/, '')

interface Lookup {
  cwd: string
  styles: ReadonlyMap<string, string>
  isPure(path: string): boolean
  infoOf(id: string): Rolldown.ModuleInfo | null
}

function chunkOf(chunk: Rolldown.OutputChunk, { cwd, styles, isPure, infoOf }: Lookup): CompiledChunk {
  const modules = Object.entries(chunk.modules).map(([id, module]) => ({
    id: moduleName(cwd, id),
    heading: headingOf(cwd, id),
    bytes: module.renderedLength,
    isPure: isAbsolute(id) && isPure(id),
    css: styles.get(id) ?? null,
  }))
  const facade = chunk.isDynamicEntry ? chunk.facadeModuleId : null
  const entryExports = facade === null ? [] : (infoOf(facade)?.exports ?? [])
  return { name: chunkName(chunk.fileName), code: chunk.code, isEntry: chunk.isEntry, entryExports, modules }
}

/** Takes each style sheet's own text, before Vite makes one file of a chunk's. */
function collectStyles(styles: Map<string, string>): Plugin {
  return {
    name: 'livery:styles',
    transform(code, id) {
      if (!/\.css$/.test(id)) return
      if (code.includes('__VITE_')) {
        throw new CliError('file-in-styles', `${id} names a file by url()`, {
          hint: 'Put the picture into an element or a token: styles are cut to what each profile needs.',
        })
      }
      styles.set(id, code)
    },
  }
}

/** The site's own loader of parts in the place of Vite's, which knows of cases that cannot occur here. */
function ownLoader(cwd: string): Plugin {
  return {
    name: 'livery:loader',
    enforce: 'pre',
    load(id) {
      if (id !== '\0vite/preload-helper.js') return null
      const path = join(cwd, 'src', 'lib', 'load-chunk.ts')
      return existsSync(path) ? `export { loadChunk as __vitePreload } from ${JSON.stringify(path)}` : null
    },
  }
}

/**
 * Compiles the site's code without minifying it. `defines` replaces gates; those that it leaves out stay as free names.
 * What the layout names goes where it says, the rest by the groups above.
 */
export async function compileCode(
  cwd: string,
  defines: Readonly<Record<string, string>>,
  layout: Layout,
): Promise<CompiledChunk[]> {
  buildForProduction()
  const chunks: CompiledChunk[] = []
  const styles = new Map<string, string>()
  const isPure = openSideEffects()
  const collect: Plugin = {
    name: 'livery:collect',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const outputs = Object.values(bundle).filter((output) => output.type === 'chunk')
        const lookup = { cwd, styles, isPure, infoOf: (id: string) => this.getModuleInfo(id) }
        chunks.push(...outputs.map((output) => chunkOf(output, lookup)))
      },
    },
  }
  const { build, options } = await loadVite(cwd)
  const sources = ['contract', 'src']
    .flatMap((name) => filesBelow(join(cwd, name)))
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  const groups = chunkGroups.map(({ name }) => name)
  const nameOf = openChunkNames(sources, groups)
  // A page that is held in place is named by its group. What a group is called says nothing by itself: packages' folders
  // have the same names.
  const isHeld = (name: string, id: string) => groups.includes(name) || layout.has(moduleName(cwd, id))
  const byLayout = { name: (id: string) => layout.get(moduleName(cwd, id)) ?? null, priority: 9 }
  await build({
    ...options,
    define: { ...defines },
    plugins: [ownLoader(cwd), ...(options.plugins ?? []), collectStyles(styles), collect],
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        cwd,
        input: join(cwd, 'src', 'main.tsx'),
        // What of a CommonJS package is used shows only when all chunks are looked at together: it is kept whole.
        treeshake: { commonjs: false },
        // A constant that a gate decides could be put into other chunks only where gates are decided first: chunks are
        // shaken one by one afterwards, and fold what is theirs.
        optimization: { inlineConst: false },
        output: {
          minify: false,
          minifyInternalExports: false,
          // As constants they can still be followed when the gates are decided.
          topLevelVar: false,
          comments: { annotation: true, jsdoc: false, legal: false },
          entryFileNames: 'assets/[name].js',
          chunkFileNames: ({ name, facadeModuleId: id, isDynamicEntry }) =>
            `assets/${isDynamicEntry && id && !isHeld(name, id) ? nameOf(moduleName(cwd, id)) : '[name]'}.js`,
          codeSplitting: { groups: [byLayout, ...chunkGroups], includeDependenciesRecursively: false },
        },
      },
    },
  })
  return chunks
}
