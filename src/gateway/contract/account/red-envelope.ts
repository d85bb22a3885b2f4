import * as z from 'zod/mini'
import { decimal, defineCall, envelope, instant } from '../call.ts'

export const getRedEnvelopes = defineCall({
  id: 'getRedEnvelopes',
  summary: 'The red envelopes that the member may open, those opened, and when the next are given',
  method: 'GET',
  path: '/wps/redEnvelopes',
  auth: 'token',
  query: z.object({ language: z.string() }),
  answer: envelope(
    z.object({
      now: instant,
      currency: z.string(),
      open: z.array(z.object({ id: z.string(), title: z.string(), expiresAt: instant })),
      nextAt: z.nullable(instant),
      opened: z.array(z.object({ id: z.string(), title: z.string(), amount: decimal, openedAt: instant })),
      /** What an envelope can hold, each with its chance in hundredths of a percent. */
      chances: z.array(z.object({ amount: decimal, basisPoints: z.number() })),
      rules: z.string(),
    }),
  ),
})

/** Sent with an idempotency key. */
export const openRedEnvelope = defineCall({
  id: 'openRedEnvelope',
  summary: 'Opens a red envelope; what is in it goes to the wallet',
  method: 'POST',
  path: '/wps/redEnvelopes/{id}/open',
  auth: 'token',
  query: z.object({ id: z.string() }),
  body: z.object({}),
  answer: envelope(z.object({ id: z.string(), amount: decimal, balance: decimal })),
  problems: ['envelope.unknown', 'envelope.expired', 'envelope.opened', 'intent.conflict'],
})
