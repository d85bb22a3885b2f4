import type { setPaymentPassword } from '#src/gateway/contract/account/payment-password.ts'
import type { BodyOf } from '#src/gateway/contract/call.ts'
import type { MemberRow } from '../database/members.ts'
import type { Gateway } from '../gateway.ts'
import { type Refusal, refuse } from '../http/problems.ts'
import { hashPassword, verifyPassword } from '../session/passwords.ts'
import { barredFromProving, forgiveProofs, noteWrongProof } from '../session/proofs.ts'
import { memberNow, refuseTrial } from './accounts.ts'

type Part = Pick<Gateway, 'store' | 'now'>

const windowMs = 15 * 60_000
const mostWrong = 5

/** Null where it is the member's payment password. A try counts before it is looked at: many at once get no further. */
export async function refusePaymentPassword(part: Part, member: MemberRow, typed: string): Promise<Refusal | null> {
  const { store, now } = part
  const hash = memberNow(part, member)?.payment_password_hash ?? null
  if (hash === null) return refuse('payment-password.missing')
  const at = now().getTime()
  const subject = `payment password of ${member.id}`
  const key = { merchant: member.merchant, name: subject, address: subject }
  const { count, oldest } = store.attempts.since(key, at - windowMs)
  if (count >= mostWrong)
    return refuse('rate.limited', { retryAfter: Math.max(1, Math.ceil((oldest + windowMs - at) / 1000)) })
  store.attempts.add(key, at)
  if (!(await verifyPassword(typed, hash))) return refuse('payment-password.wrong')
  store.attempts.forgive(key)
  return null
}

/** Sets it: by the old one, or by the log-in's password where there is none yet or it is forgotten. */
export async function changePaymentPassword(
  part: Part,
  member: MemberRow,
  { password, oldPaymentPassword, newPaymentPassword }: BodyOf<typeof setPaymentPassword>,
): Promise<Refusal | null> {
  const barred = refuseTrial(member) ?? refuseWeak(member, newPaymentPassword)
  if (barred) return barred
  const unproven =
    oldPaymentPassword === undefined
      ? await refuseLoginPassword(part, member, password)
      : await refusePaymentPassword(part, member, oldPaymentPassword)
  if (unproven) return unproven
  part.store.members.setPaymentPassword(member.id, await hashPassword(newPaymentPassword))
  return null
}

async function refuseLoginPassword(part: Part, member: MemberRow, password?: string): Promise<Refusal | null> {
  // Whoever came by another service has no password to ask for; the first payment password is theirs to set.
  if (member.password_hash === '' && member.payment_password_hash === null) return null
  if (password === undefined) return refuse('request.invalid', { fields: { password: 'field.required' } })
  const barred = barredFromProving(part, member)
  if (barred) return barred
  noteWrongProof(part, member)
  if (!(await verifyPassword(password, member.password_hash))) return refuse('password.wrong')
  forgiveProofs(part, member)
  return null
}

/** What is guessed first: one digit, a row up or down, two or three digits over and over, pairs, the own number's end. */
export function isWeak(digits: string, mobile: string | null): boolean {
  const steps = [...digits.slice(1)].map((digit, place) => (Number(digit) - Number(digits[place]) + 10) % 10)
  const isRow = steps.every((step) => step === steps[0]) && [0, 1, 9].includes(steps[0] ?? -1)
  const isRepeated = /^(\d{2})\1\1$|^(\d{3})\2$|^(\d)\3(\d)\4(\d)\5$|^(\d)\6\6(\d)\7\7$/.test(digits)
  return isRow || isRepeated || (mobile?.endsWith(digits) ?? false)
}

function refuseWeak({ mobile }: MemberRow, digits: string): Refusal | null {
  const fields = { newPaymentPassword: 'field.pattern' }
  return isWeak(digits, mobile) ? refuse('payment-password.weak', { fields }) : null
}
