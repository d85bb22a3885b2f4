import { glow, sparks } from '../../../scenes/parts/light.ts'
import { createRandom, createSheet, num, place, repeat, type Sheet, symmetric } from '../../../scenes/parts/sheet.ts'
import { across, down } from '../../parts/stroke.ts'
import { archway, crescent, nightSky } from './archway.ts'

/** A brass lantern with panes of coloured glass, its foot on the origin. */
function lantern(sheet: Sheet): string {
  const brass = across(sheet, '#ffe9a0', '#d8922a', '#7a3a0c')
  const glass = (middle: string, edge: string): string =>
    sheet.radial(
      [
        [0, '#fffbe0'],
        [0.4, middle],
        [1, edge],
      ],
      0.5,
      0.62,
      0.62,
    )
  return (
    `${glow(sheet, 0, -64, 150, 130, '#ffc766', 0.75)}<circle cy="-166" r="11" fill="none" stroke="#e8a83a" stroke-width="5"/>` +
    `<path d="${symmetric('0,-156 C6,-140 14,-136 16,-130 C40,-124 46,-112 50,-102 L0,-102')}" fill="${brass}"/><path d="M-30-118h0M-10-124h0M10-124h0M30-118h0M-20-109h0M0-112h0M20-109h0" stroke="#fff3c0" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M-48-102H48L36-22H-36Z" fill="#5a2a0c"/><path d="M-44-98H-18L-14-26H-33Z" fill="${glass('#ff7a5c', '#a81e3a')}"/><path d="M-14-98H14L11-26H-11Z" fill="${glass('#ffd76a', '#e8861c')}"/><path d="M18-98H44L33-26H14Z" fill="${glass('#5fe0d0', '#0f7a8a')}"/>` +
    '<path d="M0-74C9-62 8-50 0-46-8-50-9-62 0-74Z" fill="#fff"/><path d="M-31-98-16-62-31-40M31-98 16-62 31-40M-14-80 0-98 14-80" stroke="#7a3a0c" stroke-width="2.5" fill="none"/>' +
    `<path d="M-54-106H54L50-96H-50ZM-40-26H40L50-6 54 4H-54L-50-6Z" fill="${brass}"/><path d="M-44-14H44" stroke="#7a3a0c" stroke-width="2" stroke-dasharray="5 4"/>`
  )
}

/** Dates in a heap, widest at the foot. */
function dates(sheet: Sheet): string {
  const random = createRandom(12)
  const date = sheet.define(
    `<ellipse rx="16" ry="9.5" fill="${across(sheet, '#b8622a', '#5a220c')}"/><path d="M-10-3C-4-8 4-8 9-5" stroke="#ffd9a0" stroke-width="2.2" fill="none" stroke-linecap="round" opacity=".8"/><path d="M-8 3C-2 1 4 2 9 4" stroke="#2a0c04" stroke-width="1.2" fill="none" opacity=".6"/>`,
  )
  return [6, 5, 4, 2]
    .map((count, row) =>
      repeat(count, (index) => place(date, (index - (count - 1) / 2) * 23, -row * 14, 1, Math.round(random(-32, 32)))),
    )
    .join('')
}

/** One lozenge of pastry with a green nut. */
const pastry = (sheet: Sheet): string =>
  sheet.define(
    `<path d="M-22 0 0 11V22L-22 10ZM22 0 0 11V22L22 10Z" fill="#a85a14"/><path d="M-22 5 0 16 22 5" stroke="#f6c868" stroke-width="2" fill="none"/><path d="M0-11 22 0 0 11-22 0Z" fill="${down(sheet, '#ffe09a', '#e8a03a')}"/><path d="M-5 0 0-3.5 5 0 0 3.500Z" fill="#5f9a2a" stroke="#5f9a2a" stroke-width="3" stroke-linejoin="round"/>`,
  )

/** A lantern between dates and pastries under a crescent moon. */
export function sweets(): string {
  const sheet = createSheet(373, 236)
  const piece = pastry(sheet)
  const pieces = [
    [278, 188],
    [316, 188],
    [259, 198],
    [297, 198],
    [335, 198],
    [278, 208],
    [316, 208],
    [288, 176],
    [307, 186],
    [297, 164],
  ]
  const fringe = repeat(38, (index) => `M${num(index * 10 + 3)} 214v9`)
  return sheet.finish(
    `${nightSky(sheet)}<g transform="translate(242 78) rotate(-18) scale(.9)">${crescent}</g>${sparks(sheet, { seed: 9, count: 12, left: 80, top: 50, right: 290, bottom: 150 }, '#fff4d0', 9)}<path d="M60 190C120 160 170 184 230 170S290 166 320 172V236H60Z" fill="#1a4a72"/>` +
      archway(sheet) +
      `<path d="M0 190H373V236H0Z" fill="${down(sheet, '#a81e3a', '#5a0c28')}"/><path d="M0 194H373M0 211H373" stroke="#ffcf6a" stroke-width="3"/><path d="${fringe}" stroke="#ffcf6a" stroke-width="3"/>` +
      `<g transform="translate(178 206) scale(1.08)">${lantern(sheet)}</g>` +
      `<ellipse cx="78" cy="219" rx="76" ry="10" fill="#2a0614" opacity=".5"/><g transform="translate(78 192)">${dates(sheet)}</g><path d="M4 194H152C148 212 124 221 108 222H48C32 221 8 212 4 194Z" fill="${across(sheet, '#2fc8c0', '#0f5a8a')}"/><path d="M8 200H148" stroke="#ffe09a" stroke-width="3"/><path d="M20 208l8 7 8-7 8 7 8-7 8 7 8-7 8 7 8-7 8 7 8-7 8 7 8-7 8 7" stroke="#ffe09a" stroke-width="2" fill="none"/>` +
      `<ellipse cx="297" cy="222" rx="80" ry="11" fill="#2a0614" opacity=".5"/><ellipse cx="297" cy="214" rx="78" ry="15" fill="${across(sheet, '#ffe9a0', '#a8620c')}"/><ellipse cx="297" cy="212" rx="68" ry="11" fill="#b8701a"/>` +
      pieces.map(([x = 0, y = 0]) => place(piece, x, y)).join(''),
  )
}
