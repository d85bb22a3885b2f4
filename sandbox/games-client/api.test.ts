import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi, exchange, Refused, type Waiting } from './api.ts'

const round = { key: 'k', bet: 100, win: 0, balance: 900, result: {} }

function answers(...list: (Response | Error)[]) {
  const sent: { url: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(init.body)) })
    const next = list.shift()
    if (!next || next instanceof Error) throw next ?? new Error('No answer is left')
    return next
  })
  return sent
}

const json = (value: unknown, status = 200): Response => new Response(JSON.stringify(value), { status })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a bet whose answer is lost, spoilt or put off is asked for again under the same key', async () => {
  const sent = answers(
    new TypeError('Failed to fetch'),
    new Response('<!doctype html>'),
    json({ code: 'system.fault' }, 500),
    json({ success: true, value: {} }),
    json({ code: 'rate.limited' }, 429),
    json(round),
  )
  const waited: (Waiting | null)[] = []
  const asked = createApi('token', (why) => waited.push(why)).round(100, [])
  await vi.runAllTimersAsync()
  expect(await asked).toEqual(round)
  expect(sent).toHaveLength(6)
  expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(waited).toEqual(['lost', 'lost', 'lost', 'lost', 'slow', null])
})

test('two bets have two keys', async () => {
  const sent = answers(json(round), json(round))
  const api = createApi('token', () => {})
  await api.round(100, [])
  await api.round(100, [])
  expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(2)
})

test('a refusal is an answer: nothing is asked for again', async () => {
  const sent = answers(json({ code: 'bet.short' }, 409))
  const refused = await createApi('token', () => {}).round(100, [])
  expect(refused).toBeInstanceOf(Refused)
  expect(refused).toMatchObject({ code: 'bet.short' })
  expect(sent).toHaveLength(1)
})

test('a launch is exchanged once, whatever comes of it', async () => {
  const sent = answers(new TypeError('Failed to fetch'))
  expect(await exchange('launch')).toMatchObject({ code: 'system.fault' })
  expect(sent).toEqual([{ url: '/play/api/session', body: { launch: 'launch' } }])
  answers(json({ code: 'launch.used' }, 403))
  expect(await exchange('launch')).toMatchObject({ code: 'launch.used' })
})
