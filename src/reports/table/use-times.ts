import { useMemo } from 'react'
import { site } from '#src/config/site.ts'
import { formatTag } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'

/** How records write times and days: in the tenant's time zone, by the Gregorian calendar, in latin digits. */
export function useTimes() {
  const language = useLanguage()
  return useMemo(() => {
    const tag = `${formatTag(language)}-u-ca-gregory-nu-latn`
    const { timeZone } = site
    const day = new Intl.DateTimeFormat(tag, { timeZone, day: 'numeric', month: 'short' })
    const clock = new Intl.DateTimeFormat(tag, { timeZone, timeStyle: 'medium', hourCycle: 'h23' })
    const whole = new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' })
    // A day of the calendar is the same everywhere: it is written without a zone.
    const short = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', day: 'numeric', month: 'short' })
    const long = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', dateStyle: 'medium' })
    const zone = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    return {
      /** "20 Nov" and "14:28:06" of an instant. */
      dayAndTime: (instant: string): [day: string, time: string] => {
        const at = new Date(instant)
        return [day.format(at), clock.format(at)]
      },
      whole: (instant: string): string => whole.format(new Date(instant)),
      /** "20 Nov" of "2026-11-20". */
      shortDay: (text: string): string => short.format(new Date(text)),
      longDay: (text: string): string => long.format(new Date(text)),
      /** "GMT+7" on a day. */
      zoneOn: (text: string): string =>
        zone.formatToParts(new Date(text)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
    }
  }, [language])
}
