import type { FamilyId } from './families/stage.ts'
import { heroById } from './gallery.ts'
import type { GrammarId } from './grammars/grammars.ts'
import { grammarOf } from './grammars/grammars.ts'
import { height, width } from './grammars/parts/subject.ts'
import type { LetterformId } from './letters/fonts.ts'
import type { Precision } from './letters/lettering.ts'
import { seededRandom } from './parts/random.ts'
import { svgFile } from './parts/svg.ts'

export interface PosterSpec {
  heroId: string
  /** Which of the hero's palettes, counted round. */
  paletteIndex: number
  /** How its vendor draws. */
  grammar: GrammarId
  /** How its wide picture is painted. */
  family: FamilyId
  letterform: LetterformId
  title: string
  /** The background's OKLCH hue, 0-359. */
  hue: number
  seed: number
  /** Whether the grammar's own scene of the hero is this game's: one game has it. */
  isShowpiece: boolean
}

/** Packed, a third of it or less. */
const maxFileBytes = 14_000

interface Budget extends Precision {
  detail: number
}

/** From fine to coarse: a title in an ornate face over a rich hero takes the first that fits the budget. */
const budgets: readonly Budget[] = [
  { unitsPerPixel: 4, tolerance: 0.2, detail: 1 },
  { unitsPerPixel: 4, tolerance: 0.45, detail: 0.8 },
  { unitsPerPixel: 3, tolerance: 0.6, detail: 0.5 },
  { unitsPerPixel: 2, tolerance: 0.9, detail: 0 },
]

/** A 3:4 game poster in its vendor's grammar, a standalone SVG under 14 kB. */
export function drawPoster(spec: PosterSpec): string {
  const hero = heroById(spec.heroId)
  const palette = hero.palettes[spec.paletteIndex % hero.palettes.length] ?? hero.palettes[0]
  const { title, letterform, hue, seed, isShowpiece } = spec
  let poster = ''
  for (const { detail, ...precision } of budgets) {
    const random = seededRandom(seed ^ 0x5bd1e995)
    const subject = { hero, palette, hue, random, title, letterform, precision, detail, isShowpiece }
    poster = svgFile(width, height, grammarOf(spec.grammar)(subject))
    if (Buffer.byteLength(poster) < maxFileBytes) break
  }
  return poster
}
