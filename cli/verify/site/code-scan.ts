import { parseSync } from 'rolldown/utils'
import { onceByHash, type Site, type SiteFile } from './site.ts'

/** Another file that a script or a style sheet names. */
export interface Reference {
  /** As written. */
  specifier: string
  /** `static`: loaded with it; `dynamic`: when it is asked for; `preload`: named beside a dynamic one; `style`. */
  kind: 'static' | 'dynamic' | 'preload' | 'style'
  /** In bytes. */
  offset: number
}

/** At the start of a statement: within a text there is something else before it. */
const staticImport =
  /(?<=^|[;}\n])(?:import(?:[\w\s{},*$]*?\bfrom)?|export[\w\s{},*$]*?\bfrom)\s*["'`]([\w@./-]+)["'`]/g
const dynamicImport = /\bimport\(\s*(["'`])([^"'`$]+)\1/g
const preload = /["'`]\/?(assets\/[\w.@-]+\.(?:js|css))["'`]/g
const styleUrl = /url\(\s*(["']?)([^"')]+)\1\s*\)|@import\s+(["'])([^"']+)\3/g

/** Offsets of matches are turned into bytes at the end: most files are ASCII, where they are the same. */
function inBytes(text: string, size: number, references: Reference[]): Reference[] {
  if (text.length === size) return references
  return references.map((reference) => ({
    ...reference,
    offset: Buffer.byteLength(text.slice(0, reference.offset)),
  }))
}

/** What a compiled script names, by the forms that the compiler writes; a text that looks like one is among them. */
const scriptReferences = onceByHash((file: SiteFile): Reference[] => {
  const text = file.text()
  const found: Reference[] = []
  for (const match of text.matchAll(staticImport)) {
    found.push({ specifier: match[1] ?? '', kind: 'static', offset: match.index })
  }
  for (const match of text.matchAll(dynamicImport)) {
    found.push({ specifier: match[2] ?? '', kind: 'dynamic', offset: match.index })
  }
  for (const match of text.matchAll(preload)) {
    found.push({ specifier: `/${match[1]}`, kind: 'preload', offset: match.index })
  }
  return inBytes(text, file.size, found)
})

const styleReferences = onceByHash((file: SiteFile): Reference[] => {
  const text = file.text()
  const found = [...text.matchAll(styleUrl)].map(
    (match): Reference => ({ specifier: match[2] ?? match[4] ?? '', kind: 'style', offset: match.index }),
  )
  return inBytes(text, file.size, found)
})

/** The import map of a site's page: addresses to addresses. */
export interface ImportMap {
  imports: Readonly<Record<string, string>>
  integrity: Readonly<Record<string, string>>
}

/** The path of an address, without its escapes; as it is where they are of no letters: nothing is there then. */
export function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** An address within the site, from a specifier that is not bare. */
function addressOf(from: string, specifier: string): string {
  // Nearly all are of a form that needs no parsing.
  if (/^\.\/[\w@.-]+$/.test(specifier)) return `/${from.slice(0, from.lastIndexOf('/') + 1)}${specifier.slice(2)}`
  if (/^\/[\w@./-]+$/.test(specifier) && !specifier.includes('..')) return specifier
  return decodedPath(new URL(specifier, `https://site.invalid/${from}`).pathname)
}

/** The path in the site that a specifier leads to from a file; null for what is outside of the site. */
function resolveIn(site: Site, map: ImportMap, from: string, specifier: string): string | null {
  if (/^(?:[a-z]+:|\/\/|#)/i.test(specifier)) return null
  const isBare = !/^\.{0,2}\//.test(specifier)
  const address = isBare ? specifier : addressOf(from, specifier)
  const mapped = map.imports[address] ?? (isBare ? `/${specifier}` : address)
  const path = mapped.slice(1)
  return path === '' ? 'index.html' : site.files.has(`${path}/index.html`) ? `${path}/index.html` : path
}

/** What a script imports beyond doubt: parsing costs a hundred times what looking does. */
const parsedImports = onceByHash((file: SiteFile): ReadonlySet<string> => {
  const text = file.text()
  const { staticImports, staticExports, dynamicImports } = parseSync(file.path, text).module
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  const asked = dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1))
  return new Set([...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported, ...asked])
})

export interface Resolved extends Reference {
  /** In the site, whether it is there or not; null for what is outside. */
  path: string | null
}

const resolved = new WeakMap<Site, Map<string, readonly Resolved[]>>()

/** What a script or style sheet of the site names, with where that leads by the site's import map. */
export function referencesOf(site: Site, map: ImportMap, file: SiteFile): readonly Resolved[] {
  const known = resolved.get(site) ?? new Map<string, readonly Resolved[]>()
  resolved.set(site, known)
  const before = known.get(file.path)
  if (before) return before
  const references = file.path.endsWith('.js')
    ? scriptReferences(file)
    : file.path.endsWith('.css')
      ? styleReferences(file)
      : []
  const found = references
    .filter(({ specifier }) => specifier !== '' && !specifier.startsWith('data:'))
    .map((reference) => ({ ...reference, path: resolveIn(site, map, file.path, reference.specifier) }))
    .filter(({ kind, path, specifier }) => {
      const mayBeText = (kind === 'static' || kind === 'dynamic') && (path === null || !site.files.has(path))
      return !mayBeText || parsedImports(file).has(specifier)
    })
  known.set(file.path, found)
  return found
}
