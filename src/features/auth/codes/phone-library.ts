import parsePhoneNumber, { AsYouType } from 'libphonenumber-js/core'
import examples from 'libphonenumber-js/mobile/examples'
import metadata from 'libphonenumber-js/mobile/metadata'
import { digitsOf } from './digits.ts'

const countryOf = (countryDialingCode: string) =>
  Object.entries(metadata.country_calling_codes).find(([code]) => code === countryDialingCode)?.[1][0]

const parsed = (countryDialingCode: string, national: string) =>
  countryOf(countryDialingCode) &&
  parsePhoneNumber(digitsOf(national), { defaultCallingCode: countryDialingCode }, metadata)

/** Whether a mobile of the country can have the number, with or without the nought that its people write before it. */
export function isMobileNumber(countryDialingCode: string, national: string): boolean {
  const number = parsed(countryDialingCode, national)
  return number?.isValid() === true && number.countryCallingCode === countryDialingCode
}

/** "+84912345678"; undefined for what is no number. */
export function e164Of(countryDialingCode: string, national: string): string | undefined {
  return parsed(countryDialingCode, national)?.number
}

/** A number that is being typed, with the gaps its country writes: "912 345 678". */
export function formatTyped(countryDialingCode: string, national: string): string {
  return new AsYouType({ defaultCallingCode: countryDialingCode }, metadata).input(digitsOf(national))
}

/** How many digits a mobile number of the country has, as in "9 digits"; undefined where none is known. */
export function exampleLength(countryDialingCode: string): number | undefined {
  const country = countryOf(countryDialingCode)
  return Object.entries(examples).find(([code]) => code === country)?.[1].length
}
