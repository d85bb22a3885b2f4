import { glow } from '../scenes/parts/light.ts'
import { createRandom, num, place, repeat, type Sheet, symmetric } from '../scenes/parts/sheet.ts'

/** An open lotus, 360 wide, its heart on the origin and its highest petal at y = -196. */
export function lotus(sheet: Sheet): string {
  const petal = symmetric('0,-190 C26,-150 48,-96 40,-46 C36,-18 18,0 0,4')
  const broad = symmetric('0,-170 C40,-140 62,-92 50,-40 C42,-12 20,2 0,4')
  const vein = 'M0-150V-30M-10-112C-20-80-20-50-14-24M10-112C20-80 20-50 14-24'
  const shade = (tip: string, mid: string, foot: string, outline: string, id: string): string => {
    const paint = sheet.linear([
      [0, tip],
      [0.5, mid],
      [1, foot],
    ])
    return sheet.define(
      `<path d="${id}" fill="${paint}" stroke="${outline}" stroke-width="2.2"/><path d="${vein}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2" stroke-linecap="round"/>`,
    )
  }
  const back = shade('#c93a78', '#a8206a', '#6a1050', '#f6a3c0', petal)
  const middle = shade('#f7669a', '#d83a80', '#8f1c62', '#ffc4d6', broad)
  const front = shade('#ffd7e4', '#fb8fb4', '#cf3a7c', '#fff0f4', broad)
  const bowl = shade('#ffe6ee', '#ff9fc0', '#d8447f', '#fff5f8', petal)
  const fan = (id: string, turns: readonly number[], size: number): string =>
    turns.map((turn) => place(id, 0, 0, size, turn)).join('')
  return (
    fan(back, [-76, 76, -54, 54, -30, 30, 0], 1) +
    fan(middle, [-84, 84, -62, 62, -38, 38, -14, 14], 0.92) +
    glow(sheet, 0, -70, 110, 90, '#fff0b0', 0.75) +
    fan(front, [-72, 72, -46, 46], 0.8) +
    fan(bowl, [-26, 26], 0.72) +
    place(bowl, 0, 0, 0.78) +
    fan(front, [-82, 82, -58, 58], 0.56) +
    fan(bowl, [-34, 34], 0.5) +
    place(front, 0, 0, 0.46)
  )
}

export function halo(sheet: Sheet, { x, y, r }: { x: number; y: number; r: number }): string {
  const disc = sheet.radial(
    [
      [0, '#fffbe6'],
      [0.5, '#ffe7a6'],
      [0.9, '#ffcf82'],
      [1, '#f9b070'],
    ],
    0.5,
    0.42,
    0.6,
  )
  const ticks = repeat(72, (index) => {
    const angle = (index / 72) * Math.PI * 2
    const [from, to] = [r * 1.2, r * (index % 3 === 0 ? 1.31 : 1.25)]
    return `M${num(x + Math.cos(angle) * from)} ${num(y + Math.sin(angle) * from)}L${num(x + Math.cos(angle) * to)} ${num(y + Math.sin(angle) * to)}`
  })
  const rings = [1.12, 1.38, 1.66, 2, 2.4].map(
    (scale, index) =>
      `<circle cx="${x}" cy="${y}" r="${num(r * scale)}" stroke-opacity="${[0.9, 0.5, 0.3, 0.18, 0.1][index]}"/>`,
  )
  return (
    glow(sheet, x, y, r * 2.6, r * 2.4, '#ff8a5c', 0.7) +
    `<g fill="none" stroke="#ffd79a" stroke-width="2">${rings.join('')}<path d="${ticks}" stroke-opacity=".7"/></g><circle cx="${x}" cy="${y}" r="${r}" fill="${disc}"/>`
  )
}

/** Short level gleams on the water. */
export function ripples(
  sheet: Sheet,
  { x, top, spread, count, colour }: { x: number; top: number; spread: number; count: number; colour: string },
): string {
  const random = createRandom(12)
  const marks = repeat(count, () => {
    const at = random(-1, 1)
    const y = top + random(0, 1) * (sheet.height - top)
    const long = random(14, 60)
    return `M${num(x + at * at * at * spread * 1.4)} ${num(y)}q${num(long / 2)} 5 ${num(long)} 0`
  })
  return `<path d="${marks}" fill="none" stroke="${colour}" stroke-width="2.4" stroke-linecap="round"/>`
}

export function pad(sheet: Sheet, { x, y, rx }: { x: number; y: number; rx: number }): string {
  const leaf = sheet.linear([
    [0, '#3f8f6a'],
    [1, '#143f3f'],
  ])
  return `<g transform="translate(${x} ${y}) scale(${num(rx / 100)} ${num(rx / 100)})"><path d="M100 0A100 26 0 1 1 62-20L0 0Z" fill="${leaf}"/><path d="M0 0-90-8M0 0-70 16M0 0 0 24M0 0 70 16M0 0-30-23" stroke="#9fe0b8" stroke-opacity=".4" stroke-width="2"/></g>`
}
