import * as z from 'zod/mini'
import { decimal, defineCall, envelope, instant } from '../call.ts'

export const getPointBalance = defineCall({
  id: 'getPointBalance',
  summary: 'The member’s points; they never expire',
  method: 'GET',
  path: '/points/balance',
  auth: 'token',
  isRelay: true,
  answer: envelope(z.object({ points: z.number() })),
})

export const getPointConfig = defineCall({
  id: 'getPointConfig',
  summary: 'How points are earned and exchanged, with the rules as text',
  method: 'GET',
  path: '/points/config',
  auth: 'optional',
  isRelay: true,
  query: z.object({ language: z.string() }),
  answer: envelope(
    z.object({
      /** So many points are worth `amount` of the currency. */
      exchange: z.nullable(z.object({ points: z.number(), amount: decimal, min: z.number(), max: z.number() })),
      /** What a staked amount earns, by category. */
      earning: z.array(z.object({ category: z.string(), staked: decimal, points: z.number() })),
      currency: z.string(),
      rules: z.string(),
    }),
  ),
})

const item = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(['goods', 'voucher', 'bonus', 'freeSpins']),
  imageUrl: z.string(),
  points: z.number(),
  /** To be staked besides, in the currency; null where points are enough. */
  amountNeeded: z.nullable(decimal),
  /** Null where the gateway does not say. */
  left: z.nullable(z.number()),
  isOpen: z.boolean(),
})

export type PointItem = z.infer<typeof item>

export const getPointRewards = defineCall({
  id: 'getPointRewards',
  summary: 'What points are redeemed for',
  method: 'GET',
  path: '/points/rewards',
  auth: 'optional',
  isRelay: true,
  query: z.object({ language: z.string() }),
  answer: envelope(z.array(item)),
})

/** Sent with an idempotency key. */
export const redeemPoints = defineCall({
  id: 'redeemPoints',
  summary: 'Redeems points for an item; the operator approves it',
  method: 'POST',
  path: '/points/redeem',
  auth: 'token',
  isRelay: true,
  isEncrypted: true,
  body: z.object({
    itemId: z.string().check(z.maxLength(64)),
    quantity: z.number(),
    /** Of goods. */
    address: z.optional(z.string().check(z.maxLength(200))),
  }),
  answer: envelope(z.object({ reference: z.string(), points: z.number() })),
  problems: ['points.short', 'points.item', 'points.amount', 'points.gone', 'intent.conflict'],
})

/** Sent with an idempotency key. */
export const convertPoints = defineCall({
  id: 'convertPoints',
  summary: 'Exchanges points for money in the wallet',
  method: 'POST',
  path: '/points/convert',
  auth: 'token',
  isRelay: true,
  isEncrypted: true,
  body: z.object({ points: z.number() }),
  answer: envelope(z.object({ reference: z.string(), points: z.number(), amount: decimal, balance: decimal })),
  problems: ['points.short', 'points.amount', 'intent.conflict'],
})

const page = { pageNo: z.number(), pageSize: z.number(), language: z.string() }

export const getRedeemList = defineCall({
  id: 'getRedeemList',
  summary: 'What the member redeemed, the latest first',
  method: 'GET',
  path: '/points/redeemed',
  auth: 'token',
  isRelay: true,
  query: z.object(page),
  answer: envelope(
    z.object({
      rows: z.array(
        z.object({
          reference: z.string(),
          appliedAt: instant,
          type: z.string(),
          name: z.string(),
          quantity: z.number(),
          points: z.number(),
          amountNeeded: z.nullable(decimal),
          status: z.enum(['process', 'rejected', 'approved']),
          remark: z.string(),
        }),
      ),
      pageNum: z.number(),
      totalPages: z.number(),
    }),
  ),
})

export const getPointHistory = defineCall({
  id: 'getPointHistory',
  summary: 'Every change of the member’s points, the latest first',
  method: 'GET',
  path: '/points/history',
  auth: 'token',
  isRelay: true,
  query: z.object(page),
  answer: envelope(
    z.object({
      rows: z.array(
        z.object({
          reference: z.string(),
          at: instant,
          type: z.enum(['earned', 'mission', 'redeemed', 'returned', 'exchanged', 'given']),
          changed: z.number(),
          balance: z.number(),
          remark: z.string(),
        }),
      ),
      pageNum: z.number(),
      totalPages: z.number(),
    }),
  ),
})
