import { hashText, seededRandom } from '#sandbox/artwork/parts/random.ts'

/** A stream of numbers that a seed decides, the same on every machine. */
export interface Random {
  /** From 0 up to, without, 1. */
  next(): number
  /** A whole number from `from` to `to`, both possible. */
  whole(from: number, to: number): number
  /** True with the given probability. */
  chance(probability: number): boolean
  /** One of the list. Throws where there is none. */
  pick<Item>(items: readonly Item[]): Item
  /** `count` of the list, none twice, in the order of the draw. */
  some<Item>(items: readonly Item[], count: number): Item[]
}

/** Seeds can be put together of parts: each tenant has a stream of its own, whatever is drawn for the others. */
export function randomOf(...seed: readonly (string | number)[]): Random {
  const { next, whole, chance } = seededRandom(hashText(seed.join('/')))
  return {
    next,
    whole,
    chance,
    pick<Item>(items: readonly Item[]): Item {
      if (items.length === 0) throw new Error('There is nothing to pick from')
      return items[whole(0, items.length - 1)] as Item
    },
    some(items, count) {
      const left = [...items]
      const drawn = () => left.splice(whole(0, left.length - 1), 1)
      return Array.from({ length: Math.min(count, items.length) }, drawn).flat()
    },
  }
}
