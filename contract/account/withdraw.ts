import * as z from 'zod/mini'
import { amount, decimal, defineMemberCall, instant } from '../call.ts'
import { proofIds } from './deposit.ts'
import { rangeIfAny, rangeProblems } from './records.ts'

export const withdrawalStates = [
  /** Asked for; the operator has not looked yet. */
  'pending',
  /** Being paid. */
  'paying',
  /** Sent: the member is asked whether it came. */
  'paid',
  'received',
  'partly',
  'disputed',
  'refused',
  'cancelled',
] as const

const withdrawal = z.object({
  id: z.string(),
  amount: decimal,
  fee: decimal,
  /** What reaches the account: the amount without the fee. */
  arrives: decimal,
  currency: z.string(),
  /** Where to, masked. */
  to: z.string(),
  state: z.enum(withdrawalStates),
  askedAt: instant,
  paidAt: z.nullable(instant),
  /** When it counts as received by itself; null unless it is paid. */
  autoReceiptAt: z.nullable(instant),
  /** Of one that came partly, or that the operator ended a dispute over; together they are what should have arrived. */
  receivedAmount: z.nullable(decimal),
  remainingAmount: z.nullable(decimal),
  /** When nothing of it was left to happen; null while something is, as long as a part is missing too. */
  settledAt: z.nullable(instant),
  /** How the operator ended a dispute: what was missing came back to the wallet, or did not. */
  forced: z.optional(z.enum(['refunded', 'kept'])),
  /** Until when the member can object: it counted as received by itself, and the merchant refunds what did not come. */
  objectUntil: z.optional(instant),
  /** What became of the objection: the operator looks into it, gave the amount back, or found that it arrived. */
  objection: z.optional(z.enum(['open', 'refunded', 'kept'])),
  /** Why it was refused, in the asked language. */
  reason: z.optional(z.string()),
})

export type Withdrawal = z.infer<typeof withdrawal>

export const getWithdrawRules = defineMemberCall('getWithdrawRules', {
  summary: 'What can be paid out now: limits, fees, turnover still owed, and whether a payment password is set',
  route: 'GET /wps/withdraw/rules',
  query: z.object({ language: z.string() }),
  value: z.object({
    currency: z.string(),
    /** The balance without what is tied to a bonus. */
    available: decimal,
    min: decimal,
    max: decimal,
    leftToday: decimal,
    timesLeftToday: z.number(),
    feeBasisPoints: z.number(),
    fixedFee: decimal,
    hasPaymentPassword: z.boolean(),
    /** What must still be staked before what is `tied` of the balance can be paid out, each with what it comes from. */
    turnover: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        tied: decimal,
        required: decimal,
        done: decimal,
        left: decimal,
      }),
    ),
    autoReceiptMinutes: z.number(),
  }),
  problems: ['account.trial'],
})

export const createWithdrawal = defineMemberCall('createWithdrawal', {
  summary: 'Asks for a withdrawal to one of the member’s cards; the amount is set aside at once',
  route: 'POST /wps/withdrawals',
  needsIdempotencyKey: true,
  isEncrypted: true,
  body: z.object({
    amount,
    cardId: z.string(),
    paymentPassword: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  value: withdrawal,
  problems: [
    'wallet.short',
    'amount.invalid',
    'amount.limit',
    'turnover.owed',
    'card.unknown',
    'payment-password.wrong',
    'payment-password.missing',
    'withdrawal.too-many',
    'intent.conflict',
    'account.trial',
  ],
})

export const getWithdrawals = defineMemberCall('getWithdrawals', {
  summary: 'The member’s withdrawals by day and state, the latest first; 500 a page at the most',
  route: 'GET /wps/withdrawals',
  query: z.object({
    pageNo: z.number(),
    pageSize: z.number(),
    ...rangeIfAny,
    state: z.optional(z.enum(withdrawalStates)),
    language: z.string(),
  }),
  value: z.object({ withdrawals: z.array(withdrawal), count: z.number(), pageNum: z.number(), totalPages: z.number() }),
  problems: rangeProblems,
})

export const getWithdrawal = defineMemberCall('getWithdrawal', {
  summary: 'One withdrawal as it stands',
  route: 'GET /wps/withdrawals/{id}',
  query: z.object({ id: z.string(), language: z.string() }),
  value: withdrawal,
  problems: ['withdrawal.unknown'],
})

export const cancelWithdrawal = defineMemberCall('cancelWithdrawal', {
  summary: 'Takes back a withdrawal that is still `pending`: the amount comes back. Again changes nothing',
  route: 'DELETE /wps/withdrawals/{id}',
  query: z.object({ id: z.string() }),
  value: withdrawal,
  problems: ['withdrawal.unknown', 'withdrawal.over'],
})

/** What a proof is sent as: one picture a call, checked by its content; png or jpeg, 5 MB at the most. */
export const uploadProof = defineMemberCall('uploadProof', {
  summary:
    'Takes one picture that proves something; its id goes into what it proves. 30 tries an hour; kept for a day unless it proves something',
  route: 'POST /wps/uploads/proof',
  format: 'file',
  body: z.instanceof(Blob),
  value: z.object({ id: z.string() }),
  problems: ['upload.type', 'upload.size', 'upload.unreadable', 'account.trial'],
})

export const confirmWithdrawal = defineMemberCall('confirmWithdrawal', {
  summary: 'Says whether a withdrawal came: whole, partly with amounts, or not, with proof',
  route: 'POST /wps/withdrawals/{id}/receipt',
  needsIdempotencyKey: true,
  query: z.object({ id: z.string() }),
  body: z.object({
    receipt: z.enum(['received', 'partly', 'not-received']),
    receivedAmount: z.optional(amount),
    /** Of `uploadProof`: one to three where it did not come, or not whole. */
    proofs: z.optional(proofIds),
    remark: z.optional(z.string().check(z.maxLength(140))),
  }),
  value: withdrawal,
  problems: [
    'withdrawal.unknown',
    'withdrawal.over',
    'amount.invalid',
    'proof.missing',
    'proof.unknown',
    'intent.conflict',
  ],
})

export const objectToReceipt = defineMemberCall('objectToReceipt', {
  summary:
    'Says with proof that a withdrawal which counted as received by itself never came; once, in the 30 days after, where the merchant refunds',
  route: 'POST /wps/withdrawals/{id}/objection',
  needsIdempotencyKey: true,
  query: z.object({ id: z.string() }),
  body: z.object({
    /** Of `uploadProof`: one to three. */
    proofs: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(3)),
    remark: z.optional(z.string().check(z.maxLength(140))),
  }),
  value: withdrawal,
  problems: ['withdrawal.unknown', 'withdrawal.over', 'proof.missing', 'proof.unknown', 'intent.conflict'],
})
