import * as z from 'zod/mini'
import { defineMemberCall, definePublicCall, instant } from '../call.ts'
import { oneTimeCode, openedSession, siteKind } from './session.ts'

// Web Authentication, level 3: what a browser's `parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON` take, and
// what its `toJSON` gives.

const base64url = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[\w-]+$/))
const credentialId = base64url(1400)
const transports = z.array(z.string().check(z.maxLength(32))).check(z.maxLength(8))
const described = z.object({ type: z.literal('public-key'), id: credentialId, transports })

/** Where the site is that asks: "https://acme.example". Its passkeys are good for that domain. */
const siteOrigin = z.string().check(z.minLength(1), z.maxLength(255))

const verified = {
  type: z.literal('public-key'),
  id: credentialId,
  rawId: credentialId,
  authenticatorAttachment: z.optional(z.nullable(z.string().check(z.maxLength(32)))),
  clientExtensionResults: z.record(z.string(), z.unknown()),
}

const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  /** COSE: -8 EdDSA, -7 ES256, -257 RS256. */
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(described),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
})

/** As a member calls it: "My phone". */
const passkeyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

const passkey = z.object({
  /** Public, and of no use to log in. */
  id: z.string(),
  name: passkeyName,
  /** The domain that it is good for. */
  domain: z.string(),
  /** Kept by an account of the member's and on several devices; else it is on one device alone. */
  isSynced: z.boolean(),
  addedAt: instant,
  /** Null until somebody has logged in with it. */
  usedAt: z.nullable(instant),
})

export type Passkey = z.infer<typeof passkey>

/** A code of the authenticator app or a recovery code where two factors are on; else the password, where there is one. */
const ownerProof = {
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(255))),
  code: z.optional(oneTimeCode),
}

export const getPasskeys = defineMemberCall('getPasskeys', {
  summary: 'The member’s passkeys, the newest first',
  route: 'GET /wps/member/passkeys',
  module: 'passkeys',
  value: z.array(passkey),
})

export const startPasskey = defineMemberCall('startPasskey', {
  summary: 'What the browser makes a passkey by; its challenge is good once, for five minutes',
  route: 'POST /wps/member/passkeys/options',
  module: 'passkeys',
  isEncrypted: true,
  body: z.object({ ...ownerProof, origin: siteOrigin }),
  value: creationOptions,
  problems: ['password.wrong', 'totp.wrong', 'passkey.origin', 'passkey.too-many'],
})

export const finishPasskey = defineMemberCall('finishPasskey', {
  summary: 'Keeps the passkey that the browser has made',
  route: 'POST /wps/member/passkeys',
  module: 'passkeys',
  body: z.object({
    name: passkeyName,
    credential: z.object({
      ...verified,
      response: z.object({
        clientDataJSON: base64url(4096),
        attestationObject: base64url(32_768),
        transports: z.optional(transports),
      }),
    }),
  }),
  value: passkey,
  problems: ['passkey.challenge', 'passkey.origin', 'passkey.failed', 'passkey.known', 'passkey.too-many'],
})

export const renamePasskey = defineMemberCall('renamePasskey', {
  summary: 'Calls a passkey by another name',
  route: 'PUT /wps/member/passkeys/{id}',
  module: 'passkeys',
  query: z.object({ id: z.string() }),
  body: z.object({ name: passkeyName }),
  value: z.null(),
  problems: ['passkey.unknown'],
})

export const removePasskey = defineMemberCall('removePasskey', {
  summary: 'Ends a passkey: nobody logs in with it any more',
  route: 'POST /wps/member/passkeys/{id}/removal',
  module: 'passkeys',
  isEncrypted: true,
  query: z.object({ id: z.string() }),
  body: z.object(ownerProof),
  value: z.null(),
  problems: ['password.wrong', 'totp.wrong', 'passkey.unknown'],
})

export const startPasskeyLogin = definePublicCall('startPasskeyLogin', {
  summary: 'What the browser asks for a passkey by, of whichever member; its challenge is good once, for five minutes',
  route: 'POST /wps/session/passkey/options',
  module: 'passkeys',
  body: z.object({ origin: siteOrigin }),
  value: requestOptions,
  problems: ['passkey.origin'],
})

export const loginByPasskey = definePublicCall('loginByPasskey', {
  summary: 'Opens a session by a passkey, which is two factors in one: no second step follows',
  route: 'POST /wps/session/passkey',
  module: 'passkeys',
  body: z.object({
    credential: z.object({
      ...verified,
      response: z.object({
        clientDataJSON: base64url(4096),
        authenticatorData: base64url(4096),
        signature: base64url(2048),
        userHandle: z.optional(z.nullable(base64url(128))),
      }),
    }),
    /** What an earlier log-in with this passkey and browser gave. */
    device: z.optional(z.string().check(z.maxLength(64))),
    site: siteKind,
  }),
  value: openedSession,
  problems: [
    'passkey.challenge',
    'passkey.origin',
    'passkey.unknown',
    'passkey.failed',
    'login.not-a-member',
    'login.not-an-agent',
    'login.locked',
  ],
})
