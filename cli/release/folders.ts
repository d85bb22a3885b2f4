import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { isLeftover, type ReleasePlace, switchName, trashName } from './layout.ts'

/** What web servers may enter, whatever the umask of who releases. */
const folderMode = 0o755

/** Makes a folder that is not there, and those above it. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
  chmodSync(path, folderMode)
}

/** Makes what was created, renamed or removed in a folder outlive a loss of power. */
export function syncFolder(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Makes a release live: a link under another name, renamed over `current`. Whoever looks sees the old or the new. */
export function switchCurrent(place: ReleasePlace, id: string): void {
  const temporary = join(place.dir, switchName())
  try {
    symlinkSync(`releases/${id}`, temporary)
    renameSync(temporary, place.current)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
  syncFolder(place.dir)
}

/** Takes the tenant off: no release is live any more, all stay there. */
export function takeOff(place: ReleasePlace): void {
  rmSync(place.current, { force: true })
  syncFolder(place.dir)
}

/** Removes a release if it is there: out of sight by one rename first, so that none is ever half there. */
export function removeRelease(place: ReleasePlace, id: string): void {
  if (!existsSync(join(place.releasesDir, id))) return
  const trash = join(place.releasesDir, trashName(id))
  renameSync(join(place.releasesDir, id), trash)
  rmSync(trash, { recursive: true, force: true })
}

/** Removes what runs that were killed left behind. Only for who holds the lock: then all of it is of the dead. */
export function sweep(place: ReleasePlace): string[] {
  return [place.dir, place.releasesDir]
    .filter((dir) => existsSync(dir))
    .flatMap((dir) => readdirSync(dir).flatMap((name) => (isLeftover(name) ? [join(dir, name)] : [])))
    .map((path) => {
      rmSync(path, { recursive: true, force: true })
      return path
    })
}
