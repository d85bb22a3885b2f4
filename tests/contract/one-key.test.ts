import { afterEach, beforeEach, expect, test } from 'vitest'
import { getCards } from '#contract/account/cards.ts'
import { createDeposit } from '#contract/account/deposit.ts'
import { takeBreak } from '#contract/account/limits.ts'
import { transferToMember } from '#contract/account/member-transfer.ts'
import { convertPoints, redeemPoints } from '#contract/account/points.ts'
import { claimReward } from '#contract/account/rewards.ts'
import { createWithdrawal } from '#contract/account/withdraw.ts'
import { changeContract, offerContract } from '#contract/agent/contracts.ts'
import { addReferralLink, openAccount } from '#contract/agent/register-centre.ts'
import { endAllSessions } from '#contract/identity/security.ts'
import { placeLotteryBet } from '#contract/lobby/lottery.ts'
import { loginBody, tokenOf } from './support/accounts.ts'
import { withAgents } from './support/agents.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { holdPasswords } from './support/held-passwords.ts'
import { orderOf } from './support/lottery.ts'
import { balanceOf, depositBody, fresh, keyed } from './support/money.ts'

let gateway: TestGateway
let held: ReturnType<typeof holdPasswords>
beforeEach(async () => {
  held = holdPasswords()
  gateway = await openGateway({ passwords: held.passwords, merchants: [withAgents()] })
})
afterEach(() => gateway.sandbox.close())

const wrongWithdrawal = (token: string, headers: Record<string, string>) => ({
  token,
  headers,
  body: { amount: '1000', cardId: 'C1', paymentPassword: '000000' },
})
/** What was sent before it has come as far as it can: this call is encrypted, and looks at a password. */
const laterCall = () => tokenOf(gateway, 'player')
const bet = orderOf('LOTT-D5-1', '20261120-1141', [{ play: 'sumSides', picks: [['small']], stake: '10' }], 1, '10.00')

test('twelve retries of a withdrawal while the first is under way get its answer, and it is paid once', async () => {
  const token = await tokenOf(gateway, 'mover')
  const cardId = await cardOf(token)
  const before = Number(await balanceOf(gateway, token))
  const body = { amount: '1000', cardId, paymentPassword: '135790' }
  const sent = { token, body, headers: fresh() }
  const { late, other } = await held.between(
    () => gateway.answer(createWithdrawal, sent),
    () => Promise.resolve(Array.from({ length: 12 }, () => gateway.answer(createWithdrawal, sent))),
  )
  const answers = await Promise.all(other)
  expect(new Set(answers.map(({ value }) => value.id))).toEqual(new Set([late.value.id]))
  expect(Number(await balanceOf(gateway, token))).toBe(before - 1000)
})

async function cardOf(token: string): Promise<string> {
  const { value } = await gateway.answer(getCards, { token, query: { language: 'EN' } })
  return value.cards[0]?.id ?? ''
}

test('the next in line goes on where the first was refused', async () => {
  const token = await tokenOf(gateway, 'mover')
  const headers = fresh()
  const { late, other } = await held.between(
    () => gateway.refusal(createWithdrawal, wrongWithdrawal(token, headers)),
    () => Promise.resolve([gateway.answer(placeLotteryBet, { token, headers, body: bet })]),
  )
  expect(late.code).toBe('payment-password.wrong')
  await Promise.all(other)
})

/** Calls that decide at once; each waits in the line of its key behind a withdrawal that is held. */
const quickCalls: readonly [
  string,
  (sent: { token: string; headers: Record<string, string> }) => Promise<{ code: string }>,
][] = [
  ['a bet', (sent) => gateway.refusal(placeLotteryBet, { ...sent, body: bet })],
  ['a deposit', (sent) => gateway.refusal(createDeposit, { ...sent, body: depositBody() })],
  ['a claim', (sent) => gateway.refusal(claimReward, { ...sent, query: { id: 'R1', language: 'EN' }, body: {} })],
  ['a thing for points', (sent) => gateway.refusal(redeemPoints, { ...sent, body: { itemId: 'I1', quantity: 1 } })],
  ['an exchange of points', (sent) => gateway.refusal(convertPoints, { ...sent, body: { points: 1000 } })],
]

test.each(quickCalls)('%s that was sent before its session was signed out is not done after it', async (_, call) => {
  const [mine, other] = [await tokenOf(gateway, 'mover'), await tokenOf(gateway, 'mover')]
  const before = await balanceOf(gateway, mine)
  const headers = fresh()
  const { late, other: waiting } = await held.between(
    () => gateway.refusal(createWithdrawal, wrongWithdrawal(mine, headers)),
    async () => {
      const calling = call({ token: other, headers })
      await laterCall()
      await gateway.answer(endAllSessions, { token: mine, query: { scope: 'others' } })
      return [calling]
    },
  )
  expect(late.code).toBe('payment-password.wrong')
  expect((await Promise.all(waiting)).map(({ code }) => code)).toEqual(['session.expired'])
  expect(await balanceOf(gateway, mine)).toBe(before)
})

test('a bet that waits while its player is excluded is not placed', async () => {
  const token = await tokenOf(gateway, 'mover')
  const before = await balanceOf(gateway, token)
  const headers = fresh()
  const { other: waiting } = await held.between(
    () => gateway.refusal(createWithdrawal, wrongWithdrawal(token, headers)),
    async () => {
      const calling = gateway.refusal(placeLotteryBet, { token, headers, body: bet })
      await laterCall()
      const { password } = loginBody('mover')
      await gateway.answer(takeBreak, { token, body: { kind: 'exclusion', length: 6, password } })
      return [calling]
    },
  )
  expect((await Promise.all(waiting)).map(({ code }) => code)).toEqual(['player.excluded'])
  expect(await balanceOf(gateway, token)).toBe(before)
})

const tier = { validBet: '0', activeMembers: 0, teamLoss: '0', rate: '1', winRate: '0', lossRate: '0' }
const agentCalls: readonly [
  string,
  (sent: { token: string; headers: Record<string, string> }) => Promise<{ code: string }>,
][] = [
  [
    'an offer',
    (sent) =>
      gateway.refusal(offerContract, {
        ...sent,
        body: { kind: 'daily', period: 'daily', account: 'subagent', tiers: [tier], remark: '', endsConflicts: true },
      }),
  ],
  [
    'a step',
    (sent) => gateway.refusal(changeContract, { ...sent, query: { id: 'K00000001', action: 'terminate' }, body: {} }),
  ],
  [
    'a link',
    (sent) =>
      gateway.refusal(addReferralLink, { ...sent, body: { type: 'member', rebateRate: '0', label: '', days: null } }),
  ],
  [
    'a transfer',
    (sent) =>
      gateway.refusal(transferToMember, {
        ...sent,
        body: { direction: 'upline', amount: '100', paymentPassword: '135790' },
      }),
  ],
]

test.each(agentCalls)('%s of an agent who is signed out meanwhile is not done', async (_, call) => {
  const site = { site: 'agent' } as const
  const [mine, other] = [await tokenOf(gateway, 'agent', site), await tokenOf(gateway, 'agent', site)]
  const headers = keyed('the-key-of-both')
  const body = { type: 'member', username: 'newmember', password: 'harbour7', rebateRate: '0' } as const
  const { other: waiting } = await held.between(
    () => gateway.send(openAccount, { token: mine, headers, body }),
    async () => {
      const calling = call({ token: other, headers })
      await laterCall()
      await gateway.answer(endAllSessions, { token: mine, query: { scope: 'others' } })
      return [calling]
    },
  )
  expect((await Promise.all(waiting)).map(({ code }) => code)).toEqual(['session.expired'])
})
