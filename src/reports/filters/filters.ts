import { maxRangeDays } from '#contract/account/records.ts'
import { isDay, lengthOf } from './days.ts'
import { type Period, type Preset, periodOf, presetOf, presets } from './periods.ts'

/** What the address of a record says; a link with it opens the same view. */
export interface RecordFilters {
  days: Period
  /** The address asked for days that cannot be shown. */
  isCorrected: boolean
  page: number
}

/** Where the days are counted, and when: milliseconds. */
interface Here {
  timeZone: string
  now: number
}

const usual: Preset = '7'

/** Reads the days, of which `days=30` goes on with the calendar while `from` and `to` stay, and the page. */
export function readFilters(query: URLSearchParams, here: Here): RecordFilters {
  return { ...readDays(query, here), page: readPage(query.get('at')) }
}

function readDays(query: URLSearchParams, { timeZone, now }: Here): Omit<RecordFilters, 'page'> {
  const [asked, from, to] = [query.get('days'), query.get('from'), query.get('to')]
  const preset = readCode(asked, presets)
  if (preset) return { days: periodOf(preset, timeZone, now), isCorrected: false }
  if (isDay(from) && isDay(to) && from <= to && lengthOf({ from, to }) <= maxRangeDays)
    return { days: { from, to }, isCorrected: false }
  return { days: periodOf(usual, timeZone, now), isCorrected: [asked, from, to].some((given) => given !== null) }
}

/** The gateway counts no further. */
const lastPage = 100_000

function readPage(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1
  return page >= 1 && page <= lastPage ? page : 1
}

/** One of the codes that there are, else undefined. */
export function readCode<Code extends string>(text: string | null, codes: readonly Code[]): Code | undefined {
  return codes.find((code) => code === text)
}

/** The days as the address has them. */
export function daysInAddress(days: Period, { timeZone, now }: Here): Record<string, string | undefined> {
  const preset = presetOf(days, timeZone, now)
  if (preset === undefined) return { days: undefined, from: days.from, to: days.to }
  return { days: preset === usual ? undefined : preset, from: undefined, to: undefined }
}
