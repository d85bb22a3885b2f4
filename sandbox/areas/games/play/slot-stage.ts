import { artAddress } from '#sandbox/art/addresses.ts'
import { posterSpecOf } from '#sandbox/art/poster-spec.ts'
import type { GrammarId } from '#sandbox/artwork/grammars/grammars.ts'
import type { GameRow } from '#sandbox/catalogue/catalogue.ts'
import type { Cabinet, OpenedPlay } from '#sandbox/games/game-types.ts'
import { kindOf } from '#sandbox/games/kinds.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'

/** What a machine is built of, by the hand that draws its vendor's posters; the others are of gilded wood. */
const cabinets: Readonly<Partial<Record<GrammarId, Cabinet>>> = {
  planes: 'gable',
  jade: 'gable',
  bronze: 'gable',
  ivory: 'gable',
  glass: 'gable',
  neon: 'marquee',
  pixel: 'marquee',
  isometric: 'marquee',
  blueprint: 'marquee',
  riso: 'marquee',
  aurora: 'marquee',
  engraving: 'timber',
  paper: 'timber',
  wood: 'timber',
  clay: 'timber',
  slate: 'timber',
}

/** What stands round the reels of a slot; none where the merchant has all pictures in a hand of its own. */
export function stageOf(game: GameRow, { demo }: Pick<Merchant, 'demo'>): Pick<OpenedPlay, 'stage'> {
  if (kindOf(game) !== 'slot' || demo.pictures === 'geometry') return {}
  return {
    stage: {
      world: artAddress.world(game.code, 'world', 'empty'),
      title: artAddress.title(game.code),
      cabinet: cabinets[posterSpecOf(game).grammar] ?? 'arch',
    },
  }
}
