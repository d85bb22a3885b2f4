import dayjs, { type Dayjs } from 'dayjs'
import isoWeek from 'dayjs/plugin/isoWeek.js'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(timezone)
dayjs.extend(isoWeek)

export type Period = 'day' | 'week' | 'month'

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Swedish writes a date as ISO does. */
function dayFormatOf(zone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  dayFormats.set(zone, format)
  return format
}

/** The day of an instant in an IANA zone: "2026-11-20". Asked for each row of a report, where Day.js takes long. */
export function dayOf(at: number, zone: string): string {
  return dayFormatOf(zone).format(at)
}

/** The first millisecond of a day ("2026-11-20") in a zone; days of 23 and 25 hours are as long as they are. */
export function startOfDay(day: string, zone: string): number {
  const noon = dayjs.tz(`${day} 12:00`, zone)
  // Where the clock goes forward at midnight, the day begins at one.
  for (const time of ['00:00', '01:00']) {
    const start = dayjs.tz(`${day} ${time}`, zone)
    if (start.tz(zone).format('YYYY-MM-DD') === day) return start.valueOf()
  }
  return noon.valueOf()
}

/** `count` days later; earlier where it is negative. */
export function dayAfter(day: string, count = 1): string {
  return dayjs.utc(day).add(count, 'day').format('YYYY-MM-DD')
}

export interface Span {
  from: number
  to: number
}

/**
 * Zones are slow to calculate with, and the same few periods are asked for again and again: the latest found of each
 * kind.
 */
const found = new Map<string, readonly Readonly<Span>[]>()
const maxFound = 48

/** From when to when (not included) the period of an instant runs in a zone; weeks begin on Monday. */
export function periodAround(at: number, period: Period, zone: string): Span {
  const key = `${period} ${zone}`
  const spans = found.get(key) ?? []
  const known = spans.find(({ from, to }) => from <= at && at < to)
  if (known) return { ...known }
  const span = spanOf(at, period, zone)
  found.set(key, [span, ...spans.slice(0, maxFound - 1)])
  return { ...span }
}

function spanOf(at: number, period: Period, zone: string): Span {
  const day = dayjs.utc(dayOf(at, zone))
  const first: Record<Period, Dayjs> = { day, week: day.startOf('isoWeek'), month: day.startOf('month') }
  const begin = first[period]
  const format = (date: Dayjs) => date.format('YYYY-MM-DD')
  return { from: startOfDay(format(begin), zone), to: startOfDay(format(begin.add(1, period)), zone) }
}
