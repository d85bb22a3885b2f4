import * as z from 'zod/mini'
import { defineMemberCall } from '../call.ts'
import { gameCard } from './games.ts'

/** Why games are recommended: all share this with a game that the member played. */
export const recommendationReasons = ['theme', 'vendor', 'kind'] as const

const lane = z.object({
  reason: z.object({
    code: z.enum(recommendationReasons),
    /** The game that the member played. */
    gameCode: z.string(),
    gameName: z.string(),
    /** What is shared, in the asked language: the theme, the vendor, or what is played; null where the category says it. */
    shared: z.nullable(z.string()),
    /** "RNG", "LIVE" …: the category that the games are of. */
    gameType: z.string(),
  }),
  cards: z.array(gameCard),
})

export type RecommendedLane = z.infer<typeof lane>

export const getRecommendedForMember = defineMemberCall('getRecommendedForMember', {
  module: 'recommendations',
  summary:
    'Games that share something with one that the member played, and what; null where there is nothing to go by, where the member has switched it off, and during a break or an exclusion',
  route: 'GET /lgw/games/recommended',
  query: z.object({ language: z.string() }),
  value: z.object({ isOn: z.boolean(), lane: z.nullable(lane) }),
  problems: ['account.trial'],
})

export const setRecommended = defineMemberCall('setRecommended', {
  module: 'recommendations',
  summary:
    'Whether games are recommended to the member; what is switched off stays off until the member switches it on',
  route: 'PUT /lgw/games/recommended',
  body: z.object({ isOn: z.boolean() }),
  value: z.object({ isOn: z.boolean() }),
  problems: ['account.trial'],
})
