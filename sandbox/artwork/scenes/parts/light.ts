import { createRandom, num, place, type Sheet } from './sheet.ts'

/** A picture-wide rectangle. */
export function fill(sheet: Sheet, paint: string, extra = ''): string {
  return `<rect width="${sheet.width}" height="${sheet.height}" fill="${paint}"${extra}/>`
}

/** Beams from one point over the whole picture, fading outwards: one circle whose broad dashes are the beams. */
export function rays(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  count: number,
  colour: string,
  opacity = 0.2,
): string {
  const paint = sheet.radial(
    [
      [0, colour, opacity],
      [0.55, colour, opacity * 0.6],
      [1, colour, 0],
    ],
    0.5,
    0.5,
    1,
  )
  const dash = Math.round(((radius * Math.PI) / (count * 2)) * 1000) / 1000
  return `<circle cx="${x}" cy="${y}" r="${radius / 2}" fill="none" stroke="${paint}" stroke-width="${radius}" stroke-dasharray="${dash}"/>`
}

/** A soft round light. */
export function glow(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  opacity = 0.8,
): string {
  const paint = sheet.radial([
    [0, colour, opacity],
    [0.4, colour, opacity * 0.5],
    [1, colour, 0],
  ])
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${paint}"/>`
}

/** A soft shadow on the ground. */
export function shadow(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour = '#000',
  opacity = 0.5,
): string {
  return glow(sheet, x, y, rx, ry, colour, opacity)
}

export interface Field {
  seed: number
  count: number
  left: number
  top: number
  right: number
  bottom: number
}

/** Round specks of three sizes in one path each, as stars, dust or a crowd. */
export function specks(field: Field, colour: string, size = 1.2, opacity = 0.9): string {
  const random = createRandom(field.seed)
  const paths = ['', '', '']
  for (let index = 0; index < field.count; index += 1) {
    const at = `M${Math.round(random(field.left, field.right))} ${Math.round(random(field.top, field.bottom))}h0`
    paths[index % 3] += at
  }
  const widths = [size, size * 1.7, size * 2.4]
  const lights = [opacity, opacity * 0.75, opacity * 0.55]
  const strokes = paths.map(
    (path, index) =>
      `<path d="${path}" stroke-width="${num(widths[index] ?? size)}" opacity="${Math.round((lights[index] ?? 1) * 100) / 100}"/>`,
  )
  return `<g stroke="${colour}" stroke-linecap="round" fill="none">${strokes.join('')}</g>`
}

/** Four-pointed sparks. */
export function sparks(sheet: Sheet, field: Field, colour: string, size = 9): string {
  const random = createRandom(field.seed)
  const id = sheet.define('<path d="M0-10Q1.4-1.4 10 0 1.4 1.4 0 10-1.4 1.4-10 0-1.4-1.4 0-10Z"/>')
  const groups = ['', '']
  for (let index = 0; index < field.count; index += 1) {
    const scale = random(0.3, 1) * (size / 10)
    groups[index % 2] += place(
      id,
      Math.round(random(field.left, field.right)),
      Math.round(random(field.top, field.bottom)),
      Math.round(scale * 100) / 100,
    )
  }
  return `<g fill="${colour}">${groups[0]}<g opacity=".6">${groups[1]}</g></g>`
}

/** Out-of-focus lights. */
export function bokeh(sheet: Sheet, field: Field, colours: readonly string[], size = 30, opacity = 0.22): string {
  const random = createRandom(field.seed)
  const groups = colours.map((colour) => ({
    paint: sheet.radial([
      [0, colour, opacity * 0.6],
      [0.86, colour, opacity],
      [1, colour, 0],
    ]),
    marks: '',
  }))
  for (let index = 0; index < field.count; index += 1) {
    const group = groups[index % groups.length]
    const [x, y, r] = [random(field.left, field.right), random(field.top, field.bottom), random(0.3, 1) * size]
    if (group) group.marks += `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(r)}"/>`
  }
  return groups.map((group) => `<g fill="${group.paint}">${group.marks}</g>`).join('')
}

/** Paper flakes of every colour. */
export function confetti(sheet: Sheet, field: Field, colours: readonly string[], size = 9): string {
  const random = createRandom(field.seed)
  const strip = sheet.define('<path d="M-5-2.5Q0-5 5-2.5L5 2.5Q0 0-5 2.5Z"/>')
  const dot = sheet.define('<circle r="2.8"/>')
  const shard = sheet.define('<path d="M0-5 4 4-4 3Z"/>')
  const kinds = [strip, shard, strip, dot]
  const groups = colours.map(() => '')
  for (let index = 0; index < field.count; index += 1) {
    const kind = kinds[index % kinds.length] ?? strip
    const [x, y] = [random(field.left, field.right), random(field.top, field.bottom)]
    const [scale, turn] = [random(0.6, 1.2) * (size / 9), Math.round(random(0, 360))]
    groups[Math.floor(random(0, colours.length - 0.01))] += place(kind, x, y, scale, turn)
  }
  return groups.map((marks, index) => `<g fill="${colours[index]}">${marks}</g>`).join('')
}

/** Quiets the left side of a wide banner or the foot of a tall one, where the copy lies. */
export function hush(sheet: Sheet, colour: string, opacity = 0.8): string {
  const wide = sheet.width > sheet.height
  const stops = [
    [0, colour, opacity],
    [wide ? 0.34 : 0.3, colour, opacity * 0.72],
    [wide ? 0.56 : 0.52, colour, 0],
  ] as const
  return fill(sheet, wide ? sheet.linear(stops, 0, 0, 1, 0) : sheet.linear(stops, 0, 1, 0, 0))
}
