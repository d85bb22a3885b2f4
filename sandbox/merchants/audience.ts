import type { LanguageCode } from '#contract/site/languages.ts'
import type { Merchant } from './merchants.ts'

/** Who a card is for. */
export interface Audience {
  merchant: Merchant
  language: LanguageCode
}

/** The merchant's own name for a game in the asked language, else its English title. */
export function shownName(title: string, { merchant, language }: Audience): string {
  return merchant.demo.gameNames[title]?.[language] ?? title
}
