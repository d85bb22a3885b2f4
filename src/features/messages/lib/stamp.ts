import { site } from '#src/config/site.ts'

const two = '2-digit'
const fields = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two, hourCycle: 'h23' } as const

/** Making one takes longer than all that it writes on a page. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { ...fields, timeZone })
  formats.set(timeZone, format)
  return format
}

/** An instant as announcements and letters write it, in the tenant's zone and every language: "2026-11-20 14:32:08". */
export function stamp(instant: string): string {
  const parts = formatOf(site.timeZone).formatToParts(new Date(instant))
  const of = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? ''
  return `${of('year')}-${of('month')}-${of('day')} ${of('hour')}:${of('minute')}:${of('second')}`
}
