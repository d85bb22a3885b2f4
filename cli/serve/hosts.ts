/** "acme" of "acme.localhost:4173"; null for plain localhost or an address. */
export function tenantOfHost(host: string | undefined): string | null {
  const name = (host ?? '').replace(/:\d+$/, '').toLowerCase()
  const match = /^([a-z0-9-]+)\.localhost$/.exec(name)
  return match?.[1] ?? null
}

/** The origin of the demo games beside every site: the gateway alone answers there, and no site is called so. */
export const playHost = 'play.localhost'

export function isPlayHost(host: string | undefined): boolean {
  return (host ?? '').replace(/:\d+$/, '').toLowerCase() === playHost
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
