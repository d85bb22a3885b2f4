import * as z from 'zod/mini'
import { decimal, defineMemberCall, defineVisitorCall, instant } from '../call.ts'

export const getPointBalance = defineMemberCall('getPointBalance', {
  summary: 'The member’s points; they never expire',
  route: 'GET /points/balance',
  isRelay: true,
  value: z.object({ points: z.number() }),
  problems: ['module.closed'],
})

/** So many points are worth `amount` of the currency; only whole multiples of `points` from `min` to `max` are taken. */
const exchange = z.object({ points: z.number(), amount: decimal, min: z.number(), max: z.number() })

export type PointExchange = z.infer<typeof exchange>

export const getPointConfig = defineVisitorCall('getPointConfig', {
  summary: 'What stakes earn in points, how points are exchanged, and the rules as HTML',
  route: 'GET /points/config',
  isRelay: true,
  query: z.object({ language: z.string() }),
  value: z.object({
    /** Null where points are not exchanged for money. */
    exchange: z.nullable(exchange),
    /** What a staked amount earns, by category; a category that is not in it earns nothing. */
    earning: z.array(z.object({ category: z.string(), staked: decimal, points: z.number() })),
    currency: z.string(),
    /** HTML. */
    rules: z.string(),
  }),
  problems: ['module.closed'],
})

const item = z.object({
  id: z.string(),
  name: z.string(),
  /** What it is, in a sentence; empty where its name says it. */
  text: z.string(),
  /** `goods` are sent to an address. */
  type: z.enum(['goods', 'voucher', 'bonus', 'freeSpins']),
  imageUrl: z.string(),
  /** For one of it, as is `amountNeeded`. */
  points: z.number(),
  /** To be paid from the wallet besides; null where points are enough. */
  amountNeeded: z.nullable(decimal),
  /** What goes into the wallet once it is approved; null where it is nothing of money. */
  bonus: z.nullable(
    z.object({
      amount: decimal,
      /** What must be staked with it before a withdrawal; null where nothing is tied. */
      turnover: z.nullable(decimal),
    }),
  ),
  /** How many there still are; null where the gateway does not say. */
  left: z.nullable(z.number()),
  /** So many at once. */
  most: z.number(),
  isOpen: z.boolean(),
})

export type PointItem = z.infer<typeof item>

export const getPointRewards = defineVisitorCall('getPointRewards', {
  summary: 'What points are redeemed for',
  route: 'GET /points/rewards',
  isRelay: true,
  query: z.object({ language: z.string() }),
  value: z.object({
    items: z.array(item),
    currency: z.string(),
    /** A wide picture of some of them together; empty where there is none. */
    imageUrl: z.string(),
  }),
  problems: ['module.closed'],
})

export const redeemPoints = defineMemberCall('redeemPoints', {
  summary: 'Redeems points for an item; the operator approves it, or gives all of it back',
  route: 'POST /points/redeem',
  needsIdempotencyKey: true,
  isRelay: true,
  isEncrypted: true,
  body: z.object({
    itemId: z.string().check(z.maxLength(64)),
    quantity: z.number(),
    /** Of goods. */
    address: z.optional(z.string().check(z.maxLength(200))),
  }),
  value: z.object({
    reference: z.string(),
    /** What is left of them. */
    points: z.number(),
  }),
  problems: [
    'points.short',
    'points.item',
    'points.amount',
    'points.gone',
    'points.address',
    'wallet.short',
    'turnover.owed',
    'intent.conflict',
    'module.closed',
    'player.excluded',
    'account.trial',
  ],
})

export const convertPoints = defineMemberCall('convertPoints', {
  summary: 'Exchanges points for money in the wallet',
  route: 'POST /points/convert',
  needsIdempotencyKey: true,
  isRelay: true,
  isEncrypted: true,
  body: z.object({ points: z.number() }),
  value: z.object({
    reference: z.string(),
    /** What is left of them. */
    points: z.number(),
    /** What they brought. */
    amount: decimal,
    /** Of the wallet, after it. */
    balance: decimal,
  }),
  problems: ['points.short', 'points.amount', 'intent.conflict', 'module.closed', 'player.excluded', 'account.trial'],
})

const page = z.object({ pageNo: z.number(), pageSize: z.number(), language: z.string() })

const redemption = z.object({
  reference: z.string(),
  appliedAt: instant,
  /** One of an item’s, or another that the gateway has a word for. */
  type: z.string(),
  name: z.string(),
  quantity: z.number(),
  /** For all of it, as is `amountNeeded`. */
  points: z.number(),
  amountNeeded: z.nullable(decimal),
  status: z.enum(['process', 'rejected', 'approved']),
  remark: z.string(),
})

export type PointRedemption = z.infer<typeof redemption>

export const getRedeemList = defineMemberCall('getRedeemList', {
  summary: 'What the member redeemed, the latest first',
  route: 'GET /points/redeemed',
  isRelay: true,
  query: page,
  value: z.object({
    rows: z.array(redemption),
    currency: z.string(),
    pageNum: z.number(),
    totalPages: z.number(),
  }),
  problems: ['module.closed'],
})

const change = z.object({
  reference: z.string(),
  at: instant,
  type: z.enum(['earned', 'mission', 'redeemed', 'returned', 'exchanged', 'given']),
  /** Below zero for what went away. */
  changed: z.number(),
  /** Right after it. */
  balance: z.number(),
  remark: z.string(),
})

export type PointChange = z.infer<typeof change>

export const getPointHistory = defineMemberCall('getPointHistory', {
  summary: 'Every change of the member’s points, the latest first',
  route: 'GET /points/history',
  isRelay: true,
  query: page,
  value: z.object({ rows: z.array(change), pageNum: z.number(), totalPages: z.number() }),
  problems: ['module.closed'],
})
