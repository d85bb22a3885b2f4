import { expect, test } from 'vitest'
import { openCollector } from './collector.ts'
import { RateLimit } from './rate-limit.ts'
import { senderOf } from './serve.ts'
import { Tally } from './tally.ts'

const sound = {
  format: 'livery-beacon-1',
  merchant: 'acme',
  build: '0123456789ab',
  starts: 1,
  failedStarts: 0,
  scriptErrors: 1,
  firstPicture: 812,
  error: { message: 'x is not a function', place: 'main-1a2b.js:1:88' },
}

const now = Date.UTC(2026, 10, 22, 9, 0)

function open(options: { write?: () => Promise<void>; rate?: number } = {}) {
  const { fetch } = openCollector({ tally: new Tally(), now: () => now, ...options })
  const post = (body: string | object, headers: Record<string, string> = { 'content-type': 'text/plain' }) =>
    fetch(
      new Request('http://localhost/beacon', {
        method: 'POST',
        headers,
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
  const get = (path: string, method = 'GET') => fetch(new Request(`http://localhost${path}`, { method }))
  return { post, get }
}

test('a report of any origin is counted, without a question first and without a cookie', async () => {
  const { post, get } = open()
  const answer = await post(sound)
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect((await post(sound, { 'content-type': 'application/json' })).status).toBe(204)
  const asked = await get('/beacon', 'OPTIONS')
  expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([204, 'content-type'])
  const health = await get('/health?release=2026-11-22.1&since=2026-11-22T08:59:00Z')
  expect(await health.json()).toMatchObject({
    format: 'livery-health-1',
    now: { starts: 2, scriptErrors: 1000 },
    before: null,
  })
  const metrics = await (await get('/metrics')).text()
  expect(metrics).toContain('livery_beacon_starts_total{merchant="acme",build="0123456789ab"} 2\n')
  expect(metrics).toContain('livery_beacon_reports_total 2\n')
})

const wrong: readonly [what: string, body: string | object][] = [
  ['nothing', ''],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['another format', { ...sound, format: 'livery-beacon-2' }],
  ['a key more', { ...sound, user: 'ann' }],
  ['a key less', { ...sound, error: undefined }],
  ['a merchant that is a label of its own', { ...sound, merchant: 'acme",x="' }],
  ['a merchant over two lines', { ...sound, merchant: 'acme\nx' }],
  ['a prototype', '{"__proto__":{"starts":1}}'],
  ['a build of another length', { ...sound, build: '0123' }],
  ['two starts', { ...sound, starts: 2 }],
  ['a failed start that is none', { ...sound, starts: 0, failedStarts: 1 }],
  ['no start and no error', { ...sound, starts: 0, scriptErrors: 0, error: null }],
  ['errors without end', { ...sound, scriptErrors: 1e9 }],
  ['half an error', { ...sound, scriptErrors: 0.5 }],
  ['a number that JSON rounds', JSON.stringify(sound).replace('812', '1e999')],
  ['a negative time', { ...sound, firstPicture: -1 }],
  ['a long message', { ...sound, error: { message: 'x'.repeat(121), place: 'a.js' } }],
  ['a place with an address', { ...sound, error: { message: 'x', place: 'https://acme.example/a.js' } }],
  ['an error that is not counted', { ...sound, scriptErrors: 0 }],
]

test.each(wrong)('%s is no report', async (_, body) => {
  const { post, get } = open()
  expect((await post(body)).status).toBe(400)
  expect(await (await get('/metrics')).text()).toContain('livery_beacon_refused_total{reason="not-a-report"} 1\n')
})

test('a body of more than two kilobytes is read no further, whether it says so or not', async () => {
  const { post } = open()
  expect((await post(`${JSON.stringify(sound)}${' '.repeat(2048)}`)).status).toBe(413)
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(Buffer.alloc(1024, ' ')) })
  const { fetch } = openCollector({ tally: new Tally() })
  const request = new Request('http://localhost/beacon', {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: endless,
    duplex: 'half',
  } as RequestInit)
  expect((await fetch(request)).status).toBe(413)
})

test.each(['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'text/plainly'])(
  '%s is refused',
  async (type) => {
    expect((await open().post(sound, { 'content-type': type })).status).toBe(415)
  },
)

test('other methods and paths are refused, and a health without a moment', async () => {
  const { get } = open()
  const statuses = await Promise.all(
    [
      get('/beacon'),
      get('/beacon', 'DELETE'),
      get('/'),
      get('/beacon/../health'),
      get('/health'),
      get('/health?since=yesterday'),
      get('/health?since=2026-13-45T99:99Z'),
    ].map(async (answer) => (await answer).status),
  )
  expect(statuses).toEqual([405, 405, 404, 400, 400, 400, 400])
})

test('what cannot be written is not said to be taken', async () => {
  const { post, get } = open({ write: () => Promise.reject(new Error('ENOSPC')) })
  expect((await post(sound)).status).toBe(503)
  expect(await (await get('/metrics')).text()).toContain('livery_beacon_reports_total 0\n')
})

test('a source has a limit of its own', async () => {
  const { post } = open({ rate: 2 })
  const statuses = [await post(sound), await post('{'), await post(sound)].map(({ status }) => status)
  expect(statuses).toEqual([204, 400, 429])
})

test('the limit is a minute’s, and one network’s of IPv6', () => {
  const limit = new RateLimit(1)
  expect(limit.takes('192.0.2.1', now)).toBe(true)
  expect(limit.takes('::ffff:192.0.2.1', now + 1)).toBe(false)
  expect(limit.takes('192.0.2.2', now)).toBe(true)
  expect(limit.takes('2001:db8::1', now)).toBe(true)
  expect(limit.takes('2001:db8:0:0:9::2', now)).toBe(false)
  expect(limit.takes('2001:db8:1::1', now)).toBe(true)
  expect(limit.takes('192.0.2.1', now + 60_000)).toBe(true)
})

test('behind a proxy that is trusted the sender is whom it names, and nobody names himself', () => {
  const from = (remoteAddress: string, forwarded?: string) =>
    senderOf((address) => address === '10.0.0.1')(
      new Request('http://localhost/', { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }),
      { incoming: { socket: { remoteAddress } } },
    )
  expect(from('192.0.2.1', '198.51.100.7')).toBe('192.0.2.1')
  expect(from('10.0.0.1', '198.51.100.7')).toBe('198.51.100.7')
  expect(from('::ffff:10.0.0.1', 'forged, 198.51.100.7, 10.0.0.1')).toBe('198.51.100.7')
  expect(from('10.0.0.1')).toBe('10.0.0.1')
})
