import type { GrammarId } from '../grammars/grammars.ts'
import type { LetterformId } from '../letters/fonts.ts'
import { letterTitle, type Title } from '../letters/lettering.ts'
import { oklch, type Scheme, schemeOf } from '../parts/colour.ts'
import { seededRandom } from '../parts/random.ts'
import { short, stops } from '../parts/svg.ts'

interface TitleSpec {
  title: string
  grammar: GrammarId
  letterform: LetterformId
  /** The poster's OKLCH hue, 0-359. */
  hue: number
  seed: number
}

interface Paint {
  /** From the top of the letters to their foot. */
  face: readonly string[]
  /** Of their depth. */
  side: string
  edge: string
}

const unitsPerPixel = 4
const room = 14

/** The title of a poster alone, on a transparent ground, in the face and the manner of its vendor. */
export function drawTitle({ title: text, grammar, letterform, hue, seed }: TitleSpec): string {
  const precision = { unitsPerPixel, tolerance: 0.25 }
  const title = letterTitle({
    text,
    letterform,
    precision,
    centreX: 240,
    bottom: 240,
    width: 450,
    tallest: 96,
    gap: 10,
  })
  const [left, top] = [title.left - room, title.top - room]
  const [width, height] = [title.right - title.left + 2 * room, 240 - title.top + 2 * room + 6]
  const body =
    grammar === 'neon'
      ? tubes(title, hue)
      : grammar === 'paper'
        ? cutOut(title, seed)
        : solid(title, paintOf(grammar, hue))
  const box = `viewBox="${short(left)} ${short(top)} ${short(width)} ${short(height)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${short(width)}" height="${short(height)}" ${box}>${body}</svg>`
}

function paintOf(grammar: GrammarId, hue: number): Paint {
  const scheme = schemeOf(hue)
  return { ...(materials[grammar] ?? inLight)(scheme), edge: scheme.night }
}

type Material = (scheme: Scheme) => Omit<Paint, 'edge'>

/** Two halves, as foil catches light. */
const foil: Material = () => ({ face: ['#fff6cf', '#ffd467', '#c98518', '#ffe08a'], side: '#7a4a08' })
const inLight: Material = ({ glow, hue }) => ({ face: ['#ffffff', glow], side: oklch(0.45, 0.15, hue) })
const stone: Material = ({ hue }) => ({
  face: [oklch(0.97, 0.03, hue), oklch(0.74, 0.09, hue)],
  side: oklch(0.34, 0.08, hue),
})
const ink: Material = ({ counter }) => ({ face: ['#fffdf2', '#fff3d6'], side: oklch(0.55, 0.2, counter) })
const ice: Material = () => ({ face: ['#ffffff', '#bfeaff'], side: '#2b6fa8' })

const materials: Readonly<Partial<Record<GrammarId, Material>>> = {
  closeup: foil,
  court: foil,
  bronze: foil,
  wood: foil,
  jade: stone,
  clay: stone,
  slate: stone,
  ivory: stone,
  riso: ink,
  engraving: ink,
  pixel: ink,
  aurora: ice,
  blueprint: ice,
}

const use = (more: string): string => `<use href="#t" stroke-linejoin="round" ${more}/>`
const line = (width: number): number => width * unitsPerPixel

/** Letters with a depth below them and an edge round all. */
function solid(title: Title, { face, side, edge }: Paint): string {
  const shades = face.map((colour, at) => ({
    at: at === 2 ? 0.5 : at === 1 && face.length > 2 ? 0.48 : at / (face.length - 1),
    colour,
  }))
  const depth = [6, 4.5, 3, 1.5].map((y) => use(`y="${y}" fill="${side}"`)).join('')
  return (
    `<defs><linearGradient id="o" x2="0" y2="1">${stops(shades)}</linearGradient>${title.defs}</defs>` +
    use(`y="4" fill="${edge}" stroke="${edge}" stroke-width="${line(12)}" opacity=".9"`) +
    depth +
    use(`fill="url(#o)" stroke="${edge}" stroke-width="${line(0.8)}"`)
  )
}

/** Bent glass tubes. */
function tubes(title: Title, hue: number): string {
  const colour = oklch(0.74, 0.2, hue)
  return (
    `<defs><filter id="f" x="-.1" y="-.2" width="1.2" height="1.4"><feGaussianBlur stdDeviation="5"/></filter>${title.defs}</defs>` +
    `<g filter="url(#f)">${use(`fill="none" stroke="${colour}" stroke-width="${line(8)}"`)}</g>` +
    use(`fill="${oklch(0.2, 0.09, hue)}" stroke="${colour}" stroke-width="${line(5)}"`) +
    use(`fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="${line(1.8)}"`)
  )
}

/** Each letter cut from a sheet of its own. */
function cutOut({ letters }: Title, seed: number): string {
  const random = seededRandom(seed)
  const sheets = ['#fff3d9', '#f2a99c', '#5cc7a8', '#f0bf5c', '#8fb8e8'] as const
  const drawn = letters.map(({ path, x, y }) => {
    const turn = `translate(${short(x)} ${short(y)})rotate(${random.whole(-4, 4)})scale(${1 / unitsPerPixel})`
    return `<path d="${path}" transform="${turn}" fill="${random.pick(sheets)}"/>`
  })
  const shade =
    '<filter id="f" x="-.05" y="-.1" width="1.1" height="1.25"><feDropShadow dx="1" dy="4" stdDeviation="2" flood-opacity=".6"/></filter>'
  return `<defs>${shade}</defs><g filter="url(#f)">${drawn.join('')}</g>`
}
