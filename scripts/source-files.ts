import { globSync, readFileSync } from 'node:fs'

/** Paths from the working folder, with slashes, in order. */
export const filesOf = (pattern: string): string[] =>
  globSync(pattern)
    .map((path) => path.replaceAll('\\', '/'))
    .sort()

export const linesOf = (path: string): number => readFileSync(path, 'utf8').split('\n').length - 1

/** Tests and what only they need stand beside the sources. */
export const isForTests = (path: string): boolean => /\.test\.tsx?$|for-tests/.test(path)
