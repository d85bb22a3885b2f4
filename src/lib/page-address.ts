import { webAddress } from './web-address.ts'

/** Hosts of this machine, where development and preview serve what elsewhere comes over TLS. */
const isLocal = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1'

/**
 * The address of a page elsewhere that may be opened in a tab of its own: over TLS, without a name or password in it; else undefined. `here` is
 * the site's host name: a site on this machine opens pages on it, too.
 */
export function safePageAddress(url: string, here: string): string | undefined {
  const address = webAddress(url)
  if (!address) return undefined
  const { protocol, hostname, username, password, href } = address
  if (username !== '' || password !== '') return undefined
  if (protocol === 'https:' || (protocol === 'http:' && isLocal(hostname) && isLocal(here))) return href
  return undefined
}
