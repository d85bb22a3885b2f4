import { relative, sep } from 'node:path'

/** A path as diagnostics name it: relative to the working folder, with forward slashes. */
export function shownPath(cwd: string, path: string): string {
  return relative(cwd, path).split(sep).join('/') || '.'
}
