import { CompactEncrypt, importJWK } from 'jose'
import type { AnswerOf } from '#contract/call.ts'
import type { getKeys } from '#contract/identity/session.ts'
import { GatewayError } from './gateway-error.ts'

type GatewayKey = AnswerOf<typeof getKeys>['keys'][number]

/** A body as a compact JWE (RSA-OAEP-256, A256GCM) under the gateway's key. */
export async function encryptBody(body: unknown, key: GatewayKey | undefined): Promise<string> {
  if (!key) throw new GatewayError('answer.wrong-shape')
  const publicKey = await importJWK(key, 'RSA-OAEP-256')
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key.kid })
    .encrypt(publicKey)
}
