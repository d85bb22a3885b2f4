import { dragonHead } from '../parts/dragon.ts'
import { rays } from '../parts/light.ts'
import { createSheet } from '../parts/sheet.ts'
import { tigerFace } from '../parts/tiger.ts'
import { tone } from '../parts/tone.ts'
import type { WideOptions, WideScene } from '../parts/types.ts'

export const dragonTiger: WideScene<'dragon-tiger'> = {
  id: 'dragon-tiger',
  kind: 'live',
  draw({ hue = 22, variant = 0 }: WideOptions = {}) {
    const sheet = createSheet(480, 270)
    const second = hue + ([62, 150, 210][variant % 3] ?? 62)
    const left = sheet.radial(
      [
        [0, tone(0.66, 0.22, hue)],
        [0.6, tone(0.48, 0.19, hue)],
        [1, tone(0.28, 0.12, hue - 8)],
      ],
      0.3,
      0.45,
      0.7,
    )
    const right = sheet.radial(
      [
        [0, tone(0.85, 0.16, second)],
        [0.6, tone(0.66, 0.15, second)],
        [1, tone(0.36, 0.1, second - 10)],
      ],
      0.74,
      0.45,
      0.7,
    )
    const gold = sheet.linear([
      [0, '#fff6cf'],
      [0.5, '#f6b62c'],
      [1, '#a8620f'],
    ])
    const clip = sheet.clip('<path d="M266 0H480V270H214Z"/>')
    const clipLeft = sheet.clip('<path d="M0 0H266L214 270H0Z"/>')
    return sheet.finish(
      `<g clip-path="${clipLeft}"><rect width="480" height="270" fill="${left}"/>${rays(sheet, 120, 130, 320, 20, '#fff', 0.18)}<g transform="translate(12 42) scale(.9)">${dragonHead(sheet)}</g></g>` +
        `<g clip-path="${clip}"><rect width="480" height="270" fill="${right}"/>${rays(sheet, 360, 140, 320, 20, '#fff', 0.22)}<g transform="translate(358 156) scale(.53)">${tigerFace(sheet)}</g></g>` +
        `<path d="M266 0 214 270" stroke="#fff6d8" stroke-width="5"/>` +
        `<circle cx="240" cy="136" r="31" fill="#1a0c12"/><circle cx="240" cy="136" r="28" fill="#2a1018" stroke="${gold}" stroke-width="4.5"/><path d="M246 114 226 140H238L232 160 255 131H242Z" fill="${gold}"/>`,
    )
  },
}
