import { type LanguageCode, languages } from '#contract/site/languages.ts'
import { moneyText } from '#contract/site/money.ts'
import { decimalOf } from './currencies.ts'

interface MoneyStyle {
  /** ISO 4217. */
  currency: string
  language: LanguageCode
}

/** An amount in minor units as the site writes it in a language: "৳10,000". Without decimals where it is whole. */
export function moneyTextOf(minorUnits: number, { currency, language }: MoneyStyle): string {
  const amount = decimalOf(minorUnits)
  const whole = minorUnits % 100 === 0 ? { digits: 0 } : {}
  return moneyText(amount, { tag: languages[language].tag, currency, ...whole }) ?? amount
}
