import * as z from 'zod/mini'
import { amount, decimal, defineMemberCall, instant } from '../call.ts'

const paymentPassword = z.string().check(z.minLength(1), z.maxLength(64))

export const getTransferRules = defineMemberCall('getTransferRules', {
  summary: 'Whom the member may send money to, and between which amounts',
  route: 'GET /wps/member/transfer',
  value: z.object({
    /** Masked; null for a member without an agent above. */
    upline: z.nullable(z.object({ account: z.string(), nickname: z.string() })),
    /** Agents may send to those below. */
    mayDownline: z.boolean(),
    min: decimal,
    max: decimal,
    /** What may still be sent today, in the tenant's time zone. */
    leftToday: decimal,
    hasPaymentPassword: z.boolean(),
    currency: z.string(),
  }),
  problems: ['account.trial'],
})

export const transferToMember = defineMemberCall('transferToMember', {
  summary: 'Sends money to the agent above, or as an agent to a member below',
  route: 'POST /wps/member/transfer',
  needsIdempotencyKey: true,
  isEncrypted: true,
  body: z.object({
    direction: z.enum(['upline', 'downline']),
    /** The receiver's user name, where it is below. */
    account: z.optional(z.string().check(z.maxLength(64))),
    amount,
    paymentPassword,
    remark: z.optional(z.string().check(z.maxLength(140))),
  }),
  value: z.object({ reference: z.string(), balance: decimal, currency: z.string() }),
  problems: [
    'wallet.short',
    'amount.invalid',
    'amount.limit',
    'transfer.no-upline',
    'transfer.not-below',
    'payment-password.wrong',
    'payment-password.missing',
    'turnover.owed',
    'intent.conflict',
    'account.trial',
  ],
})

export const getMemberTransfers = defineMemberCall('getMemberTransfers', {
  summary: 'What the member sent and received, the latest first; 100 a page at the most',
  route: 'GET /wps/member/transfers',
  query: z.object({ pageNo: z.number(), pageSize: z.number() }),
  value: z.object({
    transfers: z.array(
      z.object({
        reference: z.string(),
        at: instant,
        direction: z.enum(['sent', 'received']),
        /** Masked, but for those of an agent's own team. */
        account: z.string(),
        amount: decimal,
        remark: z.string(),
      }),
    ),
    pageNum: z.number(),
    totalPages: z.number(),
  }),
})
