import type { PromotionExample } from '#contract/account/promotions.ts'
import type { LanguageCode } from '#contract/site/languages.ts'
import { categoryTitle, type GameType } from '#sandbox/catalogue/categories.ts'
import { returnOf } from '#sandbox/games/rules.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { smallestBonusDeposit } from '../money/deposits/bonus.ts'
import { countedType, type Offer } from './catalogue.ts'

type Part = Pick<Gateway, 'views'>

/** What all games of the type, or else the slots, return on average, in 1/10,000; null where none states it. */
export function meanReturn({ views }: Part, merchant: Merchant, offer: Offer): number | null {
  const type: GameType = countedType(offer) ?? 'RNG'
  const games = views.of(merchant, merchant.defaultLanguage).list(type, 'popular')
  const stated = games.flatMap(({ game }) => returnOf(game) ?? [])
  return stated.length === 0 ? null : Math.round(stated.reduce((sum, one) => sum + one, 0) / stated.length)
}

/** Worked cases in minor units: of a bonus on a deposit four, from the smallest to the one that has all of it. */
export function examplesOf(part: Part, merchant: Merchant, offer: Offer): PromotionExample[] {
  const { way, bonus, needed } = offer
  if (bonus <= 0) return []
  const mean = meanReturn(part, merchant, offer)
  const shown = (deposit: number | null, given: number): PromotionExample => {
    const stake = way === 'stake' ? needed : null
    const turnover = given * offer.times
    const cost = mean === null ? 0 : Math.round(((turnover + (stake ?? 0)) * (10_000 - mean)) / 1_000_000) * 100
    return {
      deposit: deposit === null ? null : decimalOf(deposit),
      stake: stake === null ? null : decimalOf(stake),
      bonus: decimalOf(given),
      turnover: decimalOf(turnover),
      cost: decimalOf(cost),
    }
  }
  if (way !== 'deposit') return [shown(null, bonus)]
  const percent = merchant.promotions.firstDepositBonusPercent ?? 0
  return depositsOf(smallestBonusDeposit(merchant), (bonus * 100) / percent).map((deposit) =>
    shown(deposit, Math.min(bonus, Math.floor((deposit * percent) / 10_000) * 100)),
  )
}

/** The smallest deposit, twice and ten times as much, and the first round one whose bonus is the largest. */
function depositsOf(least: number, full: number): number[] {
  const step = 10 ** Math.max(2, Math.floor(Math.log10(full)) - 1)
  const last = Math.ceil(full / step) * step
  return [...[least, least * 2, least * 10].filter((deposit) => deposit < last), last]
}

/** The card shows the second, which is no edge of what may be paid in. */
export const cardExample = (examples: readonly PromotionExample[]): PromotionExample | null =>
  examples[1] ?? examples[0] ?? null

/** Every stake counts in full towards a turnover, whatever is played. */
export const countedPercent = 100

export const countedKinds = ({ times }: Offer, types: readonly GameType[], language: LanguageCode) =>
  times === 0 ? [] : types.map((type) => ({ name: categoryTitle(type, language), percent: countedPercent }))
