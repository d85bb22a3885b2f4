import * as z from 'zod/mini'
import { definePublicCall } from '../call.ts'

export const getVerification = definePublicCall('getVerification', {
  summary: 'The verification service: a puzzle for the browser, solved before a log-in or a registration is sent',
  route: 'GET /wps/verification/challenge',
  query: z.object({ action: z.enum(['login', 'register']) }),
  value: z.union([
    /** Nothing to do now. */
    z.object({ kind: z.literal('none') }),
    /**
     * Find a whole number n, counted from 0, so that SHA-256 of `salt` + n (as decimal text, UTF-8) begins with `bits` zero
     * bits. The solution is n as decimal text; good once, for five minutes.
     */
    z.object({
      kind: z.literal('proof-of-work'),
      id: z.string(),
      salt: z.string(),
      bits: z.number().check(z.minimum(1), z.maximum(20)),
    }),
  ]),
})
