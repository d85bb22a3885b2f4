import { createHash, hash as hashOnce } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './walk.ts'

/** Hex. */
export function sha256(bytes: string | Uint8Array): string {
  return hashOnce('sha256', bytes)
}

/**
 * The form that `integrity` attributes and import maps take. A page lists one for each of its chunks and none of them
 * compresses, so it is SHA-256: 11 bytes less than SHA-384, and as far out of reach for who wants another file with it.
 */
export function integrityOf(bytes: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
}

/** For the name of a file whose integrity stands beside it: a part of that, so that a page says both in fewer bytes. */
export function nameHash(integrity: string): string {
  return integrity.slice('sha256-'.length).slice(0, 8).replaceAll('+', '-').replaceAll('/', '_')
}

/** The form that a content security policy takes for an inline script. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** One hash over the names and contents of files and folders. Tests do not count: they are never in a site. */
export function hashPaths(cwd: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesBelow(join(cwd, path)))) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash.update(file.slice(cwd.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
