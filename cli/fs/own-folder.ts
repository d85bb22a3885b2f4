import { type Dirent, lstatSync, readdirSync } from 'node:fs'
import { errorCode } from '#cli/lib/error-code.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import type { Target } from './guard.ts'

/** What systems and people's tools put into any folder: it is nobody's work, and no reason to refuse. */
const passing = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini', '.gitkeep', '.gitignore', 'lost+found'])

export const isPassing = (name: string) => passing.has(name)

/** The entries of a folder that are somebody's: none where it is not there. @throws what the system throws. */
export function entriesOf(path: string): Dirent[] {
  const isFolder = lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
  return isFolder ? readdirSync(path, { withFileTypes: true }).filter(({ name }) => !isPassing(name)) : []
}

/** @throws CliError (usage) where a folder holds an entry that is not livery's. `what` says what belongs there. */
export function requireOwnFolder(target: Target, what: string, isOwn: (entry: Dirent) => boolean): void {
  const foreign = readEntries(target).find((entry) => !isOwn(entry))
  if (foreign) throw notOurs(target, `holds "${foreign.name}", which livery did not make`, what)
}

function readEntries(target: Target): Dirent[] {
  try {
    return readdirSync(target.path, { withFileTypes: true }).filter(({ name }) => !isPassing(name))
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT') return []
    throw notOurs(target, code === 'ENOTDIR' ? 'is not a folder' : `cannot be read (${code})`, '')
  }
}

export function notOurs({ shown, option }: Target, problem: string, what: string): CliError {
  const hint = `Nothing was changed. Move that away, or name a folder that holds ${what || 'nothing else'}.`
  return new CliError('folder-not-ours', `"${shown}" (${option}) ${problem}`, { hint, exitCode: 2 })
}
