import { refuseTrial } from '#sandbox/ledger/accounts.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import type { LimitKind, LimitPeriod, PauseRow } from './rows.ts'
import { usedOf } from './usage.ts'

type Part = Pick<Gateway, 'store' | 'now'>

interface Owner {
  merchant: Merchant
  memberId: number
}

/** A break or an exclusion that runs now. */
export function pauseOf({ store, now }: Part, memberId: number): PauseRow | null {
  const pause = store.playLimits.pause(memberId)
  return pause && (pause.until === null || pause.until > now().getTime()) ? pause : null
}

/** Refused while a break or an exclusion runs: no play, nothing paid in, no promotion. */
export function refusePaused(part: Part, memberId: number): Refusal | null {
  const pause = pauseOf(part, memberId)
  if (!pause) return null
  return refuse('player.excluded', pause.until === null ? {} : { detail: instantOf(pause.until) })
}

/** No promotion for trial accounts, nor while a break or an exclusion runs. */
export function refuseGifts(part: Part, member: Pick<MemberRow, 'id' | 'type'>): Refusal | null {
  return refuseTrial(member) ?? refusePaused(part, member.id)
}

/** What each of the limits of a kind leaves, of its period; of playing time minutes. */
function leftOf(part: Part, owner: Owner, kind: LimitKind) {
  return part.store.playLimits.of(owner.memberId).flatMap((row) => {
    if (row.kind !== kind || row.amount === null) return []
    const left = row.amount - (row.period === 'stake' ? 0 : usedOf(part, owner, row))
    return [{ period: row.period, limit: row.amount, left: Math.max(0, left) }]
  })
}

/** Refused where the player has set that this is enough for the day, week or month. */
export function refusePlay(part: Part, owner: Owner): Refusal | null {
  const paused = refusePaused(part, owner.memberId)
  if (paused) return paused
  return leftOf(part, owner, 'time').some(({ left }) => left === 0) ? refuse('limit.time') : null
}

/** `stake` in minor units, as it leaves the wallet: the loss that it could become counts as one. */
export function refuseBet(part: Part, owner: Owner, stake: number): Refusal | null {
  const refused = refusePlay(part, owner)
  if (refused) return refused
  const isOver = (kind: LimitKind): boolean => leftOf(part, owner, kind).some(({ left }) => stake > left)
  if (isOver('stake')) return refuse('limit.stake')
  return isOver('loss') ? refuse('limit.loss') : null
}

/**
 * What the player's own limits leave to pay in, in minor units: the one of them that leaves least, of two alike the one
 * that begins anew later. Null without one.
 */
export function depositLeft(part: Part, owner: Owner): { period: LimitPeriod; limit: number; left: number } | null {
  let tightest = null
  for (const { period, ...rest } of leftOf(part, owner, 'deposit')) {
    if (period !== 'stake' && rest.left <= (tightest?.left ?? Infinity)) tightest = { period, ...rest }
  }
  return tightest
}
