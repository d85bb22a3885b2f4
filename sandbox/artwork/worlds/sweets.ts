import { confetti, glow, rays, sparks } from '../scenes/parts/light.ts'
import { place, repeat, type Sheet } from '../scenes/parts/sheet.ts'
import { tone } from '../scenes/parts/tone.ts'
import { land, sky } from './parts.ts'
import { type DrawWorld, ground, middle } from './world.ts'

/** Hills of icing with lollipops on them. */
export const drawSweets: DrawWorld = (at) => {
  const { sheet, scheme, seed } = at
  const icing = (hue: number) =>
    sheet.linear([
      [0, tone(0.86, 0.11, hue)],
      [1, tone(0.55, 0.16, hue)],
    ])
  const pop = (hue: number) => lollipop(sheet, hue)
  return {
    back:
      sky(at) +
      rays(sheet, middle, 240, 760, 18, '#fff', 0.26) +
      glow(sheet, middle, 220, 330, 280, '#fff', 0.8) +
      place(pop(340), 560, 400, 1.1, -5) +
      place(pop(200), 1060, 396, 1.25, 6) +
      place(pop(90), 490, 420, 0.7, -8) +
      place(pop(300), 1126, 420, 0.8, 8) +
      land([392, 352, 390, 366, 388, 350, 380], icing(scheme.hue + 40)) +
      land([ground + 6, ground - 20, ground + 4, ground - 8, ground + 2, ground - 26, ground], icing(350)) +
      glow(sheet, middle, ground + 30, 280, 40, '#7a1040', 0.35),
    seat: '',
    front:
      repeat(
        9,
        (index) =>
          `<circle cx="${466 + index * 84}" cy="${486 - (index % 2) * 12}" r="${16 + (index % 3) * 6}" fill="${tone(0.75, 0.16, index * 70)}"/><circle cx="${460 + index * 84}" cy="${480 - (index % 2) * 12}" r="5" fill="#fff" opacity=".7"/>`,
      ) +
      confetti(
        sheet,
        { seed, count: 40, left: 450, top: 30, right: 1140, bottom: 460 },
        ['#ff7ab0', '#ffe066', '#7ae0ff', '#b58cff', '#fff'],
        8,
      ) +
      sparks(sheet, { seed, count: 10, left: middle - 250, top: 40, right: middle + 250, bottom: 360 }, '#fff', 9),
  }
}

/** Two hundred tall, its foot on the origin. */
function lollipop(sheet: Sheet, hue: number): string {
  const turn = sheet.define('<path d="M0 0C14-20 44-20 52 2A52 52 0 0 1 40 33C32 16 12 14 0 0Z"/>')
  return sheet.define(
    `<path d="M-5 0V-120H5V0Z" fill="#fff6ea"/><g transform="translate(0 -150)"><circle r="54" fill="#fff8f2"/><g fill="${tone(0.68, 0.2, hue)}">${repeat(5, (index) => place(turn, 0, 0, 1, index * 72))}</g><circle r="52" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/><path d="M-34-24Q-22-42-2-44" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8"/></g>`,
  )
}
