import { figureTag } from './number-text.ts'

/**
 * Whether Chromium has no names of a language's months: it would write "M02", or English in another script. What names a
 * month by itself asks.
 */
export const isWordless = (tag: string): boolean => 'kk km lo my ne pa si uz'.includes(tag)

/** Dates and times in a language (BCP 47): the Gregorian calendar, latin digits; without names as German: "06.02.2026, 15:05". */
export const dateFormat = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(`${figureTag(isWordless(tag) ? 'de' : tag)}-ca-gregory`, options)

const percents = new Map<string, Intl.NumberFormat>()

/** A share from 0 to 1, with at most so many decimals: "12.4%". */
export function percentText(share: number, tag: string, maximumFractionDigits = 2): string {
  const key = `${tag} ${maximumFractionDigits}`
  const format = percents.get(key) ?? new Intl.NumberFormat(figureTag(tag), { style: 'percent', maximumFractionDigits })
  percents.set(key, format)
  return format.format(share)
}

const digits = new Map<string, number>()

/** How many decimals a currency (ISO 4217) has: 2 of most, 0 of the yen and the dong. */
export function currencyDigits(currency: string): number {
  const known = digits.get(currency)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const found = format.resolvedOptions().maximumFractionDigits ?? 2
  digits.set(currency, found)
  return found
}

/** The marks of a language's figures, and how many digits stand together: the last ones, and those before them. */
export interface Grouping {
  group: string
  decimal: string
  last: number
  before: number
}

const groupings = new Map<string, Grouping>()

export function groupingOf(tag: string): Grouping {
  const known = groupings.get(tag)
  if (known) return known
  const parts = new Intl.NumberFormat(figureTag(tag), { minimumFractionDigits: 1 }).formatToParts(123_456_789.5)
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length)
  const find = (type: string) => parts.find((part) => part.type === type)?.value
  const found = {
    group: find('group') ?? ',',
    decimal: find('decimal') ?? '.',
    last: groups.at(-1) ?? 3,
    before: groups.at(-2) ?? 3,
  }
  groupings.set(tag, found)
  return found
}

/** Digits in the groups of a language: "12,34,567" in Hindi. */
export function grouped(whole: string, { group, last, before }: Grouping): string {
  const end = whole.slice(-last)
  const start = whole.slice(0, -last)
  return start === '' ? end : `${start.replaceAll(new RegExp(`\\B(?=(\\d{${before}})+$)`, 'g'), group)}${group}${end}`
}
