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

/** "•••• 7716" of "112233447716". */
export function maskedAccount(number: string): string {
  return `•••• ${number.slice(-4)}`
}

/** "D••• P•••••" of "Demo Player": of each word its first letter. */
export function maskedPerson(name: string): string {
  const words = name.trim().split(/\s+/)
  return words.map((word) => `${[...word][0] ?? ''}${'•'.repeat(Math.max(1, [...word].length - 1))}`).join(' ')
}

/** "pl•••r" of "player": its first two letters and the last one; of a short name the first alone. */
export function maskedAccountName(name: string): string {
  const letters = [...name]
  return letters.length < 5 ? `${letters[0] ?? ''}•••` : `${letters.slice(0, 2).join('')}•••${letters.at(-1) ?? ''}`
}
