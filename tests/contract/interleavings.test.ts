import { afterEach, beforeEach, expect, test } from 'vitest'
import { addCard, getCards } from '#contract/account/cards.ts'
import { takeBreak } from '#contract/account/limits.ts'
import { transferToMember } from '#contract/account/member-transfer.ts'
import { setPaymentPassword } from '#contract/account/payment-password.ts'
import { setProfile } from '#contract/account/profile.ts'
import { createWithdrawal, getWithdrawals } from '#contract/account/withdraw.ts'
import { sendLoginCode } from '#contract/identity/login-code.ts'
import { getBalance } from '#contract/identity/member.ts'
import { changePassword, resetByEmail } from '#contract/identity/password.ts'
import { resetByMobile } from '#contract/identity/password-by-mobile.ts'
import { sendRegisterCode } from '#contract/identity/register-code.ts'
import { endAllSessions, getSessions, startTotp } from '#contract/identity/security.ts'
import { login } from '#contract/identity/session.ts'
import { loginBody, tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { holdPasswords } from './support/held-passwords.ts'
import { balanceOf, fresh, paymentPassword } from './support/money.ts'
import { betOn, gameOf, launched, newKey, opening, refusalOf } from './support/play.ts'
import { codeTo, newMember, registered, registeredByMobile } from './support/registration.ts'

let gateway: TestGateway
let held: ReturnType<typeof holdPasswords>
beforeEach(async () => {
  held = holdPasswords()
  gateway = await openGateway({ passwords: held.passwords })
})
afterEach(() => gateway.sandbox.close())

const old = newMember.password
const by = (username: string, password: string) => ({
  body: { type: 'username', username, password, site: 'member' } as const,
})
const changeTo = (token: string, newPassword: string, oldPassword: string = old) => ({
  token,
  body: { oldPassword, newPassword, confirmNewPassword: newPassword },
})
const tokenBy = async (username: string) => {
  const { value } = await gateway.answer(login, by(username, old))
  return 'token' in value ? value.token : ''
}
const endOthers = (token: string) => gateway.answer(endAllSessions, { token, query: { scope: 'others' } })
const sessionsOf = async (token: string) => (await gateway.answer(getSessions, { token })).value.length

test('a log-in with the old password that runs beside the change opens nothing', async () => {
  const token = await registered(gateway, 'racer01')
  const { late } = await held.between(
    () => gateway.refusal(login, by('racer01', old)),
    () => gateway.answer(changePassword, changeTo(token, 'lantern9')),
  )
  expect(late.code).toBe('login.failed')
  expect(await sessionsOf(token)).toBe(1)
})

test('a log-in with a temporary password that runs beside the change opens nothing', async () => {
  const token = await registered(gateway, 'racer02', { email: 'racer02@mail.example' })
  await gateway.answer(resetByEmail, { body: { username: 'racer02', email: 'racer02@mail.example' } })
  const temporary = await codeTo(gateway, 'racer02@mail.example')
  const { late } = await held.between(
    () => gateway.refusal(login, by('racer02', temporary)),
    () => gateway.answer(changePassword, changeTo(token, 'lantern9')),
  )
  expect(late.code).toBe('login.failed')
  expect(await sessionsOf(token)).toBe(1)
})

test('of two changes at once one is made, and the other is told that it was not', async () => {
  const token = await registered(gateway, 'racer03')
  const { late } = await held.between(
    () => gateway.refusal(changePassword, changeTo(token, 'lantern8')),
    () => gateway.answer(changePassword, changeTo(token, 'lantern9')),
  )
  expect(late.code).toBe('password.wrong')
  expect((await gateway.refusal(login, by('racer03', 'lantern8'))).code).toBe('login.failed')
  await gateway.answer(login, by('racer03', 'lantern9'))
})

test('a log-in that runs beside a password forgotten and set anew opens nothing', async () => {
  const code = { countryDialingCode: '880' }
  await gateway.answer(sendRegisterCode, { body: { ...code, mobileNo: '01512345061' } })
  await registeredByMobile(gateway, '01512345061', await codeTo(gateway, '+8801512345061'))
  gateway.pass(61_000)
  await gateway.answer(sendLoginCode, { body: { ...code, mobileNum: '01512345061', purpose: 'password' } })
  const body = {
    ...code,
    mobileNum: '01512345061',
    verificationCode: await codeTo(gateway, '+8801512345061'),
    newPassword: 'lantern9',
  }
  const { late, other } = await held.between(
    () => gateway.refusal(login, by('01512345061', old)),
    () => gateway.answer(resetByMobile, { body }),
  )
  expect(late.code).toBe('login.failed')
  expect(await sessionsOf(other.value.token)).toBe(1)
})

/** Calls that look at a password first, each by somebody with money and a card. */
const slowCalls: readonly [string, (token: string, cardId: string) => Promise<{ code: string }>][] = [
  [
    'a payout',
    (token, cardId) =>
      gateway.refusal(createWithdrawal, {
        token,
        body: { amount: '1000', cardId, paymentPassword },
        headers: fresh(),
      }),
  ],
  [
    'a transfer',
    (token) =>
      gateway.refusal(transferToMember, {
        token,
        body: { direction: 'upline', amount: '100', paymentPassword },
        headers: fresh(),
      }),
  ],
  [
    'a new card',
    (token) =>
      gateway.refusal(addCard, { token, body: { bankCode: 'BRAC', number: '70001234567716', paymentPassword } }),
  ],
  [
    'a new payment password',
    (token) =>
      gateway.refusal(setPaymentPassword, {
        token,
        body: { oldPaymentPassword: paymentPassword, newPaymentPassword: '248136' },
      }),
  ],
  [
    'an exclusion',
    (token) =>
      gateway.refusal(takeBreak, {
        token,
        body: { kind: 'exclusion', length: 6, password: loginBody('mover').password },
      }),
  ],
  [
    'the beginning of two factors',
    (token) => gateway.refusal(startTotp, { token, body: { password: loginBody('mover').password } }),
  ],
  [
    'a new password',
    (token) => gateway.refusal(changePassword, changeTo(token, 'lantern9', loginBody('mover').password)),
  ],
]

test.each(slowCalls)('%s that was sent before its session was signed out is not done after it', async (_, begin) => {
  const [mine, other] = [await tokenOf(gateway, 'mover'), await tokenOf(gateway, 'mover')]
  const cards = (await gateway.answer(getCards, { token: mine, query: { language: 'EN' } })).value.cards
  const before = await balanceOf(gateway, mine)
  const { late } = await held.between(
    () => begin(other, cards[0]?.id ?? ''),
    () => endOthers(mine),
  )
  expect(late.code).toBe('session.expired')
  expect(await balanceOf(gateway, mine)).toBe(before)
  const page = { pageNo: 1, pageSize: 20, language: 'EN' }
  const { withdrawals } = (await gateway.answer(getWithdrawals, { token: mine, query: page })).value
  expect(withdrawals.filter(({ state }) => state === 'pending')).toEqual([])
})

test('a number that was sent before its session was signed out is not bound after it', async () => {
  const mine = await registered(gateway, 'racer05')
  const other = await tokenBy('racer05')
  const body = { values: { mobile: '01712345999' }, password: old }
  const { late } = await held.between(
    () => gateway.refusal(setProfile, { token: other, query: { language: 'EN' }, body }),
    () => endOthers(mine),
  )
  expect(late.code).toBe('session.expired')
})

test('a withdrawal by a payment password that was changed meanwhile is refused', async () => {
  const token = await tokenOf(gateway, 'mover')
  const cards = (await gateway.answer(getCards, { token, query: { language: 'EN' } })).value.cards
  const body = { amount: '1000', cardId: cards[0]?.id ?? '', paymentPassword }
  const { late } = await held.between(
    () => gateway.refusal(createWithdrawal, { token, body, headers: fresh() }),
    () =>
      gateway.answer(setPaymentPassword, {
        token,
        body: { oldPaymentPassword: paymentPassword, newPaymentPassword: '248136' },
      }),
  )
  expect(late.code).toBe('payment-password.wrong')
})

test('of two first payment passwords at once one is set', async () => {
  const token = await registered(gateway, 'racer04')
  const set = (newPaymentPassword: string) => ({ token, body: { password: old, newPaymentPassword } })
  const { late } = await held.between(
    () => gateway.refusal(setPaymentPassword, set('248135')),
    () => gateway.answer(setPaymentPassword, set('248136')),
  )
  expect(late.code).toBe('payment-password.wrong')
})

test('a game’s bet whose body comes after the session was signed out is not played', async () => {
  const [mine, other] = [await tokenOf(gateway, 'player'), await tokenOf(gateway, 'player')]
  const play = await opening(gateway, await launched(gateway, await gameOf(gateway), other))
  const bet = play.bets[0] ?? 0
  await betOn(gateway, play.token, bet)
  const before = await balanceOf(gateway, mine)
  const body = new TransformStream<Uint8Array, Uint8Array>()
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${play.token}` },
    body: body.readable,
    duplex: 'half',
  }
  const late = gateway.sandbox.app.request('/play/api/bet', init)
  await gateway.answer(getBalance, { token: mine })
  await endOthers(mine)
  const writer = body.writable.getWriter()
  await writer.write(new TextEncoder().encode(JSON.stringify({ key: newKey(), bet, choice: [] })))
  await writer.close()
  expect(await refusalOf(late)).toEqual({ status: 401, code: 'play.ended' })
  expect(await balanceOf(gateway, mine)).toBe(before)
})
