import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from 'opentype.js'
import opentype from 'opentype.js'

/** The display faces titles and vendor marks are lettered in. */
export const letterformIds = [
  'bungee',
  'lilita',
  'slab',
  'playfair',
  'lobster',
  'righteous',
  'cinzel',
  'bangers',
  'uncial',
  'limelight',
] as const

export type LetterformId = (typeof letterformIds)[number]

export interface Letterform {
  /** fontsource package name without its scope. */
  face: string
  weight: number
  /** Subset files in the order they are asked for a character. */
  subsets: readonly string[]
  isUpperCase: boolean
  /** Between letters, in em. */
  tracking: number
  /** How far the outline may bend: heavy faces take the arch, fine ones stay straight. */
  bend: number
  /** The letterform that stands in for a title with a character this face lacks. */
  standIn: LetterformId
}

const european = ['latin', 'latin-ext']
const vietnamese = [...european, 'vietnamese']

export const letterforms: Readonly<Record<LetterformId, Letterform>> = {
  bungee: form('bungee', 400, vietnamese, true, 0, 0.16, 'slab'),
  lilita: form('lilita-one', 400, european, true, 0.012, 0.2, 'bangers'),
  slab: form('alfa-slab-one', 400, vietnamese, true, 0.01, 0.14, 'bungee'),
  playfair: form('playfair-display', 900, vietnamese, true, 0.02, 0.06, 'slab'),
  lobster: form('lobster', 400, vietnamese, false, 0, 0, 'playfair'),
  righteous: form('righteous', 400, european, true, 0.015, 0.1, 'bungee'),
  cinzel: form('cinzel-decorative', 900, european, false, 0.015, 0.06, 'playfair'),
  bangers: form('bangers', 400, vietnamese, true, 0.03, 0.2, 'bungee'),
  uncial: form('uncial-antiqua', 400, european, false, 0.01, 0, 'playfair'),
  limelight: form('limelight', 400, european, true, 0.03, 0.06, 'playfair'),
}

function form(
  face: string,
  weight: number,
  subsets: readonly string[],
  isUpperCase: boolean,
  tracking: number,
  bend: number,
  standIn: LetterformId,
): Letterform {
  return { face, weight, subsets, isUpperCase, tracking, bend, standIn }
}

const packages = createRequire(import.meta.url)
const loaded = new Map<string, Font>()

function loadFont(path: string): Font {
  const known = loaded.get(path)
  if (known) return known
  const file = readFileSync(packages.resolve(path))
  const font = opentype.parse(new Uint8Array(file).buffer)
  loaded.set(path, font)
  return font
}

/** The font file of a letterform that draws this character, if one does. */
export function fontFor(letterform: LetterformId, character: string): Font | undefined {
  const { face, weight, subsets } = letterforms[letterform]
  for (const subset of subsets) {
    const font = loadFont(`@fontsource/${face}/files/${face}-${subset}-${weight}-normal.woff`)
    if (font.charToGlyphIndex(character) > 0) return font
  }
  return undefined
}

function canDraw(letterform: LetterformId, text: string): boolean {
  return [...text].every((character) => character === ' ' || fontFor(letterform, character) !== undefined)
}

/** The letterform itself, or the nearest one that has every character of the text. */
export function letterformFor(wanted: LetterformId, text: string): LetterformId {
  const { isUpperCase, standIn } = letterforms[wanted]
  if (canDraw(wanted, isUpperCase ? text.toUpperCase() : text)) return wanted
  return canDraw(standIn, text.toUpperCase()) ? standIn : 'bungee'
}
