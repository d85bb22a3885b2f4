import * as z from 'zod/mini'
import { defineCall, envelope } from '../call.ts'

export const setMemberLanguage = defineCall({
  id: 'setMemberLanguage',
  summary: 'Tells the gateway the language that the member reads now, for messages it sends by itself',
  method: 'POST',
  path: '/wps/member/language',
  auth: 'token',
  body: z.object({ language: z.string() }),
  answer: envelope(z.null()),
})
