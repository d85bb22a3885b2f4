import type { OpenedSession, StepMethod } from '#contract/identity/session.ts'
import { digestOf } from '#sandbox/lib/secrets.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import { refuseCode } from '#sandbox/members/proof/codes.ts'
import { barredFromProving, forgiveProofs, noteWrongProof } from '#sandbox/members/proof/proofs.ts'
import { passesRecoveryCode, passesTotp } from '#sandbox/members/proof/totp-codes.ts'
import { openedFor } from '#sandbox/members/session/enter.ts'
import type { Visit } from '#sandbox/members/session/sessions.ts'
import type { StepRow } from '#sandbox/members/session/step-rows.ts'
import { methodsOf, stepLifeMs } from '#sandbox/members/session/steps.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import { stepCodeKey } from './step-codes.ts'

type Part = Pick<Gateway, 'store' | 'now'>

const maxTries = 5

/** A step that is still open and whose it is; a member of another merchant has none here. */
export interface OpenStep {
  row: StepRow
  member: MemberRow
}

/** @param method that the visitor chose: the account must have it. */
export function openStep(
  part: Part,
  merchant: Merchant,
  { id, method }: { id: string; method: StepMethod },
): OpenStep | Refusal {
  const { store, now } = part
  const row = store.steps.find(digestOf(id))
  if (!row || row.at + stepLifeMs <= now().getTime() || row.tries >= maxTries) return refuse('step.expired')
  const member = store.members.byId(row.member_id)
  if (!member || member.merchant !== merchant.code) return refuse('step.expired')
  if (member.is_locked === 1) return refuse('step.expired')
  const isOffered = methodsOf(part, member, row.reason).some(({ type }) => type === method)
  return isOffered ? { row, member } : refuse('step.method-unknown')
}

/** What a visitor shows to pass a step. */
interface Proof {
  id: string
  method: StepMethod
  answer: string
}

/** Opens the session that the step stood before. Five wrong answers end the step. */
export function passStepBy(
  part: Part,
  merchant: Merchant,
  { visit, proof }: { visit: Visit; proof: Proof },
): OpenedSession | Refusal {
  const step = openStep(part, merchant, { id: proof.id, method: proof.method })
  if (step instanceof Refusal) return step
  const { row, member } = step
  const barred = barredFromProving(part, member)
  if (barred) return barred
  const unproved = refuseProof(part, member, proof)
  if (unproved) {
    noteWrongProof(part, member)
    part.store.steps.miss(row.digest)
    return row.tries + 1 >= maxTries ? refuse('step.expired') : unproved
  }
  forgiveProofs(part, member)
  part.store.steps.remove(row.digest)
  return openedFor(part, member, { visit, changeReason: row.change_reason })
}

function refuseProof(part: Part, member: MemberRow, { method, answer }: Proof): Refusal | null {
  if (method === 'mobile' || method === 'email') {
    return refuseCode(part, stepCodeKey(member, method), answer) ? refuse('step.failed') : null
  }
  const isRight =
    method === 'totp'
      ? passesTotp(part, member.id, answer)
      : method === 'recovery-code'
        ? passesRecoveryCode(part, member.id, answer)
        : isSameName(answer, member.payee_name ?? '')
  return isRight ? null : refuse('step.failed')
}

/** Case, spaces and the forms of a letter do not tell names apart. */
function isSameName(typed: string, known: string): boolean {
  const plain = (name: string): string => name.normalize('NFKC').replaceAll(/\s/gu, '').toLowerCase()
  return known !== '' && plain(typed) === plain(known)
}
