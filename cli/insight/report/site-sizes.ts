import type { BuiltSite } from '#cli/site-files/built-site.ts'
import { type FileKind, fileKinds, kindOf } from '#cli/site-files/file-kinds.ts'
import { firstLoadOf } from '#cli/site-files/site-content.ts'

/** Bytes; `brotli` counts a file that is served as it is with its own size. */
export interface Bytes {
  raw: number
  brotli: number
}

export interface SiteSizes {
  code: string
  profile: string
  files: number
  /** The whole site, without the compressed forms. */
  total: Bytes
  kinds: Readonly<Record<FileKind, Bytes & { files: number }>>
  /** What the page asks for at once, by kind, in brotli. */
  firstLoad: Readonly<Record<FileKind, number>>
  firstLoadTotal: number
}

const wire = (file: { raw: number; brotli: number | null }) => file.brotli ?? file.raw

const byKind = <Value>(make: (kind: FileKind) => Value) =>
  Object.fromEntries(fileKinds.map((kind) => [kind, make(kind)])) as Record<FileKind, Value>

/** Measures a built site by its livery.json and its page. */
export function measureSite(site: BuiltSite): SiteSizes {
  const kinds = byKind(() => ({ files: 0, raw: 0, brotli: 0 }))
  for (const [path, file] of Object.entries(site.files)) {
    const own = kinds[kindOf(path)]
    own.files += 1
    own.raw += file.raw
    own.brotli += wire(file)
  }
  const firstLoad = byKind(() => 0)
  for (const path of firstLoadOf(site)) {
    const file = site.files[path]
    if (file) firstLoad[kindOf(path)] += wire(file)
  }
  const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
  return {
    code: site.manifest.merchantCode,
    profile: site.manifest.profile,
    files: Object.keys(site.files).length,
    total: {
      raw: sum(Object.values(kinds).map((kind) => kind.raw)),
      brotli: sum(Object.values(kinds).map((kind) => kind.brotli)),
    },
    kinds,
    firstLoad,
    firstLoadTotal: sum(Object.values(firstLoad)),
  }
}

/**
 * Adds every file of a built site with its bytes, compressed forms among them, by content: what many sites share counts once.
 * Gives what they are without sharing. The hashes are copied: a part of a text keeps the whole of it in memory.
 */
export function addDistinct(found: Map<string, number>, site: BuiltSite): number {
  let all = 0
  for (const { sha256, bytes } of Object.values(site.manifest.files)) {
    all += bytes
    if (!found.has(sha256)) found.set(Buffer.from(sha256).toString('latin1'), bytes)
  }
  return all
}
