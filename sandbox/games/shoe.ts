import type { Draw } from '../lib/draw.ts'

const decks = 8
const deck = 52
export const shoeSize = decks * deck

/** Deals one card after the other from eight decks shuffled anew: 0-51, thirteen of a suit with the ace first. */
export function openShoe(draw: Draw): () => number {
  const dealt: number[] = []
  return () => {
    const drawn = draw(shoeSize - dealt.length)
    // Of the cards that are left: those dealt before it are counted in, the lowest first.
    const place = dealt.toSorted((one, other) => one - other).reduce((at, gone) => (gone <= at ? at + 1 : at), drawn)
    dealt.push(place)
    return place % deck
  }
}

/** 1 for an ace to 13 for a king. */
export function rankOf(card: number): number {
  return (card % 13) + 1
}
