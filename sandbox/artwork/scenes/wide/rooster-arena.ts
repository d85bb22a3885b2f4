import { glow, shadow } from '../parts/light.ts'
import { nightStadium } from '../parts/pitch.ts'
import { roosterBody, roosterBust } from '../parts/rooster.ts'
import { createSheet } from '../parts/sheet.ts'
import type { WideOptions, WideScene } from '../parts/types.ts'

export const roosterArena: WideScene<'rooster-arena'> = {
  id: 'rooster-arena',
  kind: 'cockfight',
  draw({ hue = 240, variant = 0 }: WideOptions = {}) {
    const sheet = createSheet(480, 270)
    const looks = [
      [
        ['#f3a63a', '#fff3d0', '#8a3a0c'],
        ['#1f8f7a', '#2f5fd0', '#0f6a5a'],
      ],
      [
        ['#c9cfdc', '#ffffff', '#5a6480'],
        ['#32405c', '#5a6a90', '#20304a'],
      ],
      [
        ['#d8452c', '#ffcf8a', '#5c1008'],
        ['#5a2fa8', '#1f8f7a', '#2f5fd0'],
      ],
    ] as const
    const [plumes, sickles] = looks[variant % 3] ?? looks[0]
    const look = { plumes, comb: ['#e8263f', '#8c0b24'] as const }
    return sheet.finish(
      nightStadium(sheet, { hue, seed: 25 + variant, horizon: 150, crowd: 26, grass: ['#d99a52', '#7c4218'] }) +
        '<ellipse cx="240" cy="230" rx="200" ry="34" fill="#fff" opacity=".1"/><ellipse cx="240" cy="230" rx="200" ry="34" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>' +
        glow(sheet, 240, 120, 190, 140, '#fff3c0', 0.6) +
        shadow(sheet, 246, 240, 110, 14, '#2a1004', 0.75) +
        `<g transform="translate(212 20) scale(.6)">${roosterBody(sheet, look, sickles)}${roosterBust(sheet, look, true)}</g>`,
    )
  },
}
