/** "acme" of "acme.localhost:4173"; null for plain localhost or an address. */
export function tenantOfHost(host: string | undefined): string | null {
  const name = (host ?? '').replace(/:\d+$/, '').toLowerCase()
  const match = /^([a-z0-9-]+)\.localhost$/.exec(name)
  return match?.[1] ?? null
}

/** Paths that the gateway answers, also in Firebase's name; everything else is the site's. */
const gatewayPath =
  /^\/(wps|lgw|relay|art|sandbox|(identitytoolkit|securetoken)\.googleapis\.com)(\/|$)|^\/openapi\.json$/

export function isGatewayPath(path: string): boolean {
  return gatewayPath.test(path)
}
