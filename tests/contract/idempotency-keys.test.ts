import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDeposit } from '#contract/account/deposit.ts'
import { transferToMember } from '#contract/account/member-transfer.ts'
import { claimMission } from '#contract/account/missions.ts'
import { convertPoints, redeemPoints } from '#contract/account/points.ts'
import { spinPrizeWheel } from '#contract/account/prize-wheel.ts'
import { claimPromotion } from '#contract/account/promotions.ts'
import { answerRedEnvelope, openRedEnvelope } from '#contract/account/red-envelope.ts'
import { claimReward } from '#contract/account/rewards.ts'
import { transferFunds } from '#contract/account/wallets.ts'
import { confirmWithdrawal, createWithdrawal, objectToReceipt } from '#contract/account/withdraw.ts'
import { changeContract, offerContract } from '#contract/agent/contracts.ts'
import { addReferralLink, openAccount } from '#contract/agent/register-centre.ts'
import { placeLotteryBet } from '#contract/lobby/lottery.ts'
import { calls } from '#sandbox/calls.ts'
import { tokenOf } from './support/accounts.ts'
import { withAgents } from './support/agents.ts'
import { type Asked, openGateway, type TestGateway } from './support/gateway.ts'
import { orderOf } from './support/lottery.ts'
import { balanceOf, depositBody, keyed, paymentPassword } from './support/money.ts'

const query = { id: 'anything', language: 'EN' }
const tiers = [{ validBet: '0', activeMembers: 0, teamLoss: '0', rate: '1', winRate: '0', lossRate: '0' }]
const offered = { kind: 'daily', period: 'daily', account: 'subagent', tiers, remark: '', endsConflicts: true } as const
const invited = { type: 'member', rebateRate: '0' } as const
const bet = orderOf('LOTT-D5-1', '20261120-1141', [{ play: 'sumSides', picks: [['small']], stake: '10' }], 1, '10.00')

type Headers = Pick<Asked<never, never>, 'headers' | 'token'>

/** Every call that needs a key, as its schema wants it. */
const refusals = {
  changeContract: (sent) =>
    gateway.refusal(changeContract, { ...sent, query: { id: 'K00000001', action: 'terminate' }, body: {} }),
  addReferralLink: (sent) => gateway.refusal(addReferralLink, { ...sent, body: { ...invited, label: '', days: null } }),
  claimMission: (sent) => gateway.refusal(claimMission, { ...sent, query, body: {} }),
  claimPromotion: (sent) => gateway.refusal(claimPromotion, { ...sent, query, body: {} }),
  claimReward: (sent) => gateway.refusal(claimReward, { ...sent, query, body: {} }),
  confirmWithdrawal: (sent) =>
    gateway.refusal(confirmWithdrawal, { ...sent, query: { id: 'W1' }, body: { receipt: 'received' } }),
  answerRedEnvelope: (sent) =>
    gateway.refusal(answerRedEnvelope, { ...sent, query: { id: 'E1' }, body: { isTaken: true } }),
  convertPoints: (sent) => gateway.refusal(convertPoints, { ...sent, body: { points: 1000 } }),
  createDeposit: (sent) => gateway.refusal(createDeposit, { ...sent, body: depositBody() }),
  createWithdrawal: (sent) =>
    gateway.refusal(createWithdrawal, { ...sent, body: { amount: '1000', cardId: 'C1', paymentPassword } }),
  objectToReceipt: (sent) =>
    gateway.refusal(objectToReceipt, { ...sent, query: { id: 'W1' }, body: { proofs: ['P1'] } }),
  offerContract: (sent) => gateway.refusal(offerContract, { ...sent, body: offered }),
  openAccount: (sent) =>
    gateway.refusal(openAccount, { ...sent, body: { ...invited, username: 'newmember', password: 'harbour7' } }),
  openRedEnvelope: (sent) => gateway.refusal(openRedEnvelope, { ...sent, query, body: {} }),
  placeLotteryBet: (sent) => gateway.refusal(placeLotteryBet, { ...sent, body: bet }),
  redeemPoints: (sent) => gateway.refusal(redeemPoints, { ...sent, body: { itemId: 'I1', quantity: 1 } }),
  spinPrizeWheel: (sent) => gateway.refusal(spinPrizeWheel, { ...sent, body: { memberSeed: 'of-the-member' } }),
  transferFunds: (sent) => gateway.refusal(transferFunds, { ...sent, body: { from: '', to: 'VVT', amount: '1' } }),
  transferToMember: (sent) =>
    gateway.refusal(transferToMember, { ...sent, body: { direction: 'upline', amount: '100', paymentPassword } }),
} satisfies Record<string, (sent: Headers) => ReturnType<TestGateway['refusal']>>

let gateway: TestGateway
let token: string
beforeAll(async () => {
  gateway = await openGateway({ merchants: [withAgents()] })
  token = await tokenOf(gateway, 'mover')
})
afterAll(() => gateway.sandbox.close())

const keyedCalls = calls.filter(({ needsIdempotencyKey }) => needsIdempotencyKey)

test('this file has every call that needs a key', () => {
  expect(keyedCalls.map(({ id }) => id).toSorted()).toEqual(Object.keys(refusals).toSorted())
})

test('a call that needs a key is a member’s own, and may be refused for a key of another order', () => {
  for (const { id, auth, problems } of keyedCalls) {
    expect([id, auth, problems.includes('intent.conflict')]).toEqual([id, 'token', true])
  }
})

test.each(Object.entries(refusals))('%s without a key, or with what is none, is refused', async (_, refusal) => {
  const before = await balanceOf(gateway, token)
  const expected = (code: string) => ({ status: 400, code: 'request.invalid', fields: { idempotencyKey: code } })
  expect(await refusal({ token })).toMatchObject(expected('field.required'))
  for (const key of ['', 'two words', 'é', 'k'.repeat(129)]) {
    expect(await refusal({ token, headers: keyed(key) })).toMatchObject(expected('field.invalid'))
  }
  expect(await balanceOf(gateway, token)).toBe(before)
})

test('a longest key is one', async () => {
  const headers = keyed('~'.repeat(128))
  await gateway.answer(transferFunds, { token, headers, body: { from: '', to: 'VVT', amount: '1' } })
})
