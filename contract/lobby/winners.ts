import * as z from 'zod/mini'
import { decimal, definePublicCall } from '../call.ts'
import { gameCard } from './games.ts'

export const getWinners = definePublicCall('getWinners', {
  module: 'winnerBoard',
  summary:
    'The winner board of the day or week, of all categories (`ALL`) or of one (`RNG`), largest win first. The gateway masks the names; `card` is what the game is opened by, where it can be',
  route: 'GET /lgw/games/winners',
  query: z.object({
    /** "ALL", or one as in a vendor category: "RNG". */
    gameCategory: z.string(),
    language: z.string(),
    limitNum: z.number(),
    period: z.enum(['day', 'week']),
  }),
  value: z.array(
    z.object({
      customerName: z.string(),
      winAmount: decimal,
      iconUrl: z.string(),
      avatarUrl: z.string(),
      gameName: z.string(),
      /** What the game is opened by, where it can be. */
      card: z.optional(gameCard),
    }),
  ),
})
