import parsePhoneNumber, { AsYouType } from 'libphonenumber-js/core'
import examples from 'libphonenumber-js/mobile/examples'
import metadata from 'libphonenumber-js/mobile/metadata'

// Numbers come as digits alone, 0-9: this file imports nothing of the site, so that it brings nothing else along.

const countryOf = (countryDialingCode: string) =>
  Object.entries(metadata.country_calling_codes).find(([code]) => code === countryDialingCode)?.[1][0]

const parsed = (countryDialingCode: string, digits: string) =>
  countryOf(countryDialingCode) && parsePhoneNumber(digits, { defaultCallingCode: countryDialingCode }, metadata)

/** Whether a mobile of the country can have the number, with or without the nought that its people write before it. */
export function isMobileNumber(countryDialingCode: string, digits: string): boolean {
  const number = parsed(countryDialingCode, digits)
  return number?.isValid() === true && number.countryCallingCode === countryDialingCode
}

/** "+84912345678"; undefined for what is no number. */
export function e164Of(countryDialingCode: string, digits: string): string | undefined {
  return parsed(countryDialingCode, digits)?.number
}

/** A number that is being typed, with the gaps its country writes: "912 345 678". */
export function formatTyped(countryDialingCode: string, digits: string): string {
  return new AsYouType({ defaultCallingCode: countryDialingCode }, metadata).input(digits)
}

/** How many digits a mobile number of the country has, as in "9 digits"; undefined where none is known. */
export function exampleLength(countryDialingCode: string): number | undefined {
  const country = countryOf(countryDialingCode)
  return Object.entries(examples).find(([code]) => code === country)?.[1].length
}
