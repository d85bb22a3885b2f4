import { closeSync, openSync, statfsSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

export function freeKilobytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return (bavail * bsize) / 1024
}

/** Takes all but so many kilobytes of a small disk, by one file on it. */
export function fillUp(filler: string, free: number): void {
  const handle = openSync(filler, 'a')
  const block = Buffer.alloc(4096)
  try {
    while (freeKilobytes(dirname(filler)) > free) writeSync(handle, block)
  } finally {
    closeSync(handle)
  }
}
