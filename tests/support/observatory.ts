/**
 * The score of the HTTP Observatory, by the table that its operator publishes (github.com/mdn/mdn-http-observatory,
 * src/grader/charts.js and src/analyzer/tests, August 2026), as far as headers of an https site without cookies decide it.
 * 100 points, less penalties; extra credit counts from 90 on.
 */
export interface Scanned {
  /** By names in lower case. */
  headers: Readonly<Record<string, string>>
  /** Whether the domain is in the list that browsers bring along, for which the header is no more than an application. */
  isPreloaded: boolean
}

type Policy = ReadonlyMap<string, readonly string[]>

const broad = /^(ftp:|https?:|\*|https?:\/\/\*(\.\*)?)$/
const unsafe = (source: string) => broad.test(source) || source === "'unsafe-inline'" || source === 'data:'
const clear = (source: string) => /^(http|ftp):/.test(source)

function parse(text: string): Policy {
  const directives = text.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
}

function policyPoints(text: string | undefined): number {
  if (!text) return -25
  const policy = parse(text)
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const passive = ['img-src', 'media-src']
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources)
  if (of('script-src').some(unsafe) || of('object-src').some((source) => broad.test(source))) return -20
  if (active.some(clear)) return -20
  if ([...of('script-src'), ...of('style-src')].includes("'unsafe-eval'")) return -10
  if (passive.flatMap(of).some(clear)) return -10
  if (of('style-src').some(unsafe)) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

const among = (
  value: string | undefined,
  good: readonly string[],
  points: { good: number; none: number; other: number },
) => (value === undefined ? points.none : good.includes(value) ? points.good : points.other)

const sixMonths = 15_768_000

function transportPoints(value: string | undefined, isPreloaded: boolean): number {
  if (isPreloaded) return 5
  const age = /max-age=(\d+)/.exec(value ?? '')?.[1]
  return age === undefined ? -20 : Number(age) < sixMonths ? -10 : 0
}

function framePoints(policy: string | undefined, value: string | undefined): number {
  const ancestors = parse(policy ?? '').get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => broad.test(source))) return 5
  return among(value?.toUpperCase(), ['DENY', 'SAMEORIGIN'], { good: 0, none: -20, other: -20 })
}

const quiet = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

export function observatoryScore({ headers, isPreloaded }: Scanned): number {
  const policy = headers['content-security-policy']
  const points = [
    policyPoints(policy),
    among(headers['referrer-policy'], quiet, { good: 5, none: 0, other: -5 }),
    transportPoints(headers['strict-transport-security'], isPreloaded),
    among(headers['x-content-type-options'], ['nosniff'], { good: 0, none: -5, other: -5 }),
    framePoints(policy, headers['x-frame-options']),
    among(headers['cross-origin-resource-policy'], ['same-origin', 'same-site'], { good: 10, none: 0, other: 0 }),
    among(headers['cross-origin-opener-policy'], ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'], {
      good: 10,
      none: 0,
      other: 0,
    }),
    among(headers['cross-origin-embedder-policy'], ['require-corp', 'credentialless'], { good: 10, none: 0, other: 0 }),
  ]
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const plain = Math.max(0, 100 + sum(points.filter((value) => value < 0)))
  return plain >= 90 ? 100 + sum(points) : plain
}
