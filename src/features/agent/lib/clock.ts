import { dateFormat, isWordless } from '#contract/site/figures.ts'

/** What the agent clock shows of an instant in a time zone; Gregorian, 24 hours, latin digits. */
export function clockOf(at: Date, tag: string, timeZone: string): { offset: string; time: string; date: string } {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return {
    offset: name === 'GMT' ? 'GMT+0' : name,
    time: dateFormat(tag, {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    }).format(at),
    date: dateFormat(tag, {
      timeZone,
      ...(isWordless(tag)
        ? { dateStyle: 'medium' }
        : { weekday: 'short', day: '2-digit', month: 'short', year: 'numeric' }),
    }).format(at),
  }
}
