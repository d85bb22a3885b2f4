/** Offset 0 to 1, colour, and an opacity where it is not 1. */
type Stop = readonly [number, string, number?]

/** One SVG document in the making: it hands out ids, so that no two definitions in a document ever share one. */
export interface Sheet {
  readonly width: number
  readonly height: number
  /** A linear gradient in the box of the shape it fills; returns the paint. */
  linear(stops: readonly Stop[], x1?: number, y1?: number, x2?: number, y2?: number): string
  /** A linear gradient between two points of the picture, the same for all shapes it fills; returns the paint. */
  level(stops: readonly Stop[], from: readonly [x: number, y: number], to: readonly [x: number, y: number]): string
  /** A radial gradient in the box of the shape it fills; returns the paint. */
  radial(stops: readonly Stop[], cx?: number, cy?: number, r?: number): string
  /** Markup defined once; returns its id for `use`. */
  define(markup: string): string
  /** A clipping outline; returns the value of `clip-path`. */
  clip(outline: string): string
  /** The finished document. */
  finish(body: string): string
}

/** A number as short as one decimal allows. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

function stopMarkup([offset, colour, opacity]: Stop): string {
  const faded = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
  return `<stop offset="${offset}" stop-color="${colour}"${faded}/>`
}

export function createSheet(width: number, height: number): Sheet {
  const known = new Map<string, string>()
  const defs: string[] = []

  function keep(tag: string, attributes: string, inner: string): string {
    const key = `${tag}|${attributes}|${inner}`
    const existing = known.get(key)
    if (existing !== undefined) return existing
    const id = `s${known.size.toString(36)}`
    known.set(key, id)
    defs.push(`<${tag} id="${id}"${attributes}>${inner}</${tag}>`)
    return id
  }

  return {
    width,
    height,
    linear(stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1) {
      const box = ` x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
      return `url(#${keep('linearGradient', box, stops.map(stopMarkup).join(''))})`
    },
    level(stops, from, to) {
      const line = ` gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`
      return `url(#${keep('linearGradient', line, stops.map(stopMarkup).join(''))})`
    },
    radial(stops, cx = 0.5, cy = 0.5, r = 0.5) {
      const box = ` cx="${cx}" cy="${cy}" r="${r}"`
      return `url(#${keep('radialGradient', box, stops.map(stopMarkup).join(''))})`
    },
    define(markup) {
      return keep('g', '', markup)
    },
    clip(outline) {
      return `url(#${keep('clipPath', '', outline)})`
    },
    finish(body) {
      const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">`
      return `${head}<defs>${defs.join('')}</defs>${body}</svg>`
    },
  }
}

/** A small seeded generator: the same seed gives the same picture for ever. */
export function createRandom(seed: number): (from: number, to: number) => number {
  let state = (Math.imul(seed + 1, 2654435761) ^ 0x9e3779b9) >>> 0
  return (from, to) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (to - from)
  }
}

/** The numbers 0 to count - 1, turned into markup and joined. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** A copy of a defined shape, placed, scaled and turned. */
export function place(id: string, x: number, y: number, scale = 1, turn = 0, extra = ''): string {
  if (scale === 1 && turn === 0) return `<use href="#${id}" x="${num(x)}" y="${num(y)}"${extra}/>`
  const turned = turn === 0 ? '' : ` rotate(${num(turn)})`
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`
  return `<use href="#${id}" transform="translate(${num(x)} ${num(y)})${turned}${scaled}"${extra}/>`
}

/**
 * A closed outline that is the same on both sides of x = 0. The half is written as a start point and absolute `L` and
 * `C` steps on the right side, from the top of the axis to its foot: "0,-10 C8,-10 10,-4 10,0 L0,10".
 */
export function symmetric(half: string): string {
  const steps = half.split(/\s*(?=[LC])/).map((step) => (step.match(/-?[\d.]+/g) ?? []).map(Number))
  const back: string[] = []
  for (let index = steps.length - 1; index > 0; index -= 1) {
    const step = steps[index] ?? []
    const target = (steps[index - 1] ?? []).slice(-2)
    const points = step.length === 6 ? [step[2], step[3], step[0], step[1], ...target] : target
    const flipped = points.map((value, at) => num(at % 2 === 0 ? -(value ?? 0) : (value ?? 0)))
    back.push(`${step.length === 6 ? 'C' : 'L'}${flipped.join(' ')}`)
  }
  return `M${half} ${back.join(' ')}Z`
}

/** A shape written for the right side, drawn on both. */
export function both(sheet: Sheet, markup: string): string {
  const id = sheet.define(markup)
  return `<use href="#${id}"/><use href="#${id}" transform="scale(-1 1)"/>`
}
