/** Everything the security headers of a site are made from. Origins are `https://host`, without a path. */
export interface PolicyInput {
  gatewayOrigin: string
  imageOrigins: readonly string[]
  frameOrigins: readonly string[]
  /** What the site calls besides its gateway. */
  connectOrigins: readonly string[]
  /** `'sha256-…'` of each inline script and of the import map. */
  scriptHashes: readonly string[]
}

/** The content security policy, as directive and sources: nothing is allowed that is not named. */
export function contentSecurityPolicy(input: PolicyInput): Record<string, readonly string[]> {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...input.scriptHashes],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', input.gatewayOrigin, ...input.imageOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", input.gatewayOrigin, ...input.connectOrigins],
    'frame-src': input.frameOrigins.length > 0 ? input.frameOrigins : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['livery', 'dompurify'],
    'upgrade-insecure-requests': [],
  }
}

/** Directives that a `<meta>` policy may not carry; they stand in the header alone. */
const headerOnly = new Set(['frame-ancestors'])

export function policyText(policy: Record<string, readonly string[]>, form: 'header' | 'meta'): string {
  return Object.entries(policy)
    .filter(([directive]) => form === 'header' || !headerOnly.has(directive))
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
    .join('; ')
}
