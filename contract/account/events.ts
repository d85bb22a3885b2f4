import * as z from 'zod/mini'
import { decimal, defineMemberCall, instant } from '../call.ts'

/** What the gateway pushes, each under its name as a server-sent event; a name that is not here is passed over. */
export const memberEvents = {
  /** After each change, and once at the beginning. */
  balance: z.object({ balance: decimal, currency: z.string(), at: instant }),
  /** The red counts. */
  counts: z.object({ unreadMessage: z.number(), availablePromoCount: z.number(), missions: z.number() }),
  deposit: z.object({ id: z.string(), state: z.string() }),
  withdrawal: z.object({ id: z.string(), state: z.string() }),
} as const

export const getMemberEvents = defineMemberCall('getMemberEvents', {
  summary: 'What happens to the member, pushed as it happens (text/event-stream); a comment every 20 s keeps it open',
  route: 'GET /wps/member/events',
  answer: z.undefined(),
})
