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
      /** Of the round that won. */
      stake: z.optional(decimal),
      /** What the same player gained or lost in the period, this win and every other round in it. */
      net: z.optional(decimal),
      /** What the game is opened by, where it can be. */
      card: z.optional(gameCard),
    }),
  ),
})

export const getWinnersSummary = definePublicCall('getWinnersSummary', {
  module: 'winnerBoard',
  summary:
    'What all players of the day or week gained and lost together: how many ended ahead, who stands in the middle, and what came back of the stakes, also by category',
  route: 'GET /lgw/games/winners/summary',
  query: z.object({ period: z.enum(['day', 'week']) }),
  value: z.object({
    /** Who had a settled bet in the period. */
    players: z.number(),
    /** Of those, who had more back than they staked. */
    ahead: z.number(),
    /** What the player in the middle gained or lost, in the order of all. */
    median: decimal,
    staked: decimal,
    returned: decimal,
    /** Of the player who gained most, and of the one who lost most: negative. */
    mostGained: decimal,
    mostLost: decimal,
    /** The largest stakes first. `gameType` as in a vendor category: "RNG". */
    categories: z.array(z.object({ gameType: z.string(), staked: decimal, returned: decimal })),
  }),
})
