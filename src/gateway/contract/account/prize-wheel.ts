import * as z from 'zod/mini'
import { decimal, defineCall, envelope, instant } from '../call.ts'

const prize = z.object({
  id: z.string(),
  label: z.string(),
  kind: z.enum(['money', 'points', 'none']),
  amount: decimal,
  /** In hundredths of a percent: all together 10,000. */
  basisPoints: z.number(),
})

export const getPrizeWheel = defineCall({
  id: 'getPrizeWheel',
  summary: 'The prize wheel: its fields with their chances, and the spins that the member has',
  method: 'GET',
  path: '/wps/prizeWheel',
  auth: 'token',
  query: z.object({ language: z.string() }),
  answer: envelope(
    z.object({
      currency: z.string(),
      prizes: z.array(prize),
      spins: z.number(),
      nextAt: z.nullable(instant),
      history: z.array(z.object({ id: z.string(), label: z.string(), at: instant })),
      rules: z.string(),
    }),
  ),
})

/** Sent with an idempotency key. */
export const spinPrizeWheel = defineCall({
  id: 'spinPrizeWheel',
  summary: 'One spin; what is won goes to the wallet or the points',
  method: 'POST',
  path: '/wps/promotion/raffle',
  auth: 'token',
  body: z.object({}),
  answer: envelope(z.object({ prizeId: z.string(), spins: z.number(), balance: decimal })),
  problems: ['wheel.no-spins', 'intent.conflict'],
})
