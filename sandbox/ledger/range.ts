import { maxRangeDays } from '#contract/account/records.ts'
import { dayAfter, startOfDay } from '../lib/days.ts'
import type { Merchant } from '../merchants/merchants.ts'
import { Refusal, refuse } from '../server/problems.ts'

export interface RecordDay {
  day: string
  /** The first millisecond, and the one after the last: 23, 24 or 25 hours. */
  from: number
  to: number
}

export interface RecordRange {
  from: number
  to: number
  /** The first one first. */
  days: readonly RecordDay[]
}

/** The days that a record is asked for, in the merchant's time zone. */
export function rangeOf({ timeZone }: Pick<Merchant, 'timeZone'>, asked: { from: string; to: string }) {
  if (asked.from > asked.to) return refuse('records.range', { fields: { to: 'field.invalid' } })
  const days: RecordDay[] = []
  for (let day = asked.from; day <= asked.to; day = dayAfter(day)) {
    if (days.length === maxRangeDays) return refuse('records.range', { fields: { from: 'field.invalid' } })
    const from = days.at(-1)?.to ?? startOf(day, timeZone)
    days.push({ day, from, to: startOf(dayAfter(day), timeZone) })
  }
  const [first, last] = [days[0], days.at(-1)]
  return first && last ? { from: first.from, to: last.to, days } : refuse('records.range')
}

/** What a report over some days says of itself. */
export function aboutReport({ timeZone, currency }: Merchant, { from, to }: { from: string; to: string }) {
  return { from, to, timeZone, currency }
}

const starts = new Map<string, number>()
const maxStarts = 20_000

/** Kept, since each takes the zone's whole calendar to find. */
function startOf(day: string, timeZone: string): number {
  const key = `${timeZone} ${day}`
  const start = starts.get(key) ?? startOfDay(day, timeZone)
  if (starts.size > maxStarts) starts.clear()
  starts.set(key, start)
  return start
}

export function isRange(range: RecordRange | Refusal): range is RecordRange {
  return !(range instanceof Refusal)
}
