import { webAddress } from '#src/lib/web-address.ts'

/** Only https, or a machine's own play host in development and preview. */
function isTrusted(address: string, hosts: readonly string[]): boolean {
  const url = webAddress(address)
  if (!url) return false
  const { protocol, hostname, origin, username, password } = url
  const isSafe = protocol === 'https:' || (protocol === 'http:' && /(^|\.)localhost$/.test(hostname))
  return isSafe && username === '' && password === '' && hosts.some((host) => webAddress(host)?.origin === origin)
}

/** The same path and query behind another base. */
function behind(base: string, { pathname, search, hash }: URL): string {
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
  const url = webAddress(address)
  if (!url) return []
  const all = [...bases.filter((base) => webAddress(base)).map((base) => behind(base, url)), address]
  return [...new Set(all)].filter((one) => isTrusted(one, hosts))
}
