import { extname } from 'node:path'
import type { BuiltSite } from '#cli/site-files/built-site.ts'
import { stableName } from '#cli/site-files/file-kinds.ts'
import { firstLoadOf } from '#cli/site-files/site-content.ts'
import type { Bytes } from './site-sizes.ts'

/** A chunk as the compiler made it: what is in it and what it asks for. */
export interface MappedChunk {
  /** As in its address, without the hash. */
  name: string
  /** Source code asks for it by itself: a page, a popup, a part. */
  isAsked: boolean
  /** `bytes` of the code before it was minified. */
  modules: readonly { id: string; bytes: number }[]
  /** Names of the chunks that come with it. */
  imports: readonly string[]
}

export interface ChunkSize extends Bytes {
  name: string
  /** The page asks for it at once. */
  isInitial: boolean
  /** The share of the chunk's brotli that each module stands for, the largest first. */
  modules: readonly { name: string; bytes: number }[]
}

/** What a page or popup brings along when it is opened, beyond the start. Brotli. */
export interface RouteSize {
  name: string
  js: number
  css: number
  chunks: number
}

/** The code of one profile, measured on one of the sites that have it. */
export interface ProfileCode {
  profile: string
  /** Codes of the tenants that share it. */
  tenants: readonly string[]
  measuredOn: string
  initialJs: number
  chunks: readonly ChunkSize[]
  routes: readonly RouteSize[]
}

/** "node_modules/react-dom/cjs/…" is listed as its package, a module of the site by its path. */
export function moduleName(id: string): string {
  const packages = [...id.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)]
  return packages.at(-1)?.[1] ?? id
}

function modulesOf(chunk: MappedChunk | undefined, brotli: number): ChunkSize['modules'] {
  const sizes = new Map<string, number>()
  for (const { id, bytes } of chunk?.modules ?? []) {
    const name = moduleName(id)
    if (bytes > 0) sizes.set(name, (sizes.get(name) ?? 0) + bytes)
  }
  const all = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)
  if (all === 0) return [{ name: 'not known', bytes: brotli }]
  return [...sizes]
    .map(([name, bytes]) => ({ name, bytes: Math.round((bytes / all) * brotli) }))
    .sort((a, b) => b.bytes - a.bytes || (a.name < b.name ? -1 : 1))
}

/** Files that are no chunk of a profile, by name: the loader's table, and the code of the service worker. */
const withoutModules: Readonly<Record<string, string>> = { integrity: 'hashes', worker: 'service worker' }

const chunkName = (path: string) =>
  stableName(path)
    .replace(/^assets\//, '')
    .replace(/\.\w+$/, '')

/** Bytes by the name of a chunk and what its file ends in: "main.js". */
function sizesByName(served: readonly (readonly [path: string, file: { brotli: number | null; raw: number }])[]) {
  const sizes = new Map<string, number>()
  for (const [path, { brotli, raw }] of served) {
    const name = chunkName(path) + extname(path)
    sizes.set(name, (sizes.get(name) ?? 0) + (brotli ?? raw))
  }
  return sizes
}

function closureOf(map: ReadonlyMap<string, MappedChunk>, start: string): Set<string> {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const next of map.get(name)?.imports ?? []) visit(next)
  }
  visit(start)
  return seen
}

/** Lays what the compiler knows of its chunks over what a built site serves of them. */
export function measureCode(site: BuiltSite, chunks: readonly MappedChunk[], tenants: readonly string[]): ProfileCode {
  const map = new Map(chunks.map((chunk) => [chunk.name, chunk]))
  const served = Object.entries(site.files).filter(([path]) => /^assets\/.*\.(js|css)$/.test(path))
  const sizes = sizesByName(served)
  const sizeOf = (name: string, extension: string) => sizes.get(name + extension) ?? 0
  const firstLoad = new Set(firstLoadOf(site))
  const measured = served
    .filter(([path]) => path.endsWith('.js'))
    .map(([path, { raw, brotli }]): ChunkSize => {
      const name = chunkName(path)
      const size = { raw, brotli: brotli ?? raw }
      const madeAs = map.has(name) ? undefined : withoutModules[name]
      const modules = madeAs ? [{ name: madeAs, bytes: size.brotli }] : modulesOf(map.get(name), size.brotli)
      return { name, ...size, isInitial: firstLoad.has(path), modules }
    })
    .sort((a, b) => Number(b.isInitial) - Number(a.isInitial) || b.brotli - a.brotli)
  const initial = new Set(measured.filter((chunk) => chunk.isInitial).map((chunk) => chunk.name))
  const initialCss = new Set([...firstLoad].filter((path) => path.endsWith('.css')).map(chunkName))
  const routes = chunks
    .filter(({ isAsked, name }) => isAsked && !initial.has(name) && measured.some((chunk) => chunk.name === name))
    .map(({ name }): RouteSize => {
      const closure = [...closureOf(map, name)]
      const own = closure.filter((chunk) => !initial.has(chunk))
      const styled = closure.filter((chunk) => !initialCss.has(chunk))
      return {
        name,
        js: own.reduce((sum, chunk) => sum + sizeOf(chunk, '.js'), 0),
        css: styled.reduce((sum, chunk) => sum + sizeOf(chunk, '.css'), 0),
        chunks: own.length,
      }
    })
    .sort((a, b) => b.js - a.js || (a.name < b.name ? -1 : 1))
  const initialJs = measured.reduce((sum, { isInitial, brotli }) => sum + (isInitial ? brotli : 0), 0)
  return {
    profile: site.manifest.profile,
    tenants,
    measuredOn: site.manifest.merchantCode,
    initialJs,
    chunks: measured,
    routes,
  }
}
