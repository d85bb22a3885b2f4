import parsePhoneNumber, {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
} from 'libphonenumber-js/mobile'
import { plainDigits } from '../lib/digits.ts'
import type { Merchant } from '../merchants/merchants.ts'

/** A mobile number as E.164, "+8801712345678"; null where it is none of that country. */
export function readMobile(typed: string, countryDialingCode: string): string | null {
  const text = plainDigits(typed.normalize('NFKC'))
  const number = parsePhoneNumber(text, { defaultCallingCode: countryDialingCode })
  if (!number?.isValid() || number.countryCallingCode !== countryDialingCode) return null
  return number.number
}

/** The number that a user name may stand for: in full, or as it is dialled in the merchant's own country. */
export function mobileOfName(merchant: Merchant, name: string): string | null {
  const text = plainDigits(name)
  if (!/^\+?[\d\s()-]{6,24}$/.test(text)) return null
  const own = ownCountry(merchant)
  const number = parsePhoneNumber(text, own === null ? {} : { defaultCountry: own })
  return number?.isValid() ? number.number : null
}

export function countriesOf(merchant: Merchant): { country: string; countryDialingCode: string }[] {
  const own = ownCountry(merchant)
  const others = getCountries().filter((country) => country !== own)
  return [...(own === null ? [] : [own]), ...others.toSorted()].map((country) => ({
    country,
    countryDialingCode: getCountryCallingCode(country),
  }))
}

function ownCountry(merchant: Merchant): CountryCode | null {
  const { country } = merchant.demo
  return isSupportedCountry(country) ? country : null
}
