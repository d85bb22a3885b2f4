import { fill, glow, specks } from '../scenes/parts/light.ts'
import { lanterns, palace, pavilion } from '../scenes/parts/river.ts'
import { createRandom, num, place, repeat, type Sheet } from '../scenes/parts/sheet.ts'
import { tone } from '../scenes/parts/tone.ts'

/** A bell-shaped stupa 92 wide and 178 tall, its lit edge on the right; it stands on y = 0. */
function stupa(sheet: Sheet): string {
  return sheet.define(
    `<path d="M-46 0V-12H-38V-22H-32C-32-58-16-66-12-82H-9L-3-150 0-178 3-150 9-82H12C16-66 32-58 32-22H38V-12H46V0Z" fill="${tone(0.25, 0.05, 218)}"/>` +
      `<path d="M3-150 9-82H12C16-66 32-58 32-22H24C24-54 8-62 5-82Z" fill="#ffb85c" opacity=".4"/><circle cy="-178" r="3" fill="#ffe08a"/>`,
  )
}

/** A river at night with temples and lanterns in the air. */
export function drawRiver(sheet: Sheet, ground: number): string {
  const sky = sheet.linear([
    [0, tone(0.2, 0.05, 222)],
    [0.5, tone(0.36, 0.07, 205)],
    [0.78, tone(0.52, 0.07, 180)],
  ])
  const water = sheet.linear([
    [0, tone(0.42, 0.06, 200)],
    [1, tone(0.19, 0.05, 225)],
  ])
  const random = createRandom(12)
  const gleams = repeat(34, () => {
    const y = ground + 8 + random(0, 1) * (760 - ground - 14)
    return `M${num(random(-20, 740))} ${num(y)}h${num(random(14, 64))}`
  })
  const tower = stupa(sheet)
  return (
    fill(sheet, sky) +
    specks({ seed: 5, count: 90, left: 0, right: 760, top: 0, bottom: 380 }, '#fff6d8', 1.2, 0.75) +
    glow(sheet, 380, 400, 460, 400, '#ffc06a', 0.5) +
    place(tower, 150, ground, 1.1) +
    place(tower, 54, ground, 1.9) +
    place(tower, 610, ground, 1.3) +
    place(tower, 716, ground, 2.1) +
    place(pavilion(sheet), 232, ground, 0.7) +
    place(pavilion(sheet), 546, ground, 0.8) +
    `<g opacity=".55">${place(palace(sheet), 380, ground, 0.9)}</g>` +
    lanterns(sheet, [
      [60, 120, 1.1],
      [130, 250, 0.7],
      [40, 330, 0.9],
      [200, 70, 0.8],
      [300, 40, 0.55],
      [470, 60, 0.6],
      [560, 90, 0.9],
      [700, 140, 1.2],
      [640, 250, 0.7],
      [730, 340, 0.9],
      [110, 420, 0.6],
      [668, 420, 0.65],
      [24, 40, 0.6],
    ]) +
    `<rect y="${ground}" width="760" height="${760 - ground}" fill="${water}"/><path d="M0 ${ground}H760" stroke="#ffe0a0" stroke-opacity=".5" stroke-width="2.5"/><path d="${gleams}" stroke="#ffcf7a" stroke-opacity=".34" stroke-width="2.5" stroke-linecap="round"/>` +
    glow(sheet, 380, ground + 60, 260, 60, '#ffcf7a', 0.45)
  )
}
