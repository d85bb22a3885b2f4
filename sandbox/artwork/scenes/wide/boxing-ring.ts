import { bokeh, fill, glow, shadow, sparks } from '../parts/light.ts'
import { createSheet, repeat, type Sheet } from '../parts/sheet.ts'
import { cone } from '../parts/stadium.ts'
import { tone } from '../parts/tone.ts'
import type { WideOptions, WideScene } from '../parts/types.ts'

/** A boxing glove punching to the right, about 150 wide. */
function glove(sheet: Sheet, [light, main, deep]: readonly [string, string, string], skin: string): string {
  const leather = sheet.radial(
    [
      [0, light],
      [0.45, main],
      [1, deep],
    ],
    0.5,
    0.25,
    0.8,
  )
  const cuff = sheet.linear([
    [0, '#fff'],
    [1, '#b9b4cf'],
  ])
  return (
    `<path d="M-300-22C-220-34-150-34-92-28V34C-150 40-220 40-300 34Z" fill="${skin}"/><path d="M-300 14C-220 22-150 20-92 12V34C-150 40-220 40-300 34Z" fill="#000" opacity=".22"/><path d="M-104-42C-96-46-84-46-76-42L-72 40C-82 46-96 46-106 42Z" fill="${cuff}"/><path d="M-100-20H-76M-101 0H-75M-102 20H-74" stroke="${main}" stroke-width="4"/>` +
    `<path d="M-82-42C-60-66-16-72 24-62 56-54 68-26 64 6 60 40 36 56-4 54-36 54-64 52-80 42Z" fill="${leather}"/><path d="M-60 46C-66 20-48 2-20 4 6 6 24 12 34 24 40 36 30 46 14 42L-6 34C-8 46-24 56-60 46Z" fill="${main}"/><path d="M-60 46C-66 20-48 2-20 4 6 6 24 12 34 24 40 36 30 46 14 42L-6 34" fill="none" stroke="${deep}" stroke-width="3.4" stroke-linecap="round"/>` +
    `<path d="M44-40C54-30 58-10 56 8" fill="none" stroke="${deep}" stroke-opacity=".6" stroke-width="3"/><path d="M-58-48C-36-58 0-60 20-52" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="7" stroke-linecap="round"/><circle cx="34" cy="-46" r="4" fill="#fff" opacity=".75"/>`
  )
}

export const boxingRing: WideScene<'boxing-ring'> = {
  id: 'boxing-ring',
  kind: 'sports',
  draw({ hue = 285, variant = 0 }: WideOptions = {}) {
    const sheet = createSheet(480, 270)
    const sky = sheet.radial(
      [
        [0, tone(0.5, 0.16, hue)],
        [0.5, tone(0.32, 0.13, hue)],
        [1, tone(0.17, 0.07, hue)],
      ],
      0.5,
      0.45,
      0.72,
    )
    const mat = sheet.linear([
      [0, '#f1ecff'],
      [1, tone(0.66, 0.1, hue)],
    ])
    const rope = (y: number, bend: number, colour: string): string =>
      `<path d="M48 ${y}Q240 ${y + bend} 432 ${y}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="7" transform="translate(0 3)"/><path d="M48 ${y}Q240 ${y + bend} 432 ${y}" fill="none" stroke="${colour}" stroke-width="6"/>`
    const pairs = [
      [
        ['#ff9a8a', '#e0203f', '#6f0620'],
        ['#8ec6ff', '#2268e0', '#0a2470'],
      ],
      [
        ['#ffe08a', '#f0a020', '#8a4a06'],
        ['#7af0c0', '#12a070', '#054638'],
      ],
      [
        ['#e0a8ff', '#8a34e0', '#38107a'],
        ['#ffb08a', '#f0602a', '#7c2206'],
      ],
    ] as const
    const [left, right] = pairs[variant % 3] ?? pairs[0]
    const burst = repeat(16, (index) => {
      const [a, b] = [(index / 8) * Math.PI, ((index + 0.5) / 8) * Math.PI]
      const long = index % 2 === 0 ? 78 : 56
      return `${index === 0 ? 'M' : 'L'}${Math.round(240 + Math.cos(a) * long)} ${Math.round(120 + Math.sin(a) * long)}L${Math.round(240 + Math.cos(b) * 34)} ${Math.round(120 + Math.sin(b) * 34)}`
    })
    const post = (x: number, colour: string): string =>
      `<path d="M${x - 9} 60H${x + 9}V212H${x - 9}Z" fill="${colour}"/><path d="M${x + 2} 60H${x + 9}V212H${x + 2}Z" fill="#000" opacity=".3"/><path d="M${x - 12} 56H${x + 12}V66H${x - 12}Z" fill="#fff"/>`
    return sheet.finish(
      fill(sheet, sky) +
        bokeh(
          sheet,
          { seed: 4 + variant, count: 14, left: 0, right: 480, top: 20, bottom: 170 },
          ['#fff', '#ffd27a'],
          14,
          0.3,
        ) +
        cone(sheet, { x: 130, y: 0, left: 20, right: 260, foot: 230, colour: '#fff', opacity: 0.32 }) +
        cone(sheet, { x: 350, y: 0, left: 220, right: 460, foot: 230, colour: '#fff', opacity: 0.32 }) +
        `<path d="M60 204H420L480 248V270H0V248Z" fill="${mat}"/><path d="M0 248H480" stroke="${tone(0.5, 0.13, hue)}" stroke-width="4"/>` +
        post(48, right[1]) +
        post(432, left[1]) +
        rope(88, 8, '#fff') +
        rope(126, 9, left[1]) +
        rope(164, 10, right[1]) +
        shadow(sheet, 150, 226, 110, 14) +
        shadow(sheet, 330, 226, 110, 14) +
        glow(sheet, 240, 120, 150, 120, '#ffe9a0', 0.8) +
        `<path d="${burst}Z" fill="#ffd23f"/><path d="${burst}Z" fill="#fff6c8" transform="translate(96 48) scale(.6)"/>` +
        `<g transform="translate(164 136) rotate(-12) scale(.94)">${glove(sheet, left, '#b9764c')}</g><g transform="translate(316 136) rotate(12) scale(-.94 .94)">${glove(sheet, right, '#7d4f33')}</g>` +
        sparks(sheet, { seed: 3 + variant, count: 9, left: 170, right: 310, top: 30, bottom: 84 }, '#fff', 11),
    )
  },
}
