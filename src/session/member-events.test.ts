// Needs a document.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { getMessages } from '#src/gateway/account-calls.ts'
import { getBalance, getMember } from '#src/gateway/calls.ts'
import { connectGateway } from '#src/gateway/credentials.ts'
import { callKey, queryClient } from '#src/gateway/query-client.ts'
import { useMemberCounts } from './member-counts.ts'
import { startMemberEvents, takeEvent, waitAfter } from './member-events.ts'
import { guest } from './session-events.ts'
import { useSessionStore } from './session-store.ts'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', async (original) => ({ ...(await original<object>()), callGateway }))

const balance = () => queryClient.getQueryData<{ value: { balance: string } }>(callKey(getBalance, {}))?.value.balance
const counts = () => queryClient.getQueryData<{ value: object }>(callKey(getMember, {}))?.value
const event = (amount: string, at: string) => JSON.stringify({ balance: amount, currency: 'USD', at })

let stop: (() => void) | undefined
let writers: ReadableStreamDefaultController<Uint8Array>[]
const asked = vi.fn<typeof fetch>()
const say = (text: string, to = writers.at(-1)) => to?.enqueue(new TextEncoder().encode(text))

beforeEach(() => {
  setSite(siteForTests)
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member' })
  connectGateway({ token: () => 't', language: () => 'en', onUnauthorised: vi.fn() })
  queryClient.clear()
  callGateway.mockReset()
  asked.mockReset()
  writers = []
  asked.mockImplementation(async (_, { signal } = {}) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        writers.push(controller)
        signal?.addEventListener('abort', () => controller.error(new Error('aborted')))
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })
  vi.stubGlobal('fetch', asked)
})

afterEach(() => {
  stop?.()
  stop = undefined
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a balance is taken over; one of before it, or one that is none, changes nothing', () => {
  stop = startMemberEvents('1')
  takeEvent('balance', event('10.00', '2026-11-20T10:00:00Z'))
  takeEvent('balance', event('9.00', '2026-11-20T09:59:59Z'))
  for (const nonsense of ['', '{}', '{"balance":0,"currency":"USD"}', 'null']) takeEvent('balance', nonsense)
  takeEvent('weather', '{}')
  expect(balance()).toBe('10.00')
})

test('counts go to where the page reads them, and nowhere before the member is known', () => {
  const pushed = JSON.stringify({ unreadMessage: 4, availablePromoCount: 1, missions: 2 })
  takeEvent('counts', pushed)
  expect(counts()).toBeUndefined()
  queryClient.setQueryData(callKey(getMember, {}), { success: true, value: { id: '1', unreadMessage: 0 } })
  takeEvent('counts', pushed)
  expect(counts()).toEqual({ id: '1', unreadMessage: 4, availablePromoCount: 1 })
  expect(useMemberCounts.getState()).toEqual({ token: 't', missions: 2 })
})

test('a list of messages is asked for anew when another one is unread, and only then', () => {
  const messages = [getMessages.id, {}]
  queryClient.setQueryData(callKey(getMember, {}), { success: true, value: { id: '1', unreadMessage: 2 } })
  queryClient.setQueryData(messages, [])
  const isStale = () => queryClient.getQueryState(messages)?.isInvalidated
  const pushed = (unreadMessage: number) => JSON.stringify({ unreadMessage, availablePromoCount: 0, missions: 0 })
  takeEvent('counts', pushed(2))
  expect(isStale()).toBe(false)
  takeEvent('counts', pushed(3))
  expect(isStale()).toBe(true)
})

test('the stream carries its token in a header alone, and events arrive in whatever pieces', async () => {
  stop = startMemberEvents('1')
  await vi.waitFor(() => expect(writers.length).toBe(1))
  const [address, init] = asked.mock.calls[0] ?? []
  expect(String(address)).toBe('https://gateway.example/wps/member/events')
  expect(init?.headers).toMatchObject({ authorization: 'Bearer t', accept: 'text/event-stream' })
  const text = `: hello\n\nevent: balance\ndata: ${event('12.50', '2026-11-20T10:00:00Z')}\n\n`
  for (const piece of text.match(/.{1,7}/gs) ?? []) say(piece)
  await vi.waitFor(() => expect(balance()).toBe('12.50'))
})

test('a tab that joins gets the newest balance, not the ones before', async () => {
  stop = startMemberEvents('1')
  await vi.waitFor(() => expect(writers).toHaveLength(1))
  say(`event: balance\ndata: ${event('10.00', '2026-11-20T10:00:00Z')}\n\n`)
  say(`event: balance\ndata: ${event('7.00', '2026-11-20T10:00:01Z')}\n\n`)
  await vi.waitFor(() => expect(balance()).toBe('7.00'))
  const tab = new BroadcastChannel('member-events 1')
  const heard = vi.fn<(data: unknown) => void>()
  tab.addEventListener('message', ({ data }) => heard(data))
  tab.postMessage('joined')
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  expect(heard.mock.calls).toEqual([[['balance', event('7.00', '2026-11-20T10:00:01Z')]]])
  tab.close()
})

test('a stream that breaks is opened again, and what is known stays meanwhile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  stop = startMemberEvents('1')
  await vi.waitFor(() => expect(writers.length).toBe(1))
  say(`event: balance\ndata: ${event('12.50', '2026-11-20T10:00:00Z')}\n\n`)
  await vi.waitFor(() => expect(balance()).toBe('12.50'))
  writers[0]?.close()
  expect(balance()).toBe('12.50')
  await vi.advanceTimersByTimeAsync(2500)
  await vi.waitFor(() => expect(writers.length).toBe(2))
})

test('a stream that falls silent counts as broken', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  stop = startMemberEvents('1')
  await vi.waitFor(() => expect(writers.length).toBe(1))
  await vi.advanceTimersByTimeAsync(50_000)
  await vi.waitFor(() => expect(writers.length).toBeGreaterThan(1))
})

test('while there is no stream the balance is asked for, and a question without an answer makes it no zero', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  asked.mockRejectedValue(new Error('refused'))
  callGateway.mockResolvedValueOnce({ success: true, value: { balance: '7.00', currency: 'USD' } })
  callGateway.mockRejectedValue(new Error('down'))
  stop = startMemberEvents('1')
  await vi.advanceTimersByTimeAsync(200_000)
  expect(balance()).toBe('7.00')
  expect(asked.mock.calls.length).toBeLessThan(12)
})

test('a session that is over ends it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const onUnauthorised = vi.fn()
  connectGateway({ onUnauthorised })
  const problem = { type: 'about:blank', title: 'Over', status: 401, code: 'session.expired' }
  asked.mockImplementation(async () => new Response(JSON.stringify(problem), { status: 401 }))
  stop = startMemberEvents('1')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(onUnauthorised).toHaveBeenCalledWith('t')
})

test('waiting grows to a minute, and differs from visitor to visitor', () => {
  expect([waitAfter(0, 0), waitAfter(0, 1), waitAfter(3, 1), waitAfter(30, 1)]).toEqual([500, 1000, 8000, 60_000])
})
