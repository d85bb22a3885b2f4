import type { LoginStep } from '#contract/identity/session.ts'
import { maskedEmail, maskedMobile } from '#sandbox/lib/masks.ts'
import { digestOf, newSecret } from '#sandbox/lib/secrets.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import type { MemberRow } from '../members.ts'
import type { ChangeReason } from './session-rows.ts'
import type { Visit } from './sessions.ts'
import type { StepRow } from './step-rows.ts'

type Part = Pick<Gateway, 'store' | 'now'>
type Methods = LoginStep['methods']

/** How long a visitor may take for a step. */
export const stepLifeMs = 10 * 60_000

/** How somebody proved who they are. */
export interface Entry {
  by: 'password' | 'code' | 'provider'
  /** Why the password must be changed first; null where it need not. */
  changeReason: ChangeReason | null
}

/** The step that stands before a session, where the account or the address asks for one. */
export function stepBefore(
  part: Part,
  member: MemberRow,
  { visit, entry }: { visit: Visit; entry: Entry },
): { step: LoginStep } | null {
  const { store, now } = part
  const protection = store.protections.of(member.id)
  const isFar = protection.guards_address === 1 && entry.by === 'password'
  const isUnknown = isFar && !store.knownAddresses.has(member.id, visit.address)
  const reason = protection.totp_secret !== null ? 'two-factor' : isUnknown ? 'unknown-address' : null
  if (reason === null) return null
  const methods = methodsOf(part, member, reason)
  if (methods.length === 0) return null
  const id = newSecret()
  const at = now().getTime()
  store.steps.sweep(at - stepLifeMs)
  store.steps.add({
    digest: digestOf(id),
    member_id: member.id,
    reason,
    change_reason: entry.changeReason,
    tries: 0,
    at,
  })
  return { step: { id, reason, methods } }
}

/** What the account has to prove itself by. */
export function methodsOf({ store }: Part, member: MemberRow, reason: StepRow['reason']): Methods {
  if (reason === 'two-factor') {
    const hasCodes = store.protections.recoveryCodesLeft(member.id) > 0
    return [{ type: 'totp' }, ...(hasCodes ? [{ type: 'recovery-code' as const }] : [])]
  }
  return [
    ...(member.mobile === null ? [] : [{ type: 'mobile' as const, hint: maskedMobile(member.mobile) }]),
    ...(member.email === null ? [] : [{ type: 'email' as const, hint: maskedEmail(member.email) }]),
    ...(member.payee_name === null ? [] : [{ type: 'bank-name' as const }]),
  ]
}
