import * as z from 'zod/mini'
import { decimal, definePublicCall, instant } from '../call.ts'

/** What comes back of a round, in bets: nothing; less than the bet; 1 to below 5; 5 to below 20; 20 and more. */
export const roundBands = ['none', 'below', 'upTo5', 'upTo20', 'above'] as const

/** What happens in a round: a wild symbol is in sight, five alike on a line, a win of 20 bets or more. */
export const roundMoments = ['wild', 'fiveAlike', 'bigWin'] as const

export const getGameRounds = definePublicCall('getGameRounds', {
  summary:
    'What the rounds of a game come to: the latest that were played, lost ones too, and 1,000 that the gateway simulated by its rules',
  route: 'GET /lgw/games/{gameCode}/rounds',
  query: z.object({ gameCode: z.string(), language: z.string() }),
  value: z.object({
    /** Settled ones, the latest first, at most 6. The gateway masks the names. */
    recent: z.array(
      z.object({ player: z.string(), avatarUrl: z.string(), at: instant, stake: decimal, returned: decimal }),
    ),
    /** Null for a game whose rounds cannot be simulated, such as a match. */
    sample: z.nullable(
      z.object({
        rounds: z.number(),
        /** How many of them paid anything. */
        paid: z.number(),
        /** Of all stakes, in per cent: "95.10". */
        returned: decimal,
        /** Half of the rounds paid no more than this, in bets. */
        median: decimal,
        bands: z.array(z.object({ code: z.enum(roundBands), count: z.number() })),
        /** What the first ones paid, in bets. */
        first: z.array(decimal),
      }),
    ),
    moments: z.array(
      z.object({
        code: z.enum(roundMoments),
        /** Once in so many rounds, on average. */
        every: z.number(),
        imageUrl: z.string(),
      }),
    ),
  }),
  problems: ['game.unknown'],
})
