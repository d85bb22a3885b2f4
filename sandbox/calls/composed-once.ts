import type { LanguageCode } from '#contract/site/languages.ts'
import { createMemory } from '../lib/memory.ts'
import { createSerials } from '../lib/serials.ts'
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

/**
 * The same for answers of which there are many, one for each query: those that were asked for last stay. `maxCharacters`: of
 * their texts and queries in all; an answer takes about three times as many bytes.
 */
export function composedLast<Query extends object, Answer extends object>(
  maxCharacters: number,
  compose: (audience: Audience, query: Query) => Answer,
): (audience: Audience, query: Query) => Answer {
  const serialOf = createSerials()
  const known = createMemory<{ answer: Answer; size: number }>(maxCharacters, ({ size }) => size)
  return ({ merchant, language }, query) => {
    const key = JSON.stringify([serialOf(merchant), language, query])
    const { answer } = known.get(key, () => {
      const composed = compose({ merchant, language }, query)
      const text = JSON.stringify(composed)
      return { answer: asComposed(composed, text), size: key.length + text.length }
    })
    return answer
  }
}
