import { bokeh, fill, glow, shadow, sparks } from '../parts/light.ts'
import { createSheet, place, repeat } from '../parts/sheet.ts'
import { card, cardBack, chips } from '../parts/table.ts'
import { tone } from '../parts/tone.ts'
import type { WideOptions, WideScene } from '../parts/types.ts'

export const blackjackClose: WideScene<'blackjack-close'> = {
  id: 'blackjack-close',
  kind: 'live',
  draw({ hue = 158, variant = 0 }: WideOptions = {}) {
    const sheet = createSheet(480, 270)
    const cloth = sheet.radial(
      [
        [0, tone(0.6, 0.15, hue)],
        [0.5, tone(0.43, 0.12, hue)],
        [1, tone(0.2, 0.06, hue + 6)],
      ],
      0.5,
      0.5,
      0.72,
    )
    const hands = [
      ['spade', 'heart'],
      ['heart', 'club'],
      ['diamond', 'spade'],
    ] as const
    const [first, second] = hands[variant % 3] ?? hands[0]
    const colours = [
      ['#e01f4d', '#2a6fe0', '#f0a92a'],
      ['#7a3fe0', '#1fa861', '#e01f4d'],
      ['#111827', '#e0781f', '#2a6fe0'],
    ] as const
    const [one, two, three] = colours[variant % 3] ?? colours[0]
    const arcs = repeat(
      3,
      (index) =>
        `<path d="M${-40 - index * 30} ${120 - index * 26}Q240 ${250 - index * 40} ${520 + index * 30} ${120 - index * 26}"/>`,
    )
    const ring = sheet.define('<ellipse rx="46" ry="30"/><ellipse rx="38" ry="24" stroke-dasharray="3 5"/>')
    const back = cardBack(sheet, '#b3163c', '#ffd68a')
    return sheet.finish(
      fill(sheet, cloth) +
        `<g fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="2.5">${arcs}${place(ring, 86, 196)}${place(ring, 394, 196)}</g>` +
        bokeh(
          sheet,
          { seed: 5 + variant, count: 12, left: 0, right: 480, top: 0, bottom: 90 },
          ['#fff6d0', '#ffcf7a'],
          26,
          0.3,
        ) +
        glow(sheet, 240, 130, 200, 130, '#fff6cf', 0.35) +
        place(back, 352, 66, 0.62, 24) +
        place(back, 360, 62, 0.62, 30) +
        place(back, 369, 60, 0.62, 36) +
        shadow(sheet, 236, 226, 150, 34, '#02140c', 0.75) +
        place(card(sheet, second, 0), 276, 142, 1.34, 13) +
        place(card(sheet, first, 1), 198, 140, 1.34, -9) +
        shadow(sheet, 86, 238, 60, 16) +
        shadow(sheet, 398, 238, 76, 18) +
        place(chips(sheet, one, 6), 70, 226, 0.92) +
        place(chips(sheet, two, 3), 116, 240, 0.92) +
        place(chips(sheet, three, 7), 418, 226, 0.92) +
        place(chips(sheet, one, 4), 372, 240, 0.92) +
        sparks(sheet, { seed: 3 + variant, count: 12, left: 60, right: 430, top: 30, bottom: 150 }, '#fff6cf', 11),
    )
  },
}
