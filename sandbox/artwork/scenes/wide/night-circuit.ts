import { fill, glow, specks } from '../parts/light.ts'
import { both, createSheet, num, repeat, symmetric } from '../parts/sheet.ts'
import { tone } from '../parts/tone.ts'
import type { WideOptions, WideScene } from '../parts/types.ts'

export const nightCircuit: WideScene<'night-circuit'> = {
  id: 'night-circuit',
  kind: 'esports',
  draw({ hue = 310, variant = 0 }: WideOptions = {}) {
    const sheet = createSheet(480, 270)
    const sky = sheet.linear([
      [0, tone(0.18, 0.1, hue - 30)],
      [0.4, tone(0.38, 0.18, hue - 8)],
      [0.62, tone(0.66, 0.22, hue + 36)],
    ])
    const sun = sheet.linear([
      [0, '#fff3a0'],
      [0.5, '#ffb14a'],
      [1, '#ff4f8a'],
    ])
    const road = sheet.linear([
      [0, tone(0.3, 0.14, hue - 14)],
      [1, tone(0.13, 0.06, hue - 30)],
    ])
    const paints = [
      ['#ff6a8a', '#e01a4f', '#5c0626'],
      ['#7af0ff', '#1aa8e0', '#063a7a'],
      ['#ffe27a', '#f5a81c', '#7c3f06'],
    ] as const
    const [light, main, deep] = paints[variant % 3] ?? paints[0]
    const body = sheet.linear([
      [0, light],
      [0.4, main],
      [1, deep],
    ])
    const glass = sheet.linear([
      [0, '#2b1d4f'],
      [0.6, '#6a4fa8'],
      [1, '#ff9ab8'],
    ])
    const lamp = sheet.linear([
      [0, '#fff'],
      [0.4, '#ff6a7a'],
      [1, '#ff1f4a'],
    ])
    const bars = repeat(5, (index) => `<rect x="150" y="${82 + index * 13}" width="180" height="${2 + index * 1.6}"/>`)
    const clip = sheet.clip('<circle cx="240" cy="104" r="76"/>')
    const lanes = repeat(21, (index) => `M240 160L${240 + (index - 10) * 90} 290`)
    const cross = repeat(8, (index) => `M0 ${num(160 + 2 + index ** 1.9 * 2.8)}H480`)
    return sheet.finish(
      fill(sheet, sky) +
        specks({ seed: 6 + variant, count: 50, left: 0, right: 480, top: 0, bottom: 110 }, '#fff', 1, 0.9) +
        glow(sheet, 240, 110, 180, 130, '#ff7aa8', 0.8) +
        `<circle cx="240" cy="104" r="76" fill="${sun}"/><g clip-path="${clip}" fill="${tone(0.44, 0.19, hue + 6)}">${bars}</g>` +
        `<path d="M0 162V138L36 112 62 134 96 100 132 138 160 122 186 148 240 158 296 146 326 120 352 140 388 96 424 134 448 114 480 140V162Z" fill="${tone(0.2, 0.1, hue - 24)}"/><path d="M96 100 104 124 118 124M388 96 380 122 398 126M36 112 42 128" fill="none" stroke="${tone(0.75, 0.2, hue + 30)}" stroke-width="1.6" opacity=".8"/>` +
        `<rect y="160" width="480" height="110" fill="${road}"/><path d="${lanes}${cross}" stroke="${tone(0.82, 0.14, 200)}" stroke-opacity=".55" stroke-width="1.3" fill="none"/><path d="M0 160H480" stroke="#ffd0f0" stroke-width="2"/>` +
        '<path d="M232 160H248L262 290H218Z" fill="#fff" opacity=".1"/>' +
        glow(sheet, 240, 250, 190, 36, '#000', 0.85) +
        `<g transform="translate(240 186) scale(1.06)">` +
        both(sheet, `<path d="M54 34H104V66C104 72 98 74 92 74H64C58 74 54 72 54 66Z" fill="#0d0915"/>`) +
        `<path d="${symmetric('0,-56 C34,-56 52,-52 60,-42 L80,-14 L0,-10')}" fill="${deep}"/><path d="${symmetric('0,-50 C30,-50 46,-48 53,-40 L70,-14 L0,-12')}" fill="${glass}"/><path d="M-44-42-18-48-34-14H-60Z" fill="#fff" opacity=".25"/>` +
        `<path d="${symmetric('0,-18 C50,-18 78,-16 96,-4 C112,6 116,20 114,40 C112,54 104,58 92,58 L0,60')}" fill="${body}"/><path d="${symmetric('0,-18 C50,-18 78,-16 96,-4 C70,-8 30,-9 0,-9')}" fill="#fff" opacity=".45"/>` +
        `<path d="${symmetric('0,-34 C60,-34 96,-34 112,-30 L114,-20 C90,-24 40,-24 0,-24')}" fill="${main}"/><path d="${symmetric('0,-34 C60,-34 96,-34 112,-30 L112,-27 C90,-30 40,-31 0,-31')}" fill="#fff" opacity=".5"/>` +
        both(
          sheet,
          `<path d="M64-26V-12M24-25V-12" stroke="${deep}" stroke-width="5"/><path d="M30 8H98C106 8 106 22 98 22H40Z" fill="#2a0614"/><path d="M38 11H97C101 11 101 19 97 19H44Z" fill="${lamp}"/>${glow(sheet, 76, 15, 52, 24, '#ff3f6a', 0.75)}`,
        ) +
        `<path d="${symmetric('0,34 L78,34 L88,58 L0,62')}" fill="#160b1c"/><path d="M-60 42H60M-64 50H64" stroke="#3a2746" stroke-width="2.4"/><path d="M-20 34H20V48H-20Z" fill="${light}" opacity=".5"/>` +
        both(
          sheet,
          `<ellipse cx="46" cy="58" rx="11" ry="6" fill="#3a2746"/><ellipse cx="46" cy="58" rx="7" ry="3.6" fill="#8ff3ff"/>`,
        ) +
        '</g>' +
        glow(sheet, 190, 262, 90, 18, '#ff3f6a', 0.6) +
        glow(sheet, 290, 262, 90, 18, '#ff3f6a', 0.6),
    )
  },
}
