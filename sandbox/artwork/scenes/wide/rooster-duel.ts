import { fill, glow, rays, sparks } from '../parts/light.ts'
import { roosterBust } from '../parts/rooster.ts'
import { createSheet } from '../parts/sheet.ts'
import { tone } from '../parts/tone.ts'
import type { WideOptions, WideScene } from '../parts/types.ts'

const COMB = ['#e8263f', '#8c0b24'] as const

export const roosterDuel: WideScene<'rooster-duel'> = {
  id: 'rooster-duel',
  kind: 'cockfight',
  draw({ hue = 62, variant = 0 }: WideOptions = {}) {
    const sheet = createSheet(480, 270)
    const sky = sheet.radial(
      [
        [0, tone(0.93, 0.11, hue + 28)],
        [0.4, tone(0.76, 0.16, hue)],
        [1, tone(0.46, 0.15, hue - 24)],
      ],
      0.5,
      0.45,
      0.72,
    )
    const pairs = [
      [
        ['#f6a02c', '#fff0c0', '#8a3208'],
        ['#4f86c8', '#eef6ff', '#122a5a'],
      ],
      [
        ['#d8452c', '#ffcf8a', '#5c1008'],
        ['#3f4a5c', '#c9d4e0', '#12161f'],
      ],
      [
        ['#f2efe6', '#d9b26a', '#8a7448'],
        ['#2f9a6a', '#f7e08a', '#083a2c'],
      ],
    ] as const
    const [left, right] = pairs[variant % 3] ?? pairs[0]
    const gold = sheet.linear([
      [0, '#fff6cf'],
      [0.5, '#f6b62c'],
      [1, '#a8620f'],
    ])
    return sheet.finish(
      fill(sheet, sky) +
        rays(sheet, 240, 124, 360, 32, '#fff', 0.32) +
        `<path d="M0 214Q240 190 480 214V270H0Z" fill="${tone(0.42, 0.11, hue - 16)}"/><path d="M0 232Q240 208 480 232V270H0Z" fill="${tone(0.32, 0.09, hue - 20)}"/><path d="M0 214Q240 190 480 214" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2.5"/>` +
        glow(sheet, 240, 130, 110, 110, '#fffbe0', 0.8) +
        `<g transform="translate(36 40) scale(.88)">${roosterBust(sheet, { plumes: left, comb: COMB })}</g><g transform="translate(444 40) scale(-.88 .88)">${roosterBust(sheet, { plumes: right, comb: COMB })}</g>` +
        `<g transform="translate(60 6) scale(.75)"><path d="M240 66 254 96 288 100 262 122 270 156 240 138 210 156 218 122 192 100 226 96Z" fill="#3a0c12"/><path d="M240 78 250 102 274 105 255 120 261 145 240 132 219 145 225 120 206 105 230 102Z" fill="${gold}"/></g>` +
        sparks(sheet, { seed: 3 + variant, count: 10, left: 190, right: 290, top: 30, bottom: 220 }, '#fff', 9),
    )
  },
}
