import { beaconPath } from '#contract/site/beacon.ts'
import { playOriginOf } from './hosts.ts'

/** Where a built site looks for its gateway, as its own index.html says. */
export interface GatewayAddresses {
  baseUrl: string
  hosts: readonly string[]
  /** Origins that games run on. */
  launchHosts: readonly string[]
}

const configPattern = /<script type="application\/json" id="livery-config">(.*?)<\/script>/s

/** Reads the gateway's addresses out of a built index.html; null where it holds no configuration. */
export function gatewayAddresses(html: string, policy: string): GatewayAddresses | null {
  const json = configPattern.exec(html)?.[1]
  if (!json) return null
  const { gateway } = JSON.parse(json) as { gateway: { baseUrl: string; launchHosts?: readonly string[] } }
  const imageSources = /img-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
  const hosts = imageSources.filter((source) => source.startsWith('https://'))
  return { baseUrl: gateway.baseUrl, hosts, launchHosts: gateway.launchHosts ?? [] }
}

/** A page whose configuration names the demo games' origin, the play host on the site's own port, as the one for games. */
export function withPlayHost(page: string, origin: string): string {
  return page.replace(/"launchHosts":\[[^\]]*\]/, () => `"launchHosts":["${playOriginOf(origin)}"]`)
}

/** The same for a policy, in a header or in a page: the site may frame and ask the play host, and no other game's. */
function allowingPlayHost(text: string, launchHosts: readonly string[], origin: string): string {
  return text.replace(/(frame-src|connect-src) ([^;"]*)/g, (_, directive: string, sources: string) => {
    const others = sources.split(' ').filter((source) => source !== "'none'" && !launchHosts.includes(source))
    return [directive, ...others, playOriginOf(origin)].join(' ')
  })
}

/** A page that reports how it starts does so to this server: its own origin is in the policy already. */
const atThisServer = (page: string, origin: string) =>
  page.replace(/(<meta name="beacon" content=")[^"]*/, (_, start: string) => `${start}${origin}${beaconPath}`)

/**
 * Lets the server's own origin stand in for the gateway's hosts, in a page or a policy, and for Firebase's services where
 * the site uses them. The files on disk stay as they were built; scripts and their hashes are not touched.
 */
export function standIn(text: string, addresses: GatewayAddresses, origin: string): string {
  // Longer ones first: one host may begin another that has a port.
  const hosts = [addresses.baseUrl, ...addresses.hosts].sort((one, other) => other.length - one.length)
  const playable = withPlayHost(allowingPlayHost(text, addresses.launchHosts, origin), origin)
  const replaced = hosts.reduce((result, host) => result.replaceAll(host, origin), playable)
  return atThisServer(replaced, origin)
    .replace('"firebase":{', '"firebase":{"isEmulated":true,')
    .replaceAll(/;?\s*upgrade-insecure-requests/g, '')
}
