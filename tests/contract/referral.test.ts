import { afterEach, beforeEach, expect, test } from 'vitest'
import { getReferral } from '#contract/account/referral.ts'
import { getWithdrawRules } from '#contract/account/withdraw.ts'
import { checkAffiliate } from '#contract/identity/registration.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { balanceOf, paidIn } from './support/money.ts'
import { registered } from './support/registration.ts'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await openGateway()
})
afterEach(() => gateway.sandbox.close())

const referral = async (token: string, merchant = 'acme') =>
  (await gateway.answer(getReferral, { token, merchant, query: { language: 'EN' } })).value

const isValid = async (code: string, merchant = 'acme') =>
  (await gateway.answer(checkAffiliate, { merchant, query: { code, domain: 'acme.example' } })).value.isValid

test('a member has one code, in a link of the site, and sees friends masked', async () => {
  const token = await tokenOf(gateway, 'player')
  const first = await referral(token)
  expect(first.code).toMatch(/^[A-Z2-9]{8}$/)
  expect(first.url).toBe(`http://localhost/register?referralCode=${first.code}`)
  expect(await referral(token)).toEqual(first)
  expect(first).toMatchObject({ registered: 2, qualified: 1, earned: first.bonus, currency: 'BDT' })
  expect(first.friends.map(({ account, isQualified }) => [account, isQualified])).toEqual([
    ['ne•••r', false],
    ['lo•••d', true],
  ])
  expect(first.rules).toContain('staked 3 times')
  const other = await referral(await registered(gateway, 'inviter01'))
  expect(other).toMatchObject({ registered: 0, friends: [], earned: '0.00' })
  expect(other.code).not.toBe(first.code)
})

test('the code is good at its own merchant, however it is typed', async () => {
  const { code } = await referral(await registered(gateway, 'inviter02'))
  expect(await isValid(code)).toBe(true)
  expect(await isValid(` ${code.toLowerCase()} `)).toBe(true)
  expect(await isValid(code, 'zen')).toBe(false)
  expect(await isValid('NOTACODE')).toBe(false)
})

test('the friend’s first deposit that is large enough pays both, once', async () => {
  const inviter = await registered(gateway, 'inviter03')
  const { code, bonus } = await referral(inviter)
  const friend = await registered(gateway, 'friend03', { referralCode: code })
  expect(await referral(inviter)).toMatchObject({ registered: 1, qualified: 0 })
  const { minDeposit } = await referral(inviter)
  await paidIn(gateway, friend, { amount: String(Number(minDeposit) - 100) })
  expect(await balanceOf(gateway, inviter)).toBe('0.00')
  await paidIn(gateway, friend, { amount: String(Number(minDeposit)) })
  await paidIn(gateway, friend, { amount: String(Number(minDeposit)) })
  expect(await balanceOf(gateway, inviter)).toBe(bonus)
  expect(Number(await balanceOf(gateway, friend))).toBe(3 * Number(minDeposit) - 100 + Number(bonus))
  expect(await referral(inviter)).toMatchObject({ qualified: 1, earned: bonus })
  for (const token of [inviter, friend]) {
    const { value } = await gateway.answer(getWithdrawRules, { token, query: { language: 'EN' } })
    expect(value.turnover).toMatchObject([{ title: 'Invited friend', required: (3 * Number(bonus)).toFixed(2) }])
  }
})

test('a code that is typed in the field of invitations counts as well', async () => {
  const inviter = await registered(gateway, 'inviter04')
  const { code } = await referral(inviter)
  await registered(gateway, 'friend04', { affiliateCode: code })
  expect((await referral(inviter)).registered).toBe(1)
})

test('a trial account invites nobody', async () => {
  const trial = await tokenOf(gateway, 'trial')
  const refused = await gateway.refusal(getReferral, { token: trial, query: { language: 'EN' } })
  expect(refused).toMatchObject({ status: 403, code: 'referral.closed' })
})
