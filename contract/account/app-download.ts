import * as z from 'zod/mini'
import { defineCall, envelope } from '../call.ts'

export const createAppCode = defineCall({
  id: 'createAppCode',
  summary:
    'A token for an address that carries a session over to the app: good once, for two minutes; never the session’s own. 20 in ten minutes',
  method: 'POST',
  path: '/wps/session/app-code',
  auth: 'token',
  answer: envelope(
    z.object({
      code: z.string().check(z.regex(/^[\w-]{16,128}$/)),
      /** Seconds for which it is good from now on. It ends before that with the session that asked for it. */
      lifeSeconds: z.number(),
    }),
  ),
  problems: ['module.closed'],
})
