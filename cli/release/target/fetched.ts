import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFolder } from '../folders.ts'

/** Writes a file that was brought from elsewhere below a folder of this machine, whole or not at all. */
export function writeFetched(into: string, path: string, bytes: Uint8Array): void {
  const target = join(into, path)
  const beside = `${target}.${process.pid}.part`
  makeFolder(dirname(target))
  try {
    writeFileSync(beside, bytes)
    renameSync(beside, target)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
}
