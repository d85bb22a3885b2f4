import { originProblem } from '#cli/lib/address.ts'
import { CliError } from '#cli/terminal/cli-error.ts'

/** Everything the security headers of a site are made from. Origins are `https://host`, without a path. */
export interface PolicyInput {
  gatewayOrigin: string
  imageOrigins: readonly string[]
  frameOrigins: readonly string[]
  /** What the site calls besides its gateway. */
  connectOrigins: readonly string[]
  /** `'sha256-…'` of each inline script and of the import map. */
  scriptHashes: readonly string[]
  /** Of each style element. */
  styleHashes: readonly string[]
}

function refuse(what: string, text: string, reason: string): never {
  throw new CliError('unwritable-policy', `${what} ${JSON.stringify(text)} ${reason}`, {
    hint: 'Look for it in tenant.json: what the page may load from is an origin, https://host.',
  })
}

/** What a tenant names is an origin and nothing else: no keyword, no list, no directive behind it. */
function originSource(origin: string): string {
  const problem = originProblem(origin)
  return problem === null ? origin : refuse('The origin', origin, problem.message)
}

function hashSource(hash: string): string {
  const isHash = /^'sha(256|384|512)-[A-Za-z0-9+/_-]+={0,2}'$/.test(hash)
  return isHash ? hash : refuse('The source', hash, 'is no hash')
}

/** The content security policy, as directive and sources: nothing is allowed that is not named. */
export function contentSecurityPolicy(input: PolicyInput): Record<string, readonly string[]> {
  const gateway = originSource(input.gatewayOrigin)
  const frames = input.frameOrigins.map(originSource)
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...input.scriptHashes.map(hashSource)],
    'style-src': ["'self'", ...input.styleHashes.map(hashSource)],
    'img-src': ["'self'", 'data:', gateway, ...input.imageOrigins.map(originSource)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", gateway, ...input.connectOrigins.map(originSource)],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
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

/** The grammar's own words: a directive is a token, a source what is drawn of ASCII but `;` and `,`, which end it. */
function word(text: string, form: RegExp): string {
  return form.test(text) ? text : refuse('The policy’s word', text, 'would not end where it should')
}

const directiveForm = /^[a-z][a-z-]*$/
const sourceForm = /^[!-+\--:<-~]+$/

export function policyText(policy: Record<string, readonly string[]>, form: 'header' | 'meta'): string {
  return Object.entries(policy)
    .filter(([directive]) => form === 'header' || !headerOnly.has(directive))
    .map(([directive, sources]) =>
      [word(directive, directiveForm), ...[...new Set(sources)].map((source) => word(source, sourceForm))].join(' '),
    )
    .join('; ')
}
