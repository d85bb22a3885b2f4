import type { CodeKey } from '#sandbox/members/proof/code-rows.ts'
import { refuseCode } from '#sandbox/members/proof/codes.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import { verifyFirebaseToken } from './tokens.ts'

/** How a call proves that a number is the visitor's: by the gateway's code, or by a token for one of Firebase's. */
export interface NumberProof {
  code: string | undefined
  /** Undefined where no token was sent. */
  proven: string | null | undefined
}

/** Null where the proof is good for the number that is the key's target. */
export function refuseUnproven(gateway: Gateway, key: CodeKey, { code, proven }: NumberProof): Refusal | null {
  if (proven !== undefined) return proven === key.target ? null : refuse('code.wrong')
  if (code !== undefined) return refuseCode(gateway, key, code)
  return refuse('request.invalid', { fields: { verificationCode: 'field.required' } })
}

/** The number that a token of Firebase's proves, as E.164; null where it is not good, or the merchant has no Firebase. */
export async function provenNumber(
  gateway: Gateway,
  merchant: Merchant,
  idToken: string | undefined,
): Promise<string | null | undefined> {
  if (idToken === undefined) return undefined
  return merchant.features.firebaseSms ? verifyFirebaseToken(gateway, merchant, idToken) : null
}
