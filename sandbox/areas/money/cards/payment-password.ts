import type { setPaymentPassword } from '#contract/account/payment-password.ts'
import type { BodyOf } from '#contract/call.ts'
import { memberNow, refuseTrial } from '#sandbox/ledger/accounts.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import { type ProvenPassword, provePassword, refuseStale } from '#sandbox/members/proof/proven.ts'
import { writeMessage } from '#sandbox/members/write-message.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'

type Part = Pick<Gateway, 'store' | 'now'>
type Slow = Pick<Gateway, 'store' | 'now' | 'passwords'>

const windowMs = 15 * 60_000
const maxWrong = 5

/** That somebody typed a member's payment password; good for as long as it is the member's. */
export interface ProvenPayment {
  paymentHash: string
}

/** Looks at the payment password. A try counts before it is looked at: many at once get no further. */
export async function provePayment(gateway: Slow, member: MemberRow, typed: string): Promise<ProvenPayment | Refusal> {
  const { store, now, passwords } = gateway
  const hash = memberNow(gateway, member)?.payment_password_hash ?? null
  if (hash === null) return refuse('payment-password.missing')
  const at = now().getTime()
  const subject = `payment password of ${member.id}`
  const key = { merchant: member.merchant, name: subject, address: subject }
  const { count, oldest } = store.attempts.since(key, at - windowMs)
  if (count >= maxWrong)
    return refuse('rate.limited', { retryAfter: Math.max(1, Math.ceil((oldest + windowMs - at) / 1000)) })
  store.attempts.add(key, at)
  if (!(await passwords.verify(typed, hash))) return refuse('payment-password.wrong')
  store.attempts.forgive(key)
  return { paymentHash: hash }
}

/** Null where what was proved is still so. @param member as read in the transaction that decides. */
export function refuseStalePayment(member: MemberRow, proven: ProvenPayment | null): Refusal | null {
  return proven !== null && member.payment_password_hash === proven.paymentHash
    ? null
    : refuse('payment-password.wrong')
}

interface PreparedPayment {
  /** Of the log-in; null where the old payment password was typed. */
  login: ProvenPassword | null
  /** The hash that is to be replaced. */
  before: string | null
  hash: string
}

/** A new one is set by the old one, or by the log-in's password where there is none yet or it is forgotten. */
export async function preparePaymentPassword(
  gateway: Slow,
  member: MemberRow,
  { password, oldPaymentPassword, newPaymentPassword }: BodyOf<typeof setPaymentPassword>,
): Promise<PreparedPayment | Refusal> {
  const barred = refuseTrial(member) ?? refuseWeak(member, newPaymentPassword)
  if (barred) return barred
  const proven =
    oldPaymentPassword === undefined
      ? await proveLogin(gateway, member, password)
      : await provePayment(gateway, member, oldPaymentPassword)
  if (proven instanceof Refusal) return proven
  const by =
    'hash' in proven
      ? { login: proven, before: member.payment_password_hash }
      : { login: null, before: proven.paymentHash }
  if (by.before !== null && (await gateway.passwords.verify(newPaymentPassword, by.before))) {
    return refuse('payment-password.same')
  }
  return { ...by, hash: await gateway.passwords.hash(newPaymentPassword) }
}

/** Sets it, where what it is set by is still so: of two changes at once one is too late. */
export function changePaymentPassword(
  { store, now }: Part,
  member: MemberRow,
  { login, before, hash }: PreparedPayment,
): Refusal | null {
  if (member.payment_password_hash !== before) return refuse('payment-password.wrong')
  const stale = login && refuseStale(member, login)
  if (stale) return stale
  store.members.setPaymentPassword(member.id, hash)
  if (before !== null) writeMessage(store, member.id, { event: 'payment-password-changed', at: now().getTime() })
  return null
}

async function proveLogin(gateway: Slow, member: MemberRow, password?: string): Promise<ProvenPassword | Refusal> {
  // Whoever came by another service has no password to ask for; the first payment password is theirs to set.
  const isFirst = member.password_hash === '' && member.payment_password_hash === null
  if (password === undefined && !isFirst) {
    return refuse('request.invalid', { fields: { password: 'field.required' } })
  }
  // Without a log-in's password nothing proves that a payment password may be replaced.
  if (member.password_hash === '' && !isFirst) return refuse('password.wrong')
  return provePassword(gateway, member, password ?? '')
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
