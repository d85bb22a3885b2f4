import { site } from '#src/config/site.ts'
import { webAddress } from '#src/lib/web-address.ts'

/** What the gateway names for its pictures, sorted by whether the site's policy lets pictures come from there. */
export interface PictureMirrors {
  mirrors: readonly string[]
  refused: readonly string[]
}

const originOf = (address: string): string | undefined => webAddress(address, location.origin)?.origin

/** A base as an absolute address without a slash at its end; a path is behind the gateway's own base. */
function wholeBase(base: string): string {
  const isPath = base.startsWith('/') && !base.startsWith('//')
  return (isPath ? `${site.gateway.baseUrl}${base}` : base).replace(/\/+$/, '')
}

/** Only the page's own host, the gateway's and the tenant's hosts of pictures are in the policy of the page. */
export function pictureMirrors(bases: readonly string[]): PictureMirrors {
  const { baseUrl, imageHosts = [] } = site.gateway
  const allowed = new Set([location.origin, ...[baseUrl, ...imageHosts].map(originOf)])
  const known = bases.map(wholeBase).filter((base) => base !== '' && base !== baseUrl)
  const isAllowed = (base: string) => allowed.has(originOf(base) ?? '')
  return { mirrors: known.filter(isAllowed), refused: known.filter((base) => !isAllowed(base)) }
}
