import { expect, test } from 'vitest'
import { showpieces } from '#sandbox/artwork/showpieces/showpieces.ts'
import type { GameRow } from '#sandbox/catalogue/catalogue.ts'
import { stageOf } from './slot-stage.ts'

const slotOf = ({ hero, vendor }: { hero: string; vendor: string }): GameRow => ({
  ...({ node_id: 7, code: `${vendor}-RNG-7`, title: 'Slot', vendor, type: 'RNG', class: '', picture: hero } as GameRow),
  variant: 0,
})
const merchant = (pictures: 'posters' | 'geometry') => ({ demo: { pictures } }) as Parameters<typeof stageOf>[1]

test('vendors that draw differently have machines of different shapes', () => {
  const shapes = showpieces.RNG.flatMap((piece) => stageOf(slotOf(piece), merchant('posters')).stage?.cabinet ?? [])
  expect(new Set(shapes)).toEqual(new Set(['arch', 'gable', 'marquee', 'timber']))
})

test('a merchant whose pictures are in a hand of its own has plain reels', () => {
  expect(stageOf(slotOf({ hero: 'tiger', vendor: 'GRF' }), merchant('geometry'))).toEqual({})
})
