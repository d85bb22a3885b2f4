import { fill, glow, rays, sparks } from '../parts/light.ts'
import { both, createSheet, num, repeat, symmetric } from '../parts/sheet.ts'
import { cone } from '../parts/stadium.ts'
import { tone } from '../parts/tone.ts'
import type { WideOptions, WideScene } from '../parts/types.ts'

export const mechArena: WideScene<'mech-arena'> = {
  id: 'mech-arena',
  kind: 'esports',
  draw({ hue = 262, variant = 0 }: WideOptions = {}) {
    const sheet = createSheet(480, 270)
    const sky = sheet.radial(
      [
        [0, tone(0.62, 0.16, hue + 40)],
        [0.4, tone(0.4, 0.14, hue + 10)],
        [1, tone(0.16, 0.06, hue)],
      ],
      0.5,
      0.5,
      0.72,
    )
    const suits = [
      ['#ffffff', '#c3cbe0', '#5a6488', '#e8304a'],
      ['#ffe7a0', '#f0a92a', '#8a4d0c', '#2a3f8a'],
      ['#8ff0d0', '#17a080', '#07463e', '#ff7a2b'],
    ] as const
    const [light, main, deep, second] = suits[variant % 3] ?? suits[0]
    const plate = sheet.linear(
      [
        [0, light],
        [0.5, main],
        [1, deep],
      ],
      0.2,
      0,
      0.7,
      1,
    )
    const trim = sheet.linear([
      [0, second],
      [1, '#3a0a1e'],
    ])
    const core = sheet.radial([
      [0, '#fff'],
      [0.4, '#8ff3ff'],
      [1, '#0a8ad8'],
    ])
    const ink = '#191c30'
    const towers = repeat(16, (index) => {
      const [x, h] = [index * 30, 40 + ((index * 53) % 70)]
      return `M${x} 220V${num(200 - h)}h26V220Z`
    })
    const windows = repeat(40, (index) => `M${(index * 47) % 474} ${104 + ((index * 31) % 84)}h.1`)
    const right =
      `<path d="M70-34 118-52 150-34 156 18 132 44 84 30Z" fill="${plate}" stroke="${ink}" stroke-width="3"/><path d="M84-30 116-42 140-30 142-12 96-4Z" fill="${trim}"/><path d="M118-52 150-34 156 18 140 6 136-24Z" fill="#000" opacity=".2"/>` +
      `<path d="M92-96H106V-50H92ZM116-104H132V-48H116Z" fill="${deep}" stroke="${ink}" stroke-width="2.5"/><path d="M90-104H108V-92H90ZM114-112H134V-98H114Z" fill="${main}" stroke="${ink}" stroke-width="2.5"/>` +
      `<path d="M96 40 134 48 150 110 104 130 84 84Z" fill="${plate}" stroke="${ink}" stroke-width="3"/><path d="M108 62 130 66 138 96 114 104Z" fill="${deep}"/>` +
      `<path d="M30 60 70 30 88 80 60 140H30Z" fill="${plate}" stroke="${ink}" stroke-width="3"/><path d="M46 78 68 66 74 84 56 110Z" fill="${trim}"/>`
    return sheet.finish(
      fill(sheet, sky) +
        rays(sheet, 240, 130, 320, 24, '#8fd8ff', 0.22) +
        `<path d="${towers}" fill="${tone(0.2, 0.08, hue)}" opacity=".85"/><path d="${windows}" stroke="#ffd98a" stroke-width="3" stroke-linecap="round" opacity=".8"/>` +
        cone(sheet, { x: 70, y: 0, left: -20, right: 190, foot: 230, colour: '#8fd8ff', opacity: 0.35 }) +
        cone(sheet, { x: 410, y: 0, left: 290, right: 500, foot: 230, colour: '#ff9ad8', opacity: 0.35 }) +
        `<path d="M0 214H480V270H0Z" fill="${tone(0.26, 0.08, hue)}"/><path d="M0 214H480M0 236H480M240 214 240 270M150 214 90 270M330 214 390 270M60 214-60 270M420 214 540 270" stroke="#8ff3ff" stroke-opacity=".5" stroke-width="1.6"/>` +
        glow(sheet, 240, 150, 190, 130, '#8ff3ff', 0.4) +
        glow(sheet, 240, 260, 190, 26, '#000', 0.7) +
        `<g transform="translate(240 146) scale(.96)">${both(sheet, right)}` +
        `<path d="${symmetric('0,-30 L58,-36 L82,8 L64,66 L30,98 L0,106')}" fill="${plate}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/><path d="${symmetric('0,-30 L58,-36 L70,-8 L36,4 L0,-4')}" fill="${trim}"/>` +
        both(
          sheet,
          `<path d="M22 56 50 42 44 72 22 86Z" fill="${deep}"/><path d="M26 62 44 54M26 72 42 64" stroke="${light}" stroke-width="2.4"/>`,
        ) +
        `<path d="M0 2 26 16 22 44 0 56-22 44-26 16Z" fill="${ink}"/>${glow(sheet, 0, 28, 56, 56, '#8ff3ff', 0.7)}<circle cy="28" r="16" fill="${core}"/><circle cy="28" r="20" fill="none" stroke="#dffaff" stroke-width="2.5"/>` +
        `<path d="M-20-44H20L26-24H-26Z" fill="${ink}"/>` +
        both(
          sheet,
          `<path d="M30-86 64-122 50-78 40-62Z" fill="${trim}" stroke="${ink}" stroke-width="2.5" stroke-linejoin="round"/>`,
        ) +
        `<path d="${symmetric('0,-112 C22,-112 38,-98 42,-76 L40,-46 L22,-30 L0,-26')}" fill="${plate}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/><path d="M-8-112 0-130 8-112 6-84H-6Z" fill="${trim}" stroke="${ink}" stroke-width="2"/>` +
        `<path d="${symmetric('0,-72 L36,-84 L34,-62 L0,-56')}" fill="${ink}"/><path d="${symmetric('0,-68 L32,-79 L31,-66 L0,-60')}" fill="#8ff3ff"/><path d="M-28-76-12-71-14-64-28-67Z" fill="#fff"/>` +
        `<path d="${symmetric('0,-50 L16,-52 L12,-34 L0,-30')}" fill="${deep}"/><path d="M-6-46V-34M0-46V-33M6-46V-34" stroke="${light}" stroke-width="2"/></g>` +
        sparks(sheet, { seed: 4 + variant, count: 10, left: 60, right: 420, top: 30, bottom: 110 }, '#dffaff', 9),
    )
  },
}
