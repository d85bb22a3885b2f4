import { useMemo } from 'react'
import { dateFormat, isWordless } from '#contract/site/figures.ts'
import { site } from '#src/config/site.ts'
import { useLanguage } from '#src/i18n/language.ts'

const midnight = '00:00:00'

/** How records write times and days: in the tenant's time zone, by the Gregorian calendar, in latin digits. */
export function useTimes() {
  const language = useLanguage()
  return useMemo(() => {
    const { timeZone } = site
    const { tag } = language
    const month = isWordless(tag) ? 'numeric' : 'short'
    const day = dateFormat(tag, { timeZone, day: 'numeric', month })
    const clock = dateFormat(tag, { timeZone, timeStyle: 'medium', hourCycle: 'h23' })
    const whole = dateFormat(tag, {
      timeZone,
      dateStyle: 'medium',
      timeStyle: 'medium',
      hourCycle: 'h23',
    })
    const wholeDay = dateFormat(tag, { timeZone, dateStyle: 'medium' })
    const year = new Intl.DateTimeFormat('en-u-ca-gregory', { timeZone, year: 'numeric' })
    // A day of the calendar is the same everywhere: it is written without a zone.
    const short = dateFormat(tag, { timeZone: 'UTC', day: 'numeric', month })
    const long = dateFormat(tag, { timeZone: 'UTC', dateStyle: 'medium' })
    const zone = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    const here = dateFormat(tag, {
      ...{ day: 'numeric', month, year: 'numeric', hour: '2-digit', minute: '2-digit' },
      ...{ hourCycle: 'h23', timeZoneName: 'short' },
    })
    return {
      /** "20 Nov 2026, 15:28 GMT+1": an instant in the visitor's own zone, which it names. */
      here: (instant: string): string => here.format(new Date(instant)),
      /** "20 Nov" and "14:28:06" of an instant. */
      dayAndTime: (instant: string): [day: string, time: string] => {
        const at = new Date(instant)
        return [day.format(at), clock.format(at)]
      },
      /** "20 Nov" of an instant, in another year with that year. */
      dayOf: (instant: string): string => {
        const at = new Date(instant)
        return year.format(at) === year.format(new Date()) ? day.format(at) : wholeDay.format(at)
      },
      whole: (instant: string): string => whole.format(new Date(instant)),
      /** "20 Nov 2026" of midnight, else with the time: when something begins. */
      start: (instant: string): string => {
        const at = new Date(instant)
        return (clock.format(at) === midnight ? wholeDay : whole).format(at)
      },
      /** "20 Nov" of "2026-11-20". */
      shortDay: (text: string): string => short.format(new Date(text)),
      longDay: (text: string): string => long.format(new Date(text)),
      /** "GMT+7" on a day. */
      zoneOn: (text: string): string =>
        zone.formatToParts(new Date(text)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
    }
  }, [language])
}
