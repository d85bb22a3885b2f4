import type { CategoryId } from '#contract/site/gates.ts'
import { gameTypes } from '#sandbox/catalogue/categories.ts'
import { unitsOf } from '#sandbox/ledger/amounts.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'

/** What a stake earns. */
export interface Earning {
  category: CategoryId
  /** Minor units. */
  staked: number
  points: number
}

/** So many points are worth so much, in minor units; whole multiples of them are taken. */
export interface Exchange {
  points: number
  amount: number
  min: number
  max: number
}

/** Reference units that earn one point. */
const stakedForOne: Readonly<Record<CategoryId, number>> = {
  rng: 100,
  live: 200,
  fish: 100,
  pvp: 200,
  sports: 100,
  esports: 100,
  cockfight: 100,
  elott: 50,
  lott: 50,
  bgs: 200,
}

/** In the order of the home page, of the categories that the merchant has. */
export function earningsOf({ categories, currency, demo }: Merchant): Earning[] {
  const { earning } = demo.points
  return gameTypes
    .filter(({ category }) => categories.includes(category))
    .flatMap(({ category }): Earning[] => {
      if (!earning) return [{ category, staked: unitsOf(stakedForOne[category], currency), points: 1 }]
      const own = earning[category]
      return own ? [{ category, staked: own.staked * 100, points: own.points }] : []
    })
}

export function exchangeOf({ currency, demo }: Pick<Merchant, 'currency' | 'demo'>): Exchange | null {
  const { exchange } = demo.points
  if (exchange === null) return null
  if (!exchange) return { points: 100, amount: unitsOf(10, currency), min: 500, max: 20_000 }
  return { ...exchange, amount: Math.round(exchange.amount * 100) }
}
