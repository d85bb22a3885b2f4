import type { MemberRow } from '#sandbox/members/members.ts'
import { writeMessage } from '#sandbox/members/write-message.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import { pauseOf } from './guard.ts'
import type { LimitKind, LimitRow } from './rows.ts'
import { tellLimit } from './tell.ts'

type Part = Pick<Gateway, 'store' | 'now'>

export const waitHours = 24
const hourMs = 3_600_000

export const breakHours = [24, 168, 720]
/** 0: for good. */
export const exclusionMonths = [6, 12, 60, 0]
export const realityChoices = [15, 30, 60, 120]
const defaultCheck = 60

interface Place {
  kind: LimitKind
  /** Null: of each bet. */
  period: 'day' | 'week' | 'month' | null
}

interface Wish extends Place {
  /** Minor units; of playing time minutes. Null: no limit. */
  amount: number | null
}

/** The member's limit of a kind and period, which each counts by itself. */
function limitAt({ store }: Part, member: MemberRow, { kind, period }: Place): LimitRow | Refusal {
  const row = store.playLimits
    .of(member.id)
    .find((each) => each.kind === kind && each.period === (kind === 'stake' ? 'stake' : period))
  return row ?? refuse('request.invalid', { fields: { period: 'field.required' } })
}

const isAsLow = (wished: number | null, amount: number | null): boolean =>
  wished === null ? amount === null : amount === null || wished <= amount

/** A lower limit counts at once and takes back what was asked for; a higher one waits. */
export function changeLimit(part: Part, member: MemberRow, wish: Wish): LimitRow | Refusal {
  const row = limitAt(part, member, wish)
  if (row instanceof Refusal) return row
  if (wish.amount === row.amount) return refuse('limit.same')
  const at = part.now().getTime()
  const next: LimitRow = isAsLow(wish.amount, row.amount)
    ? { ...row, amount: wish.amount, asked_amount: null, asked_from: null }
    : { ...row, asked_amount: wish.amount, asked_from: at + waitHours * hourMs }
  part.store.playLimits.set(member.id, next)
  tellLimit(part.store, { member: member.id, row: next, at })
  return next
}

/** After the wait a rise is confirmed; at any time the wish is taken back. */
export function answerAsked(
  part: Part,
  member: MemberRow,
  { choice, ...place }: Place & { choice: 'confirm' | 'withdraw' },
): LimitRow | Refusal {
  const row = limitAt(part, member, place)
  if (row instanceof Refusal) return row
  const at = part.now().getTime()
  if (row.asked_from === null) return refuse('limit.nothing-asked')
  if (choice === 'confirm' && row.asked_from > at) return refuse('limit.too-early')
  const amount = choice === 'confirm' ? row.asked_amount : row.amount
  const next = { ...row, amount, asked_amount: null, asked_from: null }
  part.store.playLimits.set(member.id, next)
  if (choice === 'confirm') tellLimit(part.store, { member: member.id, row: next, at })
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
  writeMessage(gateway.store, member.id, {
    ...(until === null ? { event: 'pause-always' } : { event: 'pause-until', values: { until: { at: until } } }),
    at: gateway.now().getTime(),
  })
  return { until }
}

function endOf(now: Date, kind: Break['kind'], asked: number): number | null {
  if (kind === 'break') return now.getTime() + asked * hourMs
  if (asked === 0) return null
  const end = new Date(now)
  end.setUTCMonth(end.getUTCMonth() + asked)
  return end.getTime()
}
