import { isHostName } from '#contract/site/host-name.ts'
import type { Merchant } from './merchants.ts'

const thisMachine = new Set(['localhost', '127.0.0.1'])

/** The merchant's domains and what is below them, and this machine's own names. `domain` may have a port. */
export function isDomainOf(merchant: Merchant, domain: string): boolean {
  const host = domain.toLowerCase().replace(/:\d+$/, '')
  if (thisMachine.has(host) || host.endsWith('.localhost')) return true
  return isPublicHostOf(merchant, host)
}

/** One of the merchant's sites as an origin: its domains over https, on this machine its own name under any port. */
export function isOriginOf(merchant: Merchant, origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  if (url.origin !== origin) return false
  if (url.protocol === 'http:') return thisMachine.has(url.hostname) || url.hostname === `${merchant.code}.localhost`
  return url.protocol === 'https:' && isPublicHostOf(merchant, url.hostname)
}

/** A URL takes "a;b.example" for a host: what goes into a page's policy must be one of the DNS. */
function isPublicHostOf(merchant: Merchant, host: string): boolean {
  if (!isHostName(host)) return false
  return merchant.domains.some((own) => host === own || host.endsWith(`.${own}`))
}
