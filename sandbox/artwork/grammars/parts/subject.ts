import type { LetterformId } from '../../letters/fonts.ts'
import type { Precision, Title, TitleSpec } from '../../letters/lettering.ts'
import { letterTitle } from '../../letters/lettering.ts'
import { schemeOf } from '../../parts/colour.ts'
import type { Hero, HeroPalette } from '../../parts/hero.ts'
import type { Random } from '../../parts/random.ts'
import { short } from '../../parts/svg.ts'

export const width = 300
export const height = 400

/** What a poster is about, and the chances its seed gives it. */
export interface Subject {
  hero: Hero
  palette: HeroPalette
  /** The poster's OKLCH hue, 0-359. */
  hue: number
  random: Random
  title: string
  letterform: LetterformId
  precision: Precision
  /** 0-1: fewer parts where the hero and the title already fill the file. */
  detail: number
  /** The game that this picture was composed for by hand, where the grammar has a scene of its hero. */
  isShowpiece: boolean
}

/** A vendor's way of drawing: the whole poster, without its `<svg>`. */
export type Grammar = (subject: Subject) => string

export interface Place {
  /** The middle of the hero, and how wide its box is, in pixels. */
  x: number
  y: number
  size: number
  turn?: number
  isMirrored?: boolean
}

/** The hero at its place, with the id "a". */
export function heroAt({ hero, palette }: Pick<Subject, 'hero' | 'palette'>, place: Place, paint = same): string {
  return `<g id="a" transform="${moveTo(place)}">${paint(hero.draw(palette))}</g>`
}

/** Whether the seed turns the hero round; what has letters or numbers on it keeps its side. */
export function isTurned({ hero, random }: Pick<Subject, 'hero' | 'random'>): boolean {
  return random.chance(0.5) && !/seven|wheel|card|ball|ticket|mahjong|dice/.test(hero.id)
}

/** The poster's hue, or the nearest that is no olive: dark olive is mud. */
export function cleanHue({ hue }: Pick<Subject, 'hue'>): number {
  return schemeOf(hue).hue
}

const same = (markup: string): string => markup

export function moveTo({ x, y, size, turn = 0, isMirrored = false }: Place): string {
  const scale = Math.round((size / 240) * 1000) / 1000
  const turned = turn === 0 ? '' : `rotate(${short(turn)})`
  const scaled = isMirrored ? `scale(-${scale} ${scale})` : `scale(${scale})`
  return `translate(${short(x)} ${short(y)})${turned}${scaled}translate(-120-120)`
}

/** The title at the foot, between the edges, unless the grammar says otherwise. */
export function titleOf(subject: Subject, spec: Partial<TitleSpec> = {}): Title {
  const { title: text, letterform, precision } = subject
  return letterTitle({ text, letterform, precision, centreX: 150, bottom: 380, width: 262, tallest: 52, ...spec })
}

export interface Layer {
  fill: string
  stroke?: string
  /** Of the stroke, in pixels. */
  line?: number
  dx?: number
  dy?: number
  more?: string
}

/** The title once more, moved and painted: a shadow, a side, a face. */
export function layer({ precision }: Subject, { fill, stroke, line = 0, dx = 0, dy = 0, more = '' }: Layer): string {
  const edge = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${short(line * precision.unitsPerPixel)}"`
  const place = `${dx === 0 ? '' : ` x="${short(dx)}"`}${dy === 0 ? '' : ` y="${short(dy)}"`}`
  return `<use href="#t"${place} fill="${fill}"${edge} stroke-linejoin="round"${more}/>`
}

export const ground = (fill: string, more = ''): string => `<path d="M0 0H300V400H0z" fill="${fill}"${more}/>`
