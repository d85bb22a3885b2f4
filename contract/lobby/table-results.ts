import * as z from 'zod/mini'
import { definePublicCall } from '../call.ts'

/** What is dealt at a table; it says what its results are called. */
export const tableKinds = ['baccarat', 'dragonTiger', 'sicBo', 'roulette', 'wheel'] as const

const tableResults = z.object({
  gameCode: z.string(),
  kind: z.enum(tableKinds),
  /**
   * The latest first, at most 60. Of baccarat "banker", "player" or "tie"; of dragon tiger "dragon", "tiger" or "tie"; of sic
   * bo the sum of the dice; of roulette the pocket; of a wheel what its colour pays, in bets: "4.80".
   */
  results: z.array(z.string()),
})

export type TableResults = z.infer<typeof tableResults>

export const getTableResults = definePublicCall('getTableResults', {
  summary:
    'The last rounds of live tables: those that were played, and before them such as the gateway dealt by the table’s rules',
  route: 'GET /lgw/games/tables/results',
  query: z.object({
    /** Codes of games with commas between, 24 at the most; what is no live table is left out. */
    games: z.string().check(z.maxLength(600)),
    language: z.string(),
  }),
  value: z.array(tableResults),
})
