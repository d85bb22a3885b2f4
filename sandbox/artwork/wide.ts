import { familyOf } from './families/families.ts'
import type { Echo, FamilyId, Stage } from './families/stage.ts'
import { heroById } from './gallery.ts'
import { schemeOf } from './parts/colour.ts'
import { seededRandom } from './parts/random.ts'
import { stops, svgFile } from './parts/svg.ts'

export interface WideSpec {
  heroId: string
  /** Which of the hero's palettes, counted round. */
  paletteIndex: number
  family: FamilyId
  /** The background's OKLCH hue, 0-359. */
  hue: number
  seed: number
}

const width = 480
const height = 270

/** A 480 x 270 picture without letters; nothing of weight comes within 28 px of the upper and lower edge. */
export function drawWide(spec: WideSpec): string {
  const stage = wideStage(spec)
  const picture = familyOf(spec.family)(stage)
  const shade = stops([
    { at: 0, colour: stage.scheme.night, opacity: 0.5 },
    { at: 0.3, colour: stage.scheme.night, opacity: 0 },
    { at: 0.78, colour: stage.scheme.night, opacity: 0 },
    { at: 1, colour: stage.scheme.night, opacity: 0.55 },
  ])
  const scrim = `<linearGradient id="z" x2="0" y2="1">${shade}</linearGradient>`
  const cover = `<rect width="${width}" height="${height}" fill="url(#z)"/>`
  return svgFile(width, height, `<defs>${picture.defs}${scrim}</defs>${picture.art}${cover}`)
}

function wideStage(spec: WideSpec): Stage {
  const hero = heroById(spec.heroId)
  const random = seededRandom(spec.seed)
  const heroX = random.whole(268, 312)
  return {
    width,
    height,
    heroX,
    heroY: 134,
    // The close crop enlarges by itself.
    heroSize: spec.family === 'macro' ? 176 : 222,
    detail: 1,
    // Dark copies look like stains on the light ground of the toys.
    echoes: spec.family === 'macro' || spec.family === 'toy' ? [] : echoesFor(random.whole(0, 2)),
    hero,
    palette: hero.palettes[spec.paletteIndex % hero.palettes.length] ?? hero.palettes[0],
    scheme: schemeOf(spec.hue),
    random: seededRandom(spec.seed ^ 0x5bd1e995),
  }
}

function echoesFor(variant: number): readonly Echo[] {
  if (variant === 0) return [{ x: -178, y: 22, size: 0.58, turn: -9 }]
  if (variant === 1)
    return [
      { x: -176, y: 10, size: 0.5, turn: -12 },
      { x: 158, y: 14, size: 0.46, turn: 10 },
    ]
  return [
    { x: -205, y: -18, size: 0.36, turn: -14 },
    { x: -150, y: 44, size: 0.52, turn: 8 },
  ]
}
