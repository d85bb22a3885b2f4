import * as z from 'zod/mini'
import { decimal, defineCall, envelope, instant } from '../call.ts'

export const getRedEnvelopes = defineCall({
  id: 'getRedEnvelopes',
  summary: 'The red envelopes that the member may open, those opened last, and what can be in one',
  method: 'GET',
  path: '/wps/redEnvelopes',
  auth: 'token',
  query: z.object({ language: z.string() }),
  answer: envelope(
    z.object({
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
  ),
  problems: ['module.closed'],
})

export const openRedEnvelope = defineCall({
  id: 'openRedEnvelope',
  summary: 'Opens a red envelope; what is in it goes to the wallet',
  method: 'POST',
  path: '/wps/redEnvelopes/{id}/open',
  auth: 'token',
  needsIdempotencyKey: true,
  query: z.object({ id: z.string(), language: z.string() }),
  body: z.object({}),
  answer: envelope(
    z.object({
      id: z.string(),
      title: z.string(),
      amount: decimal,
      /** What must be staked for it before a withdrawal. */
      turnover: z.nullable(decimal),
      balance: decimal,
    }),
  ),
  problems: [
    'envelope.unknown',
    'envelope.expired',
    'envelope.opened',
    'intent.conflict',
    'player.excluded',
    'account.trial',
    'module.closed',
  ],
})
