import { existsSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { filesBelow } from '#cli/fs/walk.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { loadVite } from '../load-vite.ts'
import { buildForProduction } from '../production.ts'
import type { ChunkGroups } from './chunk-groups.ts'
import { openChunkNames } from './chunk-names.ts'
import { openSideEffects } from './side-effects.ts'

/** A chunk as the compiler leaves it before anything is minified: its flags may still be free names. */
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

/** The product's folder, and what its site says of chunks. */
export interface CodeFolder {
  cwd: string
  chunkGroups: ChunkGroups['groups']
}

/** The chunk that a module must be in, by the module's path; a module that is not named goes where it is asked for. */
export type Layout = ReadonlyMap<string, string>

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
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        if (code.includes('__VITE_')) {
          throw new CliError('file-in-styles', `${id} names a file by url()`, {
            hint: 'Put the picture into an element or a token: styles are reduced to what each profile needs.',
          })
        }
        styles.set(id, code)
      },
    },
  }
}

/** The site's own loader of parts in the place of Vite's, which knows of cases that cannot occur here. */
function ownLoader(cwd: string): Plugin {
  return {
    name: 'livery:loader',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler() {
        const path = join(cwd, 'src', 'lib', 'load-chunk.ts')
        return existsSync(path) ? `export { loadChunk as __vitePreload } from ${JSON.stringify(path)}` : null
      },
    },
  }
}

/**
 * Compiles the site's code without minifying it. `defines` replaces flags; those that it leaves out stay as free names.
 * What the layout names goes where it says, the rest by the groups that the site declares.
 */
export async function compileCode(
  { cwd, chunkGroups }: CodeFolder,
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
  const declared = chunkGroups.map(({ has, ...group }) => ({
    ...group,
    ...(has && { test: (id: string) => has(moduleName(cwd, id)) }),
  }))
  const groups = declared.map(({ name }) => name)
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
        // A constant that a flag decides could be put into other chunks only where flags are decided first: chunks are
        // tree-shaken one by one afterwards, and fold what is theirs.
        optimization: { inlineConst: false },
        output: {
          minify: false,
          minifyInternalExports: false,
          // As constants they can still be followed when the flags are decided.
          topLevelVar: false,
          comments: { annotation: true, jsdoc: false, legal: false },
          entryFileNames: 'assets/[name].js',
          chunkFileNames: ({ name, facadeModuleId: id, isDynamicEntry }) =>
            `assets/${isDynamicEntry && id && !isHeld(name, id) ? nameOf(moduleName(cwd, id)) : '[name]'}.js`,
          codeSplitting: { groups: [byLayout, ...declared], includeDependenciesRecursively: false },
        },
      },
    },
  })
  return chunks
}
