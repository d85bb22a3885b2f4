import { refuseUnsolved } from '#sandbox/members/proof/tries.ts'
import { easyBits } from '#sandbox/members/proof/verification.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'

const windowMs = 15 * 60_000
const freeFailures = 2
const maxFailures = 10
/** Of the proof of work, once a name has had so many failures; one more with each doubling. */
const hardBits = 16
/** Some seconds on a phone. */
const hardestBits = 18

type Part = Pick<Gateway, 'store' | 'now'>

export interface TryKey {
  merchant: string
  /** As it was typed, lower case; a number as E.164. */
  name: string
  address: string
  /** The digest of a device with which the owner has logged in before; null for any other. */
  device: string | null
}

interface CaptchaGiven {
  captcha?: string | undefined
  captchaId?: string | undefined
}

/** What counts for a try. */
interface Standing {
  counted: Omit<TryKey, 'device'>
  /** Failures that ask for a captcha. */
  failures: number
  /** Failures of the name, by whomever: they make a log-in dearer, and never impossible. */
  ofName: number
  /** Until when the address has to wait, milliseconds; null where it need not. */
  barredUntil: number | null
}

/** A known device has failures of its own: those of strangers do not count for it, nor its own for them. */
function standingOf({ store, now }: Part, key: TryKey): Standing {
  const since = now().getTime() - windowMs
  const { merchant, name, address, device } = key
  if (device !== null) {
    const subject = `device ${device}`
    const counted = { merchant, name: subject, address: subject }
    const { count } = store.attempts.since(counted, since)
    // A device from which somebody guesses is a stranger's until it rests.
    if (count < maxFailures) return { counted, failures: count, ofName: 0, barredUntil: null }
  }
  const { byName, byAddress } = store.attempts.counts(key, since)
  return {
    counted: { merchant, name, address },
    failures: Math.max(byName.count, byAddress.count),
    ofName: byName.count,
    barredUntil: byAddress.count >= maxFailures ? byAddress.oldest + windowMs : null,
  }
}

/**
 * Counts a try at a log-in before it is looked at, so that tries that come together see each other; one that turns out
 * right is forgiven. Refused where there were too many from the address, or where this one needs a captcha and has not solved it.
 */
export function countTry(part: Part, key: TryKey, given: CaptchaGiven): Refusal | null {
  const at = part.now().getTime()
  const { attempts } = part.store
  const { counted, failures, barredUntil } = standingOf(part, key)
  if (barredUntil !== null) return barred(barredUntil, at)
  const unsolved = failures < freeFailures ? null : refuseUnsolved(part, key.merchant, given)
  if (unsolved?.code === 'captcha.required') return unsolved
  attempts.sweep(at - windowMs)
  attempts.add(counted, at)
  return unsolved
}

/**
 * Counts a try at a log-in by something that nobody can guess, as above. Refused where there were too many from the address, by
 * passwords too; never with a captcha, which a right signature would make no surer.
 */
export function countProof(part: Part, key: TryKey): Refusal | null {
  const at = part.now().getTime()
  const { counted, barredUntil } = standingOf(part, key)
  if (barredUntil !== null) return barred(barredUntil, at)
  part.store.attempts.sweep(at - windowMs)
  part.store.attempts.add(counted, at)
  return null
}

function barred(until: number, at: number): Refusal {
  return refuse('rate.limited', { retryAfter: Math.max(1, Math.ceil((until - at) / 1000)) })
}

/** Forgets the failures of who has proved who they are: of that name from that address, or of that device. */
export function forgiveTries(part: Part, key: TryKey): void {
  part.store.attempts.forgive(key)
  part.store.attempts.forgive(standingOf(part, key).counted)
}

/** Whether the try after this one needs a captcha. */
export function needsCaptchaNext(part: Part, key: TryKey): boolean {
  return standingOf(part, key).failures >= freeFailures
}

/** How hard the proof of work of a log-in must be: 16 bits after ten failures of its name, 17 after twenty, 18 after forty. */
export function bitsNeeded(part: Part, key: TryKey): number {
  const { ofName } = standingOf(part, key)
  if (ofName < maxFailures) return easyBits
  return Math.min(hardestBits, hardBits + Math.floor(Math.log2(ofName / maxFailures)))
}
