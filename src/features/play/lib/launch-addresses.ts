/** Only https, or a machine's own play host in development and preview. */
function isTrusted(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, origin, username, password } = new URL(address)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && /(^|\.)localhost$/.test(hostname))
  return isSafe && username === '' && password === '' && hosts.some((host) => originOf(host) === origin)
}

const originOf = (host: string): string | undefined => (URL.canParse(host) ? new URL(host).origin : undefined)

/** The same path and query behind another base. */
function behind(base: string, address: string): string {
  const { pathname, search, hash } = new URL(address)
  return `${base.replace(/\/+$/, '')}${pathname}${search}${hash}`
}

/**
 * Where a game may be opened: behind each of the gateway's bases for launches, the first one first, then where the
 * gateway said; of these only the addresses on the site's launch hosts. None: the game is not opened at all.
 */
export function launchAddresses(
  address: string,
  { hosts, bases }: { hosts: readonly string[]; bases: readonly string[] },
): string[] {
  if (!URL.canParse(address)) return []
  const all = [...bases.filter((base) => URL.canParse(base)).map((base) => behind(base, address)), address]
  return [...new Set(all)].filter((one) => isTrusted(one, hosts))
}
