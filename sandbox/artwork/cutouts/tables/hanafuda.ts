import { place, repeat, type Sheet } from '../../scenes/parts/sheet.ts'
import { cutout } from '../parts/cutout.ts'
import { ground } from '../parts/pieces.ts'

/** A card of flowers, 96 x 146 about the origin, in a dark frame. */
function flowerCard(sheet: Sheet, { sky, picture }: { sky: string; picture: string }): string {
  const clip = sheet.clip('<rect x="-41" y="-66" width="82" height="132" rx="6"/>')
  return sheet.define(
    `<rect x="-46" y="-68" width="96" height="146" rx="9" fill="#120a10" opacity=".35"/><rect x="-48" y="-73" width="96" height="146" rx="9" fill="#2a1c22"/><rect x="-41" y="-66" width="82" height="132" rx="6" fill="${sky}"/><g clip-path="${clip}">${picture}</g>`,
  )
}

/** A flower of five petals. */
function flower(sheet: Sheet, colour: readonly [string, string]): string {
  const petal = sheet.define('<path d="M0 0C-9-6-9-15-3-18L0-15 3-18C9-15 9-6 0 0Z"/>')
  const petals = repeat(5, (index) => place(petal, 0, 0, 1, index * 72 + 1))
  return sheet.define(`<g fill="${colour[0]}">${petals}</g><circle r="4" fill="${colour[1]}"/>`)
}

const moon =
  '<circle cx="4" cy="-10" r="30" fill="#fffbe8"/><path d="M-41 66V28C-14 10 20 10 41 26V66Z" fill="#2f2a33"/>'

/** Three cards of the flower game: the moon, the cherry, the iris. */
export const hanafuda = cutout({ id: 'hanafuda', kind: 'cards', variants: 1 }, (sheet) => {
  const blossom = flower(sheet, ['#f9a8b6', '#fff1c8'])
  const cherry =
    '<path d="M-41 66V22C-12 4 16 30 41 10V66Z" fill="#d8433a"/><path d="M-41 44C-16 30 18 48 41 34" stroke="#f6e2c2" stroke-width="5" fill="none"/>' +
    place(blossom, -16, -34, 1.5, 6) +
    place(blossom, 18, -14, 1.3, -20) +
    place(blossom, -12, 8, 1.1, 30) +
    place(blossom, 24, -50, 1, 12)
  const leaves = repeat(
    5,
    (index) =>
      `<path d="M${-26 + index * 13} 70C${-34 + index * 15} 30 ${-30 + index * 14} 0 ${-22 + index * 12}-16C${-18 + index * 13} 10 ${-12 + index * 13} 40 ${-16 + index * 13} 70Z"/>`,
  )
  const iris = `<g fill="#2e6b4a">${leaves}</g><g fill="#5b3fb0" stroke="#34227a" stroke-width="1.6"><path d="M-2-12C-26-18-34 2-20 12-8 8-2 0-2-12ZM2-12C26-18 34 2 20 12 8 8 2 0 2-12ZM0-12C-14-30-10-46 0-52 10-46 14-30 0-12Z"/></g><path d="M0-14V-38M-6-8-20 4M6-8 20 4" stroke="#ffd35c" stroke-width="3" stroke-linecap="round"/>`
  return (
    ground(sheet, { y: 112, rx: 124, ry: 14 }) +
    place(flowerCard(sheet, { sky: '#f7ead0', picture: iris }), 70, 18, 1.14, 20) +
    place(flowerCard(sheet, { sky: '#fbeede', picture: cherry }), -70, 18, 1.14, -20) +
    place(flowerCard(sheet, { sky: '#d8433a', picture: moon }), 0, -8, 1.28, 0)
  )
})
