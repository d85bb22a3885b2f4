import {
  directivesAreKnown,
  type Policy,
  type Rule,
  type Shortcoming,
  sourcesAreHosts,
  valuesArePlain,
} from './grammar.ts'
import type { Headers } from './rules.ts'

export type Grade = 'A+' | 'A' | 'B' | 'C' | 'D' | 'F'

export interface Graded {
  grade: Grade
  score: number
  shortcomings: readonly Shortcoming[]
}

export function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((part) => part.trim().split(/\s+/))
  // Of a directive that stands twice browsers take the first: so it is laid in last.
  const named = directives.filter(([name]) => name).reverse()
  return new Map(named.map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
}

const csp = 'Content-Security-Policy'
const short = (header: string, points: number, message: string, remedy: string): Shortcoming[] => [
  { header, points, message, remedy },
]

/** Sources that let in anybody's: all hosts, a whole scheme, text in the page. */
const open =
  /^(\*|https?:|wss?:|blob:|filesystem:|'unsafe-inline'|'unsafe-eval'|'unsafe-hashes'|'strict-dynamic'|http:\/\/.*|.*\*.*)$/

/** What a directive falls back to where it is not named. */
const fetched = (policy: Policy, directive: string) => policy.get(directive) ?? policy.get('default-src')

function openSources(directive: string, points: number, others: RegExp = /^$/): Rule {
  return (_, policy) => {
    const sources = fetched(policy, directive)
    if (!sources) return short(csp, points, `${directive} is not limited`, `Name the sources of ${directive}.`)
    const wrong = sources.filter((source) => open.test(source) || others.test(source))
    if (wrong.length === 0) return []
    return short(csp, points, `${directive} allows ${wrong.join(' ')}`, `Take ${wrong.join(' ')} out of ${directive}.`)
  }
}

function must(
  directive: string,
  points: number,
  isRight: (sources: readonly string[]) => boolean,
  wanted: string,
): Rule {
  return (_, policy) => {
    const sources = policy.get(directive)
    if (sources && isRight(sources)) return []
    const message = sources ? `${directive} is "${sources.join(' ')}"` : `${directive} is not there`
    return short(csp, points, message, `Set ${directive} ${wanted}.`)
  }
}

const isJust =
  (...allowed: string[]) =>
  (sources: readonly string[]) =>
    sources.length === 1 && allowed.includes(sources[0] ?? '')

function header(name: string, points: number, isRight: (value: string) => boolean, wanted: string): Rule {
  return (headers) => {
    const value = headers[name.toLowerCase()]
    if (value !== undefined && isRight(value)) return []
    const message = value === undefined ? `${name} is not sent` : `${name} is "${value}"`
    return short(name, points, message, `Send ${name}: ${wanted}.`)
  }
}

const oneYear = 31_536_000
const quietReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const refused = ['camera', 'microphone', 'geolocation', 'payment', 'usb']

const rules: readonly Rule[] = [
  header(csp, 50, (value) => value.trim() !== '', "default-src 'none'; …"),
  must('default-src', 10, isJust("'none'"), "'none'"),
  openSources('script-src', 30, /^(data:|https:\/\/)/),
  openSources('style-src', 15, /^(data:|https:\/\/)/),
  openSources('object-src', 15, /^(data:|'self')/),
  openSources('img-src', 5),
  openSources('font-src', 5),
  openSources('connect-src', 10, /^data:/),
  openSources('frame-src', 10, /^data:/),
  openSources('worker-src', 10, /^(data:|https:\/\/)/),
  must('base-uri', 10, isJust("'none'", "'self'"), "'none'"),
  must('form-action', 5, (sources) => sources.length > 0 && !sources.some((source) => open.test(source)), "'self'"),
  must('frame-ancestors', 15, isJust("'none'", "'self'"), "'none'"),
  must('require-trusted-types-for', 5, isJust("'script'"), "'script'"),
  must('trusted-types', 5, (sources) => sources.length > 0 && !sources.includes('*'), 'and name the policies'),
  must('upgrade-insecure-requests', 5, () => true, 'so that no address is asked for in the clear'),
  header(
    'Strict-Transport-Security',
    20,
    (value) => Number(/max-age=(\d+)/.exec(value)?.[1]) >= oneYear,
    `max-age=${2 * oneYear}`,
  ),
  sourcesAreHosts,
  directivesAreKnown,
  valuesArePlain,
  header('X-Content-Type-Options', 10, (value) => value.toLowerCase() === 'nosniff', 'nosniff'),
  header('X-Frame-Options', 5, (value) => /^(DENY|SAMEORIGIN)$/i.test(value), 'DENY'),
  header('Referrer-Policy', 5, (value) => quietReferrers.includes(value), 'strict-origin'),
  header(
    'Permissions-Policy',
    5,
    (value) => refused.every((name) => value.includes(`${name}=()`)),
    refused.map((name) => `${name}=()`).join(', '),
  ),
  header(
    'Cross-Origin-Opener-Policy',
    5,
    (value) => /^same-origin(-allow-popups)?$/.test(value),
    'same-origin-allow-popups',
  ),
  header('Cross-Origin-Resource-Policy', 5, (value) => /^same-(origin|site)$/.test(value), 'same-origin'),
]

const grades: readonly [least: number, grade: Grade][] = [
  [100, 'A+'],
  [90, 'A'],
  [75, 'B'],
  [60, 'C'],
  [40, 'D'],
  [0, 'F'],
]

/** Judges the headers of a page. The score starts at 100 and loses the points of each shortcoming. */
export function gradeHeaders(headers: Headers): Graded {
  const policy = parsePolicy(headers['content-security-policy'] ?? '')
  const shortcomings = rules.flatMap((rule) => rule(headers, policy))
  const score = Math.max(0, 100 - shortcomings.reduce((sum, { points }) => sum + points, 0))
  return { grade: grades.find(([least]) => score >= least)?.[1] ?? 'F', score, shortcomings }
}
