import type { LetterformId } from './fonts.ts'
import { letterformFor, letterforms } from './fonts.ts'
import type { Segment } from './outline.ts'
import { boundsOf, mapped, outlineText, pathData } from './outline.ts'
import { verticalGradient } from './parts/svg.ts'
import type { TitleShape, TitleTone } from './parts/title-tone.ts'
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
  tone: TitleTone
  shape: TitleShape
  centreX: number
  /** Where the lowest letter ends, in pixels. */
  bottom: number
  width: number
  precision: Precision
}

export interface Title {
  defs: string
  art: string
  /** The top edge of the letters, in pixels. */
  top: number
}

interface PlacedLine {
  segments: Segment[]
  top: number
  baseline: number
}

const lineGap = 9
const tallestCapital = { one: 58, two: 43 }
const lowestCapital = { one: 36, two: 30 }

/** A title in one or two lines, extruded and outlined, as paths. */
export function letterTitle(spec: TitleSpec): Title {
  const letterform = letterformFor(spec.letterform, spec.text)
  const lines = placeLines(breakTitle(spec.text), letterform, spec)
  const { unitsPerPixel, tolerance } = spec.precision
  const bent = bend(lines, spec, letterforms[letterform].bend).map((line) => simplified(line, tolerance))
  const top = Math.min(...bent.map((line) => boundsOf(line).top))
  const capital = Math.min(...lines.map((line) => line.baseline - line.top))
  const paths = bent.map((line) => `<path d="${pathData(line, unitsPerPixel)}"/>`).join('')
  const { face } = spec.tone
  const gradient = verticalGradient('tf', [
    { at: 0.05, colour: face[0] },
    { at: 0.5, colour: face[1] },
    { at: 0.54, colour: face[2] },
    { at: 0.95, colour: face[3] },
  ])
  return {
    defs: `${gradient}<g id="t">${paths}</g>`,
    art: letterLayers(spec.tone, unitsPerPixel, Math.min(1.15, Math.max(0.72, capital / 38))),
    top,
  }
}

/** The path stands once in the file; each layer of the relief is a `<use>` of it. */
function letterLayers(tone: TitleTone, unitsPerPixel: number, weight: number): string {
  const units = (pixels: number): number => Math.round(pixels * weight * unitsPerPixel)
  const layer = (y: number): string => `<use href="#t" y="${units(y)}"/>`
  const outline = units(9)
  const body = units(3.6)
  return `<g transform="scale(${String(Math.round(1000 / unitsPerPixel) / 1000).replace(/^0/, '')})" stroke-linejoin="round">
    <g fill="${tone.edge}" stroke="${tone.edge}" stroke-width="${outline}">${layer(6)}${layer(3)}${layer(0)}</g>
    <g fill="${tone.side}" stroke="${tone.side}" stroke-width="${body}">${layer(5)}${layer(3.4)}${layer(1.7)}${layer(0)}</g>
    <use href="#t" y="${units(-0.6)}" fill="${tone.rim}" stroke="${tone.rim}" stroke-width="${units(1.2)}"/>
    <use href="#t" y="${units(0.7)}" fill="url(#tf)"/>
  </g>`
}

/** One line for a short title, else the split whose halves are nearest in length. */
export function breakTitle(title: string): string[] {
  const words = title.trim().split(/\s+/)
  if (words.length === 1 || title.trim().length <= 7) return [words.join(' ')]
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
  const outlines = texts
    .map((text) => ({ text, outline: outlineText(text, letterform) }))
    .filter(({ outline }) => outline.length > 0)
  const count = outlines.length > 1 ? 'two' : 'one'
  const isScript = !letterforms[letterform].isUpperCase
  const capital = -boundsOf(outlineText('H', letterform)).top
  const tall = tallestCapital[count] * (isScript ? 1.15 : 1)
  const placed: PlacedLine[] = []
  let bottom = spec.bottom
  let lowerScale = Infinity
  for (const { text, outline } of outlines.toReversed()) {
    const box = boundsOf(outline)
    const tightX = Math.min(spec.width / (box.right - box.left), tall / capital, lowerScale * 1.25)
    // A narrow face would leave the poster half empty: its letters are spread a little.
    const spread = Math.min(1.2, Math.max(1, (spec.width * 0.76) / ((box.right - box.left) * tightX)))
    const scaleX = tightX * (text.length > 3 ? spread : 1)
    const scaleY = Math.max(tightX, Math.min(lowestCapital[count] / capital, tightX * 1.3))
    lowerScale = tightX
    // A tail of the upper line may hang between the letters below; the last line keeps all of its own.
    const descent = placed.length > 0 ? Math.min(box.bottom, capital * 0.1) : box.bottom
    const baseline = bottom - Math.max(0, descent) * scaleY
    const shift = spec.centreX - ((box.left + box.right) / 2) * scaleX
    const segments = mapped(outline, (x, y) => [x * scaleX + shift, y * scaleY + baseline])
    placed.unshift({ segments, baseline, top: baseline - capital * scaleY })
    const accents = Math.max(0, -box.top - capital) * 0.8
    bottom = baseline - (capital + accents) * scaleY - lineGap
  }
  return placed
}

/** Bends the lines as slot logos are bent: only the title's outer edges move, so that lines never meet. */
function bend(lines: readonly PlacedLine[], spec: TitleSpec, amount: number): Segment[][] {
  const half = spec.width / 2
  return lines.map(({ segments, baseline, top }, index) => {
    const isFirst = index === 0
    const isLast = index === lines.length - 1
    const height = baseline - top
    return mapped(segments, (x, y) => {
      const across = Math.min(1, Math.abs(x - spec.centreX) / half)
      const crown = 1 - across * across
      const rise = (baseline - y) / height
      switch (spec.shape) {
        case 'lens':
          return [x, isFirst ? y - rise * height * amount * crown : y + (1 - rise) * height * amount * 0.6 * crown]
        case 'waist':
          return [
            x,
            isLast ? y + (1 - rise) * height * amount * (0.5 - crown) : y - rise * height * amount * (1 - crown),
          ]
        case 'arch':
          return [x, y - height * amount * 1.3 * crown + height * amount * 0.5]
        default:
          return [x, y]
      }
    })
  })
}
