import { bunting, street } from '../scenes/banner/plaza-party.ts'
import { confetti, fill, glow, rays } from '../scenes/parts/light.ts'
import { agave, guitar } from '../scenes/parts/plaza.ts'
import { place, type Sheet } from '../scenes/parts/sheet.ts'
import { tone } from '../scenes/parts/tone.ts'

const hue = 5

/** A square with cut-paper flags. */
export function drawPlaza(sheet: Sheet, ground: number): string {
  const air = sheet.radial(
    [
      [0, '#ffd35a'],
      [0.3, tone(0.78, 0.17, hue + 58)],
      [0.65, tone(0.62, 0.22, hue + 18)],
      [1, tone(0.42, 0.19, hue - 12)],
    ],
    0.5,
    0.47,
    0.75,
  )
  const papers = {
    ...{ seed: 8, count: 36, left: 10, right: 750, top: 90, bottom: ground - 40 },
  }
  return (
    fill(sheet, air) +
    rays(sheet, 380, 356, 640, 28, '#fff2a8', 0.34) +
    glow(sheet, 380, 356, 360, 360, '#fff3b0', 0.7) +
    street(sheet, hue, { base: ground, x: 380, scale: 1.02 }) +
    bunting(sheet, { from: { x: -20, y: 24 }, to: { x: 400, y: 4 }, sag: 96, count: 6, size: 0.72, first: 0 }) +
    bunting(sheet, { from: { x: 370, y: 4 }, to: { x: 780, y: 30 }, sag: 92, count: 6, size: 0.72, first: 3 }) +
    place(agave(sheet, '#3fd0b0', '#0b5a5e'), 62, 722, 1.1, -4) +
    place(guitar(sheet, ['#ffcf7a', '#f0932c', '#a4480e'], '#fff0c4'), 694, 642, 0.58, 14) +
    confetti(sheet, papers, ['#ff3d7f', '#ffc928', '#12c2a9', '#8a4bff', '#2ea8ff'], 9)
  )
}
