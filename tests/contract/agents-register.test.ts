import { afterAll, beforeAll, expect, test } from 'vitest'
import { addReferralLink, getRegisterCentre, openAccount, setReferralLink } from '#contract/agent/register-centre.ts'
import { getDownlines } from '#contract/agent/team.ts'
import { getBalance, getMember } from '#contract/identity/member.ts'
import { changePassword } from '#contract/identity/password.ts'
import { checkAffiliate } from '#contract/identity/registration.ts'
import { login } from '#contract/identity/session.ts'
import { tokenOf } from './support/accounts.ts'
import { withAgents } from './support/agents.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { zen } from './support/merchants.ts'
import { fresh, keyed } from './support/money.ts'
import { registered } from './support/registration.ts'

const dayMs = 24 * 3_600_000

let gateway: TestGateway
let agent: string
let subagent: string
beforeAll(async () => {
  gateway = await openGateway({ merchants: [withAgents(), zen] })
  agent = await tokenOf(gateway, 'agent', { site: 'agent' })
  subagent = await tokenOf(gateway, 'subagent', { site: 'agent' })
}, 60_000)
afterAll(() => gateway.sandbox.close())

const account = { type: 'member', username: 'harbourman', password: 'given4you', rebateRate: '0.35' } as const
const plainLink = { type: 'member', rebateRate: '0.20', label: ' Flyer ', days: null } as const

async function below(token: string, name: string) {
  const query = { from: '2026-11-20', to: '2026-11-20', pageNo: 1, pageSize: 100, search: name }
  const { rows } = (await gateway.answer(getDownlines, { token, query })).value
  return rows.find((row) => row.account === name)
}

async function made(token: string, link: object = {}) {
  return (await gateway.answer(addReferralLink, { token, body: { ...plainLink, ...link }, headers: fresh() })).value
}

async function isGood(code: string): Promise<boolean> {
  const query = { code, domain: 'acme.example' }
  return (await gateway.answer(checkAffiliate, { query })).value.isValid
}

test('the centre says between what rates, and what there is', async () => {
  const { value } = await gateway.answer(getRegisterCentre, { token: subagent })
  expect(value).toMatchObject({
    mostRate: '0.80',
    rateStep: '0.05',
    mayOpenAgents: true,
    mostLinks: 20,
    links: [],
    opened: 0,
  })
})

test('an account is opened once, directly below, and its password is changed before anything else', async () => {
  const asked = { token: subagent, body: account, headers: keyed('open') }
  const { value } = await gateway.answer(openAccount, asked)
  expect(value).toEqual({ account: 'harbourman', type: 'member', rebateRate: '0.35' })
  expect((await gateway.answer(openAccount, asked)).value).toEqual(value)
  expect((await gateway.answer(getRegisterCentre, { token: subagent })).value.opened).toBe(1)
  expect(await below(subagent, 'harbourman')).toMatchObject({ level: 1, isAgent: false, rebateRate: '0.35' })
  expect(await below(agent, 'harbourman')).toMatchObject({ level: 2 })

  const body = { type: 'username' as const, username: 'harbourman', password: 'given4you', site: 'member' as const }
  const opened = (await gateway.answer(login, { body })).value
  if (!('token' in opened)) throw new Error('It needs another step')
  expect(opened).toMatchObject({ firstTimeLogin: true, passwordExpired: true, changeReason: 'default' })
  const { token } = opened
  expect((await gateway.answer(getBalance, { token })).value.balance).toBe('0.00')
  const change = { oldPassword: 'given4you', newPassword: 'harbour77', confirmNewPassword: 'harbour77' }
  await gateway.answer(changePassword, { token, body: change })
  const again = (await gateway.answer(login, { body: { ...body, password: 'harbour77' } })).value
  expect(again).toMatchObject({ passwordExpired: false })
})

test.each([
  ['a rate above one’s own', { rebateRate: '0.85' }, [400, 'register.rate', 'rebateRate']],
  ['a rate between two steps', { rebateRate: '0.33' }, [400, 'register.rate', 'rebateRate']],
  ['a name that somebody has', { username: 'Player' }, [409, 'register.name-taken']],
  ['a name against the rules', { username: 'a!' }, [400, 'request.invalid', 'username']],
  ['a password against the rules', { password: 'short' }, [400, 'request.invalid', 'password']],
  ['the default password', { password: '123456' }, [400, 'request.invalid', 'password']],
])('%s opens no account', async (_, change, refusal) => {
  const body = { ...account, username: 'newharbour', ...change }
  const { status, code, fields = {} } = await gateway.refusal(openAccount, { token: subagent, body, headers: fresh() })
  expect([status, code, ...Object.keys(fields)]).toEqual(refusal)
})

test('an agent that was opened logs in where agents do', async () => {
  const body = { ...account, type: 'agent' as const, username: 'quayagent' }
  await gateway.answer(openAccount, { token: subagent, body, headers: fresh() })
  const asAgent = { type: 'username' as const, username: 'quayagent', password: 'given4you', site: 'agent' as const }
  expect((await gateway.answer(login, { body: asAgent })).value).toMatchObject({ passwordExpired: true, site: 'agent' })
  const { code } = await gateway.refusal(login, { body: { ...asAgent, site: 'member' } })
  expect(code).toBe('login.not-a-member')
})

test('who registers by a link is below its agent, of its type and with its rate', async () => {
  const link = await made(subagent)
  expect(link).toMatchObject({
    type: 'member',
    rebateRate: '0.20',
    label: 'Flyer',
    isOpen: true,
    expiresAt: null,
    registered: 0,
  })
  expect(new URL(link.url).searchParams.get('referralCode')).toBe(link.code)
  expect(await isGood(` ${link.code.toLowerCase()} `)).toBe(true)
  await registered(gateway, 'bylink1', { referralCode: link.code })
  await registered(gateway, 'bylink2', { affiliateCode: link.code.toLowerCase() })
  for (const name of ['bylink1', 'bylink2']) {
    expect(await below(subagent, name)).toMatchObject({ level: 1, isAgent: false, rebateRate: '0.20' })
  }
  const forAgents = await made(subagent, { type: 'agent', rebateRate: '0.50', days: 3 })
  const token = await registered(gateway, 'bylink3', { referralCode: forAgents.code })
  expect((await gateway.answer(getMember, { token })).value.type).toBe(2)
  expect(await below(subagent, 'bylink3')).toMatchObject({ isAgent: true, rebateRate: '0.50' })
  const { links } = (await gateway.answer(getRegisterCentre, { token: subagent })).value
  expect(links.map(({ code, registered }) => [code, registered]).toSorted()).toEqual(
    [
      [link.code, 2],
      [forAgents.code, 1],
    ].toSorted(),
  )
})

test('a link that is closed or over is refused as an unknown code is', async () => {
  const [closed, over] = [await made(subagent), await made(subagent, { days: 1 })]
  const set = (code: string, isOpen: boolean, token = subagent) => ({ token, query: { code }, body: { isOpen } })
  expect((await gateway.answer(setReferralLink, set(closed.code, false))).value.isOpen).toBe(false)
  gateway.pass(dayMs)
  subagent = await tokenOf(gateway, 'subagent', { site: 'agent' })
  agent = await tokenOf(gateway, 'agent', { site: 'agent' })
  for (const { code } of [closed, over]) {
    expect(await isGood(code)).toBe(false)
    await expect(registered(gateway, 'refusedone', { affiliateCode: code })).rejects.toThrow('affiliate.unknown')
  }
  // In the address it is ignored, as any other that is none.
  await registered(gateway, 'ignoredone', { referralCode: closed.code })
  expect(await below(agent, 'ignoredone')).toBeUndefined()
  expect((await gateway.answer(setReferralLink, set(closed.code, true))).value.isOpen).toBe(true)
  expect(await isGood(closed.code)).toBe(true)
  const { status, code } = await gateway.refusal(setReferralLink, set(closed.code, false, agent))
  expect([status, code]).toEqual([404, 'register.link'])
})

test('a link is made once, at a rate that one has, and twenty are open at the most', async () => {
  const asked = { token: agent, body: plainLink, headers: keyed('link') }
  const { value } = await gateway.answer(addReferralLink, asked)
  expect((await gateway.answer(addReferralLink, asked)).value).toEqual(value)
  const refused = async (change: object) => {
    const body = { ...plainLink, ...change }
    const { status, code } = await gateway.refusal(addReferralLink, { token: agent, body, headers: fresh() })
    return [status, code]
  }
  expect(await refused({ rebateRate: '1.05' })).toEqual([400, 'register.rate'])
  for (let count = 1; count < 20; count++) await made(agent)
  expect(await refused({})).toEqual([409, 'register.links'])
  const query = { code: value.code }
  await gateway.answer(setReferralLink, { token: agent, query, body: { isOpen: false } })
  await made(agent)
  const again = await gateway.refusal(setReferralLink, { token: agent, query, body: { isOpen: true } })
  expect(again.code).toBe('register.links')
})
