import { familyOf } from './families/families.ts'
import type { FamilyId, Stage } from './families/stage.ts'
import type { LetterformId } from './fonts.ts'
import { heroById } from './gallery.ts'
import type { Precision } from './lettering.ts'
import { letterTitle } from './lettering.ts'
import { schemeOf } from './parts/colour.ts'
import { seededRandom } from './parts/random.ts'
import { stops, svgFile } from './parts/svg.ts'
import { titleTone } from './parts/title-tone.ts'

export interface PosterSpec {
  heroId: string
  /** Which of the hero's palettes, counted round. */
  paletteIndex: number
  family: FamilyId
  letterform: LetterformId
  title: string
  /** The background's OKLCH hue, 0-359. */
  hue: number
  seed: number
}

const width = 300
const height = 400
const maxFileBytes = 12_000
interface Budget extends Precision {
  detail: number
  /** The face with the fewest points, when nothing else is left to save. */
  letterform?: LetterformId
}

/** From fine to coarse: a title in an ornate face over a rich hero takes the first that fits the budget. */
const budgets: readonly Budget[] = [
  { unitsPerPixel: 5, tolerance: 0.12, detail: 1 },
  { unitsPerPixel: 5, tolerance: 0.3, detail: 1 },
  { unitsPerPixel: 4, tolerance: 0.45, detail: 0.8 },
  { unitsPerPixel: 3, tolerance: 0.6, detail: 0.6 },
  { unitsPerPixel: 2, tolerance: 0.8, detail: 0.4 },
  { unitsPerPixel: 2, tolerance: 1.1, detail: 0 },
  { unitsPerPixel: 3, tolerance: 0.8, detail: 0, letterform: 'slab' },
  { unitsPerPixel: 2, tolerance: 1.1, detail: 0, letterform: 'slab' },
]

/** A 3:4 game poster, a standalone SVG under 12 kB. */
export function drawPoster(spec: PosterSpec): string {
  let poster = ''
  for (const budget of budgets) {
    poster = composed(spec, budget)
    if (Buffer.byteLength(poster) < maxFileBytes) break
  }
  return poster
}

function composed(spec: PosterSpec, budget: Budget): string {
  const random = seededRandom(spec.seed)
  const picture = familyOf(spec.family)(posterStage(spec, budget.detail))
  const title = letterTitle({
    text: spec.title,
    letterform: budget.letterform ?? spec.letterform,
    tone: titleTone(random.pick(picture.tones), spec.hue),
    shape: random.pick(picture.shapes),
    centreX: width / 2,
    bottom: height - 24,
    width: 260,
    precision: budget,
  })
  const start = Math.round(Math.max(0.5, Math.min(0.68, (title.top - 46) / height)) * 100) / 100
  const scrim = `<linearGradient id="z" x2="0" y2="1">${stops([
    { at: start, colour: picture.scrim, opacity: 0 },
    {
      at: Math.round((start + 0.16) * 100) / 100,
      colour: picture.scrim,
      opacity: Math.round(picture.scrimDensity * 70) / 100,
    },
    { at: 1, colour: picture.scrim, opacity: picture.scrimDensity },
  ])}</linearGradient>`
  const cover = `<rect width="${width}" height="${height}" fill="url(#z)"/>`
  return svgFile(width, height, `<defs>${picture.defs}${scrim}${title.defs}</defs>${picture.art}${cover}${title.art}`)
}

function posterStage(spec: PosterSpec, detail: number): Stage {
  const hero = heroById(spec.heroId)
  const palette = hero.palettes[spec.paletteIndex % hero.palettes.length] ?? hero.palettes[0]
  return {
    width,
    height,
    heroX: 150,
    heroY: 154,
    heroSize: 262,
    detail,
    hero,
    palette,
    scheme: schemeOf(spec.hue),
    random: seededRandom(spec.seed ^ 0x5bd1e995),
  }
}
