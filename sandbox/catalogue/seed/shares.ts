import { catalogueVendors } from '#contract/lobby/vendors.ts'
import { type GameType, gameTypes } from '../categories.ts'
import { lotteryCards } from '../lotteries/lottery-cards.ts'

/** Games of each type in a catalogue of 10,000; lotteries are as many in each, slots take the rest. */
const shares: Readonly<Partial<Record<GameType, number>>> = {
  LIVE: 160,
  FISH: 120,
  PVP: 160,
  SPORTS: 40,
  ESPORTS: 40,
  COCKFIGHT: 20,
  BGS: 40,
}

const least = 8

/** How many games of each type a catalogue of `games` has. */
export function gamesByType(games: number): ReadonlyMap<GameType, number> {
  const small = gameTypes.flatMap(({ type }): [GameType, number][] => {
    if (type === 'LOTT' || type === 'ELOTT') return [[type, lotteryCards.filter((card) => card.type === type).length]]
    const share = shares[type]
    return share === undefined ? [] : [[type, Math.max(least, Math.round((share * games) / 10_000))]]
  })
  const rest = games - small.reduce((sum, [, count]) => sum + count, 0)
  return new Map([...small, ['RNG', Math.max(least, rest)]])
}

/** The vendors of a type, those whose main type it is first. */
export function vendorsOfType(type: string): readonly string[] {
  const inType = catalogueVendors.filter((vendor) => vendor.gameCategories.includes(type))
  const rank = (categories: readonly string[]): number => (categories[0] === type ? 0 : 1)
  return inType.toSorted((one, two) => rank(one.gameCategories) - rank(two.gameCategories)).map(({ code }) => code)
}
