import * as z from 'zod/mini'
import { decimal, defineCall, envelope } from '../call.ts'
import { gameCard } from './games.ts'

export const getWinners = defineCall({
  id: 'getWinners',
  summary: 'The winner board, of all categories or of one, largest win first; names are masked by the gateway',
  method: 'GET',
  path: '/lgw/games/winners',
  query: z.object({
    /** "ALL", or one as in a vendor category: "RNG". */
    gameCategory: z.string(),
    language: z.string(),
    limitNum: z.number(),
    period: z.enum(['day', 'week']),
  }),
  answer: envelope(
    z.array(
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
  ),
})
