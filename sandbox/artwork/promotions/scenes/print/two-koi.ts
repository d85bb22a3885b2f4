import { petals } from '../../../scenes/parts/blossom.ts'
import { fill, glow } from '../../../scenes/parts/light.ts'
import { createSheet, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { inks, keyed } from '../../parts/print.ts'
import { limb } from '../../parts/stroke.ts'

interface Carp {
  coat: string
  patch: string
  fin: string
}

/** A carp bent about the origin from the left over the top, its head on the right. */
const bend =
  'M-92 34C-96-8-74-56-34-78C4-98 56-92 84-62C94-50 96-34 88-24C78-14 62-18 48-26C16-44-22-40-46-12C-60 6-68 22-72 40C-78 48-90 46-92 34Z'

const patches =
  'M10-104C40-110 74-96 78-74 60-50 40-44 20-52 2-62-4-92 10-104ZM-70-84C-46-86-30-66-36-40-48-18-70-16-84-34ZM-100 10C-84 4-66 14-62 30-70 56-90 54-100 40Z'

function carp(sheet: Sheet, { coat, patch, fin }: Carp): string {
  const inside = sheet.clip(`<path d="${bend}"/>`)
  const scale = sheet.define(
    `<path d="M-7 0C-7 9 7 9 7 0" fill="none" stroke="${inks.ink}" stroke-opacity=".4" stroke-width="1.400"/>`,
  )
  const rows = repeat(14, (index) => {
    const turn = -16 - index * 7.4
    return repeat(
      5,
      (at) => `<use href="#${scale}" transform="rotate(${turn + (at % 2) * 3.7}) translate(${44 + at * 13} 0)"/>`,
    )
  })
  return (
    `<g fill="${fin}"${keyed(1.8)}><path d="M-90 30C-112 50-118 78-108 104-98 90-90 78-82 70-74 82-66 96-52 104-48 78-60 54-74 38Z"/><path d="M34-90C40-118 64-130 92-126 90-104 78-88 60-82ZM28-36C34-14 30 4 14 14 2 0 2-18 6-36ZM-60-64C-86-80-98-78-112-66-104-48-92-42-80-38ZM-50-8C-42 6-44 20-54 30-62 22-64 12-62 6Z"/></g>` +
    `<path d="M-94 44-102 88M-84 46-82 62M-78 46-62 90M44-92 82-120M18-34 14 2" fill="none" stroke="${inks.ink}" stroke-opacity=".4" stroke-width="1.500"/>` +
    `<path d="${bend}" fill="${coat}"/><g clip-path="${inside}"><path d="${patches}" fill="${patch}"/><g>${rows}</g></g><path d="${bend}" fill="none"${keyed(2.2)}/>` +
    `<path d="M-40-56C-18-76 12-78 34-66 12-66-16-60-34-42Z" fill="${fin}"${keyed(1.6)}/>` +
    `<circle cx="76" cy="-58" r="5" fill="${inks.ink}"/><circle cx="77.500" cy="-59.500" r="1.700" fill="#fff"/><circle cx="62" cy="-28" r="5" fill="${inks.ink}"/><circle cx="63" cy="-29.500" r="1.700" fill="#fff"/><path d="M94-50C104-56 108-60 112-68M88-24C98-20 104-18 112-18" fill="none"${keyed(1.8)}/>`
  )
}

type Leaf = readonly [x: number, y: number, size: number, turn: number]

const leaves: readonly Leaf[] = [
  [28, 30, 1.15, 20],
  [92, -4, 0.7, 150],
  [350, 206, 1.2, 200],
  [290, 240, 0.8, 70],
]

/** A leaf that floats on the pond, each with its notch. */
const pad = ([x, y, size, turn]: Leaf): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M4-2 40-9A40 40 0 1 1 33-24Z" fill="${inks.moss}"${keyed(2)}/><path d="M0 0-38 0M0 0-26 28M0 0 6 38M0 0-26-28M0 0 8-38" stroke="${inks.pine}" stroke-width="2.200"/></g>`

/** Two carps circle one another in a pond, seen from above. */
export function twoKoi(): string {
  const sheet = createSheet(373, 236)
  const rings = [54, 84, 118, 158, 204].map(
    (r, index) =>
      `<ellipse cx="186" cy="118" rx="${r * 1.12}" ry="${r}" opacity="${0.6 - index * 0.09}" stroke-dasharray="${r * 2.6} ${r * 0.5} ${r} ${r * 0.32}"/>`,
  )
  const white = carp(sheet, { coat: '#fffaf0', patch: inks.coral, fin: '#fbe3d2' })
  const gold = carp(sheet, { coat: inks.ochre, patch: inks.ink, fin: '#f3cf85' })
  return sheet.finish(
    fill(sheet, inks.indigo) +
      glow(sheet, 150, 70, 250, 190, '#4f86a8', 0.9) +
      `<g fill="none" stroke="#cfe2e4" stroke-width="2.200" stroke-linecap="round">${rings.join('')}</g>` +
      `<g opacity=".3" transform="translate(7 10)">${limb({ path: 'M118 140C126 80 190 50 250 76M262 110C254 170 190 196 136 166', colour: inks.night, width: 46 })}</g>` +
      `<g transform="translate(188 114) rotate(-10) scale(.9)"><g transform="translate(-33 -16)">${white}</g><g transform="translate(33 24) rotate(180)">${gold}</g></g>` +
      leaves.map(pad).join('') +
      petals(sheet, { seed: 5, count: 12, left: 14, top: 14, right: 360, bottom: 226 }, inks.blush, 0.8),
  )
}
