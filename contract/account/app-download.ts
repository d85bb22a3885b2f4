import * as z from 'zod/mini'
import { defineMemberCall } from '../call.ts'

export const createAppCode = defineMemberCall('createAppCode', {
  summary:
    'A token for an address that carries a session over to the app: good once, for two minutes; never the session’s own. 20 in ten minutes',
  route: 'POST /wps/session/app-code',
  value: z.object({
    code: z.string().check(z.regex(/^[\w-]{16,128}$/)),
    /** Seconds for which it is good from now on. It ends before that with the session that asked for it. */
    lifeSeconds: z.number(),
  }),
  problems: ['module.closed'],
})
