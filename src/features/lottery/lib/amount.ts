/** Minor units of a decimal string of two decimals at most that count; undefined where it is none. Never a float. */
export function hundredths(amount: string): bigint | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(amount)
  return match ? BigInt(match[1] ?? '') * 100n + BigInt((match[2] ?? '').padEnd(2, '0')) : undefined
}

/** As the gateway takes it: "10.50". */
export function decimal(amount: bigint): string {
  return `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`
}

/** Where the ten digits of the languages' own scripts begin: Arabic, Persian, Bengali, Thai, full width. */
const zeros = [0x660, 0x6f0, 0x9e6, 0xe50, 0xff10]

/** The same text with every digit a latin one. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((first) => code >= first && code < first + 10)
    return zero === undefined ? digit : String(code - zero)
  })
}

/** What somebody typed as an amount: "10", "10.5", "10,50"; undefined where it is none. A comma never groups. */
export function typedAmount(text: string): bigint | undefined {
  const typed = latinDigits(text).trim().replace('٫', '.')
  return /^\d{1,12}(?:[.,]\d{1,2})?$/.test(typed) ? hundredths(typed.replace(',', '.')) : undefined
}
