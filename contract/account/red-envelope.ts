import * as z from 'zod/mini'
import { decimal, defineMemberCall, instant } from '../call.ts'

export const getRedEnvelopes = defineMemberCall('getRedEnvelopes', {
  module: 'redEnvelope',
  summary: 'The red envelopes that the member may open, those opened last, and what can be in one',
  route: 'GET /wps/redEnvelopes',
  query: z.object({ language: z.string() }),
  value: z.object({
    currency: z.string(),
    /** What was looked into comes first, then the one that ends first. */
    open: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        givenAt: instant,
        expiresAt: z.nullable(instant),
        /** What was in it, where the member has looked and neither taken nor refused it. */
        amount: z.nullable(decimal),
      }),
    ),
    /** When the next is given; null where none is foreseen. */
    nextAt: z.nullable(instant),
    /** A break or an exclusion that runs now: nothing is opened. `until` is null where it has no end. */
    pause: z.nullable(z.object({ until: z.nullable(instant) })),
    /** At most 20, the latest first. */
    opened: z.array(
      z.object({ id: z.string(), title: z.string(), amount: decimal, isTaken: z.boolean(), openedAt: instant }),
    ),
    /** What an envelope can hold, each with its chance in basis points: all together 10,000. */
    chances: z.array(z.object({ amount: decimal, basisPoints: z.number() })),
    /** How often the amount must be staked before a withdrawal; null where it need not be. */
    turnoverTimes: z.nullable(z.number()),
    /** A picture of the merchant's, without letters: what stands behind the envelope. */
    art: z.nullable(z.object({ scene: z.string() })),
    /** HTML. */
    rules: z.string(),
  }),
})

export const openRedEnvelope = defineMemberCall('openRedEnvelope', {
  module: 'redEnvelope',
  summary: 'Opens a red envelope: what is in it is drawn, and waits until it is taken or refused',
  route: 'POST /wps/redEnvelopes/{id}/open',
  needsIdempotencyKey: true,
  query: z.object({ id: z.string(), language: z.string() }),
  body: z.object({}),
  value: z.object({
    id: z.string(),
    title: z.string(),
    amount: decimal,
    /** What must be staked for it before a withdrawal, if it is taken. */
    turnover: z.nullable(decimal),
  }),
  problems: [
    'envelope.unknown',
    'envelope.expired',
    'envelope.opened',
    'intent.conflict',
    'player.excluded',
    'account.trial',
  ],
})

export const answerRedEnvelope = defineMemberCall('answerRedEnvelope', {
  module: 'redEnvelope',
  summary: 'Takes what was in a red envelope into the wallet, or refuses it',
  route: 'POST /wps/redEnvelopes/{id}/answer',
  needsIdempotencyKey: true,
  query: z.object({ id: z.string() }),
  body: z.object({ isTaken: z.boolean() }),
  value: z.object({ id: z.string(), isTaken: z.boolean(), amount: decimal, balance: decimal }),
  problems: ['envelope.unknown', 'envelope.answered', 'intent.conflict', 'player.excluded', 'account.trial'],
})
