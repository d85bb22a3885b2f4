import { type Sheet, symmetric } from './sheet.ts'
import { GOLD, GOLD_DEEP, GOLD_INK, GOLD_LIGHT, GOLD_SHINE } from './tone.ts'

/** A five-pointed crown about 230 wide; its band rests on the origin, its highest pearl at y = -150. */
export function crown(sheet: Sheet, jewel = '#e11d4f', second = '#1fa8e0'): string {
  const metal = sheet.linear(
    [
      [0, GOLD_SHINE],
      [0.28, GOLD_LIGHT],
      [0.62, GOLD],
      [1, '#c9780f'],
    ],
    0.2,
    0,
    0.6,
    1,
  )
  const band = sheet.linear(
    [
      [0, '#c77a12'],
      [0.22, GOLD_LIGHT],
      [0.5, '#fff0b0'],
      [0.75, GOLD],
      [1, '#a85c0c'],
    ],
    0,
    0,
    1,
    0,
  )
  const pearl = sheet.radial(
    [
      [0, '#fffbe6'],
      [0.45, GOLD_LIGHT],
      [1, '#c9780f'],
    ],
    0.38,
    0.32,
    0.7,
  )
  const outline = symmetric('0,-130 L34,-62 L64,-108 L78,-54 L112,-88 L94,-16 C64,4 30,10 0,10')
  const right =
    `<path d="M34-62 64-108 78-54 112-88 94-16C76-4 56 3 40 6Z" fill="#9a4d08" opacity=".28"/>` +
    `<circle cx="66" cy="-112" r="9" fill="${pearl}"/><circle cx="114" cy="-92" r="8.5" fill="${pearl}"/>` +
    `<ellipse cx="42" cy="3" rx="8" ry="8.5" fill="${second}"/><ellipse cx="40" cy="0" rx="3" ry="2.4" fill="#fff" opacity=".8"/>` +
    `<ellipse cx="76" cy="-8" rx="6" ry="7" fill="${jewel}"/><ellipse cx="74" cy="-10" rx="2.2" ry="1.8" fill="#fff" opacity=".8"/>`
  const half = sheet.define(right)
  return (
    `<path d="${symmetric('0,-96 L26,-58 L50,-86 L66,-44 L90,-66 L80,-20 C50,-4 30,0 0,0')}" fill="#8a4a0a"/>` +
    `<path d="${outline}" fill="${metal}" stroke="${GOLD_INK}" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="M-28-60-58-100-72-44-104-76-90-22-62-8Z" fill="#fff" opacity=".22"/>` +
    `<path d="M0-122 28-62 0-8Z" fill="${GOLD_DEEP}" opacity=".25"/>` +
    `<path d="${symmetric('0,-12 C34,-12 70,-18 96,-30 L90,0 C64,14 30,20 0,20')}" fill="${band}" stroke="${GOLD_INK}" stroke-width="3" stroke-linejoin="round"/>` +
    `<use href="#${half}"/><use href="#${half}" transform="scale(-1 1)"/>` +
    `<circle cy="-138" r="11" fill="${pearl}"/>` +
    `<path d="M0-88 17-60 0-30-17-60Z" fill="${jewel}" stroke="${GOLD_INK}" stroke-width="2"/>` +
    '<path d="M0-88 17-60 0-58Z" fill="#fff" opacity=".45"/><path d="M-17-60 0-58 0-30Z" fill="#000" opacity=".25"/>' +
    `<ellipse cy="5" rx="9" ry="9" fill="${jewel}"/><ellipse cx="-3" cy="2" rx="3.2" ry="2.5" fill="#fff" opacity=".85"/>` +
    `<path d="M-92-26C-70-14-40-8-14-7" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="2.5" stroke-linecap="round"/>`
  )
}
