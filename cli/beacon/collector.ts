import { type Context, Hono } from 'hono'
import { beaconPath, beaconSchema } from '#contract/site/beacon.ts'
import type { Entry } from './entry.ts'
import { healthSince } from './health.ts'
import { type Answered, metricsText } from './metrics.ts'
import { RateLimit } from './rate-limit.ts'
import type { Tally } from './tally.ts'

/** Bytes. A report has 400 at most. */
const maxBody = 2048

export interface CollectorOptions {
  tally: Tally
  /** Resolves once the entry cannot be lost any more; without it counts live in memory alone. */
  write?: (entry: Entry, now: number) => Promise<void>
  /** Reports that are taken from one source in a minute. */
  rate?: number
  /** Where a request came from, behind whatever proxies there are. */
  addressOf?: (request: Request, env: unknown) => string
  now?: () => number
  /** A line for who runs it. */
  log?: (line: string) => void
}

type Refusal = 'too-large' | 'too-many' | 'not-a-report' | 'wrong-type' | 'full' | 'not-written'

const statusOf = {
  'too-large': 413,
  'too-many': 429,
  'not-a-report': 400,
  'wrong-type': 415,
  full: 503,
  'not-written': 503,
} as const satisfies Record<Refusal, number>

/** The site reads no answer, so any page may ask. */
const headers = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

const preflight = {
  ...headers,
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'content-type',
  'Access-Control-Max-Age': '86400',
}

/** A body of at most `maxBody` bytes; null for a longer one, of which no more is read. */
async function shortBody(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBody) return null
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.length
      if (length > maxBody) return null
      chunks.push(chunk)
    }
  } catch {
    // The line broke within it: what came is no report.
    return ''
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/**
 * What takes the reports of sites and answers how they fare: `POST /beacon`, `GET /health?since=…`, `GET /metrics`. Nothing
 * of who sent a report stays.
 */
export function openCollector(options: CollectorOptions): { fetch: Hono['fetch'] } {
  const { tally, write, rate = 600, addressOf = () => '', now = Date.now, log } = options
  const limit = new RateLimit(rate)
  const answered: Answered = { taken: 0, refused: new Map() }
  const app = new Hono()

  const refuse = (reason: Refusal) => {
    answered.refused.set(reason, (answered.refused.get(reason) ?? 0) + 1)
    return new Response(`${reason}\n`, { status: statusOf[reason], headers })
  }

  const take = async ({ req: { raw }, env }: Context): Promise<Response> => {
    const at = now()
    if (!limit.takes(addressOf(raw, env), at)) return refuse('too-many')
    if (!/^(text\/plain|application\/json)\b/i.test(raw.headers.get('content-type') ?? '')) return refuse('wrong-type')
    const text = await shortBody(raw)
    if (text === null) return refuse('too-large')
    const report = beaconSchema.safeParse(parsed(text)).data
    if (!report) return refuse('not-a-report')
    const entry = tally.add(report, at)
    if (!entry) return refuse('full')
    try {
      await write?.(entry, at)
    } catch (error) {
      log?.(`A report could not be written: ${error instanceof Error ? error.message : String(error)}`)
      return refuse('not-written')
    }
    answered.taken += 1
    return new Response(null, { status: 204, headers })
  }

  app.post(beaconPath, take)
  app.options(beaconPath, () => new Response(null, { status: 204, headers: preflight }))
  app.all(
    beaconPath,
    () => new Response('Reports are sent by POST.\n', { status: 405, headers: { ...headers, Allow: 'POST, OPTIONS' } }),
  )
  app.get('/health', ({ req, json }) => {
    const since = req.query('since') ?? ''
    const at = moment.test(since) ? Date.parse(since) : Number.NaN
    if (Number.isNaN(at)) return json({ error: '"since" must be a moment, such as 2026-11-22T09:00:00Z' }, 400)
    tally.forget(now())
    return json(healthSince(tally, at), 200, { 'Cache-Control': 'no-store' })
  })
  app.get('/metrics', ({ text }) => {
    tally.forget(now())
    return text(metricsText(tally, answered), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
  })
  app.notFound(({ text }) => text('There is nothing here but /beacon, /health and /metrics.\n', 404))
  return { fetch: app.fetch }
}
