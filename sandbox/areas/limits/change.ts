import type { MemberRow } from '#sandbox/members/members.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import { pauseOf } from './guard.ts'
import type { LimitKind, LimitPeriod, LimitRow } from './rows.ts'

type Part = Pick<Gateway, 'store' | 'now'>

export const waitHours = 24
const hourMs = 3_600_000

export const breakHours = [24, 168, 720]
/** 0: for good. */
export const exclusionMonths = [6, 12, 60, 0]
export const realityChoices = [15, 30, 60, 120]
const defaultCheck = 60

interface Wish {
  kind: LimitKind
  period: LimitPeriod | null
  /** Minor units; of playing time minutes. Null: no limit. */
  amount: number | null
}

const length: Record<LimitPeriod, number> = { day: 1, week: 2, month: 3 }

/** Whether a wish binds at least as tightly as what there is: as little, in as long a period. */
function isTighter(wish: Wish, row: LimitRow): boolean {
  if (wish.amount === null) return row.amount === null
  if (row.amount === null) return true
  const isAsLong = wish.period === null || row.period === null || length[wish.period] >= length[row.period]
  return wish.amount <= row.amount && isAsLong
}

/** A tighter limit counts at once and takes back what was asked for; a looser one waits. */
export function changeLimit({ store, now }: Part, member: MemberRow, wish: Wish): LimitRow | Refusal {
  const row = store.playLimits.of(member.id).find(({ kind }) => kind === wish.kind)
  if (!row) return refuse('request.invalid', { fields: { kind: 'field.invalid' } })
  const period = wish.kind === 'stake' ? null : wish.period
  if (wish.kind !== 'stake' && period === null)
    return refuse('request.invalid', { fields: { period: 'field.required' } })
  if (wish.amount === row.amount && period === row.period) return refuse('limit.same')
  const next: LimitRow = isTighter({ ...wish, period }, row)
    ? { ...row, period, amount: wish.amount, asked_amount: null, asked_period: null, asked_from: null }
    : { ...row, asked_amount: wish.amount, asked_period: period, asked_from: now().getTime() + waitHours * hourMs }
  store.playLimits.set(member.id, next)
  return next
}

/** After the wait a rise is confirmed; at any time the wish is taken back. */
export function answerAsked(
  { store, now }: Part,
  member: MemberRow,
  { kind, choice }: { kind: LimitKind; choice: 'confirm' | 'withdraw' },
): LimitRow | Refusal {
  const row = store.playLimits.of(member.id).find((each) => each.kind === kind)
  if (!row || row.asked_from === null) return refuse('limit.nothing-asked')
  if (choice === 'confirm' && row.asked_from > now().getTime()) return refuse('limit.too-early')
  const kept = choice === 'confirm' ? { amount: row.asked_amount, period: row.asked_period } : {}
  const next = { ...row, ...kept, asked_amount: null, asked_period: null, asked_from: null }
  store.playLimits.set(member.id, next)
  return next
}

/** Minutes between two checks and when the last one counted from; on by default. */
export function realityOf({ store }: Part, memberId: number, openedAt: number) {
  const row = store.playLimits.realityCheck(memberId)
  const minutes = row ? row.minutes : defaultCheck
  const from = Math.max(openedAt, row?.seen_at ?? 0)
  return { minutes, nextAt: minutes === null ? null : from + minutes * 60_000 }
}

interface Break {
  kind: 'break' | 'exclusion'
  length: number
}

/** Begins a break or an exclusion; one that runs can be made longer, never shorter. */
export function beginPause(
  gateway: Part,
  member: MemberRow,
  { kind, length: asked }: Break,
): { until: number | null } | Refusal {
  const offered = kind === 'break' ? breakHours : exclusionMonths
  if (!offered.includes(asked)) return refuse('request.invalid', { fields: { length: 'field.invalid' } })
  const until = endOf(gateway.now(), kind, asked)
  const running = pauseOf(gateway, member.id)
  const isShorter = running && (running.until === null ? until !== null : until !== null && until <= running.until)
  if (isShorter) return refuse('limit.pause-runs')
  gateway.store.playLimits.setPause(member.id, { kind: running?.kind === 'exclusion' ? 'exclusion' : kind, until })
  return { until }
}

function endOf(now: Date, kind: Break['kind'], asked: number): number | null {
  if (kind === 'break') return now.getTime() + asked * hourMs
  if (asked === 0) return null
  const end = new Date(now)
  end.setUTCMonth(end.getUTCMonth() + asked)
  return end.getTime()
}
