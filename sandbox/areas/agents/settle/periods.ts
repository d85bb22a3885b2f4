import type { ContractPeriod } from '#contract/agent/contract-terms.ts'
import { dayAfter, dayOf, periodAround, startOfDay } from '../../../lib/days.ts'

/** From when to when (not included), in milliseconds. */
export interface Span {
  from: number
  to: number
}

const slotMs = { hourly: 3_600_000, fiveMinutes: 300_000 } as const

/**
 * The period around an instant, by the calendar of an IANA zone. Hours and five minutes are counted from the first instant of
 * their day: a day of 23 hours has 23 of them, one of 25 has 25.
 */
export function spanAround(period: ContractPeriod, at: number, zone: string): Span {
  if (period === 'hourly' || period === 'fiveMinutes') return slotAround(slotMs[period], at, zone)
  if (period === 'daily') return dayAround(at, zone)
  if (period === 'weekly') return periodAround(at, 'week', zone)
  const month = periodAround(at, 'month', zone)
  if (period === 'monthly') return month
  const middle = startOfDay(dayAfter(dayOf(month.from, zone), 15), zone)
  return at < middle ? { from: month.from, to: middle } : { from: middle, to: month.to }
}

/** The periods that end after `from` and not after `to`, the first one first. `from` is the end of one. */
export function* spansBetween(period: ContractPeriod, { from, to }: Span, zone: string): Generator<Span> {
  for (let span = spanAround(period, from, zone); span.to <= to; span = spanAround(period, span.to, zone)) yield span
}

function slotAround(length: number, at: number, zone: string): Span {
  const day = dayAround(at, zone)
  const from = day.from + Math.floor((at - day.from) / length) * length
  return { from, to: Math.min(from + length, day.to) }
}

/** The day last asked for in each zone: finding its ends takes the zone's whole calendar. */
const lastDays = new Map<string, Span>()

function dayAround(at: number, zone: string): Span {
  const last = lastDays.get(zone)
  if (last && at >= last.from && at < last.to) return last
  const day = periodAround(at, 'day', zone)
  lastDays.set(zone, day)
  return day
}
