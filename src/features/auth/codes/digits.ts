const decimal = /\p{Nd}/u

/** The value of a decimal digit of any script: digits stand in runs of ten, from nought. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let start = code
  while (decimal.test(String.fromCodePoint(start - 1))) start -= 1
  return (code - start) % 10
}

/** Digits of every script as 0-9; all else stays. */
export function withAsciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)))
}

/** The digits alone, as 0-9. */
export const digitsOf = (text: string): string => withAsciiDigits(text).replace(/\D/g, '')
