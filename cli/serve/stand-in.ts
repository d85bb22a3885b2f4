/** Where a built site looks for its gateway, as its own index.html says. */
export interface GatewayAddresses {
  baseUrl: string
  hosts: readonly string[]
}

const configPattern = /<script type="application\/json" id="livery-config">(.*?)<\/script>/s

/** Reads the gateway's addresses out of a built index.html; null where it holds no configuration. */
export function gatewayAddresses(html: string, policy: string): GatewayAddresses | null {
  const json = configPattern.exec(html)?.[1]
  if (!json) return null
  const { gateway } = JSON.parse(json) as { gateway: { baseUrl: string } }
  const imageSources = /img-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
  return { baseUrl: gateway.baseUrl, hosts: imageSources.filter((source) => source.startsWith('https://')) }
}

/**
 * Lets the server's own origin stand in for the gateway's hosts, in a page or a policy, and for Firebase's services where
 * the site uses them. The files on disk stay as they were built; scripts and their hashes are not touched.
 */
export function standIn(text: string, addresses: GatewayAddresses, origin: string): string {
  // Longer ones first: one host may begin another that has a port.
  const hosts = [addresses.baseUrl, ...addresses.hosts].sort((one, other) => other.length - one.length)
  const replaced = hosts.reduce((result, host) => result.replaceAll(host, origin), text)
  return replaced
    .replace('"firebase":{', '"firebase":{"isEmulated":true,')
    .replaceAll(/;?\s*upgrade-insecure-requests/g, '')
}
