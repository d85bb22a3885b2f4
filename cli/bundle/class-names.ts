import { createHash } from 'node:crypto'

/** A class as the browser's bundle and the first paint both name it. `path` is from src/, with forward slashes. */
export function scopedClass(path: string, name: string): string {
  return `_${createHash('sha256').update(`${path}:${name}`).digest('base64url').replaceAll(/[-_]/g, 'x').slice(0, 5)}`
}
