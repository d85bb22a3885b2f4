import { fill, glow, sparks } from '../parts/light.ts'
import { both, createSheet, repeat, symmetric } from '../parts/sheet.ts'
import { tone } from '../parts/tone.ts'
import type { WideOptions, WideScene } from '../parts/types.ts'

export const helmetSoldier: WideScene<'helmet-soldier'> = {
  id: 'helmet-soldier',
  kind: 'esports',
  draw({ hue = 190, variant = 0 }: WideOptions = {}) {
    const sheet = createSheet(480, 270)
    const air = sheet.radial(
      [
        [0, tone(0.66, 0.12, hue)],
        [0.5, tone(0.4, 0.09, hue + 4)],
        [1, tone(0.18, 0.045, hue + 14)],
      ],
      0.64,
      0.5,
      0.75,
    )
    const shells = [
      ['#f2f5fb', '#aab4c8', '#4f5a74'],
      ['#c9d6a2', '#7d8f54', '#39462a'],
      ['#6b6f86', '#3a3d52', '#171826'],
    ] as const
    const [light, main, deep] = shells[variant % 3] ?? shells[0]
    const shell = sheet.linear(
      [
        [0, light],
        [0.5, main],
        [1, deep],
      ],
      0.2,
      0,
      0.8,
      1,
    )
    const visors = [
      ['#fff3a8', '#ff8a2b', '#b81f24'],
      ['#b8fff0', '#20c8d8', '#0a4a9c'],
      ['#ffd0f5', '#e03fd0', '#4a1090'],
    ] as const
    const [bright, mid, low] = visors[variant % 3] ?? visors[0]
    const glass = sheet.linear(
      [
        [0, bright],
        [0.5, mid],
        [1, low],
      ],
      0.1,
      0,
      0.8,
      1,
    )
    const armour = sheet.linear([
      [0, tone(0.42, 0.05, hue + 40)],
      [1, tone(0.2, 0.03, hue + 40)],
    ])
    const visor = symmetric('0,-26 C40,-28 66,-24 76,-14 C82,2 74,26 58,34 C40,40 30,26 0,26')
    const grid = repeat(13, (index) => `M${index * 40} 0V270M0 ${index * 40}H480`)
    const head = symmetric('0,-108 C58,-108 92,-70 92,-16 C94,14 86,40 70,62 L52,92 L0,98')
    return sheet.finish(
      fill(sheet, air) +
        `<path d="${grid}" stroke="#fff" stroke-opacity=".07" stroke-width="1.2"/>` +
        `<path d="M0 190 40 150 70 176 110 130 150 170 190 140 240 190 300 150 350 180 400 140 440 170 480 150V270H0Z" fill="${tone(0.26, 0.06, hue + 16)}" opacity=".7"/>` +
        glow(sheet, 306, 130, 180, 150, tone(0.85, 0.12, hue), 0.6) +
        `<g fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round"><circle cx="122" cy="128" r="46"/><circle cx="122" cy="128" r="60" stroke-width="2" stroke-opacity=".5" stroke-dasharray="16 15.4"/><path d="M122 66v34M122 156v34M60 128h34M150 128h34"/></g><circle cx="122" cy="128" r="5" fill="#ff4a3d"/><circle cx="122" cy="128" r="12" fill="#ff4a3d" opacity=".3"/>` +
        `<g transform="translate(306 140)"><path d="M92-52 118-112" stroke="${deep}" stroke-width="6" stroke-linecap="round"/><circle cx="119" cy="-114" r="5" fill="#ff4a3d"/>` +
        `<path d="M-150 130C-146 96-112 78-70 70L0 100 70 70C112 78 146 96 150 130Z" fill="${armour}"/>` +
        both(
          sheet,
          `<path d="M70 72C110 76 140 92 148 128L112 130C106 106 92 90 70 84Z" fill="${main}" opacity=".5"/><path d="M60 60 84 78 70 104 46 92Z" fill="${deep}"/>`,
        ) +
        `<path d="${head}" fill="${shell}" stroke="${deep}" stroke-width="2.5"/><path d="M-92-16C-92-70-58-108 0-108-40-96-62-60-62-16-64 20-56 50-48 90L-52 92-70 62C-86 40-94 14-92-16Z" fill="#fff" opacity=".22"/>` +
        `<path d="M-7-108H7L5-44H-5Z" fill="${deep}" opacity=".7"/>` +
        both(
          sheet,
          `<path d="M84-40H100V26H84Z" fill="${deep}"/><path d="M100-28H108V14H100Z" fill="${main}"/><path d="M30-94C54-84 70-62 74-38" fill="none" stroke="${deep}" stroke-opacity=".5" stroke-width="3"/><path d="M16 56 24 86M32 52 40 78" stroke="${deep}" stroke-width="6" stroke-linecap="round"/>`,
        ) +
        `<path d="${symmetric('0,40 C20,40 34,44 46,50 L40,94 L0,100')}" fill="${deep}" opacity=".35"/><path d="M0 54V90" stroke="${deep}" stroke-width="6" stroke-linecap="round"/>` +
        `<g transform="scale(1.08)"><path d="${visor}" fill="#131726"/></g><path d="${visor}" fill="${glass}"/><path d="M-66-12C-40-20-10-22 10-20L-24 22C-40 26-50 34-58 32-72 24-76 4-66-12Z" fill="#fff" opacity=".32"/><path d="M30-20 44-18 14 24 2 24Z" fill="#fff" opacity=".28"/>` +
        '<path d="M58-88C82-68 92-44 92-16" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".85"/></g>' +
        sparks(sheet, { seed: 21 + variant, count: 9, left: 40, right: 440, top: 30, bottom: 110 }, '#fff', 7),
    )
  },
}
