import type { LanguageCode } from '#contract/site/languages.ts'
import type { Audience } from '#sandbox/merchants/audience.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'

/**
 * Composes what an audience is told of the catalogue, which stays as it is, when it is first asked for. A merchant of
 * which the permission tree closes a part is another one at each call, and is told anew.
 */
export function composedOnce<Value>(compose: (audience: Audience) => Value): (audience: Audience) => Value {
  const known = new WeakMap<Merchant, Map<LanguageCode, Value>>()
  return (audience) => {
    const { merchant, language } = audience
    const ofMerchant = known.get(merchant) ?? new Map<LanguageCode, Value>()
    known.set(merchant, ofMerchant)
    const before = ofMerchant.get(language)
    if (before !== undefined) return before
    const value = compose(audience)
    ofMerchant.set(language, value)
    return value
  }
}
