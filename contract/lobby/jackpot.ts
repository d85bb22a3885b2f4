import * as z from 'zod/mini'
import { decimal, definePublicCall, instant } from '../call.ts'

export const getJackpot = definePublicCall('getJackpot', {
  module: 'jackpot',
  summary: 'The jackpot, which never falls without a win; `null` where the merchant has none',
  route: 'GET /lgw/games/jackpot',
  query: z.object({ language: z.string() }),
  /** Null where the merchant has no jackpot. */
  value: z.nullable(
    z.object({
      amount: decimal,
      currency: z.string(),
      at: instant,
      gameCount: z.number(),
      lastWin: z.optional(z.object({ customerName: z.string(), winAmount: decimal })),
    }),
  ),
})
