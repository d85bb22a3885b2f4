import { readdirSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '#cli/lib/error-code.ts'
import { lastUsed, statsAt } from './writer.ts'

/** One file of a store, as the system sees it. */
export interface StoreEntry {
  path: string
  /** What it is named by: of an entry the hash of its bytes, of a record that of its key. */
  name: string
  /** Null for an entry. */
  kind: string | null
  isFile: boolean
  bytes: number
  /** Published files that share its bytes on the disk. */
  links: number
  /** Milliseconds since 1970. */
  usedAt: number
}

export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return []
    throw error
  }
}

function entryAt(path: string, name: string, kind: string | null, stats: Stats): StoreEntry {
  const links = stats.isFile() ? stats.nlink - 1 : 0
  return { path, name, kind, isFile: stats.isFile(), bytes: stats.size, links, usedAt: lastUsed(stats) }
}

function* walkFolders(dir: string, kind: string | null): Generator<StoreEntry> {
  for (const start of namesIn(dir)) {
    for (const rest of namesIn(join(dir, start))) {
      const path = join(dir, start, rest)
      const stats = statsAt(path)
      // Another process may have removed it meanwhile.
      if (stats) yield entryAt(path, start + rest, kind, stats)
    }
  }
}

/** Every entry, then every record. */
export function* walkStore(dir: string): Generator<StoreEntry> {
  yield* walkFolders(join(dir, 'files'), null)
  for (const kind of namesIn(join(dir, 'records'))) yield* walkFolders(join(dir, 'records', kind), kind)
}

/** What was begun and is not finished ("temporary"), or what processes told each other ("claims"): much of it is past. */
export function* walkPassing(
  dir: string,
  folder: 'temporary' | 'claims',
): Generator<{ path: string; name: string; bytes: number; changedMs: number }> {
  for (const name of namesIn(join(dir, folder))) {
    const path = join(dir, folder, name)
    const stats = statsAt(path)
    if (stats) yield { path, name, bytes: stats.size, changedMs: stats.ctimeMs }
  }
}
