/** Days of the tenant's own calendar, both of them in it: "2026-11-20". */
export interface Period {
  from: string
  to: string
}

export const presets = ['today', 'yesterday', '7', '30', 'month', 'lastWeek', 'lastMonth'] as const

export type Preset = (typeof presets)[number]

const dayMs = 86_400_000

/** The day that it is in a time zone at an instant (milliseconds), as midnight of that day in UTC: days have no clocks. */
function dayIn(timeZone: string, now: number): number {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { timeZone, dateStyle: 'short' }).formatToParts(now)
  const { year, month, day } = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]))
  return Date.UTC(2000 + ((year ?? 0) % 100), (month ?? 1) - 1, day)
}

const written = (day: number): string => new Date(day).toISOString().slice(0, 10)

/** The days that a preset stands for, in the tenant's time zone; weeks begin on Monday, as those of contracts do. */
export function periodOf(preset: Preset, timeZone: string, now = Date.now()): Period {
  const today = dayIn(timeZone, now)
  const date = new Date(today)
  const intoWeek = (date.getUTCDay() + 6) % 7
  const intoMonth = date.getUTCDate() - 1
  const monthBefore = new Date(today - (intoMonth + 1) * dayMs).getUTCDate()
  const [first, last] = {
    today: [0, 0],
    yesterday: [1, 1],
    '7': [6, 0],
    '30': [29, 0],
    month: [intoMonth, 0],
    lastWeek: [intoWeek + 7, intoWeek + 1],
    lastMonth: [intoMonth + monthBefore, intoMonth + 1],
  }[preset]
  const ago = (days = 0) => written(today - days * dayMs)
  return { from: ago(first), to: ago(last) }
}

/** The preset that a period is just now; undefined for one of the visitor's own. */
export const presetOf = ({ from, to }: Period, timeZone: string, now = Date.now()): Preset | undefined =>
  presets.find((preset) => {
    const period = periodOf(preset, timeZone, now)
    return period.from === from && period.to === to
  })

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

export type Wrong = 'missing' | 'order' | 'long' | 'future'

/** What is wrong with a period of the visitor's own: at most so many days, none of them to come. */
export function wrongWith({ from, to }: Period, max: number, timeZone: string, now = Date.now()): Wrong | undefined {
  if (!isDay(from) || !isDay(to)) return 'missing'
  if (from > to) return 'order'
  if (to > written(dayIn(timeZone, now))) return 'future'
  return (Date.parse(to) - Date.parse(from)) / dayMs >= max ? 'long' : undefined
}
