import { fill, glow, rays, sparks, specks } from '../parts/light.ts'
import { both, createSheet, place, type Sheet } from '../parts/sheet.ts'
import { tone } from '../parts/tone.ts'
import type { WideOptions, WideScene } from '../parts/types.ts'

/** A cut crystal standing on the origin, 60 wide and 170 tall, in four facets of one hue. */
function crystal(sheet: Sheet, hue: number): string {
  const c = (light: number, chroma: number): string => tone(light, chroma, hue)
  return sheet.define(
    `<path d="M-30-40-22-128 0-170 24-122 30-36 0 0Z" fill="${c(0.62, 0.17)}"/><path d="M0-170 24-122 10-30 0 0-8-110Z" fill="${c(0.78, 0.14)}"/><path d="M24-122 30-36 0 0 10-30Z" fill="${c(0.48, 0.17)}"/><path d="M-30-40-22-128 -8-110-14-34 0 0Z" fill="${c(0.7, 0.16)}"/><path d="M-22-128 0-170-8-110Z" fill="${c(0.93, 0.07)}"/><path d="M-8-110 0-170 24-122 8-104Z" fill="${c(0.86, 0.11)}"/><path d="M-24-112-27-50M-2-104 2-40" stroke="#fff" stroke-opacity=".6" stroke-width="2.5" stroke-linecap="round"/>`,
  )
}

export const crystalShrine: WideScene<'crystal-shrine'> = {
  id: 'crystal-shrine',
  kind: 'esports',
  draw({ hue = 285, variant = 0 }: WideOptions = {}) {
    const sheet = createSheet(480, 270)
    const gem = hue + ([-90, 60, 120][variant % 3] ?? -90)
    const sky = sheet.radial(
      [
        [0, tone(0.72, 0.14, gem)],
        [0.35, tone(0.5, 0.16, hue)],
        [1, tone(0.18, 0.09, hue - 10)],
      ],
      0.5,
      0.5,
      0.72,
    )
    const stone = sheet.linear([
      [0, tone(0.62, 0.05, hue)],
      [1, tone(0.32, 0.07, hue)],
    ])
    const grass = sheet.linear([
      [0, tone(0.75, 0.14, gem + 10)],
      [1, tone(0.45, 0.12, gem + 20)],
    ])
    const rock = sheet.linear([
      [0, tone(0.42, 0.07, hue)],
      [1, tone(0.2, 0.07, hue - 10)],
    ])
    const [main, side] = [crystal(sheet, gem), crystal(sheet, gem + 34)]
    const dark = tone(0.26, 0.07, hue)
    const pillar =
      `<path d="M96 56H132L136 204H92Z" fill="${stone}"/><path d="M120 56H132L136 204H122Z" fill="#000" opacity=".22"/><path d="M84 44H146V60H84Z" fill="${stone}"/><path d="M84 44H146V49H84Z" fill="#fff" opacity=".35"/><path d="M84 196H144L150 212H80Z" fill="${stone}"/>` +
      `<path d="M114 84 124 104 114 124 104 104Z" fill="${tone(0.9, 0.12, gem)}"/><circle cx="114" cy="142" r="5" fill="${tone(0.9, 0.12, gem)}"/><circle cx="114" cy="160" r="3.4" fill="${tone(0.9, 0.12, gem)}"/>`
    const islet = `<path d="M-40 0H40L22 22 6 30 0 44-10 28-26 20Z" fill="${rock}"/><path d="M-42-2Q0-14 42-2L36 8 20 4 8 10-8 4-24 9Z" fill="${grass}"/>`
    const isle = sheet.define(islet)
    return sheet.finish(
      fill(sheet, sky) +
        rays(sheet, 240, 120, 340, 22, '#fff', 0.2) +
        specks({ seed: 9 + variant, count: 60, left: 0, right: 480, top: 0, bottom: 180 }, '#fff', 1, 0.8) +
        `<path d="M0 214 60 130 104 184 150 120 204 190 262 128 320 186 372 112 420 172 480 128V270H0Z" fill="${tone(0.36, 0.12, hue)}" opacity=".7"/>` +
        place(isle, 62, 150, 0.9) +
        place(side, 62, 150, 0.3) +
        place(isle, 424, 134, 1) +
        place(side, 418, 134, 0.34, -6) +
        place(main, 434, 134, 0.22, 12) +
        `<path d="M0 252Q240 186 480 252V270H0Z" fill="${grass}"/><path d="M0 252Q240 186 480 252" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2"/><path d="M130 234H350L376 270H104Z" fill="${stone}"/><path d="M122 246H358M112 258H368" stroke="${dark}" stroke-opacity=".5" stroke-width="2"/>` +
        `<g transform="translate(240 26)">${both(sheet, pillar)}<path d="M-150 20Q0-8 150 20L142 46Q0 22-142 46Z" fill="${stone}"/><path d="M-150 20Q0-8 150 20" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/><path d="M0 6 12 20 0 34-12 20Z" fill="${tone(0.92, 0.1, gem)}"/></g>` +
        glow(sheet, 240, 140, 130, 130, tone(0.92, 0.1, gem), 0.85) +
        `<ellipse cx="240" cy="236" rx="92" ry="16" fill="${dark}"/><ellipse cx="240" cy="232" rx="92" ry="16" fill="${stone}"/><ellipse cx="240" cy="231" rx="70" ry="11" fill="${tone(0.85, 0.13, gem)}" opacity=".7"/>` +
        place(side, 196, 232, 0.62, -22) +
        place(side, 286, 232, 0.66, 20) +
        place(main, 218, 234, 0.7, -9) +
        place(main, 266, 234, 0.66, 10) +
        place(main, 240, 236, 1.06) +
        sparks(sheet, { seed: 12 + variant, count: 14, left: 130, right: 350, top: 40, bottom: 220 }, '#fff', 9),
    )
  },
}
