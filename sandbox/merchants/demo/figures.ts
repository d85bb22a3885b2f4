/** What the texts of a demo.json may name in two braces; the sandbox writes what the merchant's own rules say. */
export const figureNames = [
  'percent',
  'bonusMax',
  'bonusMin',
  'bonusTimes',
  'referralBonus',
  'referralMin',
  'eWalletMin',
] as const
export type FigureName = (typeof figureNames)[number]

/** Whether a text states the bonus of a first deposit. */
export const statesBonus = (text: string): boolean => /\{\{(?:percent|bonus\w+)\}\}/.test(text)

/** Whether a text states what is paid for inviting a friend. */
export const statesReferral = (text: string): boolean => /\{\{referral\w+\}\}/.test(text)

const withSign = /\p{Sc}\s?\p{Nd}|\p{Nd}\s?(?:\p{Sc}|[円元])/u

/** Whether a text has an amount of money of its own: "৳300", "100.000 ₫", or "USD 15" where that is the currency (ISO 4217). */
export function hasAmount(text: string, currency: string): boolean {
  const withCode = new RegExp(`(?<!\\w)${currency}\\s?\\p{Nd}|\\p{Nd}\\s?${currency}(?!\\w)`, 'u')
  return withSign.test(text) || withCode.test(text)
}

const names: ReadonlySet<string> = new Set(figureNames)

/** The names in a text's braces that are none of ours. */
export const strangeNames = (text: string): string[] =>
  [...text.matchAll(/\{\{([^{}]*)\}\}/g)].flatMap(([, name = '']) => (names.has(name) ? [] : [name]))
