import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '#cli/lib/is-record.ts'

/** A package that was hashed: its folders and files, by their paths from the product's folder, as they were then. */
export interface KnownPackage {
  dirs: readonly string[]
  files: readonly string[]
  /** What the system said of each of them, folders first. */
  marks: readonly number[]
  hash: string
}

export interface KnownPackages {
  get(key: string): KnownPackage | undefined
  set(key: string, known: KnownPackage): void
  /** Keeps those of `keys` for later runs. */
  store(keys: ReadonlySet<string>): void
}

const version = 1

/** Milliseconds: what changed this shortly before it was read may change once more without another time. */
const tooFresh = 2000

/** When something of it last changed: the first mark of each folder, the second of each file. */
function newestOf({ dirs, marks }: KnownPackage): number {
  const isTime = (at: number) => (at < dirs.length * 2 ? at % 2 === 0 : (at - dirs.length * 2) % 3 === 1)
  return marks.reduce((newest, mark, at) => (isTime(at) ? Math.max(newest, mark) : newest), 0)
}

function readKnown(path: string, root: string): Map<string, KnownPackage> {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (!isRecord(value) || value.version !== version || value.root !== root) return new Map()
    return new Map(Object.entries(value.packages as Record<string, KnownPackage>))
  } catch {
    // Never stored, or not readable: everything is hashed.
    return new Map()
  }
}

/**
 * `<cacheDir>/installed.json`. It is of use on this machine alone: elsewhere the same files have other inodes and times, so
 * that nothing in it is believed.
 */
export function openKnownPackages(root: string, cacheDir: string): KnownPackages {
  const path = join(cacheDir, 'installed.json')
  const packages = readKnown(path, root)
  const startedAt = Date.now()
  let isChanged = false
  return {
    get: (key) => packages.get(key),
    set(key, known) {
      // What is of later than now was changed while this ran, or by another clock.
      if (newestOf(known) > startedAt - tooFresh) packages.delete(key)
      else packages.set(key, known)
      isChanged = true
    },
    store(keys) {
      for (const key of packages.keys()) if (!keys.has(key)) isChanged = packages.delete(key) || isChanged
      if (!isChanged) return
      const beside = `${path}.${process.pid}`
      try {
        mkdirSync(cacheDir, { recursive: true })
        writeFileSync(beside, JSON.stringify({ version, root, packages: Object.fromEntries(packages) }))
        renameSync(beside, path)
      } catch {
        // A cache that cannot be written to costs time, and nothing else.
        if (existsSync(beside)) rmSync(beside, { force: true })
      }
    },
  }
}
