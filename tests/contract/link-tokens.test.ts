import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkLinkToken, exchangeLinkToken } from '#contract/identity/link-token.ts'
import { getMember } from '#contract/identity/member.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await openGateway()
})
afterEach(() => gateway.sandbox.close())

interface Link {
  token: string
  address: string
  lifeSeconds: number
}

async function linkOf(username: string, merchant = 'acme'): Promise<Link> {
  const response = await gateway.panel('POST', '/sandbox/links', { merchant, username })
  expect(response.status).toBe(200)
  return response.json()
}

const spent = { status: 403, code: 'link-token.spent' }
const opened = async (token: string) => (await gateway.answer(exchangeLinkToken, { body: { token } })).value
const account = async (token: string) => (await gateway.answer(checkLinkToken, { body: { token } })).value.account
const refused = (token: string, merchant = 'acme') => gateway.refusal(exchangeLinkToken, { merchant, body: { token } })

test('the token of a link says whose it is as often as it is asked, and opens a session once', async () => {
  const { token, address, lifeSeconds } = await linkOf('player')
  expect(lifeSeconds).toBe(120)
  expect(address).toBe(`http://acme.localhost/?token=${token}`)
  expect(await account(token)).toBe('player')
  expect(await account(token)).toBe('player')
  const session = await opened(token)
  expect(session.token).not.toBe(token)
  expect((await gateway.answer(getMember, { token: session.token })).value.account).toBe('player')
  expect(await refused(token)).toMatchObject(spent)
  expect(await gateway.refusal(checkLinkToken, { body: { token } })).toMatchObject(spent)
})

test('the token of a link is no session’s, and a session’s is no link’s', async () => {
  const { token } = await linkOf('player')
  expect(await gateway.refusal(getMember, { token })).toMatchObject({ status: 401 })
  const session = await opened(token)
  expect(await refused(session.token)).toMatchObject(spent)
})

test('of many that come at once with one token, one is let in', async () => {
  const { token } = await linkOf('player')
  const tries = await Promise.all(Array.from({ length: 8 }, () => gateway.send(exchangeLinkToken, { body: { token } })))
  expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 403)])
})

test('it is good for two minutes, at its own merchant', async () => {
  const { token: elsewhere } = await linkOf('player')
  expect(await refused(elsewhere, 'zen')).toMatchObject(spent)
  expect(await account(elsewhere)).toBe('player')
  gateway.pass(119_999)
  expect(await account(elsewhere)).toBe('player')
  gateway.pass(1)
  expect(await gateway.refusal(checkLinkToken, { body: { token: elsewhere } })).toMatchObject(spent)
  expect(await refused(elsewhere)).toMatchObject(spent)
})

test('a locked account is let in by none; nobody’s name and a merchant that is none are refused', async () => {
  expect(await refused((await linkOf('locked')).token)).toMatchObject(spent)
  for (const body of [{ merchant: 'acme', username: 'nobody' }, { merchant: 'none', username: 'player' }, {}])
    expect((await gateway.panel('POST', '/sandbox/links', body)).status).toBe(400)
})

test('tokens are not guessed without end, by neither call', async () => {
  for (let count = 0; count < 15; count++) {
    expect(await refused('guess')).toMatchObject(spent)
    expect(await gateway.refusal(checkLinkToken, { body: { token: 'guess' } })).toMatchObject(spent)
  }
  expect(await refused('guess')).toMatchObject({ status: 429, code: 'rate.limited' })
})

test('the panel hands a link out by a form, on a page that sends its address nowhere', async () => {
  const response = await gateway.sandbox.app.request('http://localhost:4173/sandbox/links', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'merchant=acme&username=player',
  })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toMatch(/rel="noreferrer" href="http:\/\/acme\.localhost:4173\/\?token=[\w-]{32}"/)
})
