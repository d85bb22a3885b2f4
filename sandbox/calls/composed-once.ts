import type { LanguageCode } from '#contract/site/languages.ts'
import type { Audience } from '../merchants/audience.ts'
import type { Merchant } from '../merchants/merchants.ts'
import { asComposed } from '../server/packed.ts'
import { good } from './call-route.ts'

/**
 * Makes what an audience is told of something that stays as it is, when it is first asked for. A merchant that is edited,
 * or of which the permission tree closes another part, is another one, and is told anew. `variant`: what it depends on
 * besides; there are few.
 */
export function madeOnce<Value, Variant extends string = ''>(
  make: (audience: Audience, variant: Variant) => Value,
): (audience: Audience, variant: Variant) => Value {
  const known = new WeakMap<Merchant, Map<`${LanguageCode} ${Variant}`, Value>>()
  return (audience, variant) => {
    const { merchant, language } = audience
    const ofMerchant = known.get(merchant) ?? new Map<`${LanguageCode} ${Variant}`, Value>()
    known.set(merchant, ofMerchant)
    const before = ofMerchant.get(`${language} ${variant}`)
    if (before !== undefined) return before
    const value = make(audience, variant)
    ofMerchant.set(`${language} ${variant}`, value)
    return value
  }
}

/** The same for a whole answer: its text and the packed forms of that are kept with it. */
export function composedOnce<Value, Variant extends string = ''>(
  compose: (audience: Audience, variant: Variant) => Value,
): (audience: Audience, variant: Variant) => { success: true; value: Value } {
  return madeOnce((audience, variant: Variant) => asComposed(good(compose(audience, variant))))
}
