import type { FamilyId } from './families/stage.ts'
import type { LetterformId } from './fonts.ts'
import { letterformIds } from './fonts.ts'
import { heroById } from './gallery.ts'
import { colourParts, hueDistance, normalHue } from './parts/colour.ts'
import type { HeroPalette } from './parts/hero.ts'
import { hashText, seededRandom } from './parts/random.ts'
import type { PosterSpec } from './poster.ts'

/** A game with an even index takes an even family and the next an odd one: neighbours cannot share any. */
const evenFamilies = ['emblem', 'scene', 'toy'] as const
const oddFamilies = ['macro', 'night', 'woodblock'] as const

export interface VendorStyle {
  /** Two or three, at least one of each parity. */
  families: readonly FamilyId[]
  /** One or two. */
  letterforms: readonly [LetterformId, ...LetterformId[]]
}

export function vendorStyle(vendorIndex: number): VendorStyle {
  const even = evenFamilies[vendorIndex % 3] ?? 'emblem'
  const odd = oddFamilies[Math.floor(vendorIndex / 3) % 3] ?? 'macro'
  const extras = vendorIndex % 2 === 0 ? evenFamilies : oddFamilies
  const extra = extras[(vendorIndex + Math.floor(vendorIndex / 3) + 1) % 3] ?? even
  const count = letterformIds.length
  const first = letterformIds[(vendorIndex * 7) % count] ?? 'bungee'
  const second = letterformIds[(vendorIndex * 7 + 3) % count] ?? 'slab'
  return {
    families: [...new Set<FamilyId>([even, odd, extra])],
    letterforms: vendorIndex % 3 === 0 ? [first] : [first, second],
  }
}

/** Consecutive hues start 137.5 degrees apart; each may move this far and they still keep 40 and more. */
const maxShift = 45
const goldenAngle = 137.508

/** Which picture a game has: a function of its place in the catalogue and its name alone. */
export function posterSpecFor(game: { index: number; title: string; heroId: string; vendorIndex: number }): PosterSpec {
  const { index, title, heroId, vendorIndex } = game
  const style = vendorStyle(vendorIndex)
  const seed = hashText(`${title} ${index}`)
  const random = seededRandom(seed)
  const parity: readonly FamilyId[] = index % 2 === 0 ? evenFamilies : oddFamilies
  const families = style.families.filter((family) => parity.includes(family))
  const family = families[random.whole(0, families.length - 1)] ?? 'emblem'
  const base = normalHue(index * goldenAngle + 24)
  const { palettes } = heroById(heroId)
  // The natural colours are what a hero is known by: the others come about one time in three.
  const wanted = random.chance(0.66) ? 0 : random.whole(0, palettes.length - 1)
  return {
    heroId,
    paletteIndex: wanted,
    family,
    letterform: random.pick(style.letterforms),
    title,
    hue: hueAwayFrom(base, palettes[wanted] ?? palettes[0]),
    seed,
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
