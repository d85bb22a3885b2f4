import * as z from 'zod/mini'
import { decimal, defineMemberCall, instant } from '../call.ts'
import { gameCard } from './games.ts'

const recentBet = z.object({
  /** What a player quotes to customer service. */
  number: z.string(),
  at: instant,
  gameName: z.string(),
  iconUrl: z.string(),
  stake: decimal,
  /** What came back without the stake; null until the bet is settled. */
  profit: z.nullable(decimal),
  /** As in the records. */
  result: z.enum(['won', 'lost', 'pending', 'returned']),
  /** What the game is opened by, where it can be. */
  card: z.optional(gameCard),
})

export type RecentBet = z.infer<typeof recentBet>

export const getRecentBets = defineMemberCall('getRecentBets', {
  module: 'recentBets',
  summary:
    'The member’s own latest bets, the latest first, where the member has chosen to see them; nothing but the choice where not',
  route: 'GET /lgw/games/recent-bets',
  query: z.object({
    language: z.string(),
    /** At most 10. */
    limit: z.number(),
  }),
  value: z.object({ isShown: z.boolean(), bets: z.array(recentBet) }),
  problems: ['account.trial'],
})

export const setRecentBets = defineMemberCall('setRecentBets', {
  module: 'recentBets',
  summary: 'Whether the member sees own latest bets on the home page; off until it is chosen',
  route: 'PUT /lgw/games/recent-bets',
  body: z.object({ isShown: z.boolean() }),
  value: z.object({ isShown: z.boolean() }),
  problems: ['account.trial'],
})
