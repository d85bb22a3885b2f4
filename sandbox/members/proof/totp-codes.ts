import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { plainDigits } from '#sandbox/lib/digits.ts'
import { digestOf } from '#sandbox/lib/secrets.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'

type Part = Pick<Gateway, 'store' | 'now'>

const periodMs = 30_000
/** Letters and digits that do not look alike. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const recoveryCodeCount = 10

/** Base32, 160 bits. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** "otpauth://totp/Acme:player?…": what an authenticator app reads from a QR code. */
export function totpAddress(secret: string, issuer: string, label: string): string {
  return new TOTP({ issuer: issuer.replaceAll(':', ' '), label, secret: Secret.fromBase32(secret) }).toString()
}

/** The period whose code this is: the present one, the one before or the next; null where it is none of them. */
export function totpCounter(secret: string, code: string, at: Date): number | null {
  const token = plainDigits(code.normalize('NFKC')).replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const timestamp = at.getTime()
  const delta = TOTP.validate({ token, secret: Secret.fromBase32(secret), timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / periodMs) + delta
}

/** True for a code of the member's app that was not used yet, nor one before it. */
export function passesTotp({ store, now }: Part, member: number, code: string): boolean {
  const { totp_secret: secret, totp_counter: last } = store.protections.of(member)
  const counter = secret === null ? null : totpCounter(secret, code, now())
  if (counter === null || counter <= last) return false
  store.protections.change(member, { totp_counter: counter })
  return true
}

/** True for a recovery code of the member's, which is used up. */
export function passesRecoveryCode({ store }: Part, member: number, code: string): boolean {
  return store.protections.takeRecoveryCode(member, recoveryDigest(member, code))
}

/** Ten codes "XXXX-XXXX" in the place of those before; only their digests are kept. */
export function renewedRecoveryCodes({ store }: Part, member: number): string[] {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  setRecoveryCodes({ store }, member, codes)
  return codes
}

export function setRecoveryCodes({ store }: Pick<Gateway, 'store'>, member: number, codes: readonly string[]): void {
  store.protections.setRecoveryCodes(
    member,
    codes.map((code) => recoveryDigest(member, code)),
  )
}

function newRecoveryCode(): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** As it may be typed: in lower case, without the hyphen, with spaces. */
function recoveryDigest(member: number, code: string): string {
  const plain = code
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
  return digestOf(`${member} ${plain}`)
}
