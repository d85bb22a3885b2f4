import type { GameRow } from '../catalogue/catalogue.ts'
import type { GameKind } from './game-types.ts'

/** Which of the four demo games stands in for a game of the catalogue. */
export function kindOf({ type, class: gameClass, picture }: Pick<GameRow, 'type' | 'class' | 'picture'>): GameKind {
  if (type === 'FISH') return 'fish'
  if (type === 'LOTT' || type === 'ELOTT' || gameClass === 'BG') return 'ticket'
  if (type === 'RNG') return picture === 'prize-wheel' || gameClass !== '' ? 'wheel' : 'slot'
  return type === 'BGS' && picture !== 'prize-wheel' ? 'ticket' : 'wheel'
}
