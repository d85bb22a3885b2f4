import { jwtVerify, SignJWT } from 'jose'
import { newSecret } from '#sandbox/lib/secrets.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import type { PhoneUser } from './rows.ts'

type Part = Pick<Gateway, 'store' | 'now'>

export const idTokenSeconds = 3600
/** How long after a code was typed its token still opens something here. */
const freshSeconds = 600

const keyName = 'firebase-key'

/** The project by which the stand-in knows a merchant. */
function projectOf(merchant: string): string {
  return `sandbox-${merchant}`
}

/** An ID token as Firebase writes it, but signed with a key of the sandbox's own. */
export async function signIdToken(part: Part, user: PhoneUser): Promise<string> {
  const at = Math.floor(part.now().getTime() / 1000)
  return new SignJWT({
    auth_time: Math.floor(user.last_login_at / 1000),
    user_id: user.id,
    phone_number: user.phone,
    firebase: { identities: { phone: [user.phone] }, sign_in_provider: 'phone' },
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(`https://securetoken.google.com/${projectOf(user.merchant)}`)
    .setAudience(projectOf(user.merchant))
    .setSubject(user.id)
    .setIssuedAt(at)
    .setExpirationTime(at + idTokenSeconds)
    .sign(keyOf(part))
}

/** Whose token it is, and when their code was typed (seconds); null where it is not one of this merchant's, or is over. */
export async function readIdToken(
  part: Part,
  merchant: Merchant,
  idToken: string,
): Promise<{ user: PhoneUser; authTime: number } | null> {
  const project = projectOf(merchant.code)
  try {
    const { payload } = await jwtVerify(idToken, keyOf(part), {
      algorithms: ['HS256'],
      issuer: `https://securetoken.google.com/${project}`,
      audience: project,
      currentDate: part.now(),
    })
    const user = part.store.firebase.userById(merchant.code, payload.sub ?? '')
    return user && typeof payload.auth_time === 'number' ? { user, authTime: payload.auth_time } : null
  } catch {
    return null
  }
}

/** The number (E.164) that a token proves; null where it proves none, or did so more than ten minutes ago. */
export async function verifyFirebaseToken(part: Part, merchant: Merchant, idToken: string): Promise<string | null> {
  const read = await readIdToken(part, merchant, idToken)
  if (read === null || read.authTime + freshSeconds <= part.now().getTime() / 1000) return null
  return read.user.phone
}

function keyOf({ store }: Part): Uint8Array {
  const kept = store.meta.get(keyName)
  const key = kept ?? newSecret(32)
  if (kept === null) store.meta.set(keyName, key)
  return Buffer.from(key, 'base64url')
}
