import { lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from './make-folder.ts'

/** A file as it is to be. */
export interface WholeFile {
  /** Absolute; whoever names it has seen to it that it may be written. */
  path: string
  bytes: Uint8Array | string
}

/** Everything is beside its place before anything is put into it: a full disk changes no file. Modes stay as they are. */
export function writeTogether(files: readonly WholeFile[]): void {
  const staged = files.map((file) => ({ ...file, beside: `${file.path}.${process.pid}.part` }))
  try {
    for (const { path, beside, bytes } of staged) {
      makeFolder(dirname(path))
      writeFileSync(beside, bytes, { mode: lstatSync(path, { throwIfNoEntry: false })?.mode })
    }
    for (const { path, beside } of staged) renameSync(beside, path)
  } catch (error) {
    for (const { beside } of staged) rmSync(beside, { force: true })
    throw error
  }
}
