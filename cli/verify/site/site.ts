import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '#cli/fs/hash.ts'
import { entriesBelow } from '#cli/fs/walk.ts'

/** A file of a built site. */
export interface SiteFile {
  /** From the site's root, with forward slashes. */
  path: string
  size: number
  /** sha256, hex. */
  hash: string
  bytes(): Uint8Array
  /** As UTF-8. */
  text(): string
}

export interface Site {
  code: string
  files: ReadonlyMap<string, SiteFile>
  /** What is neither a file nor a folder: nothing of the kind belongs in a site. */
  odd: readonly string[]
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')

function memorySite(path: string, bytes: Uint8Array): SiteFile {
  return { path, size: bytes.length, hash: sha256(bytes), bytes: () => bytes, text: () => textOf(bytes) }
}

/** A site of files in memory: what tests plant errors in. */
export function siteOf(code: string, files: Readonly<Record<string, string | Uint8Array>>): Site {
  const entries = Object.entries(files).map(([path, content]): [string, SiteFile] => [
    path,
    memorySite(path, typeof content === 'string' ? Buffer.from(content) : content),
  ])
  return { code, files: new Map(entries), odd: [] }
}

/** Hashes of files by their inode: sites share most of their files by hard links, and each is read once a run. */
const hashes = new Map<string, string>()

function diskFile(dir: string, path: string): SiteFile | null {
  const full = join(dir, path)
  const stats = lstatSync(full, { bigint: true })
  if (!stats.isFile()) return null
  const inode = `${stats.dev}:${stats.ino}:${stats.size}:${stats.mtimeNs}`
  let read: Uint8Array | undefined
  const bytes = () => {
    read ??= readFileSync(full)
    return read
  }
  return {
    path,
    size: Number(stats.size),
    get hash() {
      const known = hashes.get(inode) ?? sha256(bytes())
      hashes.set(inode, known)
      return known
    },
    bytes,
    text: () => textOf(bytes()),
  }
}

/** Reads a built site's folder. Bytes are read when a check asks, and go with the site. */
export function openSite(code: string, dir: string): Site {
  const files = new Map<string, SiteFile>()
  const odd: string[] = []
  for (const { path } of entriesBelow(dir)) {
    const file = diskFile(dir, path)
    if (file) files.set(path, file)
    else odd.push(path)
  }
  return { code, files, odd }
}

/** Sites share these with each other; the rest is each site's own, and what is known of it is soon forgotten. */
const isShared = ({ path }: SiteFile) => /^(assets|fonts|strings)\//.test(path)

/** A site's own files, of which some are the same as others of it. */
const maxOwn = 50

/** What can be said of a file's bytes alone, said once a run for all sites that have the same bytes. */
export function onceByHash<Result>(compute: (file: SiteFile) => Result): (file: SiteFile) => Result {
  const shared = new Map<string, { result: Result }>()
  const own = new Map<string, { result: Result }>()
  return (file) => {
    const { hash } = file
    const known = shared.get(hash) ?? own.get(hash)
    if (known) return known.result
    const made = { result: compute(file) }
    if (isShared(file)) shared.set(hash, made)
    else own.set(hash, made)
    const [oldest] = own.keys()
    if (own.size > maxOwn && oldest !== undefined) own.delete(oldest)
    return made.result
  }
}

const textEnding = /\.(html|js|css|json|svg|xml|txt|webmanifest|map)$|(^|\/)(_headers|Caddyfile|nginx\.conf)$/

export const isText = (path: string) => textEnding.test(path)

export const isCompressed = (path: string) => /\.(br|gz)$/.test(path)
