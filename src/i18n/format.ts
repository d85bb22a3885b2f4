import type { SiteLanguage } from '#contract/site/site-config.ts'
import { site } from '#src/config/site.ts'
import { type MoneyOptions, moneyParts, moneyText } from '#src/lib/money.ts'
import { useLanguage } from './language.ts'

type MoneyStyle = Partial<Pick<MoneyOptions, 'currency' | 'digits' | 'hasPlus'>>

/** Our Spanish is that of Latin America; a plain "es" would write figures as Spain does. */
const formatTags: Readonly<Record<string, string>> = { es: 'es-419' }

/** The tag that figures and dates of a language are written by. */
export const formatTag = ({ tag }: Pick<SiteLanguage, 'tag'>): string => formatTags[tag] ?? tag

/** Everything that turns values into text for one language; dates in the Gregorian calendar and the tenant's zone. */
export function formatFor(language: SiteLanguage) {
  const tag = formatTag(language)
  const moneyIn = (style?: MoneyStyle): MoneyOptions => ({ tag, currency: site.currency, ...style })
  const numbersIn = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(`${tag}-u-nu-latn`, options)
  const numbers = numbersIn()
  const compact = numbersIn({ notation: 'compact', maximumFractionDigits: 1 })
  const dateIn = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${tag}-u-ca-gregory-nu-latn`, { timeZone: site.timeZone, ...options })
  return {
    /** A decimal string in parts, for `<Money>`; undefined where it cannot be read. */
    money: (amount: string, style?: MoneyStyle) => moneyParts(amount, moneyIn(style)),
    /** The same as one text. */
    moneyText: (amount: string, style?: MoneyStyle) => moneyText(amount, moneyIn(style)),
    number: (value: number) => numbers.format(value),
    /** "1.2K" */
    compact: (value: number) => compact.format(value),
    /** An instant of the gateway as a date and time of day in the tenant's zone. */
    dateTime: (instant: string) => dateIn({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant)),
    time: (instant: string) => dateIn({ timeStyle: 'short' }).format(new Date(instant)),
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
