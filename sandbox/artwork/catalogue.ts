import { heroById } from './gallery.ts'
import { posterStyleOf } from './grammars/houses.ts'
import { colourParts, hueDistance, normalHue } from './parts/colour.ts'
import type { HeroPalette } from './parts/hero.ts'
import { hashText, seededRandom } from './parts/random.ts'
import type { PosterSpec } from './poster.ts'

/** Wide pictures of neighbours: an even index takes an even family and the next an odd one. */
const evenFamilies = ['emblem', 'scene', 'toy'] as const
const oddFamilies = ['macro', 'night', 'woodblock'] as const

export interface PosterGame {
  index: number
  title: string
  heroId: string
  vendor: string
  /** Chosen by hand: in its natural colours, and composed by hand where its grammar has a scene of it. */
  isShowpiece: boolean
}

/** Consecutive hues start 137.5 degrees apart; each may move this far and they still keep 40 and more. */
const maxShift = 45
const goldenAngle = 137.508

/** Which picture a game has: a function of its place in the catalogue, its name and its vendor alone. */
export function posterSpecFor(game: PosterGame): PosterSpec {
  const { index, title, heroId, vendor, isShowpiece } = game
  const seed = hashText(`${title} ${index}`)
  const random = seededRandom(seed)
  const base = normalHue(index * goldenAngle + 24)
  const { palettes } = heroById(heroId)
  // The natural colours are what a hero is known by: the others come about one time in three.
  const wanted = isShowpiece || random.chance(0.66) ? 0 : random.whole(0, palettes.length - 1)
  return {
    heroId,
    paletteIndex: wanted,
    ...posterStyleOf(vendor),
    family: random.pick(index % 2 === 0 ? evenFamilies : oddFamilies),
    title,
    hue: hueAwayFrom(base, palettes[wanted] ?? palettes[0]),
    seed,
    isShowpiece,
  }
}

/** Turns the background away from the hero's own colour, so that an orange tiger is not lost in orange. */
function hueAwayFrom(base: number, palette: HeroPalette): number {
  const body = colourParts(palette.main)
  const apart = hueDistance(base, body.hue)
  if (body.chroma < 0.06 || apart >= 75) return Math.round(base) % 360
  const isAhead = hueDistance(base + 1, body.hue) >= apart
  const shift = Math.min(maxShift, 75 - apart) * (isAhead ? 1 : -1)
  return Math.round(normalHue(base + shift)) % 360
}
