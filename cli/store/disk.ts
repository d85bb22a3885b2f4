import { statfsSync } from 'node:fs'
import { errorCode } from '#cli/lib/error-code.ts'
import { CliError } from '#cli/terminal/cli-error.ts'

const hint = 'Make room ("livery store gc" removes what no site uses), then build again; published sites are untouched.'

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** A full disk or quota in words; every other error as it is. */
export function inWords(error: unknown, place: string): unknown {
  if (errorCode(error) !== 'ENOSPC' && errorCode(error) !== 'EDQUOT') return error
  return new CliError('disk-full', `There is no room left for ${place}`, { hint, cause: error })
}

/** Throws where a folder's disk has no room for so many bytes: better before the work than in the middle of it. */
export function requireRoom(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  if (free >= bytes) return
  throw new CliError('disk-full', `${megabytes(bytes)} are needed in ${folder}, ${megabytes(free)} are free`, { hint })
}
