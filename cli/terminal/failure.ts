import { stripVTControlCharacters } from 'node:util'
import { CommanderError } from 'commander'
import { CliError } from './cli-error.ts'

/** A failure as it is reported: in words on stderr, or as the one object of `--json`. */
export interface Failure {
  code: string
  message: string
  hint: string | null
  exitCode: 0 | 1 | 2
  /** Only for a failure of the tool itself. */
  stack: string | null
}

/** "error: unknown option '--al'\n(Did you mean --all?)" in the form of our own errors. */
function ofUsage(error: CommanderError): Failure {
  if (error.code === 'commander.help' && error.exitCode !== 0) {
    const hint = '"livery --help" lists the commands.'
    return { code: 'no-command', message: 'no command was named', hint, exitCode: 2, stack: null }
  }
  const [first = '', second] = error.message.split('\n')
  return {
    code: error.code.replace(/^commander\./, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    message: first.replace(/^error: /, ''),
    hint: second?.replace(/^\((.*)\)$/, '$1') ?? 'Run it with --help to see what it takes.',
    exitCode: error.exitCode === 0 ? 0 : 2,
    stack: null,
  }
}

/** A compiler can quote whole files. */
const maxMessageLength = 4000

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'syscall' in error
}

const systemHints: Record<string, string> = {
  EACCES: 'Check the permissions.',
  EPERM: 'Check the permissions.',
  EROFS: 'The file system is read-only.',
  ENOSPC: 'The disk is full.',
  ENOTDIR: 'A file stands where a folder is needed.',
  EEXIST: 'A file stands where a folder is needed.',
}

/** Everything that can be thrown, in one form. Only what nobody at the terminal caused keeps its stack. */
export function failureOf(error: unknown): Failure {
  if (error instanceof CommanderError) return ofUsage(error)
  if (error instanceof CliError) {
    return { code: error.code, message: error.message, hint: error.hint, exitCode: error.exitCode, stack: null }
  }
  if (isSystemError(error)) {
    const hint = systemHints[error.code ?? ''] ?? null
    return { code: 'system', message: error.message, hint, exitCode: 1, stack: null }
  }
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trim()
  const message = `a fault of the tool itself: ${text.length > maxMessageLength ? `${text.slice(0, maxMessageLength)}…` : text}`
  const steps = error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line)) : []
  return { code: 'internal', message, hint: null, exitCode: 1, stack: steps.join('\n') || null }
}
