import { isatty } from 'node:tty'

/** Where a command writes: results to stdout, everything for the eye to stderr when stdout must hold JSON alone. */
export interface Output {
  isJson: boolean
  /** A person watches: progress may move. */
  isInteractive: boolean
  /** A line for people. */
  line(text?: string): void
  /** The same of what is well: --quiet leaves it out. */
  note(text?: string): void
  /** Only with --verbose, on stderr. */
  detail(text: string): void
  /** The one object of `--json`. */
  json(value: unknown): void
}

type Verbosity = 'quiet' | 'normal' | 'verbose'

let verbosity: Verbosity = 'normal'

/** How much the command says: of the command line, for as long as it runs. */
export function setVerbosity(wanted: Verbosity): void {
  verbosity = wanted
}

export const isQuiet = () => verbosity === 'quiet'
export const isVerbose = () => verbosity === 'verbose'

export function openOutput(isJson: boolean): Output {
  const stream = isJson ? process.stderr : process.stdout
  const line = (text = '') => {
    stream.write(`${text}\n`)
  }
  return {
    isJson,
    isInteractive: !isJson && !isQuiet() && isatty(1) && process.env.CI === undefined && process.env.TERM !== 'dumb',
    line,
    note(text) {
      if (!isQuiet()) line(text)
    },
    detail(text) {
      if (isVerbose()) process.stderr.write(`${text}\n`)
    },
    json(value) {
      if (isJson) process.stdout.write(`${JSON.stringify(value)}\n`)
    },
  }
}
