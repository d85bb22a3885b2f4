import * as z from 'zod/mini'
import { decimal, defineMemberCall, instant } from '../call.ts'

/** Days, weeks from Monday and months of the merchant's zone; `once`: from the member's first day on. */
export const missionPeriods = ['daily', 'weekly', 'monthly'] as const

const mission = z.object({
  /** Of one period: the same mission of the next has another. */
  id: z.string(),
  title: z.string(),
  /** What is to be done. */
  text: z.string(),
  /** "logIn", "stake", "deposit", "games", "limit", or one that the site does not know yet. */
  kind: z.string(),
  period: z.enum([...missionPeriods, 'once']),
  /** What `done` and `needed` are: an amount of the currency, or a number of whole ones. */
  measure: z.enum(['money', 'count']),
  /** Never more than `needed`. */
  done: decimal,
  needed: decimal,
  /** Given for it. */
  points: z.number(),
  /** `locked`: it opens with a rank that the member has not. */
  state: z.enum(['running', 'done', 'claimed', 'locked']),
  /** The name of the rank that opens it; null where it asks for none. */
  opensWith: z.nullable(z.string()),
  /** The period that counts; null of `once`. */
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  /** Until when it can be claimed once it is done: later than `endsAt`; null: without an end. */
  claimUntil: z.nullable(instant),
})

export type Mission = z.infer<typeof mission>

export const getMissionSummary = defineMemberCall('getMissionSummary', {
  module: 'missions',
  summary: 'The member’s missions that run, and those before them that are done and not claimed',
  route: 'GET /missions/summary',
  isRelay: true,
  query: z.object({ language: z.string() }),
  value: z.object({
    missions: z.array(mission),
    /** How many are done and not claimed: the red count. */
    claimable: z.number(),
    currency: z.string(),
    /** A wide scene of the merchant’s; empty where it has none. */
    imageUrl: z.string(),
  }),
  problems: ['account.trial'],
})

export const claimMission = defineMemberCall('claimMission', {
  module: 'missions',
  summary: 'Takes the points of a mission that is done',
  route: 'POST /missions/{id}/claim',
  needsIdempotencyKey: true,
  isRelay: true,
  query: z.object({ id: z.string(), language: z.string() }),
  body: z.object({}),
  value: mission,
  problems: [
    'mission.unknown',
    'mission.not-done',
    'mission.claimed',
    'intent.conflict',
    'player.excluded',
    'account.trial',
  ],
})

export const getMissionLeaderboard = defineMemberCall('getMissionLeaderboard', {
  module: 'missions',
  summary: 'Who took most points of missions in the day, week or month that runs; names masked but the member’s own',
  route: 'GET /missions/leaderboard',
  isRelay: true,
  query: z.object({ period: z.enum(missionPeriods), limitNum: z.number() }),
  value: z.object({
    /** The highest first; who has the same has the same rank. */
    rows: z.array(z.object({ rank: z.number(), name: z.string(), points: z.number(), isOwn: z.boolean() })),
    /** Null where the member has no points in it. */
    own: z.nullable(z.object({ rank: z.number(), points: z.number() })),
    startsAt: instant,
    endsAt: instant,
  }),
  problems: ['account.trial'],
})
