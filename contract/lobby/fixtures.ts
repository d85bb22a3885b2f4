import * as z from 'zod/mini'
import { decimal, definePublicCall, instant } from '../call.ts'
import { gameCard } from './games.ts'

const side = z.object({
  name: z.string(),
  /** Its coat of arms, 64 x 72 SVG on a transparent ground; the same for a name wherever it plays. */
  crestUrl: z.string(),
})

const fixture = z.object({
  /** The game that has the match; it opens as any card does. */
  game: gameCard,
  /** What is played: a code of getGameFilters, "football". The card has it in words. */
  subject: z.string(),
  /** Where the gateway knows one. */
  league: z.optional(z.string()),
  /** Null for a virtual match: it has no time, it is played when a member bets on it. */
  startsAt: z.nullable(instant),
  /** While it is played: what either side has, as it is shown ("142-3"). */
  live: z.optional(z.object({ score: z.tuple([z.string(), z.string()]) })),
  sides: z.tuple([side, side]),
  /** Who wins: two, or three where there may be a draw; the odds that the game gives. */
  outcomes: z.array(z.object({ label: z.enum(['1', 'X', '2']), odds: decimal })),
  /** How many other bets the game takes on the match. */
  more: z.number(),
})

export type Fixture = z.infer<typeof fixture>

export const getFixtures = definePublicCall('getFixtures', {
  summary: 'Matches that may be bet on now, 12 at the most: of several games and kinds, or of one kind',
  route: 'GET /lgw/games/fixtures',
  stored: [],
  query: z.object({
    /** As in a vendor category; one without matches has none. */
    gameType: z.string().check(z.maxLength(16)),
    language: z.string(),
    /** Only what is played: a code of getGameFilters. */
    subject: z.optional(z.string()),
  }),
  value: z.array(fixture),
})
