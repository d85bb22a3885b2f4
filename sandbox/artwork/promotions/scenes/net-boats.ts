import { fill, glow } from '../../scenes/parts/light.ts'
import { createRandom, createSheet, num, repeat } from '../../scenes/parts/sheet.ts'
import { down, limb } from '../parts/stroke.ts'

const net = 'M58-70C44-150 78-170 96-130 104-100 84-80 58-70 96-92 150-100 152-70 146-44 96-52 58-70Z'

/** A fisher with a net like two wings, about 210 wide, the water at y = 0. */
const boat = (colour: string): string =>
  `<path d="M-104 0C-60 22 60 22 104 0 84 34-84 34-104 0Z" fill="${colour}"/><ellipse cy="40" rx="96" ry="7" fill="${colour}" opacity=".3"/><path d="M-8 2-12-44C-12-58 12-58 12-44L10 2Z" fill="${colour}"/><circle cy="-66" r="11" fill="${colour}"/><path d="M-30-68C-14-80 14-80 30-68Z" fill="${colour}"/>` +
  limb({ path: 'M8-46 44-60', colour, width: 8 }) +
  `<path d="${net}" fill="#fff3d8" fill-opacity=".34" stroke="${colour}" stroke-width="2.5"/><path d="M20-4 58-70" stroke="${colour}" stroke-width="2.5"/><path d="M58-70C74-110 84-128 96-130M58-70C64-120 70-140 78-152M58-70C90-76 120-80 152-70M58-70C100-62 124-54 140-54" stroke="${colour}" stroke-width="1.2" fill="none"/>`

function glitter(): string {
  const random = createRandom(3)
  const rows = repeat(20, (index) => `M${num(random(40, 170))} ${num(148 + index * 4.2)}h${num(random(14, 54))}`)
  return `<path d="${rows}" stroke="#fff3c0" stroke-opacity=".55" stroke-width="2" stroke-linecap="round"/>`
}

/** Fishers on a lake at dawn, their nets lifted. */
export function netBoats(): string {
  const sheet = createSheet(373, 236)
  const sky = sheet.linear([
    [0, '#2a4a8a'],
    [0.34, '#e8869a'],
    [0.58, '#ffcf8a'],
    [0.6, '#6aa0b0'],
    [1, '#1a4a6a'],
  ])
  return sheet.finish(
    `${fill(sheet, sky)}<circle cx="104" cy="126" r="34" fill="#fff3c0"/>${glow(sheet, 104, 126, 110, 110, '#fff3c0', 0.5)}` +
      '<path d="M0 142C60 96 100 110 150 130S250 76 300 100 350 120 373 112V144H0Z" fill="#5a5a96" opacity=".75"/><path d="M160 144 232 84 262 110 290 92 373 144Z" fill="#3a4680"/>' +
      `<path d="M0 142H373V236H0Z" fill="${down(sheet, '#8ab6bc', '#245a7a', '#123a5a')}"/>${glitter()}` +
      `<g transform="translate(292 150) scale(.42)">${boat('#24345e')}</g><g transform="translate(176 182) scale(.92)">${boat('#12203e')}</g>` +
      '<path d="M318 236C322 208 314 200 320 176M330 236C332 214 342 204 340 188M350 236C348 214 356 206 360 190" stroke="#0c2a3e" stroke-width="4" fill="none"/>',
  )
}
