import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

/** "+880 17•••••678" of "+8801712345678": the country's code, two digits and the last three stay. */
export function maskedMobile(mobile: string): string {
  const code = parsePhoneNumberFromString(mobile)?.countryCallingCode ?? ''
  const national = mobile.slice(1 + code.length)
  const hidden = '•'.repeat(Math.max(0, national.length - 5))
  return `+${code} ${national.slice(0, 2)}${hidden}${national.slice(-3)}`
}

/** "p•••@mail.example" of "player@mail.example". */
export function maskedEmail(email: string): string {
  return `${[...email][0] ?? ''}•••${email.slice(email.lastIndexOf('@'))}`
}
