import type { Promotion } from '#contract/account/promotions.ts'
import type { CategoryId } from '#contract/site/gates.ts'
import type { GameType } from '#sandbox/catalogue/categories.ts'
import { unitsOf } from '#sandbox/ledger/amounts.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import { firstDeposit, firstDepositTerms } from '../money/deposits/bonus.ts'
import type { PromotionId } from './texts.ts'

/**
 * How one takes part: by choosing it in the form of a deposit, by staking from then on, by asking the operator, or by putting
 * one's name down for the draw at its end.
 */
type Way = 'deposit' | 'stake' | 'request' | 'sign'

interface Plan {
  id: PromotionId
  category: Promotion['category']
  way: Way
  /** Days from when the sandbox was seeded; `ends` null: no end. */
  starts: number
  ends: number | null
  /** Reference units. */
  needed: number
  bonus: number
  /** How often the bonus must be staked; 0: not at all. */
  times: number
  isForVip?: boolean
}

const plans: readonly Plan[] = [
  {
    id: firstDeposit,
    category: 'newcomer',
    way: 'deposit',
    starts: -60,
    ends: null,
    needed: 0,
    bonus: 0,
    times: 0,
  },
  { id: 'steady-play', category: 'slots', way: 'stake', starts: -20, ends: 70, needed: 5000, bonus: 100, times: 3 },
  { id: 'anniversary', category: 'event', way: 'request', starts: -90, ends: null, needed: 0, bonus: 200, times: 1 },
  { id: 'friendly-cup', category: 'event', way: 'sign', starts: -10, ends: 50, needed: 0, bonus: 150, times: 0 },
  { id: 'season-opening', category: 'sports', way: 'stake', starts: 60, ends: 150, needed: 3000, bonus: 80, times: 3 },
  { id: 'autumn-reels', category: 'slots', way: 'stake', starts: -80, ends: -15, needed: 2000, bonus: 50, times: 3 },
  { id: 'month-rebate', category: 'rebate', way: 'stake', starts: -20, ends: 80, needed: 10_000, bonus: 60, times: 0 },
  {
    id: 'vip-welcome',
    category: 'vip',
    way: 'stake',
    starts: -40,
    ends: null,
    needed: 20_000,
    bonus: 300,
    times: 2,
    isForVip: true,
  },
]

/** The games whose stakes a category counts; of any other category all of them. */
const countedGames: Readonly<Record<string, { type: GameType; category: CategoryId }>> = {
  slots: { type: 'RNG', category: 'rng' },
  sports: { type: 'SPORTS', category: 'sports' },
}

/** The type of game whose stakes count towards a promotion; undefined where every stake does. */
export const countedType = ({ way, category }: Pick<Plan, 'way' | 'category'>): GameType | undefined =>
  way === 'stake' ? countedGames[category]?.type : undefined

/** Whether the merchant has what a promotion is about. */
const fits = ({ categories }: Merchant, { category }: Pick<Plan, 'category'>): boolean => {
  const counted = countedGames[category]
  return !counted || categories.includes(counted.category)
}

/** A promotion of a merchant's, with amounts in minor units of its currency and instants in milliseconds. */
export interface Offer extends Omit<Plan, 'starts' | 'ends' | 'isForVip'> {
  startsAt: number
  endsAt: number | null
  isForVip: boolean
  /** Its place among the merchant's, from 0. */
  place: number
}

const dayMs = 86_400_000

/** As many as the merchant's demo content asks for, of those that fit it. */
export function offersOf(merchant: Merchant, seededAt: number): Offer[] {
  const hasBonus = merchant.promotions.firstDepositBonusPercent !== undefined
  return plans
    .filter(({ way, category }) => way !== 'deposit' || (hasBonus && category === 'newcomer'))
    .filter((plan) => fits(merchant, plan))
    .slice(0, merchant.demo.promotions)
    .map(({ starts, ends, isForVip = false, ...plan }, place) => ({
      ...plan,
      isForVip,
      place,
      needed: unitsOf(plan.needed, merchant.currency),
      ...bonusOf(plan, merchant),
      startsAt: seededAt + starts * dayMs,
      endsAt: ends === null ? null : seededAt + ends * dayMs,
    }))
}

/** How much it is at most, and how often that must be staked; of the first deposit's as the merchant says. */
function bonusOf(
  { way, bonus, times }: Pick<Plan, 'way' | 'bonus' | 'times'>,
  merchant: Merchant,
): Pick<Offer, 'bonus' | 'times'> {
  if (way !== 'deposit') return { bonus: unitsOf(bonus, merchant.currency), times }
  const terms = firstDepositTerms(merchant)
  return { bonus: terms.most, times: terms.times }
}
