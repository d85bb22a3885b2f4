import type { LanguageCode } from '#contract/site/languages.ts'
import type { Merchant } from './merchants.ts'

/** Who a card is for. */
export interface Audience {
  merchant: Merchant
  language: LanguageCode
}
