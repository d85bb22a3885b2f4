import * as z from 'zod/mini'
import { defineMemberCall } from '../call.ts'

export const setMemberLanguage = defineMemberCall('setMemberLanguage', {
  summary: 'Tells the gateway the language that the member reads now, for messages it sends by itself',
  route: 'POST /wps/member/language',
  body: z.object({ language: z.string() }),
  value: z.null(),
})
