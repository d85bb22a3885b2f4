import * as z from 'zod/mini'
import { decimal, defineMemberCall, instant } from '../call.ts'

const kind = z.enum(['money', 'points', 'none'])

export const getPrizeWheel = defineMemberCall('getPrizeWheel', {
  module: 'prizeWheel',
  summary: 'The prize wheel: its prizes with their chances, and the spins that the member has',
  route: 'GET /wps/prizeWheel',
  query: z.object({ language: z.string() }),
  value: z.object({
    currency: z.string(),
    prizes: z.array(
      z.object({
        id: z.string(),
        kind,
        /** In the currency, or whole points; zero of `none`. */
        amount: decimal,
        /** The chance in basis points: all together 10,000. */
        basisPoints: z.number(),
      }),
    ),
    spins: z.number(),
    /** When there is a spin more; null where none is foreseen. */
    nextAt: z.nullable(instant),
    /** At most 20, the latest first. */
    history: z.array(z.object({ id: z.string(), kind, amount: decimal, at: instant })),
    /** How often won money must be staked before a withdrawal; null where it need not be. */
    turnoverTimes: z.nullable(z.number()),
    /** HTML. */
    rules: z.string(),
  }),
})

export const spinPrizeWheel = defineMemberCall('spinPrizeWheel', {
  module: 'prizeWheel',
  summary: 'One spin; what is won goes to the wallet or to the points',
  route: 'POST /wps/promotion/raffle',
  needsIdempotencyKey: true,
  body: z.object({}),
  value: z.object({
    id: z.string(),
    prizeId: z.string(),
    kind,
    amount: decimal,
    /** What must be staked for won money before a withdrawal. */
    turnover: z.nullable(decimal),
    /** Spins that are left. */
    spins: z.number(),
    balance: decimal,
  }),
  problems: ['wheel.no-spins', 'intent.conflict', 'player.excluded', 'account.trial'],
})
