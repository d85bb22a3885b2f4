import type { GameCard } from '#contract/lobby/games.ts'
import { gamePath } from '#src/config/game-paths.ts'

/** The address that plays a game with the account's money, or with play money. */
export const playPath = (card: GameCard, isTrial: boolean): string => `${gamePath(card)}${isTrial ? '&mode=trial' : ''}`

interface Before {
  /** Play money stays play money: only a game that has it comes next. */
  isTrial: boolean
  /** Codes of the games of this row. */
  played: readonly string[]
}

/** Games like this one to go on with: those that this row did not have yet, then the others. */
export function nextGames(alike: readonly GameCard[], { isTrial, played }: Before): GameCard[] {
  const fitting = alike.filter(({ isGame, hasTrial }) => isGame !== 'VASSALAGE' && (!isTrial || hasTrial))
  const isPlayed = ({ gameCode }: GameCard) => played.includes(gameCode)
  return [...fitting.filter((card) => !isPlayed(card)), ...fitting.filter(isPlayed)]
}

/** The games of a row, as the history's entry keeps them. */
export function playedOf(state: unknown): readonly string[] {
  const played: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'played') : undefined
  return Array.isArray(played) ? played.filter((code) => typeof code === 'string') : []
}
