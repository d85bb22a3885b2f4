import * as z from 'zod/mini'
import { amount, decimal, defineMemberCall, instant } from '../call.ts'
import { rangeIfAny, rangeProblems } from './records.ts'

const kind = z.enum(['bankQr', 'eWallet', 'bankTransfer', 'scratchCard', 'crypto', 'store', 'redirect'])

const channel = z.object({
  id: z.string(),
  name: z.string(),
  kind,
  /** How long it usually takes, in minutes: [0, 0] at once. */
  minutes: z.tuple([z.number(), z.number()]),
  min: decimal,
  max: decimal,
  /** In basis points of the amount: 50 is 0.5 %. */
  feeBasisPoints: z.number(),
  /** Besides, however large the amount. */
  fixedFee: decimal,
  /** Proposed amounts, in their order. */
  amounts: z.array(decimal),
  /** Only whole multiples of it are taken; absent where any amount is. */
  step: z.optional(decimal),
  /** Of a coin: what one costs now, for how many minutes a deposit fixes that, and how many confirmations it needs. */
  crypto: z.optional(
    z.object({
      coin: z.string(),
      network: z.string(),
      rate: decimal,
      rateMinutes: z.number(),
      confirmations: z.number(),
    }),
  ),
  /** Where it takes none now: when it is expected back, where that is known. */
  maintenance: z.optional(z.object({ until: z.nullable(instant) })),
})

export type DepositChannel = z.infer<typeof channel>

export const depositStates = ['waiting', 'reported', 'received', 'expired', 'cancelled', 'refused'] as const

const deposit = z.object({
  id: z.string(),
  channelId: z.string(),
  channelName: z.string(),
  kind,
  amount: decimal,
  fee: decimal,
  /** What comes into the wallet: the amount without the fee. */
  credited: decimal,
  currency: z.string(),
  state: z.enum(depositStates),
  createdAt: instant,
  /** Until when the payment is waited for. */
  expiresAt: instant,
  settledAt: z.nullable(instant),
  /** How many pictures the member has sent to prove the payment. */
  proofs: z.number(),
  /** Of one that is paid with a coin. */
  crypto: z.optional(
    z.object({
      coin: z.string(),
      network: z.string(),
      /** What one coin counts for in this deposit, and until when it does: payments count that are sent by then. */
      rate: decimal,
      rateUntil: instant,
      /** How many coins to send: the whole amount at this rate, rounded up. */
      coins: decimal,
      /** How many there are, of how many that bring the money. */
      confirmations: z.number(),
      needed: z.number(),
    }),
  ),
  /** The gateway's time of this answer, by which the time left is counted. */
  now: instant,
  /** What the payer needs, while it waits. */
  payment: z.nullable(
    z.object({
      /** What the QR code says; absent where there is none to scan. */
      qr: z.optional(z.string()),
      /** A page of the payment service, in a tab of its own. */
      url: z.optional(z.string()),
      /** What has to be typed elsewhere, in its order. */
      fields: z.array(
        z.object({
          id: z.enum(['bank', 'holder', 'account', 'note', 'network', 'address', 'code']),
          value: z.string(),
        }),
      ),
    }),
  ),
})

export type Deposit = z.infer<typeof deposit>

export const getDepositChannels = defineMemberCall('getDepositChannels', {
  summary: 'How money can be paid in, with limits and fees, and what the member’s own limits leave',
  route: 'GET /wps/deposit/channels',
  query: z.object({ language: z.string() }),
  value: z.object({
    currency: z.string(),
    channels: z.array(channel),
    /** The tightest of the member's own deposit limits; null without one. */
    limit: z.nullable(z.object({ period: z.enum(['day', 'week', 'month']), limit: decimal, left: decimal })),
  }),
  problems: ['account.trial'],
})

export const createDeposit = defineMemberCall('createDeposit', {
  summary: 'Asks to pay in by a channel; answers with what the payer needs',
  route: 'POST /wps/deposits',
  needsIdempotencyKey: true,
  body: z.object({
    channelId: z.string(),
    amount,
    /** Of a card that was bought, where the channel is one. */
    card: z.optional(z.object({ serial: z.string().check(z.maxLength(32)), pin: z.string().check(z.maxLength(32)) })),
    /** A promotion to join with it; never chosen for the player. */
    promotionId: z.optional(z.string()),
    language: z.string(),
  }),
  value: deposit,
  problems: [
    'deposit.channel-closed',
    'deposit.channel-unknown',
    'deposit.too-many-open',
    'deposit.card-refused',
    'amount.invalid',
    'amount.limit',
    'limit.deposit',
    'player.excluded',
    'intent.conflict',
    'promotion.unknown',
    'promotion.not-eligible',
    'account.trial',
  ],
})

export const getDeposit = defineMemberCall('getDeposit', {
  summary: 'One deposit as it stands',
  route: 'GET /wps/deposits/{id}',
  query: z.object({ id: z.string(), language: z.string() }),
  value: deposit,
  problems: ['deposit.unknown'],
})

export const reportDeposit = defineMemberCall('reportDeposit', {
  summary: 'Says that the payment was made; money comes only once the bank says so. Again changes nothing',
  route: 'POST /wps/deposits/{id}/report',
  query: z.object({ id: z.string() }),
  value: deposit,
  problems: ['deposit.unknown', 'deposit.over'],
})

export const cancelDeposit = defineMemberCall('cancelDeposit', {
  summary: 'Gives up a deposit that still waits for its payment; again changes nothing',
  route: 'DELETE /wps/deposits/{id}',
  query: z.object({ id: z.string() }),
  value: deposit,
  problems: ['deposit.unknown', 'deposit.over'],
})

/** Pictures that prove one thing, by the ids that `uploadProof` gave. */
export const proofIds = z.array(z.string().check(z.maxLength(64))).check(z.maxLength(3))

export const proveDeposit = defineMemberCall('proveDeposit', {
  summary:
    'Proves the payment with one to three pictures, once: a waiting deposit is reported with it, one that is over is looked into',
  route: 'POST /wps/deposits/{id}/proofs',
  query: z.object({ id: z.string() }),
  body: z.object({ proofs: proofIds }),
  value: deposit,
  problems: ['deposit.unknown', 'deposit.over', 'proof.missing', 'proof.unknown'],
})

export const getDeposits = defineMemberCall('getDeposits', {
  summary: 'The member’s deposits by day and state, the latest first; 500 a page at the most',
  route: 'GET /wps/deposits',
  query: z.object({
    pageNo: z.number(),
    pageSize: z.number(),
    ...rangeIfAny,
    state: z.optional(z.enum(depositStates)),
    language: z.string(),
  }),
  value: z.object({ deposits: z.array(deposit), count: z.number(), pageNum: z.number(), totalPages: z.number() }),
  problems: rangeProblems,
})
