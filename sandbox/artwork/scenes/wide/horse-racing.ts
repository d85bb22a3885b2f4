import { racer } from '../parts/horse.ts'
import { fill, glow } from '../parts/light.ts'
import { createSheet, repeat } from '../parts/sheet.ts'
import { stand } from '../parts/stadium.ts'
import { tone } from '../parts/tone.ts'
import type { WideOptions, WideScene } from '../parts/types.ts'

const BAY = ['#d08a4c', '#8f4c22', '#42200e'] as const
const GREY = ['#f2f0f6', '#b3b2c6', '#62627e'] as const
const BLACK = ['#6c6072', '#352c40', '#140f1c'] as const

const FIELDS = [
  [
    { coat: GREY, mane: '#4c4c66', silks: ['#2a7be0', '#0f2f80', '#ffd23f'], skin: '#c98a5c' },
    { coat: BAY, mane: '#22120c', silks: ['#e8304a', '#8a0f2c', '#fff4e0'], skin: '#e8b57f' },
  ],
  [
    { coat: BAY, mane: '#22120c', silks: ['#12a070', '#054638', '#fff4e0'], skin: '#e8b57f' },
    { coat: BLACK, mane: '#0f0a14', silks: ['#ffb52e', '#b8690f', '#7b2fd0'], skin: '#8a5233' },
  ],
  [
    { coat: BLACK, mane: '#0f0a14', silks: ['#ff6aa0', '#a0185a', '#2ac8c0'], skin: '#bd7f55' },
    { coat: GREY, mane: '#4c4c66', silks: ['#7b49f0', '#32148a', '#ffd23f'], skin: '#f6c8a0' },
  ],
] as const

export const horseRacing: WideScene<'horse-racing'> = {
  id: 'horse-racing',
  kind: 'sports',
  draw({ hue = 48, variant = 0 }: WideOptions = {}) {
    const sheet = createSheet(480, 270)
    const sky = sheet.linear([
      [0, tone(0.66, 0.14, hue - 24)],
      [0.4, tone(0.86, 0.11, hue + 26)],
      [0.6, '#fff4d0'],
    ])
    const turf = sheet.linear([
      [0, '#6cc04a'],
      [1, '#1f6a2c'],
    ])
    const [far, near] = FIELDS[variant % FIELDS.length] ?? FIELDS[0]
    const posts = repeat(9, (index) => `M${index * 62 - 8} 152v38`)
    const lines = repeat(5, (index) => `M${(index * 37) % 60} ${136 + index * 28}h${46 + (index % 3) * 34}`)
    return sheet.finish(
      fill(sheet, sky) +
        glow(sheet, 330, 90, 200, 130, '#fffbe6', 0.9) +
        stand(sheet, {
          top: 82,
          foot: 146,
          bend: 4,
          base: tone(0.4, 0.09, hue - 40),
          crowd: ['#fff', '#ffd23f'],
          seed: 4 + variant,
          count: 80,
        }) +
        `<rect y="144" width="480" height="126" fill="${turf}"/><path d="M0 176H480M0 204H480M0 238H480" stroke="#fff" stroke-opacity=".1" stroke-width="10"/>` +
        `<path d="${posts}" stroke="#fff" stroke-width="4"/><path d="M0 152H480" stroke="#fff" stroke-width="7"/><path d="M0 156H480" stroke="#9fb3c8" stroke-width="2"/>` +
        `<g transform="translate(262 52) scale(.66)">${racer(sheet, far)}</g>` +
        `<g transform="translate(150 62) scale(.84)">${racer(sheet, near)}</g>` +
        `<path d="${lines}" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5"/>` +
        glow(sheet, 90, 270, 200, 40, '#f3e2b0', 0.5) +
        glow(sheet, 340, 274, 200, 34, '#f3e2b0', 0.45),
    )
  },
}
