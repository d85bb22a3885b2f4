import * as z from 'zod/mini'
import { definePublicCall } from '../call.ts'
import { loginStep, openedSession } from './session.ts'

const provider = z.enum(['google', 'facebook', 'telegram'])
const proof = z.string().check(z.regex(/^[\w~.-]{43,128}$/))

export const startSocial = definePublicCall('startSocial', {
  summary: 'The address at a provider to send the visitor to (OAuth 2.1 authorisation code with PKCE)',
  route: 'POST /wps/session/social/start',
  body: z.object({
    provider,
    /** Comes back with the visitor; the site takes no answer with another one. */
    state: proof,
    /** S256 (RFC 7636) of the verifier that the site keeps. */
    codeChallenge: proof,
    /** `/login/<provider>` on the site that asks. */
    redirectUri: z.string().check(z.maxLength(512)),
  }),
  value: z.object({ authorizeUrl: z.string() }),
  problems: ['module.closed', 'social.redirect-unknown'],
})

export const finishSocial = definePublicCall('finishSocial', {
  summary: 'Opens a session by the code that a provider sent the visitor back with, or gives a ticket to register by',
  route: 'POST /wps/session/social/finish',
  isEncrypted: true,
  body: z.object({
    provider,
    code: z.string().check(z.maxLength(2048)),
    codeVerifier: proof,
    redirectUri: z.string().check(z.maxLength(512)),
  }),
  value: z.union([
    openedSession,
    loginStep,
    /** Nobody is known by that account: age and terms first. */
    z.object({ registration: z.object({ ticket: z.string(), nickname: z.string() }) }),
  ]),
  problems: ['social.failed', 'module.closed', 'login.not-a-member', 'login.locked'],
})

export const registerSocial = definePublicCall('registerSocial', {
  summary: 'Registers who came by a provider, once age and terms are confirmed',
  route: 'POST /wps/session/social/register',
  isEncrypted: true,
  body: z.object({
    ticket: z.string().check(z.maxLength(128)),
    isOfAge: z.literal(true),
    acceptsTerms: z.literal(true),
    referralCode: z.optional(z.string().check(z.maxLength(64))),
  }),
  value: openedSession,
  problems: ['social.failed', 'register.closed'],
})
