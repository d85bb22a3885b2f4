import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  answerTicket,
  closeTicket,
  getTicket,
  getTicketPicture,
  getTickets,
  openTicket,
  wordsIn,
} from '#contract/account/tickets.ts'
import { uploadProof } from '#contract/account/withdraw.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { png } from './support/pictures.ts'

let gateway: TestGateway
let token: string
beforeAll(async () => {
  gateway = await openGateway()
  token = await tokenOf(gateway, 'mover')
})
afterAll(() => gateway.sandbox.close())

const content = 'My payout of yesterday has not arrived.'
const page = { pageNo: 1, pageSize: 20 }
const opened = async (more: object = {}, by = token) =>
  (await gateway.answer(openTicket, { token: by, body: { type: 2, content, ...more } })).value
const listed = async (by = token) => (await gateway.answer(getTickets, { token: by, query: page })).value.tickets
const operated = async (id: string, step: object) =>
  (await gateway.panel('POST', `/sandbox/tickets/${id}`, step)).status

test('a ticket is answered, unread until it is opened, written on and closed', async () => {
  expect(await listed()).toEqual([])
  const { id, state, messages } = await opened()
  expect([state, messages]).toMatchObject(['open', [{ from: 'member', content, pictures: [] }]])
  gateway.pass(60_000)
  expect(await operated(id, { answer: 'We look into it.' })).toBe(200)
  expect(await listed()).toMatchObject([{ id, state: 'answered', isUnread: true, excerpt: content, type: 2 }])
  const read = await gateway.answer(getTicket, { token, query: { id } })
  expect(read.value).toMatchObject({ isUnread: false })
  expect(read.value.messages.map(({ from }) => from)).toEqual(['member', 'service'])
  expect((await listed())[0]?.isUnread).toBe(false)
  const again = await gateway.answer(answerTicket, {
    token,
    query: { id },
    body: { content: 'Still nothing has come.' },
  })
  expect([again.value.state, again.value.messages.length]).toEqual(['open', 3])
  for (let time = 0; time < 2; time++)
    expect((await gateway.answer(closeTicket, { token, query: { id } })).value.state).toBe('closed')
  const late = await gateway.refusal(answerTicket, { token, query: { id }, body: { content } })
  expect(late).toMatchObject({ status: 409, code: 'ticket.closed' })
  expect(await operated(id, { answer: 'Too late.' })).toBe(409)
})

test('pictures belong to their ticket and its member', async () => {
  const upload = async (by: string) => (await gateway.answer(uploadProof, { token: by, body: png() })).value.id
  const other = await tokenOf(gateway, 'player')
  const foreign = { type: 2 as const, content, pictures: [await upload(other)] }
  expect((await gateway.refusal(openTicket, { token, body: foreign })).code).toBe('proof.unknown')
  const { id, messages } = await opened({ pictures: [await upload(token), await upload(token)] })
  const [picture = ''] = messages[0]?.pictures ?? []
  const { value } = await gateway.answer(getTicketPicture, { token, query: { id, picture } })
  expect(value.image).toBe(`data:image/png;base64,${Buffer.from(await png().arrayBuffer()).toString('base64')}`)
  for (const [by, query] of [
    [other, { id, picture }],
    [token, { id, picture: 'nothing' }],
  ] as const)
    expect((await gateway.refusal(getTicketPicture, { token: by, query })).code).toBe('ticket.unknown')
  expect((await gateway.refusal(getTicket, { token: other, query: { id } })).code).toBe('ticket.unknown')
})

test('text has 3 to 300 words, in scripts without spaces too', async () => {
  expect([wordsIn('too short'), wordsIn('今日の出金が届いていません。') > 3]).toEqual([2, true])
  for (const wrong of ['too short', '! ! ! !', 'word '.repeat(301)]) {
    const refused = await gateway.refusal(openTicket, { token, body: { type: 1, content: wrong } })
    expect(refused).toMatchObject({ code: 'request.invalid', fields: { content: 'field.invalid' } })
  }
})

test('five can be open at a time; trial accounts have none; player begins with an answered one', async () => {
  const by = await tokenOf(gateway, 'saver')
  for (let count = 0; count < 5; count++) await opened({}, by)
  const body = { type: 0 as const, content }
  expect(await gateway.refusal(openTicket, { token: by, body })).toMatchObject({ status: 409, code: 'ticket.too-many' })
  const [first] = await listed(by)
  await gateway.answer(closeTicket, { token: by, query: { id: first?.id ?? '' } })
  await opened({}, by)
  const trial = await tokenOf(gateway, 'trial')
  expect((await gateway.refusal(getTickets, { token: trial, query: page })).code).toBe('account.trial')
  expect(await listed(await tokenOf(gateway, 'player'))).toMatchObject([{ state: 'answered', isUnread: true }])
})
