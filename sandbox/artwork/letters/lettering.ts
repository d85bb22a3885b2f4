import type { LetterformId } from './fonts.ts'
import { letterformFor } from './fonts.ts'
import type { Segment } from './outline.ts'
import { boundsOf, mapped, outlineGlyphs, outlineText, pathData } from './outline.ts'
import { simplified } from './simplify.ts'

/** How exactly the letters are drawn: a coarser title makes a smaller file. */
export interface Precision {
  /** Steps a pixel is cut into. */
  unitsPerPixel: number
  /** How far, in pixels, a curve may stray from the face's own. */
  tolerance: number
}

export interface TitleSpec {
  text: string
  letterform: LetterformId
  centreX: number
  /** Where the lowest letter ends, in pixels. */
  bottom: number
  width: number
  /** The most a capital rises, in pixels. */
  tallest: number
  /** Titles up to this many characters stand on one line; 7 unless told. */
  oneLine?: number
  /** Between the lines, in pixels. */
  gap?: number
  precision: Precision
}

export interface Title {
  /** The letters, one path a line, with the id "t": each layer of a relief is a `<use>` of it. */
  defs: string
  /** One path a letter, in the order of reading. */
  letters: readonly Letter[]
  /** The edges of the letters, in pixels. */
  top: number
  left: number
  right: number
  /** How high the capitals of the lowest line are, in pixels. */
  capital: number
}

export interface Letter {
  path: string
  /** The middle of the letter, in pixels. */
  x: number
  y: number
}

interface PlacedLine {
  glyphs: Segment[][]
  top: number
  baseline: number
}

/** A title in one or two lines, as paths. */
export function letterTitle(spec: TitleSpec): Title {
  const letterform = letterformFor(spec.letterform, spec.text)
  const lines = placeLines(breakTitle(spec.text, spec.oneLine ?? 7), letterform, spec)
  const { unitsPerPixel, tolerance } = spec.precision
  const scale = `scale(${short3(1 / unitsPerPixel)})`
  const fine = lines.map(({ glyphs }) => glyphs.map((glyph) => simplified(glyph, tolerance)))
  const paths = fine.map((glyphs) => `<path d="${pathData(glyphs.flat(), unitsPerPixel)}"/>`).join('')
  const last = lines.at(-1)
  const boxes = fine.flat().map(boundsOf)
  return {
    defs: `<g id="t" transform="${scale}">${paths}</g>`,
    letters: fine.flat().map((glyph) => letterOf(glyph, unitsPerPixel)),
    top: Math.min(...boxes.map((box) => box.top)),
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    capital: last ? last.baseline - last.top : 0,
  }
}

function letterOf(glyph: readonly Segment[], unitsPerPixel: number): Letter {
  const { left, right, top, bottom } = boundsOf(glyph)
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const centred = mapped(glyph, (px, py) => [px - x, py - y])
  return { path: pathData(centred, unitsPerPixel), x, y }
}

const short3 = (value: number): string => String(Math.round(value * 1000) / 1000)

/** One line for a short title, else the split whose halves are nearest in length. */
export function breakTitle(title: string, oneLine = 7): string[] {
  const words = title.trim().split(/\s+/)
  if (words.length === 1 || title.trim().length <= oneLine) return [words.join(' ')]
  let best = words.length - 1
  let leastUneven = Infinity
  for (let index = 1; index < words.length; index++) {
    const first = words.slice(0, index).join(' ').length
    const second = words.slice(index).join(' ').length
    const uneven = Math.abs(first - second) + (first > second ? 0.5 : 0)
    if (uneven >= leastUneven) continue
    leastUneven = uneven
    best = index
  }
  return [words.slice(0, best).join(' '), words.slice(best).join(' ')]
}

function placeLines(texts: readonly string[], letterform: LetterformId, spec: TitleSpec): PlacedLine[] {
  const outlines = texts.map((text) => outlineGlyphs(text, letterform)).filter((glyphs) => glyphs.length > 0)
  const capital = -boundsOf(outlineText('H', letterform)).top
  const tall = outlines.length > 1 ? spec.tallest * 0.76 : spec.tallest
  const placed: PlacedLine[] = []
  let bottom = spec.bottom
  let lowerScale = Infinity
  for (const glyphs of outlines.toReversed()) {
    const box = boundsOf(glyphs.flat())
    const scaleX = Math.min(spec.width / (box.right - box.left), tall / capital, lowerScale * 1.25)
    // A long line stands taller than it is wide, and a wide face is not drawn thin.
    const scaleY = Math.max(scaleX, Math.min((tall * 0.72) / capital, scaleX * 1.34))
    lowerScale = scaleX
    // A tail of the upper line may hang between the letters below; the last line keeps all of its own.
    const descent = placed.length > 0 ? Math.min(box.bottom, capital * 0.1) : box.bottom
    const baseline = bottom - Math.max(0, descent) * scaleY
    const shift = spec.centreX - ((box.left + box.right) / 2) * scaleX
    const moved = glyphs.map((glyph) => mapped(glyph, (x, y) => [x * scaleX + shift, y * scaleY + baseline]))
    placed.unshift({ glyphs: moved, baseline, top: baseline - capital * scaleY })
    const accents = Math.max(0, -box.top - capital) * 0.8
    bottom = baseline - (capital + accents) * scaleY - (spec.gap ?? 8)
  }
  return placed
}
