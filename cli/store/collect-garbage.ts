import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { isLeftOver } from './owner.ts'
import { namesIn, type StoreEntry, walkPassing, walkStore } from './walk-store.ts'
import { lastUsed, statsAt } from './writer.ts'

export interface GarbageRules {
  /** What was used in this time stays. Milliseconds; null where only the size counts. */
  keepMs: number | null
  /** The store's size afterwards, as far as published sites leave it free. Bytes; null for any. */
  maxBytes: number | null
}

export interface Garbage {
  temporary: number
  entries: number
  records: number
  /** Folders of compiled code. */
  compiled: number
  /** What became free on the disk. */
  bytes: number
  /** What the store holds afterwards. */
  bytesLeft: number
}

/** Everything below a folder: the time of its last use, and its size. */
function weigh(path: string): { usedAt: number; bytes: number } {
  const stats = statsAt(path)
  if (!stats) return { usedAt: 0, bytes: 0 }
  if (!stats.isDirectory()) return { usedAt: lastUsed(stats), bytes: stats.size }
  const below = namesIn(path).map((name) => weigh(join(path, name)))
  return {
    usedAt: Math.max(stats.ctimeMs, ...below.map(({ usedAt }) => usedAt)),
    bytes: below.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

/** The folders beside the store that hold compiled code, a folder each. */
const compiledFolders = ['compiled', 'gallery', 'vite']

/** What was not used since, in milliseconds of the epoch. */
function oldCompiled(cacheDir: string, before: number): { path: string; bytes: number }[] {
  const folders = compiledFolders.flatMap((group) =>
    namesIn(join(cacheDir, group)).map((name) => join(cacheDir, group, name)),
  )
  return folders
    .filter((path) => statsAt(path)?.isDirectory())
    .map((path) => ({ path, ...weigh(path) }))
    .filter(({ usedAt }) => usedAt < before)
}

/** What goes, the longest unused first. What a published site shares stays: its bytes would not become free. */
function toRemove(stored: readonly StoreEntry[], rules: GarbageRules, now: number): StoreEntry[] {
  const free = stored.filter(({ links }) => links === 0).sort((a, b) => a.usedAt - b.usedAt)
  const isOld = ({ usedAt }: StoreEntry) => rules.keepMs !== null && usedAt <= now - rules.keepMs
  const removed = free.filter(isOld)
  let left = stored.reduce((sum, { bytes }) => sum + bytes, 0) - removed.reduce((sum, { bytes }) => sum + bytes, 0)
  for (const one of free) {
    if (rules.maxBytes === null || left <= rules.maxBytes) break
    if (isOld(one)) continue
    removed.push(one)
    left -= one.bytes
  }
  return removed
}

/**
 * Removes what nothing uses. Safe while builds run: what a build had just looked up is made again when it is missed,
 * and what is linked already is not lost with its entry.
 */
export function collectGarbage(cacheDir: string, rules: GarbageRules, now = Date.now()): Garbage {
  const dir = join(cacheDir, 'store')
  const isPast = ({ name, changedMs }: { name: string; changedMs: number }) => isLeftOver(name, changedMs, now)
  const temporary = [...walkPassing(dir, 'temporary')].filter(isPast)
  const claims = [...walkPassing(dir, 'claims')].filter(isPast)
  const stored = [...walkStore(dir)]
  const removed = toRemove(stored, rules, now)
  const compiled = rules.keepMs === null ? [] : oldCompiled(cacheDir, now - rules.keepMs)
  const gone = [...temporary, ...claims, ...removed, ...compiled]
  for (const { path } of gone) rmSync(path, { recursive: true, force: true })
  const sum = (all: readonly { bytes: number }[]) => all.reduce((total, { bytes }) => total + bytes, 0)
  return {
    temporary: temporary.length,
    entries: removed.filter(({ kind }) => kind === null).length,
    records: removed.filter(({ kind }) => kind !== null).length,
    compiled: compiled.length,
    bytes: sum(gone),
    bytesLeft: sum(stored) - sum(removed),
  }
}
