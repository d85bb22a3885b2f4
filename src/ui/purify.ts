import DOMPurify from 'dompurify'
import { pagePolicy } from '#src/lib/page-policy.ts'

const isSafeAddress = (address: string) => /^https?:\/\//i.test(address) || /^\/(?!\/)/.test(address)

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (!node.hasAttribute('href')) return
  if (!isSafeAddress(node.getAttribute('href') ?? '')) return node.removeAttribute('href')
  if (!(node.getAttribute('href') ?? '').startsWith('/')) {
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener')
  }
})

/** Cleans HTML of the gateway: no scripts, frames, forms or styles; links go to http(s) and to paths of the site. */
export function purify(html: string) {
  const policy = pagePolicy()
  return DOMPurify.sanitize(html, {
    RETURN_TRUSTED_TYPE: true,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'template', 'form', 'input', 'button', 'textarea', 'select'],
    FORBID_ATTR: ['style', 'id', 'name'],
  })
}
