import { hostProblem } from '#cli/lib/address.ts'
import type { Headers } from './rules.ts'

/** Something that a better set of headers would have; `points` of a hundred are lost by it. */
export interface Shortcoming {
  header: string
  points: number
  message: string
  remedy: string
}

export type Policy = ReadonlyMap<string, readonly string[]>

/** One rule of the grade. */
export type Rule = (headers: Headers, policy: Policy) => Shortcoming[]

const csp = 'Content-Security-Policy'

/** Directives that list sources; others have words of their own. */
const withSources = /^(.+-src(-elem|-attr)?|base-uri|form-action|frame-ancestors)$/

/** Directives of a policy that a site is built with. Others open nothing, but say that the policy is not the build's own. */
const known = new Set(
  (
    'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src connect-src ' +
    'media-src object-src frame-src child-src worker-src manifest-src base-uri form-action frame-ancestors report-to report-uri ' +
    'require-trusted-types-for trusted-types upgrade-insecure-requests'
  ).split(' '),
)

const keyword = /^'([a-z-]+|(sha256|sha384|sha512|nonce)-[A-Za-z0-9+/_-]+={0,2})'$/
const scheme = /^[a-z][a-z0-9+.-]*:$/
const address = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(\*\.)?([^/:]+)(?::(?:\d{1,5}|\*))?(?:\/[A-Za-z0-9._~!$&'()*+=:@%/-]*)?$/

function isSource(source: string): boolean {
  if (source === '*' || keyword.test(source) || scheme.test(source)) return true
  const [, star, host] = address.exec(source) ?? []
  return host !== undefined && hostProblem(star ? `any.${host}` : host) === null
}

const shortcoming = (header: string, points: number, message: string, remedy: string): Shortcoming => ({
  header,
  points,
  message,
  remedy,
})

/** Each source is a keyword, a scheme or a strict host: not what a server's file or a policy would read otherwise. */
export const sourcesAreHosts: Rule = (_, policy) =>
  [...policy]
    .filter(([directive]) => withSources.test(directive))
    .flatMap(([directive, sources]) =>
      sources.filter((source) => !isSource(source)).map((source) => ({ directive, source })),
    )
    .map(({ directive, source }) =>
      shortcoming(csp, 30, `${directive} names "${source}", which is no host`, `Take "${source}" out of ${directive}.`),
    )

/** The policy is the build's own: no directive that a host brought along, and none that stands twice. */
export const directivesAreKnown: Rule = (headers, policy) => {
  const text = headers['content-security-policy'] ?? ''
  const names = text.split(';').flatMap((part) => part.trim().split(/\s+/)[0]?.toLowerCase() || [])
  const twice = names.filter((name, index) => names.indexOf(name) < index)
  return [
    ...[...policy.keys()]
      .filter((name) => !known.has(name))
      .map((name) => shortcoming(csp, 30, `The policy has "${name}", which no site needs`, `Take ${name} out.`)),
    ...twice.map((name) => shortcoming(csp, 10, `The policy has ${name} twice; browsers take the first`, 'Leave one.')),
  ]
}

/** No header holds what a web server puts something else in the place of, or what ends it. */
export const valuesArePlain: Rule = (headers) =>
  Object.entries(headers).flatMap(([name, value]) => {
    const odd = /[^ -~]|[${}]/.exec(value)?.[0]
    if (odd === undefined) return []
    const shown = /[ -~]/.test(odd) ? odd : `U+${odd.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    const message = `${name} holds "${shown}", which web servers read as something of their own`
    return [shortcoming(name, 30, message, 'Look for it in tenant.json, and build the site anew.')]
  })
