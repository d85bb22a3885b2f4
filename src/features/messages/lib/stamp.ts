import { site } from '#src/config/site.ts'

const two = '2-digit'
const fields = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two, hourCycle: 'h23' } as const

/** An instant as announcements and letters write it, in the tenant's zone and every language: "2026-11-20 14:32:08". */
export function stamp(instant: string): string {
  const format = new Intl.DateTimeFormat('en', { ...fields, timeZone: site.timeZone })
  const parts = format.formatToParts(new Date(instant))
  const of = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? ''
  return `${of('year')}-${of('month')}-${of('day')} ${of('hour')}:${of('minute')}:${of('second')}`
}
