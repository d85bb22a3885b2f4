import { football as footballShape } from '../parts/ball.ts'
import { shadow, sparks } from '../parts/light.ts'
import { nightStadium, streaks } from '../parts/pitch.ts'
import { createSheet, place, repeat } from '../parts/sheet.ts'
import type { WideOptions, WideScene } from '../parts/types.ts'

export const football: WideScene<'football'> = {
  id: 'football',
  kind: 'sports',
  draw({ hue = 296, variant = 0 }: WideOptions = {}) {
    const sheet = createSheet(480, 270)
    const inks = ['#1a1430', '#0d3b7a', '#8a1030'] as const
    const across = repeat(8, (index) => `M${250 + index * 2} ${98 + index * 14}H${434 - index * 2}`)
    const down = repeat(13, (index) => `M${246 + index * 15.7} 92L${266 + index * 12.6} 206`)
    return sheet.finish(
      nightStadium(sheet, { hue, seed: 15 + variant, horizon: 148 }) +
        '<path d="M200 220H480M160 250H480" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>' +
        shadow(sheet, 344, 214, 130, 12) +
        `<path d="M238 86H446V212H430V206H262V212H238Z" fill="#fff" opacity=".08"/><path d="${across}${down}" stroke="#fff" stroke-opacity=".5" stroke-width="1.3" fill="none"/><path d="M264 206H430M242 90 264 206M442 90 430 206" stroke="#fff" stroke-opacity=".7" stroke-width="2" fill="none"/>` +
        '<path d="M240 216V88H444V216" fill="none" stroke="#c9c6dd" stroke-width="9" stroke-linejoin="round"/><path d="M239 216V87H444V216" fill="none" stroke="#fff" stroke-width="5.5" stroke-linejoin="round"/>' +
        shadow(sheet, 142, 240, 92, 16) +
        `<g transform="translate(146 160) rotate(-22)"><g transform="scale(1.16)">${streaks('#ffffff')}</g></g>` +
        place(footballShape(sheet, inks[variant % 3] ?? inks[0]), 146, 158, 0.74, 8 + variant * 30) +
        sparks(sheet, { seed: 5 + variant, count: 9, left: 60, right: 300, top: 60, bottom: 150 }, '#fff', 9),
    )
  },
}
