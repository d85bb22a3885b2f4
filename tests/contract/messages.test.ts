import { afterEach, beforeEach, expect, test } from 'vitest'
import { getMessage, getMessages, getUnreadCount, markMessages } from '#contract/account/messages.ts'
import type { BodyOf } from '#contract/call.ts'
import { getMember } from '#contract/identity/member.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { registered } from './support/registration.ts'

let gateway: TestGateway
let token: string
beforeEach(async () => {
  gateway = await openGateway()
  token = await tokenOf(gateway, 'player')
})
afterEach(() => gateway.sandbox.close())

const first = { pageNo: 1, pageSize: 9, language: 'EN' }

const page = async (query: object = {}, who = token) =>
  (await gateway.answer(getMessages, { token: who, query: { ...first, ...query } })).value

const unread = async () => (await gateway.answer(getUnreadCount, { token })).value.unread

test('messages come in pages, the latest first, in the asked language', async () => {
  const one = await page()
  expect(one).toMatchObject({ unread: 2, pageNum: 1, totalPages: 2 })
  expect(one.messages).toHaveLength(9)
  expect(one.messages.map(({ isRead }) => isRead)).toEqual([false, false, ...Array(7).fill(true)])
  const times = one.messages.map(({ at }) => at)
  expect(times).toEqual(times.toSorted().toReversed())
  expect((await page({ pageNo: 2 })).messages).toHaveLength(6)
  expect((await page({ unread: true })).messages).toHaveLength(2)
  expect(one.messages[0]?.excerpt).not.toMatch(/[<>]/)
  expect((await page({ language: 'BN' })).messages[0]?.title).toMatch(/[ঀ-৿]/)
})

test('a message is read once it is fetched, and everything that counts says so', async () => {
  const [head] = (await page()).messages
  const { value } = await gateway.answer(getMessage, { token, query: { id: head?.id ?? '', language: 'EN' } })
  expect(value).toMatchObject({ id: head?.id, isRead: true })
  expect(value.content).toContain('<p>')
  expect(await unread()).toBe(1)
  expect((await gateway.answer(getMember, { token })).value.unreadMessage).toBe(1)
})

test('messages are marked and deleted by name, or all at once', async () => {
  const [one = '', two = ''] = (await page()).messages.map(({ id }) => id)
  const mark = async (body: BodyOf<typeof markMessages>) =>
    (await gateway.answer(markMessages, { token, body })).value.unread
  expect(await mark({ mark: 'read', ids: [one, two] })).toBe(0)
  expect(await mark({ mark: 'unread', ids: [two] })).toBe(1)
  expect(await mark({ mark: 'deleted', ids: [two] })).toBe(0)
  expect((await page()).messages.map(({ id }) => id)).not.toContain(two)
  expect(await mark({ mark: 'unread' })).toBe(14)
  expect(await mark({ mark: 'deleted' })).toBe(0)
  expect(await page()).toMatchObject({ messages: [], totalPages: 0 })
})

test('nobody reads what was written to another', async () => {
  const [head] = (await page()).messages
  const other = await registered(gateway, 'reader01')
  const query = { id: head?.id ?? '', language: 'EN' }
  expect(await gateway.refusal(getMessage, { token: other, query })).toMatchObject({
    status: 404,
    code: 'message.unknown',
  })
  await gateway.answer(markMessages, { token: other, body: { mark: 'deleted', ids: [query.id] } })
  expect((await page()).messages[0]?.id).toBe(query.id)
  expect(await gateway.refusal(getMessages, { query: first })).toMatchObject({ status: 401, code: 'session.required' })
})

test('who has just registered is welcomed', async () => {
  const other = await registered(gateway, 'reader02')
  expect((await page({}, other)).messages).toMatchObject([{ title: expect.stringContaining('Welcome'), isRead: false }])
})
