import * as z from 'zod/mini'
import { defineCall, envelope } from '../call.ts'
import { openedSession } from './session.ts'

const linkToken = z.object({ token: z.string().check(z.minLength(1), z.maxLength(128)) })

/** The account that a link signs in, by the name that its member knows. */
const account = z.string()

export const checkLinkToken = defineCall({
  id: 'checkLinkToken',
  summary: 'Whose account the token of an address signs in; the token stays good',
  method: 'POST',
  path: '/wps/session/link-token/check',
  body: linkToken,
  answer: envelope(z.object({ account })),
  problems: ['link-token.spent'],
})

export const exchangeLinkToken = defineCall({
  id: 'exchangeLinkToken',
  summary:
    'A session of its own for the token of an address; whatever comes of it, the token is spent. 30 tries from an address in ten minutes, checks included',
  method: 'POST',
  path: '/wps/session/link-token/exchange',
  body: linkToken,
  answer: envelope(openedSession),
  problems: ['link-token.spent'],
})
