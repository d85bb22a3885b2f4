import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '#cli/lib/error-code.ts'
import { sha256 } from '../fs/hash.ts'
import { textOfRecord } from './records.ts'
import { type StoreEntry, walkPassing, walkStore } from './walk-store.ts'

export interface StoreInfo {
  dir: string
  entries: { count: number; bytes: number }
  records: { count: number; bytes: number }
  temporary: { count: number; bytes: number }
  /** Of the entries, those that published files share; `saved` is what plain copies would take besides. Bytes. */
  shared: { count: number; links: number; bytes: number; saved: number }
}

export function describeStore(cacheDir: string): StoreInfo {
  const dir = join(cacheDir, 'store')
  const kept = [...walkStore(dir)]
  const count = (all: readonly { bytes: number }[]) => ({
    count: all.length,
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
  })
  const shared = kept.filter(({ links }) => links > 0)
  return {
    dir,
    entries: count(kept.filter(({ kind }) => kind === null)),
    records: count(kept.filter(({ kind }) => kind !== null)),
    temporary: count([...walkPassing(dir, 'temporary')]),
    shared: {
      ...count(shared),
      links: shared.reduce((sum, { links }) => sum + links, 0),
      saved: shared.reduce((sum, { links, bytes }) => sum + (links - 1) * bytes, 0),
    },
  }
}

export interface Damaged {
  path: string
  /** Published files that have the same damage: they are the same file on the disk. */
  links: number
}

export interface StoreCheck {
  entries: number
  records: number
  damaged: Damaged[]
}

function isWhole({ path, name, kind, isFile }: StoreEntry): boolean | undefined {
  if (!isFile) return false
  try {
    const bytes = readFileSync(path)
    if (kind !== null) return textOfRecord(kind, name, bytes) !== undefined
    return sha256(bytes) === name
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? undefined : false
  }
}

/** Reads everything, and removes what is damaged, so that the next build makes it again. */
export function verifyStore(cacheDir: string): StoreCheck {
  const check: StoreCheck = { entries: 0, records: 0, damaged: [] }
  for (const kept of walkStore(join(cacheDir, 'store'))) {
    const whole = isWhole(kept)
    if (whole === undefined) continue
    if (kept.kind === null) check.entries++
    else check.records++
    if (whole) continue
    rmSync(kept.path, { recursive: true, force: true })
    check.damaged.push({ path: kept.path, links: kept.links })
  }
  return check
}
