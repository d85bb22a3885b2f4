import { isatty } from 'node:tty'
import { createColors } from 'picocolors'

/** Colour is for eyes: not for pipes and files, not where NO_COLOR is set, whatever else FORCE_COLOR asks for. */
export function wantsColour(env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): boolean {
  if (env.NO_COLOR) return false
  if (env.FORCE_COLOR && env.FORCE_COLOR !== '0') return true
  return isTerminal && env.TERM !== 'dumb'
}

export const colours = createColors(wantsColour(process.env, isatty(1)))
