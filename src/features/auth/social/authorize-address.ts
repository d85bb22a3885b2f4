import { webAddress } from '#src/lib/web-address.ts'

const isThisMachine = (hostname: string) =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]'

/** Whether a visitor may be sent there: over https, or on this machine from a site on this machine. */
export function isSafeAuthorizeAddress(address: string, siteHostname: string): boolean {
  const url = webAddress(address)
  if (url?.username !== '' || url.password !== '') return false
  if (url.protocol === 'https:') return true
  return url.protocol === 'http:' && isThisMachine(url.hostname) && isThisMachine(siteHostname)
}
