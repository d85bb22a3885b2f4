import { existsSync, linkSync, lstatSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { shownBytes } from '#cli/lib/bytes.ts'
import { type Check, fail, ok, reasonOf, warn } from './check.ts'

/** The folder itself, or the nearest above it that is there. */
export function nearestFolder(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path))
}

export interface Room {
  /** Bytes. */
  free: number
  /** Null where the file system counts none. */
  inodes: number | null
}

export function roomOn(dir: string): Room {
  const { bavail, bsize, ffree, files } = statfsSync(nearestFolder(dir))
  return { free: bavail * bsize, inodes: files === 0 ? null : ffree }
}

const gigabyte = 1_000_000_000

export function checkRoom(name: string, { free, inodes }: Room): Check {
  const named = { id: `room-${name.replaceAll(' ', '-')}`, title: `Room for ${name}` }
  const detail = `${shownBytes(free)} free${inodes === null ? '' : `, ${inodes.toLocaleString('en-GB')} inodes`}`
  const remedy = 'Make room: "livery store gc" removes what no site uses.'
  if (free < 0.2 * gigabyte || (inodes ?? 1e9) < 5_000) return fail(named, detail, remedy)
  return free < 2 * gigabyte || (inodes ?? 1e9) < 100_000 ? warn(named, detail, remedy) : ok(named, detail)
}

/** Entries are counted up to here: a store of more is large, whatever its size. */
const maxCounted = 300_000

/** Bytes and files below a folder. What cannot be read, or goes while it is counted, does not count. */
function sizeBelow(dir: string): { files: number; bytes: number } {
  const found = { files: 0, bytes: 0 }
  const folders = [dir]
  for (let folder = folders.pop(); folder !== undefined && found.files < maxCounted; folder = folders.pop()) {
    for (const entry of entriesOf(folder)) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) folders.push(path)
      else {
        found.files += 1
        found.bytes += lstatSync(path, { throwIfNoEntry: false })?.size ?? 0
      }
    }
  }
  return found
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

/** A file that is there only while `use` runs. */
function withProbe<Result>(dir: string, use: (path: string) => Result): Result {
  const path = join(dir, `.livery-doctor-${process.pid}`)
  try {
    writeFileSync(path, 'livery')
    return use(path)
  } finally {
    rmSync(path, { force: true })
  }
}

/** When the disk says that a file was written that is written now; milliseconds. */
export function timeOnDisk(dir: string): number {
  return withProbe(dir, (path) => lstatSync(path).mtimeMs)
}

export function checkCache(dir: string): Check {
  const named = { id: 'cache', title: 'Cache' }
  try {
    mkdirSync(dir, { recursive: true })
    withProbe(dir, () => undefined)
  } catch (error) {
    return fail(
      named,
      `${dir} cannot be written (${reasonOf(error)})`,
      'Give it back to this user, or name another with LIVERY_CACHE.',
    )
  }
  const { files, bytes } = sizeBelow(dir)
  const count = files >= maxCounted ? `more than ${maxCounted.toLocaleString('en-GB')}` : files.toLocaleString('en-GB')
  const detail = `${shownBytes(bytes)} in ${count} ${files === 1 ? 'file' : 'files'}, ${dir}`
  if (bytes < 20 * gigabyte) return ok(named, detail)
  return warn(named, detail, '"livery store gc" removes what no site uses.')
}

/** Whether the sites can share their files with the store. */
export function checkLinks(cacheDir: string, sitesDir: string): Check {
  const named = { id: 'hard-links', title: 'Hard links' }
  const target = nearestFolder(sitesDir)
  try {
    return withProbe(cacheDir, (path) => {
      const link = join(target, `.livery-doctor-link-${process.pid}`)
      try {
        linkSync(path, link)
        return ok(named, 'sites share their files with the cache')
      } catch (error) {
        if (reasonOf(error) === 'EXDEV') {
          return warn(
            named,
            'cache and sites are on different disks',
            'Put both on one, by LIVERY_CACHE or --out: now each site is a copy.',
          )
        }
        return warn(
          named,
          `no file can be linked into ${target} (${reasonOf(error)})`,
          'Each site is a plain copy; another file system would share files.',
        )
      } finally {
        rmSync(link, { force: true })
      }
    })
  } catch (error) {
    return fail(named, `nothing can be written in ${cacheDir} (${reasonOf(error)})`, 'Fix the cache first.')
  }
}

export function checkCase(dir: string): Check {
  const named = { id: 'file-names', title: 'File names' }
  try {
    const isBlind = withProbe(dir, (path) => existsSync(join(dirname(path), `.LIVERY-DOCTOR-${process.pid}`)))
    if (!isBlind) return ok(named, 'capital and small letters are told apart')
    return warn(
      named,
      'capital and small letters are the same',
      'Names that differ by case alone clash here, and not on the servers.',
    )
  } catch (error) {
    return fail(named, `nothing can be written in ${dir} (${reasonOf(error)})`, 'Fix the folder first.')
  }
}
