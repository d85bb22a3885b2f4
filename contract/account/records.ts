import * as z from 'zod/mini'
import { decimal, defineMemberCall, instant } from '../call.ts'

/** A day of the merchant's own calendar, in its time zone: "2026-11-20". */
export const day = z.iso.date()

/** From the first instant of `from` to the last of `to`: at most `maxRangeDays` days. */
export const range = { from: day, to: day }

export const maxRangeDays = 90

/** How many rows a page may have at the most. */
export const maxRecordPageSize = 500

export const page = { pageNo: z.number(), pageSize: z.number() }

export const paged = { pageNum: z.number(), totalPages: z.number() }

/** What the answer is about, as the gateway read it. */
export const about = { ...range, /** IANA. */ timeZone: z.string(), currency: z.string() }

/** A range that may be left out: then all there is, whenever it was. Both days or neither. */
export const rangeIfAny = { from: z.optional(day), to: z.optional(day) }

export const rangeProblems = ['records.range'] as const

/** By what came back: more than the stake, less, nothing yet, or the stake itself. */
export const betResults = ['won', 'lost', 'pending', 'returned'] as const

export const betSorts = ['at', 'stake', 'validBet', 'returned', 'profit'] as const

const bet = z.object({
  id: z.string(),
  /** What a player quotes to customer service. */
  number: z.string(),
  at: instant,
  settledAt: z.nullable(instant),
  gameCode: z.string(),
  gameName: z.string(),
  gameType: z.string(),
  vendor: z.string(),
  vendorName: z.string(),
  iconUrl: z.string(),
  stake: decimal,
  /** What counts towards turnover; null until the bet is settled, as are what came back and the profit. */
  validBet: z.nullable(decimal),
  /** With the stake in it. */
  returned: z.nullable(decimal),
  profit: z.nullable(decimal),
  result: z.enum(betResults),
})

export type BetRecord = z.infer<typeof bet>

/**
 * `count` is of all bets. Stakes, valid bets and what came back are those of settled bets, as in every other report:
 * `profit` is `returned - stake`. What is still open stands apart.
 */
export const betTotals = {
  count: z.number(),
  stake: decimal,
  validBet: decimal,
  returned: decimal,
  profit: decimal,
  pendingCount: z.number(),
  pendingStake: decimal,
  /** Every stake, the open ones with them: `stake + pendingStake`. */
  placed: decimal,
}

const betDay = z.object({ day, ...betTotals })

export type BetDay = z.infer<typeof betDay>

export const betQuery = {
  gameType: z.optional(z.string().check(z.maxLength(16))),
  vendor: z.optional(z.string().check(z.maxLength(16))),
  result: z.optional(z.enum(betResults)),
  /** A part of the bet's number; blanks, dashes and case do not matter. */
  number: z.optional(z.string().check(z.maxLength(64))),
  /** `at` by default. */
  sort: z.optional(z.enum(betSorts)),
  /** `desc` by default. */
  order: z.optional(z.enum(['asc', 'desc'])),
  language: z.string(),
}

export const getBettingRecords = defineMemberCall('getBettingRecords', {
  summary: 'The member’s bets of some days, by when they were placed; sums of all that was asked for and of the page',
  route: 'GET /wps/records/bets',
  query: z.object({
    ...range,
    ...page,
    ...betQuery,
  }),
  value: z.object({
    ...about,
    bets: z.array(bet),
    ...paged,
    totals: z.object(betTotals),
    pageTotals: z.object(betTotals),
    /** Every day of the range, the first one first, also those without a bet. */
    days: z.array(betDay),
  }),
  problems: rangeProblems,
})

export const transactionKinds = [
  'deposit',
  'withdrawal',
  /** A withdrawal that was refused or given up. */
  'withdrawalReturn',
  'bet',
  'win',
  /** A stake that came back as it was. */
  'refund',
  'bonus',
  'rebate',
  /** What agents are paid by their contracts. */
  'dividend',
  'dailySalary',
  'hourlySalary',
  'realtimeSalary',
  /** To and from another member. */
  'transferOut',
  'transferIn',
  /** Between the member's own wallets. */
  'walletOut',
  'walletIn',
  'opening',
  'adjustment',
] as const

/** What agents alone have. */
export const payTransactionKinds = ['dividend', 'dailySalary', 'hourlySalary', 'realtimeSalary'] as const

const transaction = z.object({
  /** One entry in one wallet: a transfer between two has two. */
  id: z.string(),
  at: instant,
  kind: z.enum(transactionKinds),
  /** The wallet's code as `getWallets` has it, empty for the main one; and its name. */
  wallet: z.string(),
  walletName: z.string(),
  /** Negative where it went out. */
  amount: decimal,
  /** Of that wallet, right after it. */
  balance: decimal,
  /** The number of the bet, deposit, withdrawal or transfer; the movement's own where it has none. */
  reference: z.string(),
  remark: z.string(),
})

export type Transaction = z.infer<typeof transaction>

const flow = z.object({ count: z.number(), in: decimal, out: decimal, net: decimal })

export const getTransactionRecords = defineMemberCall('getTransactionRecords', {
  summary: 'Every movement in the member’s wallets, with the balance after it',
  route: 'GET /wps/records/transactions',
  query: z.object({
    ...range,
    ...page,
    kind: z.optional(z.enum(transactionKinds)),
    /** `desc` by default. */
    order: z.optional(z.enum(['asc', 'desc'])),
    language: z.string(),
  }),
  value: z.object({ ...about, transactions: z.array(transaction), ...paged, totals: flow, pageTotals: flow }),
  problems: rangeProblems,
})

export const getTransactionDetail = defineMemberCall('getTransactionDetail', {
  summary: 'One movement: the balance before and after, and the bets that it was made for',
  route: 'GET /transactions/{id}',
  isRelay: true,
  query: z.object({ id: z.string().check(z.maxLength(64)), language: z.string() }),
  value: z.object({
    currency: z.string(),
    transaction,
    balanceBefore: decimal,
    bets: z.array(bet),
  }),
  problems: ['records.unknown'],
})

/** Only settled bets; `net` is `returned - staked + bonus + rebate`, positive for the player. */
const profit = {
  count: z.number(),
  staked: decimal,
  validBet: decimal,
  returned: decimal,
  bonus: decimal,
  rebate: decimal,
  net: decimal,
}

export const getProfitReport = defineMemberCall('getProfitReport', {
  summary: 'What was won and lost, by day and by category of game',
  route: 'GET /wps/records/profit',
  query: z.object({ ...range, gameType: z.optional(z.string().check(z.maxLength(16))) }),
  value: z.object({
    ...about,
    /** Every day of the range, the first one first. With a `gameType`, bonus and rebate are left out: they are of no game. */
    days: z.array(z.object({ day, ...profit })),
    /** The largest valid bet first; without bonus and rebate. All of the range, also where a `gameType` is asked for. */
    categories: z.array(
      z.object({
        gameType: z.string(),
        count: z.number(),
        staked: decimal,
        validBet: decimal,
        returned: decimal,
        net: decimal,
      }),
    ),
    totals: z.object(profit),
  }),
  problems: rangeProblems,
})

export const bonusKinds = ['bonus', 'rebate'] as const

const bonus = z.object({
  id: z.string(),
  at: instant,
  kind: z.enum(bonusKinds),
  title: z.string(),
  amount: decimal,
  reference: z.string(),
  /** What must be staked before it can be paid out; null where nothing is tied to it. */
  turnover: z.nullable(z.object({ required: decimal, done: decimal })),
  /** `open` while turnover is owed. */
  state: z.enum(['open', 'met']),
})

export type BonusRecord = z.infer<typeof bonus>

export const getBonusDetails = defineMemberCall('getBonusDetails', {
  summary: 'Bonuses and rebates that were paid, each with the turnover tied to it, the latest first',
  route: 'GET /wps/records/bonuses',
  query: z.object({ ...range, ...page, kind: z.optional(z.enum(bonusKinds)), language: z.string() }),
  value: z.object({
    ...about,
    bonuses: z.array(bonus),
    ...paged,
    totals: z.object({ count: z.number(), bonus: decimal, rebate: decimal }),
    pageTotals: z.object({ count: z.number(), amount: decimal }),
  }),
  problems: rangeProblems,
})
