export interface Random {
  /** A number in [0, 1). */
  next(): number
  between(min: number, max: number): number
  /** A whole number, both ends included. */
  whole(min: number, max: number): number
  pick<const Item>(items: readonly [Item, ...Item[]]): Item
  chance(probability: number): boolean
}

/** The same seed gives the same row of numbers on every machine (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (min: number, max: number): number => min + (max - min) * next()
  return {
    next,
    between,
    whole: (min, max) => Math.floor(between(min, max + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (probability) => next() < probability,
  }
}

/** FNV-1a over UTF-16 units, an unsigned 32-bit number. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}
