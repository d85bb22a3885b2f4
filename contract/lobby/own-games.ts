import * as z from 'zod/mini'
import { defineMemberCall, instant } from '../call.ts'
import { gameCard } from './games.ts'

const page = {
  clientType: z.literal(3),
  language: z.string(),
  /** From 1. */
  pageNo: z.number(),
  pageSize: z.number(),
  gameType: z.optional(z.string()),
}

export const getFavourites = defineMemberCall('getFavourites', {
  summary: 'The member’s favourite games, the latest first; 999 a page at the most',
  route: 'GET /lgw/games/favourites',
  query: z.object({ ...page, platform: z.literal('html5-desktop') }),
  answer: z.object({ content: z.array(gameCard), pageNum: z.number(), totalPages: z.number() }),
})

export const getRecentGames = defineMemberCall('getRecentGames', {
  summary: 'What the member played, the latest first',
  route: 'GET /lgw/games/recent',
  query: z.object(page),
  value: z.object({
    list: z.array(z.object({ card: gameCard, playedAt: instant })),
    pageNum: z.number(),
    totalPages: z.number(),
  }),
})
