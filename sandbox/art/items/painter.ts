/** Gradients of one drawing, each under an id of its own. */
export interface Painter {
  /** From the first colour to the last: down, from the start to the end, or to the lower right. */
  lin(colours: readonly string[], way?: 'down' | 'across' | 'slant'): string
  /** From the middle, lit from above left. */
  rad(colours: readonly string[]): string
  /** From the middle alike to all sides. */
  soft(colours: readonly string[]): string
  /** A drawing, of which only what is inside the outline is seen. */
  within(outline: string, drawing: string): string
  defs(): string
}

const ways = { down: 'x2="0" y2="1"', across: 'x2="1" y2="0"', slant: 'x2="1" y2="1"' } as const

const stops = (colours: readonly string[]): string =>
  colours
    .map((colour, at) => `<stop offset="${+(at / (colours.length - 1)).toFixed(2)}" stop-color="${colour}"/>`)
    .join('')

export function createPainter(): Painter {
  const made: string[] = []
  const add = (element: string): string => {
    const id = `g${made.length}`
    made.push(element.replace(' ', ` id="${id}" `))
    return `url(#${id})`
  }
  return {
    lin: (colours, way = 'down') => add(`<linearGradient ${ways[way]}>${stops(colours)}</linearGradient>`),
    rad: (colours) => add(`<radialGradient cx=".36" cy=".3" r=".8">${stops(colours)}</radialGradient>`),
    soft: (colours) => add(`<radialGradient cx=".5">${stops(colours)}</radialGradient>`),
    within: (outline, drawing) =>
      `<g clip-path="${add(`<clipPath ><path d="${outline}"/></clipPath>`)}">${drawing}</g>`,
    defs: () => `<defs>${made.join('')}</defs>`,
  }
}

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`

export const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const disc = ([x, y]: readonly [number, number], [rx, ry]: readonly [number, number], fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`

/** A drawing moved, turned and scaled: `[x, y, degrees, scale]`. */
export const placed = (
  drawing: string,
  [x, y, turn = 0, scale = 1]: readonly [number, number, number?, number?],
): string => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawing}</g>`

/** A line of dots, or of dashes that are `on` long. */
export const dotted = (
  d: string,
  colour: string,
  { width, gap, on = 0 }: { width: number; gap: number; on?: number },
) => line(d, colour, width).replace('/>', ` stroke-dasharray="${on} ${gap}"/>`)

/** The outline of a star, or of a flower's rays. */
export function star([x, y]: readonly [number, number], [far, near]: readonly [number, number], rays: number): string {
  const points = Array.from({ length: rays * 2 }, (_, at) => {
    const [turn, reach] = [(at * Math.PI) / rays - Math.PI / 2, at % 2 === 0 ? far : near]
    return `${(x + reach * Math.cos(turn)).toFixed(1)} ${(y + reach * Math.sin(turn)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

/** So many of the same, with their number. */
export const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')
