import { existsSync, readFileSync } from 'node:fs'

/** How the kernel counts: hundredths of a second, on every Linux. */
const ticks = 100

/** Only some systems tell it of processes that have ended. */
export const tellsProcessorTime = existsSync('/proc/self/stat')

/**
 * Processor seconds of all processes that this one started and that have ended, with what those started: what it is before
 * and after a run is told apart where one runs after the other.
 */
export function processorSeconds(): number {
  if (!tellsProcessorTime) return Number.NaN
  // Behind the name, which may hold anything, stand the state and twelve numbers before those of children.
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[13]) + Number(fields[14])) / ticks
}
