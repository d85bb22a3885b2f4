import { copyFileSync, existsSync, linkSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { errorCode } from '#cli/lib/error-code.ts'
import { sha256 } from '../../fs/hash.ts'
import { makeFolder } from '../folders.ts'

/** Files of far releases that were brought here, by their hash: many tenants have the same. */
export interface Blobs {
  /** Puts a file in its place; false where it is not here, or is damaged. */
  place(hash: string, path: string): boolean
  /** Takes a file in, unless its bytes are others. */
  take(hash: string, path: string): void
  /** Its bytes; undefined where it is not here, or is damaged. */
  read(hash: string): Uint8Array | undefined
  /** Removes what no release here has any more. */
  sweep(): void
}

export const hasBytes = (path: string, hash: string): boolean =>
  (lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false) && sha256(readFileSync(path)) === hash

function linkOrCopy(from: string, to: string): void {
  makeFolder(dirname(to))
  rmSync(to, { force: true })
  try {
    linkSync(from, to)
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return
    copyFileSync(from, to)
  }
}

/** Removes a blob with one link: its own. Another process may link it in this moment, and then has the file. */
function sweep(dir: string): void {
  if (!existsSync(dir)) return
  for (const folder of readdirSync(dir)) {
    for (const name of readdirSync(join(dir, folder))) {
      const path = join(dir, folder, name)
      if (lstatSync(path, { throwIfNoEntry: false })?.nlink === 1) rmSync(path, { force: true })
    }
  }
}

export function openBlobs(dir: string): Blobs {
  const pathOf = (hash: string) => join(dir, hash.slice(0, 2), hash)
  return {
    place(hash, path) {
      const blob = pathOf(hash)
      if (!hasBytes(blob, hash)) return false
      linkOrCopy(blob, path)
      return true
    },
    take(hash, path) {
      const blob = pathOf(hash)
      if (hasBytes(blob, hash) || !hasBytes(path, hash)) return
      const beside = `${blob}.${process.pid}`
      linkOrCopy(path, beside)
      renameSync(beside, blob)
    },
    read(hash) {
      const blob = pathOf(hash)
      const bytes = existsSync(blob) ? readFileSync(blob) : undefined
      return bytes && sha256(bytes) === hash ? bytes : undefined
    },
    sweep: () => sweep(dir),
  }
}
