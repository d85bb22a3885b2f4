import * as z from 'zod'

/** Device names of Windows: no folder can be called so there, with whatever ending. */
const devices = ['con', 'prn', 'aux', 'nul', ...[...'0123456789'].flatMap((digit) => [`com${digit}`, `lpt${digit}`])]

/** What every object has by itself: a table that is asked for such a merchant would answer. */
const inherited = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype'])

/** Hosts that `preview`, `dev` and the sandbox have at `<name>.localhost` and below it. */
const hosts: Readonly<Record<string, string>> = {
  play: 'play.localhost is where the demo games are',
  localhost: 'that is the index of all sites',
}

/** Why a merchant cannot have this code, which is well-formed; null where it can. */
export function codeProblem(code: string): string | null {
  const host = Object.hasOwn(hosts, code) ? hosts[code] : undefined
  if (host !== undefined) return `must not be "${code}": ${host}`
  if (devices.includes(code)) return `must not be "${code}": Windows keeps that name for a device`
  if (inherited.has(code)) return `must not be "${code}": every JavaScript object has that name`
  // The code is a label of host names in preview, where "xn--" stands for other letters.
  if (code.endsWith('-')) return 'must not end with a hyphen'
  return code.slice(2, 4) === '--' ? 'must not have two hyphens behind its second letter' : null
}

/** The code of a merchant, which is also the name of its folder and a label of host names in preview. */
export const merchantCode = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,31}$/, 'must be 2 to 32 lower-case letters, digits and hyphens, a letter first')
  .superRefine((value, context) => {
    const message = codeProblem(value)
    if (message !== null) context.addIssue(message)
  })
