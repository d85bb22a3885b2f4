import { place, type Sheet } from '../parts/sheet.ts'
import { coatOf, type Look, wave } from './look.ts'

/** An axolotl with a scarf; the trim is the colour of its gills. */
export function axolotl(sheet: Sheet, look: Look, waves: boolean): string {
  const coat = coatOf(sheet, look)
  const gill = sheet.define(
    `<path d="M0 0C-15-20-15-52 0-74 15-52 15-20 0 0Z" fill="${look.trim}"/><path d="M0-4V-62M0-22L-8-32M0-22 8-32M0-40-7-48M0-40 7-48" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2.600" stroke-linecap="round"/>`,
  )
  const gills = [-92, -62, -34, 34, 62, 92]
    .map((turn) => place(gill, turn * 0.78, -32 - (92 - Math.abs(turn)) * 0.5 + 22, 1, turn))
    .join('')
  return (
    `<g transform="translate(0 -170) scale(1.1)">${waves ? `<g transform="translate(4 44)">${wave(look, '#ffe0ec')}</g>` : ''}<path d="M40 150C90 156 128 128 132 84 108 104 78 104 46 96Z" fill="${look.deep}"/>${gills}<path d="M-56 56C-68 120-62 150-60 160H60C62 150 68 120 56 56Z" fill="${coat}"/><path d="M-30 84C-36 120-30 146-26 160H26C30 146 36 120 30 84Z" fill="#fff" opacity=".55"/>` +
    `<path d="M-86-6C-86-62-42-80 0-80S86-62 86-6C86 42 44 62 0 62S-86 42-86-6Z" fill="${coat}"/><path d="M-60 46C-30 68 30 68 60 46L66 68C30 90-30 90-66 68Z" fill="${look.cloth}"/><path d="M-40 68-56 116-32 122-22 78Z" fill="${look.cloth}"/><path d="M-54 104-30 112M-58 58C-30 76 30 76 58 58" stroke="#fff" stroke-opacity=".5" stroke-width="5" fill="none" stroke-dasharray="9 6"/>` +
    `<path d="M-56-50C-40-64-20-68 0-68" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="7" stroke-linecap="round"/><circle cx="-42" cy="-10" r="11.500" fill="#2a1024"/><circle cx="42" cy="-10" r="11.500" fill="#2a1024"/><circle cx="-38" cy="-15" r="4" fill="#fff"/><circle cx="46" cy="-15" r="4" fill="#fff"/><ellipse cx="-58" cy="13" rx="13" ry="8" fill="#ff4a7a" opacity=".45"/><ellipse cx="58" cy="13" rx="13" ry="8" fill="#ff4a7a" opacity=".45"/><path d="M-22 6C-14 34 14 34 22 6 8 12-8 12-22 6Z" fill="#8a1a4a"/><path d="M-10 21C-4 16 4 16 10 21 4 26-4 26-10 21Z" fill="#ff8aa8"/></g>`
  )
}
