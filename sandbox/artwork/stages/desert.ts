import { lattice, moon, palm, tent } from '../scenes/parts/desert.ts'
import { fill, glow, sparks, specks } from '../scenes/parts/light.ts'
import { place, type Sheet } from '../scenes/parts/sheet.ts'
import { tone } from '../scenes/parts/tone.ts'

const hue = 250

/** Dunes and tents under a moon. */
export function drawDesert(sheet: Sheet, ground: number): string {
  const sky = sheet.linear([
    [0, tone(0.19, 0.08, hue + 18)],
    [0.45, tone(0.32, 0.1, hue + 4)],
    [0.72, tone(0.53, 0.1, hue - 42)],
    [0.82, tone(0.7, 0.08, hue - 62)],
  ])
  const far = sheet.linear([
    [0, '#e2c089'],
    [1, '#7f6248'],
  ])
  const near = sheet.linear([
    [0, '#a07a4c'],
    [1, '#33261f'],
  ])
  const tree = palm(sheet, '#1d1a2a', '#ffe2a0')
  const big = tent(sheet, { cloth: '#f6d594', stripe: '#d08a3e', shade: '#8c4a2a', flag: '#36d0c0' })
  const small = tent(sheet, { cloth: '#fbe3b4', stripe: '#1f8f8a', shade: '#7d5632', flag: '#f2714d' })
  const crest = `M0 ${ground - 44}C150 ${ground - 96} 300 ${ground - 30} 420 ${ground - 34} 560 ${ground - 40} 640 ${ground - 110} 760 ${ground - 76}V760H0Z`
  const front = `M0 ${ground + 14}C180 ${ground - 20} 330 ${ground + 6} 470 ${ground + 10} 590 ${ground + 12} 680 ${ground - 20} 760 ${ground - 8}V760H0Z`
  return (
    fill(sheet, sky) +
    lattice(sheet, { colour: '#ffe9b8', step: 92, opacity: 0.075 }) +
    specks({ seed: 11, count: 110, left: 0, right: 760, top: 0, bottom: 420 }, '#fff4d6', 1.2, 0.9) +
    sparks(sheet, { seed: 2, count: 9, left: 30, right: 730, top: 20, bottom: 360 }, '#fff4d6', 9) +
    glow(sheet, 380, 350, 460, 430, '#ffe9b0', 0.45) +
    place(moon(sheet), 620, 130, 0.7) +
    `<path d="${crest}" fill="${far}"/>` +
    place(tree, 66, ground + 10, 1.05, 4) +
    place(tree, 700, ground + 6, 0.9, -5) +
    place(small, 628, ground + 8, 0.62) +
    place(big, 140, ground + 16, 0.66) +
    `<path d="${front}" fill="${near}"/><path d="${front.slice(0, front.indexOf('V'))}" fill="none" stroke="#ffe2a0" stroke-opacity=".5" stroke-width="2.5"/>`
  )
}
