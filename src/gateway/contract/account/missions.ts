import * as z from 'zod/mini'
import { decimal, defineCall, envelope, instant } from '../call.ts'

const mission = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  period: z.enum(['daily', 'weekly', 'monthly', 'once']),
  done: decimal,
  needed: decimal,
  /** Points for it. */
  points: z.number(),
  state: z.enum(['running', 'done', 'claimed']),
  endsAt: z.nullable(instant),
})

export const getMissionSummary = defineCall({
  id: 'getMissionSummary',
  summary: 'The member’s missions',
  method: 'GET',
  path: '/missions/summary',
  auth: 'token',
  isRelay: true,
  query: z.object({ language: z.string() }),
  answer: envelope(z.object({ missions: z.array(mission), claimable: z.number() })),
})

/** Sent with an idempotency key. */
export const claimMission = defineCall({
  id: 'claimMission',
  summary: 'Takes the points of a mission that is done',
  method: 'POST',
  path: '/missions/{id}/claim',
  auth: 'token',
  isRelay: true,
  query: z.object({ id: z.string(), language: z.string() }),
  body: z.object({}),
  answer: envelope(mission),
  problems: ['mission.unknown', 'mission.not-done', 'mission.claimed', 'intent.conflict'],
})

export const getMissionLeaderboard = defineCall({
  id: 'getMissionLeaderboard',
  summary: 'Who has most points of missions in a period; names masked but the member’s own',
  method: 'GET',
  path: '/missions/leaderboard',
  auth: 'token',
  isRelay: true,
  query: z.object({ period: z.enum(['daily', 'weekly', 'monthly']), limitNum: z.number() }),
  answer: envelope(
    z.object({
      rows: z.array(z.object({ rank: z.number(), name: z.string(), points: z.number(), isOwn: z.boolean() })),
      own: z.nullable(z.object({ rank: z.number(), points: z.number() })),
      endsAt: instant,
    }),
  ),
})
