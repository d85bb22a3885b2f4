import type { GameRow } from '../catalogue/catalogue.ts'
import type { GameKind } from './game-types.ts'

type Part = Pick<GameRow, 'type' | 'class' | 'picture'>

/** A game is of the first kind whose row it fits. */
const kinds: readonly (readonly [kind: GameKind, isOf: (game: Part) => boolean])[] = [
  ['fish', ({ type }) => type === 'FISH'],
  ['book', ({ type }) => type === 'SPORTS' || type === 'ESPORTS'],
  ['fight', ({ type }) => type === 'COCKFIGHT'],
  ['ticket', ({ type, class: gameClass }) => type === 'LOTT' || type === 'ELOTT' || gameClass === 'BG'],
  ['wheel', ({ picture }) => picture === 'prize-wheel' || picture === 'carnival-wheel'],
  ['roulette', ({ picture }) => picture === 'roulette-host'],
  ['live', ({ type }) => type === 'LIVE'],
  ['cards', ({ type, class: gameClass }) => type === 'PVP' || gameClass === 'TG'],
  ['slot', ({ type, class: gameClass }) => type === 'RNG' && gameClass === ''],
  ['ticket', ({ type }) => type === 'BGS'],
]

/** Which of the demo games stands in for a game of the catalogue. */
export function kindOf(game: Part): GameKind {
  return kinds.find(([, isOf]) => isOf(game))?.[0] ?? 'wheel'
}
