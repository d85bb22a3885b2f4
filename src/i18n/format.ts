import { dateFormat, percentText } from '#contract/site/figures.ts'
import { type MoneyOptions, moneyParts, moneyText } from '#contract/site/money.ts'
import { figureTag, numberText } from '#contract/site/number-text.ts'
import type { SiteLanguage } from '#contract/site/site-config.ts'
import { site } from '#src/config/site.ts'
import { useLanguage } from './language.ts'

type MoneyStyle = Partial<Pick<MoneyOptions, 'currency' | 'digits' | 'hasPlus'>>

/** Everything that turns values into text for one language; dates in the tenant's zone, times by a clock of 24 hours. */
export function formatFor({ tag, dir }: SiteLanguage) {
  const moneyIn = (style?: MoneyStyle): MoneyOptions => ({ tag, currency: site.currency, ...style })
  // Making a format takes milliseconds of a phone: each is made when it is first used.
  const numberIn = (options?: Intl.NumberFormatOptions) => {
    let format: Intl.NumberFormat | undefined
    return (value: number) => {
      format ??= new Intl.NumberFormat(figureTag(tag), options)
      return format.format(value)
    }
  }
  const dateIn = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined
    return (instant: string) => {
      format ??= dateFormat(tag, { timeZone: site.timeZone, hourCycle: 'h23', ...options })
      return format.format(new Date(instant))
    }
  }
  /** Sign, symbol and figure stay together where the text around them runs from right to left. */
  const isolated = (text: string) => (dir === 'rtl' ? `\u2066${text}\u2069` : text)
  return {
    /** A decimal string in parts, for `<Money>`; undefined where it cannot be read. */
    money: (amount: string, style?: MoneyStyle) => moneyParts(amount, moneyIn(style)),
    /** The same as one text. */
    moneyText: (amount: string, style?: MoneyStyle) => {
      const text = moneyText(amount, moneyIn(style))
      return text === undefined ? undefined : isolated(text)
    },
    number: (value: number) => numberText(value, tag),
    /** A share from 0 to 1: "12.4%". */
    percent: (share: number, digits?: number) => isolated(percentText(share, tag, digits)),
    /** "1.2K" */
    compact: numberIn({ notation: 'compact', maximumFractionDigits: 1 }),
    /** An instant of the gateway as a date and time of day in the tenant's zone. */
    dateTime: dateIn({ dateStyle: 'medium', timeStyle: 'short' }),
    /** Its date alone: "1 Dec 2026". */
    day: dateIn({ dateStyle: 'medium' }),
    time: dateIn({ timeStyle: 'short' }),
  }
}

const made = new WeakMap<SiteLanguage, ReturnType<typeof formatFor>>()

/** One for all parts of a page: making what formats figures takes longer than drawing most of them. */
export function useFormat() {
  const language = useLanguage()
  const format = made.get(language) ?? formatFor(language)
  made.set(language, format)
  return format
}
