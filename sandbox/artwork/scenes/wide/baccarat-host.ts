import { host, hostLook } from '../parts/host.ts'
import { shadow, sparks } from '../parts/light.ts'
import { createSheet, place } from '../parts/sheet.ts'
import { studio } from '../parts/studio.ts'
import { card, chips, felt } from '../parts/table.ts'
import type { WideOptions, WideScene } from '../parts/types.ts'

export const baccaratHost: WideScene<'baccarat-host'> = {
  id: 'baccarat-host',
  kind: 'live',
  draw({ hue = 262, variant = 0 }: WideOptions = {}) {
    const sheet = createSheet(480, 270)
    const suits = [
      ['#d39a34', '#8a5713', '#ffffff'],
      ['#1d2c6b', '#0b1233', '#ff6f8f'],
      ['#c22b5c', '#6d0f37', '#ffe9c9'],
    ] as const
    const cloths = [
      ['#1f57b8', '#0c2560'],
      ['#148060', '#06382b'],
      ['#a8233f', '#4d0a1c'],
    ] as const
    const [a, b, c, d] = [
      card(sheet, 'spade', 0),
      card(sheet, 'heart', 9),
      card(sheet, 'club', 8),
      card(sheet, 'diamond', 1),
    ]
    return sheet.finish(
      studio(sheet, { hue, seed: 11 + variant }) +
        sparks(sheet, { seed: 14 + variant, count: 6, left: 90, right: 390, top: 40, bottom: 140 }, '#fff', 9) +
        `<g transform="translate(240 212) scale(.7)">${host(sheet, hostLook(variant + 3, suits[variant % 3] ?? suits[0]))}</g>` +
        felt(sheet, { top: 204, colour: cloths[variant % 3] ?? cloths[0], rail: '#e6b65a' }) +
        '<path d="M150 270Q240 216 330 270M110 270Q240 196 370 270" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2"/>' +
        shadow(sheet, 120, 242, 80, 18) +
        shadow(sheet, 360, 242, 80, 18) +
        place(a, 92, 190, 0.72, -12) +
        place(b, 150, 196, 0.72, 5) +
        place(c, 330, 196, 0.72, -5) +
        place(d, 388, 190, 0.72, 12) +
        place(chips(sheet, '#f0a92a', 4), 240, 256, 0.6),
    )
  },
}
