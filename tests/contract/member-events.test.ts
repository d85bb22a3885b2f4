import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCards } from '#contract/account/cards.ts'
import { getMemberEvents } from '#contract/account/events.ts'
import { transferFunds } from '#contract/account/wallets.ts'
import { endAllSessions } from '#contract/identity/security.ts'
import { logout } from '#contract/identity/session.ts'
import { tokenOf } from './support/accounts.ts'
import { listening, nextEvents } from './support/events.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { asked, deposited, fresh, operated, paidIn } from './support/money.ts'
import { betOn, gameOf, launched, opening } from './support/play.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.sandbox.close())

test('every stream of a member begins with the balance and tells each change after it is in', async () => {
  const token = await tokenOf(gateway, 'mover')
  const streams = [await listening(gateway, token), await listening(gateway, await tokenOf(gateway, 'mover'))]
  const [first, second] = streams
  if (!first || !second) throw new Error('No streams')
  for (const [unreadMessage, stream] of streams.entries()) {
    expect(await nextEvents(stream, 2)).toMatchObject([
      ['balance', { balance: '60000.00', currency: 'BDT' }],
      // The second log-in was from another device, which the platform has written about.
      ['counts', { unreadMessage, availablePromoCount: 0 }],
    ])
  }
  const body = { from: '', to: 'VVT', amount: '100' }
  await gateway.answer(transferFunds, { token, body, headers: fresh() })
  for (const stream of streams)
    expect(await nextEvents(stream, 1)).toMatchObject([['balance', { balance: '59900.00' }]])
  // What is refused moves nothing and is not reported.
  await gateway.refusal(transferFunds, { token, body: { ...body, amount: '99999' }, headers: fresh() })
  const { id } = await deposited(gateway, token)
  expect(await nextEvents(first, 1)).toEqual([['deposit', { id, state: 'waiting' }]])
  await gateway.panel('POST', `/sandbox/deposits/${id}`, { outcome: 'received' })
  const news = await nextEvents(first, 2)
  expect(news).toContainEqual(['deposit', { id, state: 'received' }])
  expect(news).toContainEqual(['balance', expect.objectContaining({ balance: '60900.00' })])
  await Promise.all(streams.map(({ leave }) => leave()))
})

test('a bet, a withdrawal and its steps are told too', async () => {
  const token = await tokenOf(gateway, 'saver')
  const stream = await listening(gateway, token)
  await nextEvents(stream, 2)
  const play = await opening(gateway, await launched(gateway, await gameOf(gateway, { gameType: 'FISH' }), token))
  const { balance } = await betOn(gateway, play.token, play.bets[0] ?? 0, [0])
  expect(await nextEvents(stream, 1)).toMatchObject([['balance', { balance: (balance / 100).toFixed(2) }]])
  const { id } = await asked(gateway, token, await cardOf(token))
  expect((await nextEvents(stream, 2)).map(([event]) => event).toSorted()).toEqual(['balance', 'withdrawal'])
  await operated(gateway, id, 'paying')
  expect(await nextEvents(stream, 1)).toEqual([['withdrawal', { id, state: 'paying' }]])
  await stream.leave()
})

async function cardOf(token: string): Promise<string> {
  const { value } = await gateway.answer(getCards, { token, query: { language: 'EN' } })
  return value.cards[0]?.id ?? ''
}

test('a stream ends with its session, and no other with it', async () => {
  const [one, other] = [await tokenOf(gateway, 'keeper'), await tokenOf(gateway, 'keeper')]
  const [ending, staying] = [await listening(gateway, one), await listening(gateway, other)]
  await nextEvents(ending, 2)
  await nextEvents(staying, 2)
  await gateway.answer(logout, { token: one })
  expect(await ending.next()).toBeNull()
  await paidIn(gateway, other)
  expect(await nextEvents(staying, 1)).toHaveLength(1)
  // Looking on keeps no session awake: after half an hour without a call it is over.
  gateway.pass(30 * 60_000)
  await gateway.panel('POST', '/sandbox/attempts/clear')
  let last = await staying.next()
  while (last !== null) last = await staying.next()
})

test('it needs a session, and takes faults like every other call', async () => {
  expect(await gateway.refusal(getMemberEvents)).toMatchObject({ status: 401, code: 'session.required' })
  const token = await tokenOf(gateway, 'player')
  const fault = async (kind: string) => {
    await gateway.panel('POST', '/sandbox/faults', { call: 'getMemberEvents', kind, status: 503, times: 1 })
    return gateway.send(getMemberEvents, { token })
  }
  expect((await fault('status')).status).toBe(503)
  expect(await (await fault('empty')).text()).toBe('')
  expect(await (await fault('wrong-shape')).text()).toContain('unexpected')
  const stream = await listening(gateway, token)
  await nextEvents(stream, 2)
  await gateway.panel('POST', '/sandbox/events/drop')
  expect(await stream.next()).toBeNull()
})

test('a session has four streams and a member ten; the newest is refused, and there is room again once one has ended', async () => {
  const [one, two, three] = [
    await tokenOf(gateway, 'saver'),
    await tokenOf(gateway, 'saver'),
    await tokenOf(gateway, 'saver'),
  ]
  const first = await listening(gateway, one)
  for (let streams = 1; streams < 4; streams++) await listening(gateway, one)
  expect(await gateway.refusal(getMemberEvents, { token: one })).toMatchObject({ code: 'rate.limited', retryAfter: 30 })
  for (const token of [two, two, two, two, three, three]) await listening(gateway, token)
  expect((await gateway.refusal(getMemberEvents, { token: three })).code).toBe('rate.limited')
  expect(await nextEvents(first, 2)).toHaveLength(2)
  await first.leave()
  await listening(gateway, one)
  await gateway.answer(endAllSessions, { token: three, query: { scope: 'all' } })
})
