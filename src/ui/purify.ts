import DOMPurify from 'dompurify'
import { pagePolicy } from '#src/lib/page-policy.ts'

/** What a text is made of. Everything else goes, whatever browsers may come to take for one day. */
const tags =
  `a abbr address article b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em
  figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub
  summary sup table tbody td tfoot th thead time tr u ul var wbr`
    .trim()
    .split(/\s+/)
const attributes =
  'alt colspan datetime dir height href lang open reversed rowspan scope span src start title type value width'

const isOwnPath = (address: string) => /^\/(?![/\\])/.test(address)
const isElsewhere = (address: string) => /^https?:\/\//i.test(address) && URL.canParse(address)

/** The site's own pages as paths, whoever wrote them as whole addresses; undefined for what no link may lead to. */
function linkOf(address: string): string | undefined {
  if (isOwnPath(address)) return address
  if (!isElsewhere(address)) return undefined
  const { origin, pathname, search, hash } = new URL(address)
  return origin === location.origin && isOwnPath(pathname) ? `${pathname}${search}${hash}` : address
}

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  const picture = node.getAttribute('src')
  if (picture !== null && !(node.tagName === 'IMG' && (isOwnPath(picture) || isElsewhere(picture))))
    node.removeAttribute('src')
  const written = node.getAttribute('href')
  if (written === null) return
  const link = node.tagName === 'A' ? linkOf(written) : undefined
  if (link === undefined) return node.removeAttribute('href')
  node.setAttribute('href', link)
  if (isOwnPath(link)) return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener')
})

/**
 * Cleans HTML of the gateway: text with headings, lists, tables and pictures is left of it. Links lead to http(s) in a tab
 * of their own, or to paths of the site.
 */
export function purify(html: string) {
  const policy = pagePolicy()
  return DOMPurify.sanitize(html, {
    RETURN_TRUSTED_TYPE: true,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
}
