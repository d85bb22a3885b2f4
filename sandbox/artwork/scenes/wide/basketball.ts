import { bokeh, fill, glow, rays, shadow, sparks } from '../parts/light.ts'
import { streaks } from '../parts/pitch.ts'
import { createSheet, repeat, type Sheet } from '../parts/sheet.ts'
import { tone } from '../parts/tone.ts'
import type { WideOptions, WideScene } from '../parts/types.ts'

/** A basketball of radius 76 about the origin. */
function ball(sheet: Sheet): string {
  const leather = sheet.radial(
    [
      [0, '#ffc27a'],
      [0.45, '#f08a2e'],
      [0.8, '#c85a14'],
      [1, '#7c2c08'],
    ],
    0.36,
    0.3,
    0.75,
  )
  const clip = sheet.clip('<circle r="76"/>')
  return (
    `<circle r="76" fill="${leather}"/><g clip-path="${clip}" fill="none"><path d="M-80 18C-40-2 40-16 84-12M-16-80C-8-30 8 30 24 80M-66-52C-20-40-16 36-46 74M58-62C26-30 36 34 66 54" stroke="#3a1206" stroke-width="4.6"/>` +
    `<circle cx="-10" cy="-14" r="92" stroke="#5a1c04" stroke-opacity=".3" stroke-width="30"/></g><ellipse cx="-32" cy="-42" rx="22" ry="11" fill="#fff" opacity=".65" transform="rotate(-38 -32 -42)"/>`
  )
}

export const basketball: WideScene<'basketball'> = {
  id: 'basketball',
  kind: 'sports',
  draw({ hue = 32, variant = 0 }: WideOptions = {}) {
    const sheet = createSheet(480, 270)
    const sky = sheet.radial(
      [
        [0, tone(0.82, 0.16, hue + 38)],
        [0.45, tone(0.66, 0.2, hue + 8)],
        [1, tone(0.4, 0.17, hue - 20)],
      ],
      0.36,
      0.5,
      0.78,
    )
    const floor = sheet.linear([
      [0, '#e8a45a'],
      [1, '#a85a22'],
    ])
    const rim = sheet.linear([
      [0, '#ff8a5a'],
      [1, '#d82f1a'],
    ])
    const frame = ['#e02f46', '#2a6fe0', '#17925a'][variant % 3] ?? '#e02f46'
    const boards = repeat(7, (index) => `M${240 + (index - 3) * 60} 232L${240 + (index - 3) * 130} 270`)
    return sheet.finish(
      fill(sheet, sky) +
        rays(sheet, 160, 140, 400, 26, '#fff', 0.26) +
        bokeh(
          sheet,
          { seed: 8 + variant, count: 9, left: 0, right: 480, top: 0, bottom: 200 },
          ['#fff', '#ffe08a'],
          22,
          0.22,
        ) +
        `<path d="M0 232H480V270H0Z" fill="${floor}"/><path d="${boards}M0 232H480M0 248H480" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>` +
        '<path d="M440 270V60H452V270Z" fill="#3b1a3a"/><path d="M420 96H446V112H420Z" fill="#3b1a3a"/>' +
        `<path d="M272 34H436V148H272Z" fill="#000" opacity=".2" transform="translate(6 7)"/><rect x="270" y="32" width="164" height="116" rx="6" fill="#fffaf4"/><path d="M352 32H434V148H300Z" fill="#dfe6f5" opacity=".55"/><rect x="273" y="35" width="158" height="110" rx="4" fill="none" stroke="${frame}" stroke-width="6"/><rect x="318" y="74" width="68" height="54" fill="none" stroke="${frame}" stroke-width="5"/>` +
        '<path d="M306 150 322 214M326 154 334 216M346 156 347 218M366 155 360 217M386 153 373 216M398 150 384 214M306 152 342 218M326 156 362 218M346 157 380 214M398 152 362 218M378 156 342 218M358 157 324 214M312 176Q352 188 392 176M318 198Q352 208 386 198" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/>' +
        `<ellipse cx="352" cy="150" rx="50" ry="11" fill="none" stroke="#7c1408" stroke-width="7" transform="translate(0 2)"/><ellipse cx="352" cy="150" rx="50" ry="11" fill="none" stroke="${rim}" stroke-width="6"/><rect x="340" y="138" width="24" height="8" fill="#c8321c"/>` +
        shadow(sheet, 146, 244, 84, 12) +
        glow(sheet, 150, 140, 120, 120, '#fff3c8', 0.5) +
        `<g transform="translate(152 140)"><g transform="rotate(-30) scale(1.15)">${streaks()}</g>${ball(sheet)}</g>` +
        sparks(sheet, { seed: 13 + variant, count: 10, left: 50, right: 290, top: 30, bottom: 130 }, '#fff', 10),
    )
  },
}
