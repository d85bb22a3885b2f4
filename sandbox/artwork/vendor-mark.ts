import type { LetterformId } from './letters/fonts.ts'
import { letterformFor } from './letters/fonts.ts'
import { boundsOf, mapped, outlineText, pathData } from './letters/outline.ts'
import { simplified } from './letters/simplify.ts'
import { hashText, seededRandom } from './parts/random.ts'
import { short, svgFile } from './parts/svg.ts'
import type { VendorSymbol, VendorSymbolId } from './vendor-symbols.ts'
import { vendorSymbols } from './vendor-symbols.ts'

export interface VendorMarkSpec {
  name: string
  symbol: VendorSymbolId
  letterform: LetterformId
  /** Any CSS colour: a mark has one. */
  colour: string
}

const height = 24
const gap = 8
const capital = 12
const unitsPerPixel = 10

/** A vendor's symbol and name in one colour, 24 px high and as wide as the name is long. */
export function drawVendorMark({ name, symbol, letterform, colour }: VendorMarkSpec): string {
  const wordmark = drawWordmark(name, letterform)
  const left = height + gap
  const word = `<path transform="translate(${left})scale(.1)" d="${wordmark.path}" fill="${colour}"/>`
  return svgFile(left + Math.ceil(wordmark.width) + 1, height, drawSymbol(symbol, colour) + word)
}

function drawSymbol(id: VendorSymbolId, colour: string): string {
  const symbol: VendorSymbol = vendorSymbols[id]
  const stroke = `fill="none" stroke="${colour}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"`
  const lines = symbol.lines ? `<path d="${symbol.lines}" ${stroke}/>` : ''
  const shapes = symbol.shapes ? `<path d="${symbol.shapes}" fill="${colour}" fill-rule="evenodd"/>` : ''
  return lines + shapes
}

/** Case, spacing and slant come from the name, so that two vendors of one face still differ. */
function drawWordmark(name: string, wanted: LetterformId): { path: string; width: number } {
  const letterform = letterformFor(wanted, name)
  const random = seededRandom(hashText(name))
  const isUpperCase = random.chance(0.35)
  const setting = { isUpperCase, tracking: isUpperCase ? random.pick([0.03, 0.08, 0.14]) : 0.02 }
  const slant = letterform !== 'lobster' && letterform !== 'bangers' && random.chance(0.2) ? 0.2 : 0
  const outline = outlineText(name, letterform, setting)
  const tall = -boundsOf(outlineText('H', letterform, { isUpperCase: true, tracking: 0 })).top
  const scale = capital / tall
  const slanted = mapped(outline, (x, y) => [(x - y * slant) * scale, y * scale + height / 2 + capital / 2])
  const box = boundsOf(slanted)
  const placed = mapped(slanted, (x, y) => [x - box.left, y])
  return { path: pathData(simplified(placed, 0.06), unitsPerPixel), width: Number(short(box.right - box.left)) }
}
