import * as z from 'zod/mini'
import { decimal, defineCall, envelope, instant } from '../call.ts'

export const getJackpot = defineCall({
  id: 'getJackpot',
  summary: 'The jackpot, which never falls without a win; `null` where the merchant has none',
  method: 'GET',
  path: '/lgw/games/jackpot',
  query: z.object({ language: z.string() }),
  /** Null where the merchant has no jackpot. */
  answer: envelope(
    z.nullable(
      z.object({
        amount: decimal,
        currency: z.string(),
        at: instant,
        gameCount: z.number(),
        lastWin: z.optional(z.object({ customerName: z.string(), winAmount: decimal })),
      }),
    ),
  ),
})
