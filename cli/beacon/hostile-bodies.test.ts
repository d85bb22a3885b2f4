import { expect, test } from 'vitest'
import { metError, minute, soundReport, start } from '#tests/support/beacon-reports.ts'
import { type CollectorOptions, openCollector } from './collector.ts'
import { Tally } from './tally.ts'

function collect(options: Partial<CollectorOptions> = {}) {
  const tally = options.tally ?? new Tally()
  const clock = { now: start }
  const { fetch } = openCollector({ tally, now: () => clock.now, ...options })
  const post = async (body: BodyInit, headers: Record<string, string> = {}) =>
    await fetch(
      new Request('http://localhost/beacon', {
        method: 'POST',
        headers: { 'content-type': 'text/plain', ...headers },
        body,
        duplex: 'half',
      } as RequestInit),
    )
  const text = async (path: string) => await (await fetch(new Request(`http://localhost${path}`))).text()
  return { tally, clock, post, text }
}

const sound = JSON.stringify(soundReport())
const bytes = (text: string) => Buffer.byteLength(text)

/** A body that comes in pieces, and whether the rest of it was left where it was. */
function piecewise(pieces: readonly Uint8Array[], end: 'close' | 'break' = 'close') {
  const state = { read: 0, isLeft: false }
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = pieces[state.read++]
        if (piece) controller.enqueue(piece)
        else if (end === 'break') controller.error(new Error('ECONNRESET'))
        else controller.close()
      },
      cancel() {
        state.isLeft = true
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, state }
}

test.each([
  ['2,048 bytes', 0, 204],
  ['one byte more', 1, 413],
])('a report of %s, with spaces behind it, is answered %3$i', async (_, more, status) => {
  const { post } = collect()
  expect((await post(sound.padEnd(2048 + more, ' '))).status).toBe(status)
})

test('what counts are bytes, not letters', async () => {
  const text = `${sound}${'ไ'.repeat(700)}`
  expect([text.length < 2048, bytes(text) > 2048]).toEqual([true, true])
  expect((await collect().post(text)).status).toBe(413)
})

test('of an announced length that is too long not a byte is read', async () => {
  const { stream, state } = piecewise([Buffer.from(sound)])
  expect((await collect().post(stream, { 'content-length': '2049' })).status).toBe(413)
  expect(state.read).toBe(0)
})

test('a length that is announced too short lets no more in', async () => {
  const { stream, state } = piecewise(Array.from({ length: 500 }, () => Buffer.alloc(512, ' ')))
  expect((await collect().post(stream, { 'content-length': '10' })).status).toBe(413)
  expect(state.read).toBeLessThan(8)
  expect(state.isLeft).toBe(true)
})

test('a report in pieces is one report, also where a letter is divided between two', async () => {
  const { post, tally } = collect()
  const whole = Buffer.from(JSON.stringify(soundReport(metError('ไม่พบ'))))
  const { stream } = piecewise([...whole].map((byte) => Buffer.from([byte])))
  expect((await post(stream)).status).toBe(204)
  expect([...tally.builds].flatMap(({ errors }) => [...errors.values()])).toMatchObject([{ message: 'ไม่พบ' }])
})

test('a line that breaks within a report, or right behind it, counts nothing', async () => {
  const { post, tally, text } = collect()
  for (const part of [sound.slice(0, 40), sound]) {
    expect((await post(piecewise([Buffer.from(part)], 'break').stream)).status).toBe(400)
  }
  expect(tally.size).toBe(0)
  expect(await text('/metrics')).toContain('refused_total{reason="not-a-report"} 2\n')
})

const hostile: readonly [what: string, body: BodyInit][] = [
  ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00, 0x7b])],
  ['brackets without end', '['.repeat(2000)],
  ['the same key twice, the last with markup', `${sound.slice(0, -1)},"merchant":"<script>"}`],
  ['a merchant in look-alike letters', sound.replace('acme', 'аcme')],
  ['a merchant of 33 letters', sound.replace('acme', 'a'.repeat(33))],
  ['a merchant that is a path', sound.replace('acme', '../acme')],
  ['a build in capital letters', sound.replace('000000000000', '00000000000A')],
  ['a count that is a text', sound.replace('"starts":1', '"starts":"1"')],
  ['a count that is true', sound.replace('"starts":1', '"starts":true')],
  ['errors beyond the most', sound.replace('"scriptErrors":0', '"scriptErrors":1001')],
  ['a first picture after eleven minutes', sound.replace('"firstPicture":null', '"firstPicture":660000')],
  ['a prototype', sound.replace('{', '{"__proto__":{"isAdmin":true},')],
  ['a constructor', sound.replace('{', '{"constructor":{"prototype":{"isAdmin":true}},')],
  ['two reports', `${sound}\n${sound}`],
  ['a list of reports', `[${sound},${sound}]`],
]

test.each(hostile)('%s leaves nothing behind but a count', async (_, body) => {
  const { post, tally, text } = collect()
  const answer = await post(body)
  expect([answer.status, await answer.text()]).toEqual([400, 'not-a-report\n'])
  expect(tally.size).toBe(0)
  expect('isAdmin' in {}).toBe(false)
  expect(await text('/metrics')).toContain('livery_beacon_reports_total 0\n')
})

test('a message that was not cleaned by the site is blanked before it is written or told', async () => {
  const written: string[] = []
  const { post, text } = collect({ write: (entry) => Promise.resolve(void written.push(JSON.stringify(entry))) })
  const said = 'no "Ann Lee" 4711 ann@example.org https://acme.example/?token=abc eyJhbGciOiJIUzI1NiIsInR5cCI6'
  expect((await post(JSON.stringify(soundReport(metError(said))))).status).toBe(204)
  const told = `${written.join()}${await text('/health?since=2026-11-22T08:00:00Z')}${await text('/metrics')}`
  expect(told).not.toMatch(/Ann|Lee|4711|ann@|example|token|eyJ/)
  expect(JSON.parse(await text('/health?since=2026-11-22T08:00:00Z'))).toMatchObject({
    worst: { message: 'no … # … … …', count: 1 },
  })
})

test('the limit is asked before the body is read, and what is refused for it counts for nobody', async () => {
  const { post, tally, clock } = collect({ rate: 1 })
  expect((await post(sound)).status).toBe(204)
  const { stream, state } = piecewise([Buffer.from(sound)])
  expect((await post(stream)).status).toBe(429)
  expect(state.read).toBe(0)
  expect([...tally.builds].map(({ totals }) => totals.starts)).toEqual([1])
  clock.now += minute
  expect((await post(sound)).status).toBe(204)
})

test('a full table refuses new builds alone, and says so', async () => {
  const { post, text } = collect({ tally: new Tally({ maxBuilds: 1 }) })
  const other = JSON.stringify(soundReport({ merchant: 'globex' }))
  const statuses = [await post(sound), await post(other), await post(sound)].map(({ status }) => status)
  expect(statuses).toEqual([204, 503, 204])
  expect(await text('/metrics')).toContain('refused_total{reason="full"} 1\n')
})

test('why nothing could be written is a line for who runs it, and no word for who sent it', async () => {
  const lines: string[] = []
  const write = () => Promise.reject(new Error('ENOSPC: no space left, write /var/lib/beacons'))
  const { post } = collect({ write, log: (line) => lines.push(line) })
  const answer = await post(sound)
  expect([answer.status, await answer.text()]).toEqual([503, 'not-written\n'])
  expect(lines).toEqual(['A report could not be written: ENOSPC: no space left, write /var/lib/beacons'])
})

test('every refusal may be read by any origin and stored by nobody', async () => {
  const { post } = collect({ rate: 3 })
  const answers = [await post('{'), await post('x'.repeat(3000)), await post(sound, { 'content-type': 'image/png' })]
  for (const { headers } of [...answers, await post(sound)]) {
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})
