import { latinDigits } from '#src/lib/latin-digits.ts'
import { digitsOf } from './digits.ts'
import type { Country } from './get-country-codes.ts'

/** Behind "+" or "00": the number with its country's code; nothing for a national one. */
function internationalDigits(text: string): string | undefined {
  const found = /^\s*(?:\+|00(?=[\s\d().-]{8}))(.*)$/su.exec(latinDigits(text))
  return found?.[1]?.replace(/\D/g, '')
}

/**
 * Takes the country out of a number that was typed or pasted with it: "+880 1711-123456" is 1711123456 of the country
 * that 880 leads to. Undefined for a national number, and for a country that is not among the given ones.
 */
export function splitInternational(
  text: string,
  countries: readonly Country[],
): { country: Country; national: string } | undefined {
  const digits = internationalDigits(text)
  if (digits === undefined) return undefined
  const country = countries
    .filter(({ countryDialingCode }) => digits.startsWith(countryDialingCode))
    .toSorted((one, other) => other.countryDialingCode.length - one.countryDialingCode.length)[0]
  return country && { country, national: digits.slice(country.countryDialingCode.length) }
}

/** The number as it may be shown to whoever looks over the shoulder: "+84 912 ••• 688". */
export function maskedPhone(countryDialingCode: string, mobileNum: string): string {
  const digits = digitsOf(mobileNum).replace(/^0+/, '')
  const shown = digits.length >= 8 ? 3 : 2
  return `+${countryDialingCode} ${digits.slice(0, shown)} ••• ${digits.slice(-shown)}`
}

/** Where the caret stands in a number that was written anew: behind as many digits as before. */
export function caretBehind(digitsBefore: number, text: string): number {
  if (digitsBefore === 0) return 0
  let seen = 0
  const at = [...text].findIndex((sign) => {
    if (/\d/.test(sign)) seen += 1
    return seen === digitsBefore
  })
  return at === -1 ? text.length : at + 1
}
