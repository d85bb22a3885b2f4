import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { FreeFile } from './guard.ts'
import { makeFolder } from './make-folder.ts'

/** Written whole or not at all: a reader never meets half a file, and a failure leaves none beside it. */
export function writeWhole(path: FreeFile, text: string): void {
  makeFolder(dirname(path))
  const beside = `${path}.${process.pid}.part`
  try {
    writeFileSync(beside, text)
    renameSync(beside, path)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
}
