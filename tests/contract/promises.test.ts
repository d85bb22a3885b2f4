import { afterEach, beforeEach, expect, test } from 'vitest'
import { getDepositChannels } from '#contract/account/deposit.ts'
import { getReferral } from '#contract/account/referral.ts'
import { getAnnouncements } from '#contract/lobby/announcements.ts'
import { moneyText } from '#contract/site/money.ts'
import { createSandbox } from '#sandbox/sandbox.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { acme, acmeDemo } from './support/merchants.ts'
import { balanceOf, paidIn } from './support/money.ts'
import { registered } from './support/registration.ts'

/** A merchant whose notice has these texts, and whose rules are no others' defaults. */
const withNotice = (title: string, content = 'x') => ({
  ...acme,
  demo: {
    ...acmeDemo,
    notices: [{ copy: { EN: { title, content }, BN: { title: '{{referralBonus}}', content: 'x' } } }],
    money: {
      referral: { bonus: 300, min: 700, times: 2 },
      firstDeposit: { most: 10_000, min: 400, times: 7 },
    },
  },
})

let gateway: TestGateway
beforeEach(async () => {
  const merchant = withNotice(
    '{{referralBonus}} from {{referralMin}}',
    '{{percent}}% up to {{bonusMax}} from {{bonusMin}}, {{bonusTimes}} times; {{eWalletMin}}',
  )
  gateway = await openGateway({ merchants: [merchant] })
})
afterEach(() => gateway.sandbox.close())

const shown = { types: 'B,PL,PU,PR,H', platform: 'W' } as const

async function noticeIn(language: string) {
  const { value } = await gateway.answer(getAnnouncements, { query: { ...shown, language } })
  return value.playerNotices[0]
}

const english = { language: 'EN' }
const money = (amount: string) => moneyText(amount, { tag: 'en', currency: 'BDT', digits: 0 })

test('a text that names what a friend brings says what is paid for one', async () => {
  const inviter = await registered(gateway, 'inviter01')
  const { code, bonus, minDeposit } = (await gateway.answer(getReferral, { token: inviter, query: english })).value
  expect((await noticeIn('EN'))?.title).toBe(`${money(bonus)} from ${money(minDeposit)}`)
  const friend = await registered(gateway, 'friend01', { referralCode: code })
  await paidIn(gateway, friend, { amount: minDeposit })
  expect(await balanceOf(gateway, inviter)).toBe('300.00')
})

test('a text that names the first deposit’s bonus and the wallet says their rules', async () => {
  const token = await registered(gateway, 'player01')
  const { channels } = (await gateway.answer(getDepositChannels, { token, query: english })).value
  const wallet = channels.find(({ kind }) => kind === 'eWallet')
  expect((await noticeIn('EN'))?.content).toBe(`70% up to ৳10,000 from ৳400, 7 times; ${money(wallet?.min ?? '')}`)
})

test('figures in a text have Latin digits, as all others of a page have', async () => {
  expect((await noticeIn('BN'))?.title).toBe('৳300')
  const english = { notices: [{ copy: { EN: { title: '{{percent}}%', content: 'x' } } }] }
  const other = await openGateway({ merchants: [{ ...acme, demo: { ...acmeDemo, ...english } }] })
  const { value } = await other.answer(getAnnouncements, { query: { ...shown, language: 'BN' } })
  expect(value.playerNotices[0]?.title).toBe('70%')
  other.sandbox.close()
})

test.each([
  ['Bring a friend, get ৳300', 'has an amount of its own'],
  ['৳৩০০ পান', 'has an amount of its own'],
  ['Get {{bonus}}', 'holds {{bonus}}, which is none of: percent, bonusMax'],
])('the text "%s" is refused', async (title, message) => {
  const opened = createSandbox({ merchants: [withNotice(title)], data: null })
  await expect(opened).rejects.toThrow(`tenants/acme/demo.json: notices.0.copy.EN.title: ${message}`)
})
