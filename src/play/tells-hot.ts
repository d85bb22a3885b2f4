import type { GameCard } from '#contract/lobby/games.ts'

/** Of so many games that a list begins with, at most this share may be hot for the word to say anything. */
const [first, share] = [60, 0.15]

/** Whether a list says of its tiles which are hot: where most are, as in the order of what is played most, none is told apart. */
export function tellsHot(cards: readonly GameCard[]): boolean {
  const seen = cards.slice(0, first)
  return seen.filter(({ isHot }) => isHot === 1).length <= seen.length * share
}
