import type { GameCard } from '#contract/lobby/games.ts'

/** So many cards, of games as far as there are any; behind them those that stand for a vendor's list. */
export const gamesFirst = (cards: readonly GameCard[], most: number): readonly GameCard[] =>
  cards.toSorted((one, other) => Number(isList(one)) - Number(isList(other))).slice(0, most)

const isList = ({ isGame }: GameCard) => isGame === 'VASSALAGE'
