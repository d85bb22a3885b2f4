import { isatty } from 'node:tty'

/** Where a command writes: results to stdout, everything for the eye to stderr when stdout must hold JSON alone. */
export interface Output {
  isJson: boolean
  /** A person watches: progress may move. */
  isInteractive: boolean
  /** A line for people. */
  line(text?: string): void
  /** The one object of `--json`. */
  json(value: unknown): void
}

export function openOutput(isJson: boolean): Output {
  const stream = isJson ? process.stderr : process.stdout
  return {
    isJson,
    isInteractive: !isJson && isatty(1) && process.env.CI === undefined && process.env.TERM !== 'dumb',
    line(text = '') {
      stream.write(`${text}\n`)
    },
    json(value) {
      if (isJson) process.stdout.write(`${JSON.stringify(value)}\n`)
    },
  }
}
