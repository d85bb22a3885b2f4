import * as z from 'zod/mini'
import { definePublicCall } from '../call.ts'
import { openedSession } from './session.ts'

const linkToken = z.object({ token: z.string().check(z.minLength(1), z.maxLength(128)) })

/** The account that a link signs in, by the name that its member knows. */
const account = z.string()

export const checkLinkToken = definePublicCall('checkLinkToken', {
  summary: 'Whose account the token of an address signs in; the token stays good',
  route: 'POST /wps/session/link-token/check',
  body: linkToken,
  value: z.object({ account }),
  problems: ['link-token.spent'],
})

export const exchangeLinkToken = definePublicCall('exchangeLinkToken', {
  summary:
    'A session of its own for the token of an address; whatever comes of it, the token is spent. 30 tries from an address in ten minutes, checks included',
  route: 'POST /wps/session/link-token/exchange',
  body: linkToken,
  value: openedSession,
  problems: ['link-token.spent'],
})
