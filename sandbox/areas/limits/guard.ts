import { refuseTrial } from '#sandbox/ledger/accounts.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import type { LimitKind, PauseRow } from './rows.ts'
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

function limitOf({ store }: Part, { memberId }: Owner, kind: LimitKind) {
  return store.playLimits.of(memberId).find((row) => row.kind === kind && row.amount !== null)
}

/** Refused where the player has set that this is enough for today. */
export function refusePlay(part: Part, owner: Owner): Refusal | null {
  const paused = refusePaused(part, owner.memberId)
  if (paused) return paused
  const time = limitOf(part, owner, 'time')
  return time && usedOf(part, owner, time) >= (time.amount ?? 0) ? refuse('limit.time') : null
}

/** `stake` in minor units, as it leaves the wallet: the loss that it could become counts as one. */
export function refuseBet(part: Part, owner: Owner, stake: number): Refusal | null {
  const refused = refusePlay(part, owner)
  if (refused) return refused
  const most = limitOf(part, owner, 'stake')
  if (most && stake > (most.amount ?? 0)) return refuse('limit.stake')
  const loss = limitOf(part, owner, 'loss')
  return loss && usedOf(part, owner, loss) + stake > (loss.amount ?? 0) ? refuse('limit.loss') : null
}

/** What the player's own limit leaves to pay in, in minor units; null without one. */
export function depositLeft(
  part: Part,
  owner: Owner,
): { period: 'day' | 'week' | 'month'; limit: number; left: number } | null {
  const row = limitOf(part, owner, 'deposit')
  if (!row?.period || row.amount === null) return null
  return { period: row.period, limit: row.amount, left: Math.max(0, row.amount - usedOf(part, owner, row)) }
}
