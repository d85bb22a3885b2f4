import { CliError } from './cli-error.ts'

/** A port number from the command line; 0 asks for a free one. */
export function parsePort(text: string): number {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw new CliError('bad-port', `"${text}" is not a port`, { hint: 'Use a number from 0 to 65535.', exitCode: 2 })
}
