import * as z from 'zod/mini'
import { decimal, defineMemberCall, instant } from '../call.ts'

export const getRedEnvelopes = defineMemberCall('getRedEnvelopes', {
  module: 'redEnvelope',
  summary: 'The red envelopes that the member may open, those opened last, and what can be in one',
  route: 'GET /wps/redEnvelopes',
  query: z.object({ language: z.string() }),
  value: z.object({
    currency: z.string(),
    /** The one that ends first comes first. */
    open: z.array(z.object({ id: z.string(), title: z.string(), givenAt: instant, expiresAt: z.nullable(instant) })),
    /** When the next is given; null where none is foreseen. */
    nextAt: z.nullable(instant),
    /** At most 20, the latest first. */
    opened: z.array(z.object({ id: z.string(), title: z.string(), amount: decimal, openedAt: instant })),
    /** What an envelope can hold, each with its chance in basis points: all together 10,000. */
    chances: z.array(z.object({ amount: decimal, basisPoints: z.number() })),
    /** How often the amount must be staked before a withdrawal; null where it need not be. */
    turnoverTimes: z.nullable(z.number()),
    /** HTML. */
    rules: z.string(),
  }),
})

export const openRedEnvelope = defineMemberCall('openRedEnvelope', {
  module: 'redEnvelope',
  summary: 'Opens a red envelope; what is in it goes to the wallet',
  route: 'POST /wps/redEnvelopes/{id}/open',
  needsIdempotencyKey: true,
  query: z.object({ id: z.string(), language: z.string() }),
  body: z.object({}),
  value: z.object({
    id: z.string(),
    title: z.string(),
    amount: decimal,
    /** What must be staked for it before a withdrawal. */
    turnover: z.nullable(decimal),
    balance: decimal,
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
