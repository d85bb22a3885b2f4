import { CliError } from '#cli/terminal/cli-error.ts'
import { ownFile } from './own-file.ts'
import { placeOf } from './place.ts'
import { type ProtectedFolder, whyProtected } from './protected.ts'

/** What a command is to write to: the path, and what the command line calls it. */
export interface Target {
  /** Absolute. */
  path: string
  /** As the person wrote it. */
  shown: string
  /** What named it: "--out", "LIVERY_CACHE". */
  option: string
}

declare const checked: unique symbol
/** The path of a file that may be written: `requireFreeFile` alone gives one. */
export type FreeFile = string & { readonly [checked]: true }

/** @throws CliError (usage) where a folder is a source, is inside one, or holds one. Changes nothing. */
export function requireFreeFolder(target: Target, folders: readonly ProtectedFolder[]): void {
  const why = whyProtected(placeOf(target.path), folders)
  if (why === undefined) return
  throw new CliError('protected-folder', `"${target.shown}" (${target.option}) ${why}`, {
    hint: 'Nothing was changed. Name a folder that nothing else uses.',
    exitCode: 2,
  })
}

/** @throws CliError (usage) where a file is among sources or in a site, or there is one that livery did not make. */
export function requireFreeFile(target: Target, folders: readonly ProtectedFolder[]): FreeFile {
  requireFreeFolder(target, folders)
  const problem = ownFile(target.path)
  if (problem === null) return target.path as FreeFile
  throw new CliError('file-not-ours', `"${target.shown}" (${target.option}) ${problem}`, {
    hint: 'Nothing was changed. Name another file.',
    exitCode: 2,
  })
}
