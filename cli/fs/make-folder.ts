import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { errorCode } from '#cli/lib/error-code.ts'

const isThere = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined

/**
 * Makes a folder and those above it. Step by step: Node's own `recursive` never ends where a system answers that the
 * parent is missing while it is there (`/proc/x`). @throws what the system throws.
 */
export function makeFolder(path: string): void {
  if (isThere(path)) return
  if (dirname(path) !== path) makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process was quicker.
    if (errorCode(error) !== 'EEXIST') throw error
  }
}

/** The nearest folder or file of a path that is there. */
const nearestOf = (path: string): string => (isThere(path) || dirname(path) === path ? path : nearestOf(dirname(path)))

/**
 * Whether a folder can be made, before the work that would fill it. Nothing is made by its own name: another process may
 * do so in this moment, and would lose what was taken back. @throws what the system throws
 */
export function tryFolder(path: string): void {
  const nearest = nearestOf(path)
  if (nearest !== path) rmdirSync(mkdtempSync(join(nearest, '.livery-')))
}
