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

/** The first of the games like this one that this row did not have yet, else the first; undefined where there is none. */
export function nextGame(alike: readonly GameCard[], { isTrial, played }: Before): GameCard | undefined {
  const fitting = alike.filter(({ isGame, hasTrial }) => isGame !== 'VASSALAGE' && (!isTrial || hasTrial))
  return fitting.find(({ gameCode }) => !played.includes(gameCode)) ?? fitting[0]
}

/** The games of a row, as the history's entry keeps them. */
export function playedOf(state: unknown): readonly string[] {
  const played: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'played') : undefined
  return Array.isArray(played) ? played.filter((code) => typeof code === 'string') : []
}
