import { paper, sky, square } from '../scenes/banner/plaza-party.ts'
import { confetti } from '../scenes/parts/light.ts'
import { bulbs, bunting } from '../scenes/parts/plaza.ts'
import type { Sheet } from '../scenes/parts/sheet.ts'

const hue = 5

/** A square at night, with cut-paper flags. */
export function drawPlaza(sheet: Sheet, ground: number): string {
  const flags = { size: 0.76, colours: paper }
  const papers = { seed: 8, count: 36, left: 10, right: 750, top: 90, bottom: ground - 40 }
  return (
    sky(sheet, hue, ground) +
    square(sheet, hue, { x: 380, ground, scale: 1 }) +
    bunting(sheet, { from: { x: -20, y: 24 }, to: { x: 400, y: 4 }, sag: 60, count: 6 }, flags) +
    bunting(sheet, { from: { x: 370, y: 4 }, to: { x: 780, y: 30 }, sag: 56, count: 6 }, flags) +
    bulbs(sheet, { from: { x: -10, y: 200 }, to: { x: 230, y: 176 }, sag: 22, count: 8 }) +
    bulbs(sheet, { from: { x: 530, y: 176 }, to: { x: 770, y: 200 }, sag: 22, count: 8 }) +
    confetti(sheet, papers, [...paper, '#fff'], 9)
  )
}
