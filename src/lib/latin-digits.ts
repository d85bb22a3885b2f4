const decimal = /\p{Nd}/u

/** The value of a decimal digit of any script: digits stand in runs of ten, from nought. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let start = code
  while (decimal.test(String.fromCodePoint(start - 1))) start -= 1
  return (code - start) % 10
}

/** Digits of every script as 0-9; all else stays. */
export function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)))
}
