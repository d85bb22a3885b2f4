import { seededRandom } from '../parts/random.ts'
import { svgFile } from '../parts/svg.ts'
import { animals } from './motifs/animals.ts'
import { fortune } from './motifs/fortune.ts'
import { tables } from './motifs/tables.ts'
import { tales } from './motifs/tales.ts'
import { ink, paper, red } from './parts/inks.ts'
import { box, type Inks, type Motif } from './parts/shapes.ts'
import { drawPattern } from './pattern.ts'

/** Which of the three is the ground. */
const schemes: readonly [Inks, Inks, Inks] = [
  { ground: red, main: paper, accent: ink },
  { ground: paper, main: ink, accent: red },
  { ground: ink, main: paper, accent: red },
]

const motifs: Readonly<Record<string, Motif>> = { ...animals, ...fortune, ...tales, ...tables }

export type GeometryForm = 'poster' | 'wide'

/** Width, height, and where in it the square of the drawing stands with what size, in units of the file. */
const forms: Readonly<Record<GeometryForm, { width: number; height: number; x: number; y: number; scale: number }>> = {
  poster: { width: 300, height: 400, x: 0, y: 50, scale: 1 },
  wide: { width: 480, height: 270, x: 121.5, y: 16.5, scale: 0.79 },
}

export interface GeometrySpec {
  /** The id of a hero or of a wide scene. */
  picture: string
  seed: number
  /** A drawing of the thing itself; else, a pattern. */
  isThing: boolean
}

/** A game as flat geometry in paper, ink and one red, without words: a standalone SVG. */
export function drawGeometry({ picture, seed, isThing }: GeometrySpec, form: GeometryForm): string {
  const { width, height, x, y, scale } = forms[form]
  const random = seededRandom(seed)
  const motif = isThing ? motifs[picture] : undefined
  // A table's sign stands on paper, as its line does.
  const inks = form === 'wide' ? schemes[1] : random.pick(schemes)
  const body = motif ? motif(inks) : drawPattern(random, inks)
  const size = scale === 1 ? '' : ` scale(${scale})`
  // A game's own page has words before the picture, and crops its beginning on phones; a table's card has it whole.
  const left = form === 'wide' && !(picture in tables) ? x + 27 : x
  const placed = `<g transform="translate(${left} ${y})${size}">${body}</g>`
  return svgFile(width, height, box([0, 0], [width, height], inks.ground) + placed)
}
