import type { Hono } from 'hono'
import {
  claimPromotion,
  getPromotion,
  getPromotions,
  joinPromotion,
  type Promotion,
  sendActivityPictures,
} from '#contract/account/promotions.ts'
import { percentText } from '#contract/site/figures.ts'
import { type LanguageCode, languages } from '#contract/site/languages.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { categoryTitle, gameTypes } from '#sandbox/catalogue/categories.ts'
import type { Owner } from '#sandbox/ledger/accounts.ts'
import { answerOnce } from '#sandbox/ledger/idempotent-request.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import { moneyTextOf } from '#sandbox/lib/money-text.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { refuse } from '#sandbox/server/problems.ts'
import { smallestBonusDeposit } from '../money/deposits/bonus.ts'
import { countedType, type Offer } from './catalogue.ts'
import { cardExample, countedKinds, examplesOf, meanReturn } from './examples.ts'
import { promotionPicture } from './pictures.ts'
import { merchantOffers, standingOf } from './state.ts'
import { activityOf, addPictures, claimOffer, joinOffer } from './take-part.ts'
import { promotionReason, promotionTerms, promotionText } from './texts.ts'

/** For whom it is written; a guest has no member. */
interface Reader {
  merchant: Merchant
  member: Owner['member'] | null
  language: LanguageCode
}

export function addPromotionRoutes(app: Hono, gateway: Gateway): void {
  const found = (merchant: Merchant, id: string): Offer | undefined =>
    merchantOffers(gateway, merchant).find((offer) => offer.id === id)

  addCall(app, gateway, getPromotions, ({ merchant, member, language }) =>
    good(merchantOffers(gateway, merchant).map((offer) => answerOf(gateway, { merchant, member, language }, offer))),
  )

  addCall(app, gateway, getPromotion, ({ merchant, member, language, query }) => {
    const offer = found(merchant, query.id)
    if (!offer) return refuse('promotion.unknown')
    const head = answerOf(gateway, { merchant, member, language }, offer)
    const examples = examplesOf(gateway, merchant, offer)
    const mean = examples.some(({ cost }) => Number(cost) > 0) ? meanReturn(gateway, merchant, offer) : null
    const types = gameTypes.filter(({ category }) => merchant.categories.includes(category)).map(({ type }) => type)
    return good({
      ...head,
      content: promotionTerms(head.summary, termsOf(offer), {
        language,
        figures: figuresOf(merchant, offer, language),
      }),
      examples,
      exampleReturn: mean === null ? null : decimalOf(mean),
      counted: countedKinds(offer, types, language),
    })
  })

  addCall(app, gateway, joinPromotion, ({ merchant, member, language, query }) => {
    const offer = found(merchant, query.id)
    if (!offer) return refuse('promotion.unknown')
    const refused = gateway.store.transaction(() => joinOffer(gateway, { merchant, member }, offer))
    return refused ?? good(answerOf(gateway, { merchant, member, language }, offer))
  })

  addCall(app, gateway, sendActivityPictures, ({ merchant, member, language, query, body }) => {
    const offer = found(merchant, query.id)
    if (!offer) return refuse('promotion.unknown')
    const { pictures } = body
    const refused = gateway.store.transaction(() => addPictures(gateway, { merchant, member }, { offer, pictures }))
    return refused ?? good(answerOf(gateway, { merchant, member, language }, offer))
  })

  addCall(app, gateway, claimPromotion, ({ merchant, member, language, query, idempotencyKey }) => {
    const offer = found(merchant, query.id)
    if (!offer) return refuse('promotion.unknown')
    // Which one it is belongs to the order as a body would.
    const sent = { member, idempotencyKey, body: { id: query.id } }
    return answerOnce(gateway, claimPromotion, sent, () => {
      const refused = claimOffer(gateway, { merchant, member }, offer)
      return refused ?? good(answerOf(gateway, { merchant, member, language }, offer))
    })
  })
}

function answerOf(gateway: Gateway, { merchant, member, language }: Reader, offer: Offer): Promotion {
  const { state, done, reason } = standingOf(gateway, member && { merchant, member }, offer)
  return {
    id: offer.id,
    ...promotionText(offer.id, language, figuresOf(merchant, offer, language)),
    category: offer.category,
    imageUrl: promotionPicture(merchant, offer),
    startsAt: instantOf(offer.startsAt),
    endsAt: offer.endsAt === null ? null : instantOf(offer.endsAt),
    state,
    progress: done === null ? null : { done: decimalOf(done), needed: decimalOf(offer.needed) },
    isByDeposit: offer.way === 'deposit',
    ...(member && offer.way === 'request' && state === 'applying'
      ? { pictures: gateway.store.uploads.count(activityOf(member.id, offer.id)) }
      : {}),
    ...(reason === null ? {} : { reason: promotionReason(reason, language) }),
    ...owedFor(merchant, offer),
    example: cardExample(examplesOf(gateway, merchant, offer)),
  }
}

/** What a bonus ties; the sandbox sets no day by which it must be staked. */
function owedFor(merchant: Merchant, { bonus, times, way, needed }: Offer) {
  return {
    turnoverTimes: times > 0 ? times : null,
    turnoverDays: null,
    minDeposit: way === 'deposit' ? decimalOf(smallestBonusDeposit(merchant)) : null,
    minStake: way === 'stake' ? decimalOf(needed) : null,
    maxBonus: bonus > 0 ? decimalOf(bonus) : null,
    bonusPercent: way === 'deposit' ? (merchant.promotions.firstDepositBonusPercent ?? null) : null,
    currency: merchant.currency,
  }
}

function termsOf(offer: Offer) {
  const { way, bonus, times } = offer
  return [
    'chosen' as const,
    ...(way === 'stake' ? ([countedType(offer) ? 'stakesOn' : 'stakes'] as const) : []),
    ...(way === 'sign' ? (['drawn'] as const) : []),
    ...(way === 'request' ? (['request'] as const) : []),
    ...(bonus > 0 ? [turnoverTerm(times)] : []),
    'once' as const,
    'pause' as const,
  ]
}

const turnoverTerm = (times: number) =>
  times === 0 ? ('free' as const) : times === 1 ? ('tiedOnce' as const) : ('tied' as const)

function figuresOf(merchant: Merchant, offer: Offer, language: LanguageCode) {
  const { needed, bonus, times } = offer
  const type = countedType(offer)
  const style = { currency: merchant.currency, language }
  return {
    needed: moneyTextOf(needed, style),
    bonus: moneyTextOf(bonus, style),
    percent: percentText((merchant.promotions.firstDepositBonusPercent ?? 0) / 100, languages[language].tag),
    times: String(times),
    games: type ? categoryTitle(type, language) : '',
  }
}
