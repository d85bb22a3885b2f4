import { paper, sky, square } from '../scenes/banner/plaza-party.ts'
import { confetti, glow } from '../scenes/parts/light.ts'
import { bulbs, bunting, stall } from '../scenes/parts/plaza.ts'
import { place, repeat } from '../scenes/parts/sheet.ts'
import { tone } from '../scenes/parts/tone.ts'
import { clothHue } from './parts.ts'
import { type DrawWorld, ground, middle } from './world.ts'

/** A square on a feast night: cut paper, bulbs and stalls round a stage. */
export const drawPlaza: DrawWorld = ({ sheet, scheme, seed }) => {
  const flags = { size: 0.74, colours: paper }
  const booth = stall(sheet)
  const rim = sheet.linear([
    [0, '#ffe6a0'],
    [1, '#8a4a14'],
  ])
  const side = sheet.linear([
    [0, tone(0.5, 0.19, clothHue(scheme))],
    [1, tone(0.24, 0.11, clothHue(scheme))],
  ])
  const lights = repeat(
    15,
    (index) => `<circle cx="${-196 + index * 28}" cy="${26 - ((index - 7) ** 2) * 0.12}" r="5"/>`,
  )
  return {
    back:
      sky(sheet, scheme.hue, ground) +
      square(sheet, scheme.hue, { x: middle, ground, scale: 0.92 }) +
      glow(sheet, middle, 220, 300, 260, '#ffe2a0', 0.7) +
      place(booth, 540, ground + 34, 0.94, 0, ` fill="${paper[0]}"`) +
      place(booth, 1076, ground + 36, 1, 0, ` fill="${paper[2]}"`),
    seat: `<g transform="translate(${middle} ${ground})"><ellipse cy="46" rx="270" ry="24" fill="#0a0220" opacity=".5"/><path d="M-214 2V36A214 26 0 0 0 214 36V2Z" fill="${side}"/><ellipse rx="214" ry="24" cy="2" fill="${rim}"/><ellipse rx="200" ry="20" cy="-1" fill="${tone(0.62, 0.18, clothHue(scheme))}"/><g fill="#fff3cf">${lights}</g></g>`,
    front:
      bunting(sheet, { from: { x: 380, y: 20 }, to: { x: 800, y: -6 }, sag: 44, count: 6 }, flags) +
      bunting(sheet, { from: { x: 790, y: -6 }, to: { x: 1180, y: 34 }, sag: 42, count: 6 }, flags) +
      bulbs(sheet, { from: { x: 430, y: 150 }, to: { x: 640, y: 112 }, sag: 22, count: 7 }) +
      bulbs(sheet, { from: { x: 980, y: 112 }, to: { x: 1170, y: 160 }, sag: 22, count: 7 }) +
      confetti(sheet, { seed, count: 46, left: 450, top: 90, right: 1140, bottom: 470 }, [...paper, '#fff'], 9),
  }
}
