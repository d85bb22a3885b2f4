import { categoryIds } from '#contract/site/gates.ts'
import { categoryPath, siteRoutes } from '#contract/site/routes.ts'

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

/** First steps of paths that the gateway answers by itself. */
const ofGateway = ['wps', 'lgw', 'lotto', 'art', 'play', 'sandbox']
/** Folders and files of a built site. */
export const siteFolders = ['assets', 'fonts', 'icons', 'strings']
/** Pages of a site: in preview the gateway would answer in their place. */
const pageSteps = [
  'livechat',
  ...[...siteRoutes().map(({ path }) => path), ...categoryIds.map(categoryPath)].flatMap(
    (path) => path.toLowerCase().split('/')[1] || [],
  ),
]

const taken = new Map<string, string>([
  ...ofGateway.map((step): [string, string] => [step, 'the gateway’s own calls are there']),
  ...siteFolders.map((step): [string, string] => [step, 'files of the site are there']),
  ...pageSteps.map((step): [string, string] => [step, 'a page of the site is there']),
])

/** Why the calls of the relay family cannot be behind this path, which is well-formed; null where they can. */
export function relayProblem(prefix: string): string | null {
  const first = prefix.split('/')[1] ?? ''
  const owner = taken.get(first)
  return owner === undefined ? null : `must not begin with "/${first}": ${owner}`
}
