import { fill, sparks, specks } from '../scenes/parts/light.ts'
import { place, type Sheet } from '../scenes/parts/sheet.ts'
import { tone } from '../scenes/parts/tone.ts'
import { halo, lotus, pad, ripples } from './lotus-water.ts'

const hue = 352

/** A pond with lotus flowers under a full moon. */
export function drawPond(sheet: Sheet, ground: number): string {
  const sky = sheet.linear([
    [0, tone(0.2, 0.09, hue - 34)],
    [0.4, tone(0.33, 0.14, hue - 14)],
    [0.8, tone(0.54, 0.19, hue + 12)],
  ])
  const water = sheet.linear([
    [0, tone(0.42, 0.16, hue + 2)],
    [0.4, tone(0.27, 0.12, hue - 22)],
    [1, tone(0.15, 0.07, hue - 36)],
  ])
  const flower = sheet.define(lotus(sheet))
  const hills = `M0 ${ground - 24}C110 ${ground - 80} 220 ${ground - 20} 340 ${ground - 40} 470 ${ground - 62} 600 ${ground - 100} 760 ${ground - 44}V${ground}H0Z`
  return (
    fill(sheet, sky) +
    specks({ seed: 5, count: 80, left: 0, right: 760, top: 0, bottom: 420 }, '#ffe9d6', 1.2, 0.8) +
    halo(sheet, { x: 380, y: 356, r: 236 }) +
    `<path d="${hills}" fill="${tone(0.3, 0.13, hue - 14)}" opacity=".85"/><rect y="${ground}" width="760" height="${760 - ground}" fill="${water}"/>` +
    ripples(sheet, { x: 380, top: ground + 8, spread: 360, count: 40, colour: '#ffd79a' }) +
    pad(sheet, { x: 96, y: 712, rx: 92 }) +
    pad(sheet, { x: 676, y: 716, rx: 98 }) +
    place(flower, 92, 706, 0.48) +
    place(flower, 678, 712, 0.54) +
    place(flower, 30, 648, 0.22) +
    place(flower, 742, 650, 0.22) +
    sparks(sheet, { seed: 4, count: 14, left: 20, right: 740, top: 40, bottom: 560 }, '#fff0c8', 9)
  )
}
