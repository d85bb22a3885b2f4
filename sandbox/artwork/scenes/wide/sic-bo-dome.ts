import { bokeh, fill, glow, rays, shadow, sparks } from '../parts/light.ts'
import { createSheet, place, repeat } from '../parts/sheet.ts'
import { die } from '../parts/table.ts'
import { tone } from '../parts/tone.ts'
import type { WideOptions, WideScene } from '../parts/types.ts'

/** What the front die shows: its top, left and right. */
const FACES = [
  [3, 5, 6],
  [5, 1, 4],
  [2, 6, 3],
] as const

export const sicBoDome: WideScene<'sic-bo-dome'> = {
  id: 'sic-bo-dome',
  kind: 'live',
  draw({ hue = 292, variant = 0 }: WideOptions = {}) {
    const sheet = createSheet(480, 270)
    const sky = sheet.radial(
      [
        [0, tone(0.68, 0.2, hue)],
        [0.45, tone(0.48, 0.21, hue)],
        [1, tone(0.22, 0.12, hue - 14)],
      ],
      0.5,
      0.5,
      0.7,
    )
    const gold = sheet.linear(
      [
        [0, '#c77a12'],
        [0.25, '#ffe07a'],
        [0.5, '#fff6cf'],
        [0.75, '#f6b62c'],
        [1, '#9a5a10'],
      ],
      0,
      0,
      1,
      0,
    )
    const pads = [
      ['#ff4d63', '#9c0f2f'],
      ['#2fc98a', '#0a5a44'],
      ['#3f8bff', '#123c9c'],
    ] as const
    const [pad, padDeep] = pads[variant % 3] ?? pads[0]
    const cushion = sheet.radial(
      [
        [0, pad],
        [1, padDeep],
      ],
      0.5,
      0.35,
      0.6,
    )
    const glass = sheet.linear(
      [
        [0, '#fff', 0.5],
        [0.18, '#fff', 0.1],
        [0.6, '#fff', 0.03],
        [0.88, '#fff', 0.12],
        [1, '#fff', 0.42],
      ],
      0,
      0,
      1,
      0,
    )
    const dome = 'M132 204V150C132 84 178 44 240 44S348 84 348 150V204A108 26 0 0 1 132 204Z'
    const front: readonly [number, number, number] = FACES[variant % 3] ?? FACES[0]
    const bulbs = repeat(
      15,
      (index) =>
        `M${128 + index * 16} ${Math.round(232 + Math.sqrt(Math.max(0, 1 - ((index - 7) / 8.6) ** 2)) * 16)}h.1`,
    )
    return sheet.finish(
      fill(sheet, sky) +
        rays(sheet, 240, 130, 340, 28, '#fff', 0.2) +
        bokeh(
          sheet,
          { seed: 2 + variant, count: 12, left: 0, right: 480, top: 0, bottom: 230 },
          ['#fff', tone(0.8, 0.15, hue + 40)],
          24,
          0.22,
        ) +
        glow(sheet, 240, 140, 180, 140, '#fff', 0.35) +
        shadow(sheet, 240, 246, 190, 30, '#12042a', 0.7) +
        `<path d="M96 212V226A144 34 0 0 0 384 226V212Z" fill="${gold}"/><ellipse cx="240" cy="212" rx="144" ry="34" fill="#7a3d0a"/><ellipse cx="240" cy="209" rx="144" ry="34" fill="${gold}"/><ellipse cx="240" cy="207" rx="122" ry="27" fill="#6b1030"/><ellipse cx="240" cy="203" rx="118" ry="25" fill="${cushion}"/>` +
        `<path d="${bulbs}" stroke="#fffbe0" stroke-width="7" stroke-linecap="round"/>` +
        shadow(sheet, 186, 208, 42, 12) +
        shadow(sheet, 294, 208, 42, 12) +
        shadow(sheet, 242, 196, 44, 12) +
        place(die(sheet, 1, 2, 4), 244, 132, 0.84, -8) +
        place(die(sheet, ...front), 186, 176, 0.9, 6) +
        place(die(sheet, 6, 3, 5), 294, 178, 0.9, -5) +
        `<path d="${dome}" fill="${glass}" stroke="#fff" stroke-opacity=".55" stroke-width="2.5"/><path d="M152 176V146C152 112 166 86 190 72" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".55"/><path d="M152 198v-6" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".5"/><path d="M322 96C330 112 332 130 332 150" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5"/>` +
        `<path d="M228 46C228 36 252 36 252 46Z" fill="${gold}"/><circle cx="240" cy="32" r="9" fill="${gold}"/><circle cx="237" cy="29" r="2.6" fill="#fff"/>` +
        sparks(sheet, { seed: 9 + variant, count: 12, left: 40, right: 440, top: 40, bottom: 180 }, '#fff', 10),
    )
  },
}
