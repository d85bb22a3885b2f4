import * as z from 'zod/mini'
import { decimal, defineCall, envelope } from './call.ts'

export const getWinners = defineCall({
  id: 'getWinners',
  summary: 'The winner board, largest win first; names are masked by the gateway',
  method: 'GET',
  path: '/lgw/games/winners',
  query: z.object({
    gameCategory: z.literal('ALL'),
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
      }),
    ),
  ),
})
