import type { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { BodyOf } from '#contract/call.ts'
import type { finishPasskey, loginByPasskey } from '#contract/identity/passkeys.ts'
import { type Answered, algorithms } from './challenges.ts'
import type { PasskeyRow } from './rows.ts'

export type NewCredential = BodyOf<typeof finishPasskey>['credential']
export type ShownCredential = BodyOf<typeof loginByPasskey>['credential']

/** What a device made, proven: its key, and what it says of itself. */
export type Made = Pick<PasskeyRow, 'credential' | 'public_key' | 'counter' | 'is_synced'>

/** Loaded with the first passkey: it takes a third of a second, which a gateway that starts has no use for. */
const library = () => import('@simplewebauthn/server')

/** Null where what the device made does not answer the challenge, or nobody was verified by the device. */
export async function madeBy(credential: NewCredential, asked: Answered): Promise<Made | null> {
  const webAuthn = await library()
  const { verified, registrationInfo } = await webAuthn
    .verifyRegistrationResponse({
      response: credential as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: asked.challenge,
      expectedOrigin: asked.origin,
      expectedRPID: asked.domain,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    .catch(unproven)
  if (!verified || !registrationInfo) return null
  const { credential: made, credentialBackedUp } = registrationInfo
  return {
    credential: made.id,
    public_key: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    is_synced: credentialBackedUp ? 1 : 0,
  }
}

/** Null where the signature is not that of the passkey, its count goes back, or nobody was verified by the device. */
export async function usedBy(
  credential: ShownCredential,
  asked: Answered,
  row: PasskeyRow,
): Promise<Pick<PasskeyRow, 'counter' | 'is_synced'> | null> {
  const webAuthn = await library()
  const { verified, authenticationInfo } = await webAuthn
    .verifyAuthenticationResponse({
      response: credential as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: asked.challenge,
      expectedOrigin: asked.origin,
      expectedRPID: asked.domain,
      requireUserVerification: true,
      credential: {
        id: row.credential,
        publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
        counter: row.counter,
      },
    })
    .catch(unproven)
  if (!verified || !authenticationInfo) return null
  return { counter: authenticationInfo.newCounter, is_synced: authenticationInfo.credentialBackedUp ? 1 : 0 }
}

/** The library throws for each thing that is not right, with a text that is none of the visitor's. */
const unproven = () => ({ verified: false, registrationInfo: undefined, authenticationInfo: undefined }) as const
