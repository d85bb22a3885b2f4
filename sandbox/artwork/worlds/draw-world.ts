import { heroById } from '../gallery.ts'
import { schemeOf } from '../parts/colour.ts'
import { glow } from '../scenes/parts/light.ts'
import { createSheet, num, type Sheet } from '../scenes/parts/sheet.ts'
import { drawDesert } from './desert.ts'
import { drawGarden } from './garden.ts'
import { drawHall } from './hall.ts'
import { drawJungle } from './jungle.ts'
import { drawNorth } from './north.ts'
import { drawPalace } from './palace.ts'
import { drawPlaza } from './plaza.ts'
import { drawSea } from './sea.ts'
import { drawSpace } from './space.ts'
import { drawSweets } from './sweets.ts'
import { drawWaves } from './waves.ts'
import { type DrawWorld, ground, height, middle, width } from './world.ts'

export interface WorldSpec {
  heroId: string
  /** Which of the hero's palettes, counted round. */
  paletteIndex: number
  /** The poster's OKLCH hue, 0-359. */
  hue: number
  seed: number
  /** The figure at the left, for what is read from the right. */
  isMirrored: boolean
}

const sides = ['end', 'start', 'empty'] as const
/** Where the figure of a world stands, as the language reads; a world without one is what a game is played in. */
export type Side = (typeof sides)[number]

export const isSide = (name: string | undefined): name is Side => sides.some((side) => side === name)

/** Who lives where; the others stand in the hall. */
const homes: readonly (readonly [draw: DrawWorld, heroes: string])[] = [
  [drawPalace, 'peacock elephant golden-crown faceted-gem jester-mask'],
  [drawJungle, 'tiger lion monkey panda owl butterfly snake-coil dragon-eye bull horse'],
  [drawDesert, 'palm-caravan magic-lamp pyramids-sun scarab pharaoh-mask falcon'],
  [drawSea, 'angler-fish clown-fish crab golden-fish octopus sea-turtle shark treasure-chest'],
  [drawWaves, 'great-wave pirate-ship'],
  [
    drawGarden,
    'bronze-drum daruma dragon fox-mask jade-rabbit koi-pair lantern-string lotus-bloom mahjong-tiles phoenix samurai-helmet',
  ],
  [drawPlaza, 'pinata maracas-chili rooster'],
  [drawNorth, 'storm-hammer viking-shield wolf'],
  [drawSpace, 'rocket candy-planet'],
  [drawSweets, 'sugar-garden'],
]

const figureSize = 404

const placeOf = (heroId: string): DrawWorld =>
  homes.find(([, heroes]) => heroes.split(' ').includes(heroId))?.[0] ?? drawHall

/** The world of a poster: 1152 x 500, its figure whole at one side, the other side quiet enough for words. */
export function drawWorld(spec: WorldSpec): string {
  const sheet = createSheet(width, height)
  const scheme = schemeOf(spec.hue)
  const { back, seat, front } = placeOf(spec.heroId)({ sheet, scheme, seed: spec.seed % 1000 })
  const turned = (markup: string) =>
    spec.isMirrored ? `<g transform="translate(${width} 0) scale(-1 1)">${markup}</g>` : markup
  const drawn =
    turned(back + glow(sheet, middle, 224, 280, 250, scheme.glow, 0.4) + seat) +
    figure(spec, { isSeated: seat.startsWith('<g'), shade: scheme.night }) +
    turned(front + quiet(sheet, scheme.night))
  return sheet.finish(drawn)
}

/** The world of a poster without its figure, and without the dusk that is for words. */
export function drawEmptyWorld(spec: Pick<WorldSpec, 'heroId' | 'hue' | 'seed'>): string {
  const sheet = createSheet(width, height)
  const scheme = schemeOf(spec.hue)
  const { back, front } = placeOf(spec.heroId)({ sheet, scheme, seed: spec.seed % 1000 })
  return sheet.finish(back + glow(sheet, width / 2, 224, 340, 260, scheme.glow, 0.3) + front)
}

/** Never mirrored: it may have letters on it. */
function figure(
  { heroId, paletteIndex, isMirrored }: WorldSpec,
  { isSeated, shade }: { isSeated: boolean; shade: string },
) {
  const { draw, palettes } = heroById(heroId)
  const colours = palettes[paletteIndex % palettes.length] ?? palettes[0]
  const scale = figureSize / 240
  const y = isSeated ? ground - 12 - figureSize * 0.46 : 232
  const x = isMirrored ? width - middle : middle
  const cast = `<filter id="cast" x="-.1" y="-.1" width="1.2" height="1.25"><feDropShadow dx="0" dy="6" stdDeviation="6" flood-color="${shade}" flood-opacity=".6"/></filter>`
  return `<defs>${cast}</defs><g filter="url(#cast)"><g transform="translate(${num(x - figureSize / 2)} ${num(y - figureSize / 2)}) scale(${Math.round(scale * 1000) / 1000})">${draw(colours)}</g></g>`
}

function quiet(sheet: Sheet, night: string): string {
  const paint = sheet.linear(
    [
      [0, night, 0.9],
      [0.34, night, 0.74],
      [0.56, night, 0],
    ],
    0,
    0,
    1,
    0,
  )
  return `<rect width="${width}" height="${height}" fill="${paint}"/>`
}
