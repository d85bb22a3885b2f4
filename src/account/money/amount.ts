/** How many decimals a currency has: 2 of most, 0 of the yen. */
export function digitsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

export interface Separators {
  group: string
  decimal: string
}

/** How a language groups thousands and marks decimals, in latin digits. */
export function separatorsOf(tag: string): Separators {
  const parts = new Intl.NumberFormat(`${tag}-u-nu-latn`, { minimumFractionDigits: 1 }).formatToParts(1_234_567.5)
  const find = (type: string) => parts.find((part) => part.type === type)?.value
  return { group: find('group') ?? ',', decimal: find('decimal') ?? '.' }
}

/** Latin digits for those of scripts that count by tens from their own zero. */
function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1
    return String(code - zero)
  })
}

/**
 * What was typed as the gateway's decimal string: "1.234,5" in German is "1234.5". What is no figure falls away; further
 * decimals than the currency has are cut. Empty where nothing is left.
 */
export function readAmount(typed: string, { decimal }: Separators, digits: number): string {
  const text = latinDigits(typed)
  // A full stop typed alone is meant as a decimal mark, whatever the language: keyboards of phones have no other.
  const isLoneStop = decimal !== '.' && !text.includes(decimal) && /^\d*\.\d{0,2}$/.test(text)
  const mark = isLoneStop ? '.' : decimal
  const at = digits > 0 ? text.indexOf(mark) : -1
  const cut = digits === 0 ? (text.split(mark)[0] ?? '') : text
  const whole = (at < 0 ? cut : text.slice(0, at))
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 15)
  if (at < 0) return whole
  return `${whole || '0'}.${text
    .slice(at + 1)
    .replace(/\D/g, '')
    .slice(0, digits)}`
}

/** A decimal string as it stands in the field: grouped, with the language's marks, a decimal mark just typed included. */
export function writeAmount(amount: string, { group, decimal }: Separators): string {
  const [whole = '', fraction] = amount.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`
}

/** As the gateway takes it: without a decimal mark that nothing follows. */
export const plainAmount = (amount: string): string => amount.replace(/\.$/, '')

/** An amount of the gateway as somebody would type it: "400000.00" is "400000". */
export const asTyped = (amount: string): string => amount.replace(/\.0+$/, '')
