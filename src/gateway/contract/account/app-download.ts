import * as z from 'zod/mini'
import { defineCall, envelope } from '../call.ts'
import { openedSession } from '../session.ts'

export const createAppCode = defineCall({
  id: 'createAppCode',
  summary: 'A code that carries a session over to the app: good once, for minutes; never the token itself',
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

export const exchangeAppCode = defineCall({
  id: 'exchangeAppCode',
  summary: 'A session of its own for a code of the app; whatever comes of it, the code is spent',
  method: 'POST',
  path: '/wps/session/app-code/exchange',
  body: z.object({ code: z.string().check(z.minLength(1), z.maxLength(128)) }),
  answer: envelope(openedSession),
  problems: ['app-code.spent', 'module.closed'],
})
