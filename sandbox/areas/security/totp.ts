import type { MemberRow } from '#sandbox/members/members.ts'
import { barredFromProving, forgiveProofs, noteWrongProof } from '#sandbox/members/proof/proofs.ts'
import { type ProvenPassword, refuseStale } from '#sandbox/members/proof/proven.ts'
import {
  newTotpSecret,
  passesRecoveryCode,
  passesTotp,
  renewedRecoveryCodes,
  totpAddress,
  totpCounter,
} from '#sandbox/members/proof/totp-codes.ts'
import { writeMessage } from '#sandbox/members/write-message.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'

type Part = Pick<Gateway, 'store' | 'now'>

const pendingMs = 10 * 60_000

/** A secret that waits for the app's first code. The password is looked at before, where there is one. */
export function beginTotp(
  { store, now }: Part,
  { merchant, member }: { merchant: Merchant; member: MemberRow },
  proven: ProvenPassword,
): { secret: string; uri: string } | Refusal {
  const refused = refuseOn({ store, now }, member) ?? refuseStale(member, proven)
  if (refused) return refused
  const secret = newTotpSecret()
  store.protections.change(member.id, { pending_secret: secret, pending_at: now().getTime() })
  return { secret, uri: totpAddress(secret, merchant.name, member.name) }
}

/** Refused where two factors are on. */
export function refuseOn({ store }: Part, member: MemberRow): Refusal | null {
  return store.protections.of(member.id).totp_secret === null ? null : refuse('totp.is-on')
}

/** Turns two factors on; gives the recovery codes, which nobody can read again. */
export function turnTotpOn(part: Part, member: MemberRow, code: string): string[] | Refusal {
  const { store, now } = part
  const { pending_secret: secret, pending_at: since } = store.protections.of(member.id)
  if (secret === null || since === null || since + pendingMs <= now().getTime()) return refuse('totp.not-started')
  const counter = totpCounter(secret, code, now())
  const barred = barredFromProving(part, member)
  if (barred) return barred
  if (counter === null) return wrong(part, member)
  return store.transaction(() => {
    const on = { totp_secret: secret, totp_counter: counter, pending_secret: null, pending_at: null }
    store.protections.change(member.id, on)
    writeMessage(store, member.id, { event: 'totp-on', at: now().getTime() })
    return renewedRecoveryCodes(part, member.id)
  })
}

/** New recovery codes, for a code of the app. */
export function renewTotpCodes(part: Part, member: MemberRow, code: string): string[] | Refusal {
  const unfit = unfitProof(part, member, () => passesTotp(part, member.id, code))
  return unfit ?? part.store.transaction(() => renewedRecoveryCodes(part, member.id))
}

/** Turns two factors off, for a code of the app or a recovery code. */
export function turnTotpOff(part: Part, member: MemberRow, code: string): null | Refusal {
  const { store } = part
  const unfit = refuseCodeOf(part, member, code)
  if (unfit) return unfit
  store.transaction(() => {
    store.protections.change(member.id, { totp_secret: null })
    store.protections.setRecoveryCodes(member.id, [])
    writeMessage(store, member.id, { event: 'totp-off', at: part.now().getTime() })
  })
  return null
}

/** Null for a code of the app or a recovery code, either of which is used up. */
export function refuseCodeOf(part: Part, member: MemberRow, code: string): Refusal | null {
  return unfitProof(part, member, () => passesTotp(part, member.id, code) || passesRecoveryCode(part, member.id, code))
}

function unfitProof(part: Part, member: MemberRow, proves: () => boolean): Refusal | null {
  if (part.store.protections.of(member.id).totp_secret === null) return refuse('totp.not-started')
  const barred = barredFromProving(part, member)
  if (barred) return barred
  if (!proves()) return wrong(part, member)
  forgiveProofs(part, member)
  return null
}

function wrong(part: Part, member: MemberRow): Refusal {
  noteWrongProof(part, member)
  return refuse('totp.wrong')
}
