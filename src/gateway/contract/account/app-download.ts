import * as z from 'zod/mini'
import { defineCall, envelope, instant } from '../call.ts'

export const createAppCode = defineCall({
  id: 'createAppCode',
  summary: 'A code that carries a session over to the app: good once, for minutes; never the token itself',
  method: 'POST',
  path: '/wps/session/app-code',
  auth: 'token',
  answer: envelope(z.object({ code: z.string(), expiresAt: instant })),
})

export const exchangeAppCode = defineCall({
  id: 'exchangeAppCode',
  summary: 'A session of its own for a code; the code is spent',
  method: 'POST',
  path: '/wps/session/app-code/exchange',
  body: z.object({ code: z.string().check(z.minLength(1), z.maxLength(128)) }),
  answer: envelope(z.object({ token: z.string() })),
  problems: ['app-code.spent'],
})
