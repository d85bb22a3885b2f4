import { isIPv4 } from 'node:net'
import { CliError } from '#cli/terminal/cli-error.ts'

/** The name of a Host header without its port, in small letters; null where it is none that a browser would send. */
export function nameOfHost(host: string): string | null {
  const [, name = '', port = '0'] = /^([\w.-]+|\[[\da-f:.]+\])(?::(\d{1,5}))?$/i.exec(host) ?? []
  return name !== '' && Number(port) <= 65_535 ? name.toLowerCase() : null
}

/** A name that only this machine answers to, whatever a name server says: `localhost` and below it, 127.0.0.0/8, [::1]. */
const isLoopback = (name: string): boolean =>
  /^(?:[\w-]+\.)*localhost$/.test(name) || name === '[::1]' || (isIPv4(name) && name.startsWith('127.'))

/** Whether a server answers a request to a host: to a loopback name, or to one that it was told of. */
export function isHostAllowed(host: string, allowed: readonly string[]): boolean {
  const name = nameOfHost(host)
  return name !== null && (isLoopback(name) || allowed.includes(name))
}

/** The names of `--allow-host`, as `isHostAllowed` compares them. @throws CliError at one that is no name. */
export function parseAllowedHosts(values: readonly string[] = []): readonly string[] {
  return values.map((value) => {
    const name = nameOfHost(value)
    if (name !== null && !/:\d+$/.test(value) && /^(\[|[\w-]+(\.[\w-]+)*$)/.test(name)) return name
    throw new CliError('bad-host', `--allow-host takes a name, which "${value}" is not`, {
      hint: 'Name a host as it stands in the address, without scheme, port or wildcard: preview.acme.example.',
      exitCode: 2,
    })
  })
}

/**
 * "acme" of "acme.localhost:4173", and of "acme.preview.example" where `codes` has it; null for plain localhost or an
 * address.
 */
export function tenantOfHost(host: string | undefined, codes: readonly string[] = []): string | null {
  const name = nameOfHost(host ?? '') ?? ''
  const [, code = null] = /^([a-z0-9-]+)\.localhost$/.exec(name) ?? []
  if (code !== null || isLoopback(name)) return code
  return codes.find((candidate) => name.startsWith(`${candidate}.`)) ?? null
}

/** The origin of the demo games beside every site: the gateway alone answers there, and no site is called so. */
export const playHost = 'play.localhost'

export function isPlayHost(host: string | undefined): boolean {
  return nameOfHost(host ?? '') === playHost
}

/** Where the games are for a site at `origin`: "http://play.localhost:4173" on the same port. */
export function playOriginOf(origin: string): string {
  const url = new URL(origin)
  url.hostname = playHost
  return url.origin
}

/** What the play host answers: the games and their pictures, none of the gateway's calls. */
export function isPlayPath(path: string): boolean {
  return /^\/(play|art)\//.test(path)
}

const gatewayPath =
  /^\/(wps|lgw|lotto|art|sandbox|(identitytoolkit|securetoken)\.googleapis\.com)(\/|$)|^\/openapi\.json$/

/** Paths that the gateway answers, also in Firebase's name and behind the sites' relay prefixes; all else is the site's. */
export function isGatewayPath(path: string, sites: readonly { relayPrefix: string }[]): boolean {
  const isRelay = ({ relayPrefix }: { relayPrefix: string }) =>
    path === relayPrefix || path.startsWith(`${relayPrefix}/`)
  return gatewayPath.test(path) || sites.some(isRelay)
}
