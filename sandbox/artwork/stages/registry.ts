import { elephant } from '../heroes/animals/elephant.ts'
import { goldenCrown } from '../heroes/fortune/golden-crown.ts'
import { lotusBloom } from '../heroes/tales/lotus-bloom.ts'
import { pinata } from '../heroes/tales/pinata.ts'
import type { Hero } from '../parts/hero.ts'
import { svgFile } from '../parts/svg.ts'
import { createSheet, type Sheet } from '../scenes/parts/sheet.ts'
import { tigerFace } from '../scenes/parts/tiger.ts'
import { drawDesert } from './desert.ts'
import { type EmblemId, emblemIds, type StageId, stageIds } from './names.ts'
import { drawPlaza } from './plaza.ts'
import { drawPond } from './pond.ts'
import { drawRiver } from './river.ts'
import { drawStadium } from './stadium.ts'

const size = 760
/** Where the ground begins. */
const ground = 592

const stages: Readonly<Record<StageId, (sheet: Sheet, ground: number) => string>> = {
  stadium: drawStadium,
  river: drawRiver,
  pond: drawPond,
  plaza: drawPlaza,
  desert: drawDesert,
}

const heroOf = (hero: Hero) => (): string => svgFile(240, 240, hero.draw(hero.palettes[0]))

/** Without what its poster has round it, so that it fills a hub. */
function tiger(): string {
  const sheet = createSheet(240, 240)
  return sheet.finish(`<g transform="translate(120 122) scale(.56)">${tigerFace(sheet)}</g>`)
}

const emblems: Readonly<Record<EmblemId, () => string>> = {
  tiger,
  elephant: heroOf(elephant),
  lotus: heroOf(lotusBloom),
  pinata: heroOf(pinata),
  crown: heroOf(goldenCrown),
}

/** A backdrop for a prize, as a file. */
export function drawStage(id: StageId): string {
  const sheet = createSheet(size, size)
  return sheet.finish(stages[id](sheet, ground))
}

/** What is on a wheel's hub, as a file. */
export const drawEmblem = (id: EmblemId): string => emblems[id]()

export const isStage = (text: string): text is StageId => stageIds.some((id) => id === text)
export const isEmblem = (text: string): text is EmblemId => emblemIds.some((id) => id === text)
