import { fox } from '../figures/fox.ts'
import { cherryBranch, petals } from '../parts/blossom.ts'
import { fill, glow, hush, shadow, specks } from '../parts/light.ts'
import { createSheet, place, repeat, type Sheet } from '../parts/sheet.ts'
import { tone } from '../parts/tone.ts'
import type { BannerOptions, BannerScene } from '../parts/types.ts'

interface Layout {
  x: number
  table: number
  scale: number
  /** Centre and radius of the window. */
  window: readonly [x: number, y: number, r: number]
  moon: readonly [x: number, y: number, r: number]
  branch: readonly [x: number, y: number, scale: number]
  lamps: readonly (readonly [x: number, y: number, scale: number])[]
}

/** A paper lamp on its cord, 70 wide. */
function lamp(sheet: Sheet): string {
  const paper = sheet.radial([
    [0, '#fff8dc'],
    [0.6, '#ffd58a'],
    [1, '#f08a4a'],
  ])
  const ribs = repeat(5, (index) => {
    const [y, half] = [-28 + index * 14, [30, 37, 40, 37, 30][index] ?? 40]
    return `M${-half} ${y}Q0 ${y + 7} ${half} ${y}`
  })
  return sheet.define(
    `${glow(sheet, 0, 0, 150, 150, '#ffb868', 0.6)}<path d="M0-54V-700" stroke="#1a0a18" stroke-width="3"/><path d="M-26-44C-50-26-50 26-26 44H26C50 26 50-26 26-44Z" fill="${paper}"/><path d="${ribs}" fill="none" stroke="#c2643a" stroke-opacity=".5" stroke-width="2"/><path d="M-27-54H27V-42H-27ZM-27 42H27V54H-27Z" fill="#2a1420"/><path d="M0-20C14-10 14 8 0 20-14 8-14-10 0-20Z" fill="#c8322e"/><path d="M0 54V84" stroke="#c8322e" stroke-width="6"/>`,
  )
}

/** The round window on the night, its bars thin, and what is beyond it. */
function roundWindow(sheet: Sheet, hue: number, { window: [x, y, r], moon, branch }: Layout): string {
  const night = sheet.linear([
    [0, tone(0.28, 0.1, hue - 110)],
    [0.6, tone(0.46, 0.12, hue - 100)],
    [1, tone(0.68, 0.1, hue - 60)],
  ])
  const clip = sheet.clip(`<circle cx="${x}" cy="${y}" r="${r}"/>`)
  const peak = `M${x - r} ${y + r}L${x - r * 0.5} ${y + r * 0.3}C${x - r * 0.3} ${y} ${x - r * 0.2} ${y - r * 0.1} ${x - r * 0.12} ${y - r * 0.12}H${x + r * 0.1}C${x + r * 0.3} ${y} ${x + r * 0.7} ${y + r * 0.6} ${x + r} ${y + r}Z`
  const [mx, my, mr] = moon
  const [bx, by, size] = branch
  return (
    `<circle cx="${x}" cy="${y}" r="${r + 15}" fill="#1a0c16"/><circle cx="${x}" cy="${y}" r="${r + 8}" fill="none" stroke="#8a4a34" stroke-width="5"/><g clip-path="${clip}"><circle cx="${x}" cy="${y}" r="${r}" fill="${night}"/>` +
    specks({ seed: 4, count: 40, left: x - r, right: x + r, top: y - r, bottom: y + r * 0.2 }, '#fff', 1.2, 0.8) +
    `${glow(sheet, mx, my, mr * 2.4, mr * 2.4, '#fff0c8', 0.6)}<circle cx="${mx}" cy="${my}" r="${mr}" fill="#fff6dc"/>` +
    `<path d="${peak}" fill="${tone(0.36, 0.09, hue - 106)}"/>` +
    `<g transform="translate(${bx} ${by}) scale(${size})">${cherryBranch(sheet, '#2a1420')}</g></g>`
  )
}

/** The lattice of a paper wall over the whole picture. */
function wall(sheet: Sheet, foot: number): string {
  const columns = repeat(Math.ceil(sheet.width / 84), (index) => `M${index * 84 + 20} 0V${foot}`)
  const rows = repeat(4, (index) => `M0 ${40 + index * 104}H${sheet.width}`)
  return `<path d="${columns}${rows}" stroke="#000" stroke-opacity=".16" stroke-width="5" fill="none"/><path d="${columns}${rows}" stroke="#ffd9b0" stroke-opacity=".07" stroke-width="2" fill="none"/>`
}

/** A wheel of a lacquered bowl seen aslant, 240 wide, about the origin. */
function wheel(sheet: Sheet): string {
  const gold = sheet.linear([
    [0, '#fff0b8'],
    [0.5, '#e2a83a'],
    [1, '#8a5414'],
  ])
  const arc = (colour: string, dash = ''): string =>
    `<circle r="94" fill="none" stroke="${colour}" stroke-width="34" stroke-dasharray="${dash}"/>`
  return (
    `<ellipse cy="26" rx="128" ry="50" fill="#0c0410" opacity=".6"/><path d="M-124 0C-120 40-70 58 0 58S120 40 124 0Z" fill="#3a0e16"/><g transform="scale(1 .4)"><circle r="124" fill="${gold}"/><circle r="117" fill="#5a141c"/>` +
    `${arc('#16080e')}${arc('#d23a34', '16.400 16.400')}${arc('#ffe2a8', '1.600 14.800')}<circle r="77" fill="#7a1c22" stroke="${gold}" stroke-width="4"/><circle r="112" fill="none" stroke="${gold}" stroke-width="4"/><circle r="40" fill="#a82c2a"/></g>` +
    `<circle cx="66" cy="22" r="8" fill="#fff"/><path d="M-46-4C-20-14 20-14 46-4L8-2V-30H-8V-2Z" fill="${gold}"/><circle cy="-34" r="11" fill="${gold}"/><ellipse cx="-3" cy="-38" rx="4" ry="3" fill="#fff"/>`
  )
}

/** A pile of chips: dark red with a light edge. */
function chips(colour: string, count: number): string {
  return repeat(
    count,
    (index) =>
      `<g transform="translate(0 ${-index * 9})"><path d="M-27 0V8A27 10 0 0 0 27 8V0Z" fill="${colour}"/><path d="M-25 5A25 9 0 0 0 25 5" fill="none" stroke="#fff3e0" stroke-width="6" stroke-dasharray="9 10"/><ellipse rx="27" ry="10" fill="${colour}"/><ellipse rx="17" ry="6" fill="none" stroke="#fff3e0" stroke-width="2.500"/></g>`,
  )
}

/** A lacquer table: its far edge at y = 0, 760 wide. */
function table(sheet: Sheet): string {
  const lacquer = sheet.linear([
    [0, '#a82a2e'],
    [0.5, '#6e141e'],
    [1, '#3a0812'],
  ])
  const card = ([x, y, turn]: readonly [number, number, number], inner: string): string =>
    `<g transform="translate(${x} ${y}) scale(1 .5) rotate(${turn})"><rect x="-32" y="-46" width="64" height="92" rx="7" fill="#fffdf6"/>${inner}</g>`
  const heart = '<path d="M0 22C-24 4-20-18-8-18-3-18 0-14 0-10 0-14 3-18 8-18 20-18 24 4 0 22Z" fill="#d23a34"/>'
  const spade =
    '<path d="M0-24C24-4 20 12 8 12 4 12 2 10 2 8L6 22H-6L-2 8C-2 10-4 12-8 12-20 12-24-4 0-24Z" fill="#1a1020"/>'
  return (
    `<path d="M-344 0H344C400 40 430 100 440 190H-440C-430 100-400 40-344 0Z" fill="${lacquer}"/><path d="M-344 0H344" stroke="#ffd78a" stroke-width="5"/><path d="M-326 14H326C372 50 400 104 408 186M-326 14C-372 50-400 104-408 186" stroke="#e2a83a" stroke-opacity=".7" stroke-width="2.500" fill="none"/>${glow(sheet, 0, 40, 330, 80, '#ffb868', 0.5)}` +
    `<g transform="translate(-196 56) scale(1.04)">${wheel(sheet)}</g>` +
    card([0, 66, -14], heart) +
    card([78, 72, 8], spade) +
    `<g transform="translate(224 62)">${chips('#c8322e', 4)}</g><g transform="translate(288 74)">${chips('#2c3f92', 6)}</g><g transform="translate(256 92)">${chips('#c8862a', 2)}</g>`
  )
}

function draw(sheet: Sheet, hue: number, layout: Layout): string {
  const { width, height } = sheet
  const { x, table: edge, scale } = layout
  const dark = tone(0.2, 0.06, hue - 20)
  const room = sheet.radial(
    [
      [0, tone(0.52, 0.13, hue + 14)],
      [0.5, tone(0.36, 0.11, hue + 2)],
      [1, tone(0.22, 0.07, hue - 16)],
    ],
    x / width,
    0.5,
    0.72,
  )
  const light = lamp(sheet)
  const drift = { seed: 8, count: 22, left: width * 0.2, right: width, top: 20, bottom: edge }
  return sheet.finish(
    fill(sheet, room) +
      wall(sheet, edge + 60) +
      roundWindow(sheet, hue, layout) +
      `<rect y="${edge + 44}" width="${width}" height="${height}" fill="${tone(0.24, 0.07, hue - 6)}"/>` +
      (width > height ? hush(sheet, dark, 0.88) : '') +
      layout.lamps.map(([lx, ly, size]) => place(light, lx, ly, size)).join('') +
      glow(sheet, x, edge - 180 * scale, 300 * scale, 280 * scale, '#ffd9a0', 0.5) +
      `<g transform="translate(${x} ${edge}) scale(${scale})">${fox(sheet)}${shadow(sheet, 0, 8, 240, 26, '#1a0410', 0.7)}${table(sheet)}</g>` +
      petals(sheet, drift, '#ffc4cc', 1.1) +
      (width > height ? '' : hush(sheet, dark, 1)),
  )
}

const desktop: Layout = {
  x: 850,
  table: 406,
  scale: 0.9,
  window: [850, 206, 246],
  moon: [690, 112, 46],
  branch: [1112, 66, 0.84],
  lamps: [
    [552, 132, 0.8],
    [1136, 110, 1],
  ],
}

const phone: Layout = {
  x: 250,
  table: 352,
  scale: 0.66,
  window: [250, 190, 196],
  moon: [124, 104, 40],
  branch: [452, 64, 0.56],
  lamps: [
    [36, 96, 0.62],
    [466, 120, 0.62],
  ],
}

/** A white fox keeps the table on a quiet night, the wheel and the cards before her. */
export const foxTable: BannerScene<'fox-table'> = {
  id: 'fox-table',
  copy: 'light',
  desktop: ({ hue = 20 }: BannerOptions = {}) => draw(createSheet(1200, 510), hue, desktop),
  phone: ({ hue = 20 }: BannerOptions = {}) => draw(createSheet(500, 640), hue, phone),
}
