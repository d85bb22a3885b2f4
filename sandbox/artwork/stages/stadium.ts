import { fill, glow, shadow, specks } from '../scenes/parts/light.ts'
import { num, place, repeat, type Sheet } from '../scenes/parts/sheet.ts'
import { cone, floodlight, stand } from '../scenes/parts/stadium.ts'
import { tone } from '../scenes/parts/tone.ts'

const hue = 162

function turf(sheet: Sheet, ground: number): string {
  const { width, height } = sheet
  const grass = sheet.linear([
    [0, tone(0.58, 0.15, 152)],
    [0.5, tone(0.4, 0.11, 158)],
    [1, tone(0.25, 0.07, hue)],
  ])
  const outline = `M0 ${ground}Q${width / 2} ${ground - 26} ${width} ${ground}V${height}H0Z`
  const bands = repeat(7, (index) => {
    const [far, near] = [width / 2 + (index - 3.5) * 150, width / 2 + (index - 3.5) * 290]
    return `M${far} ${ground - 30}h75L${num(near + 145)} ${height}H${num(near)}Z`
  })
  const clip = sheet.clip(`<path d="${outline}"/>`)
  return `<path d="${outline}" fill="${grass}"/><path d="${bands}" fill="#fff" opacity=".07" clip-path="${clip}"/>`
}

function wicket(sheet: Sheet): string {
  const wood = sheet.linear(
    [
      [0, '#fff0c9'],
      [0.5, '#dca862'],
      [1, '#8f5a22'],
    ],
    0,
    0,
    1,
    0,
  )
  const stumps = [-26, 0, 26].map((x) => `<rect x="${x - 5}" y="-122" width="10" height="122" rx="4"/>`).join('')
  return sheet.define(
    `<g fill="${wood}">${stumps}</g><g fill="#ffe6b0"><rect x="-31" y="-129" width="29" height="7" rx="3.5"/><rect x="2" y="-129" width="29" height="7" rx="3.5"/></g>`,
  )
}

function bat(sheet: Sheet): string {
  const willow = sheet.linear(
    [
      [0, '#fff2d0'],
      [0.5, '#e6bd78'],
      [1, '#a06c2e'],
    ],
    0,
    0,
    1,
    0,
  )
  return sheet.define(
    `<path d="M-7-150H7V-76H-7Z" fill="#20161a"/><path d="M-7-142 7-136M-7-130 7-124M-7-118 7-112M-7-106 7-100M-7-94 7-88" stroke="#f2603a" stroke-width="3"/>` +
      `<path d="M-9-80H9C12-70 25-66 25-54V52C25 66-25 66-25 52V-54C-25-66-12-70-9-80Z" fill="${willow}"/><path d="M-25-8H25V14H-25Z" fill="#0c6b48"/><path d="M-25-8H25V-4H-25Z" fill="#ffd35c"/>`,
  )
}

function leather(sheet: Sheet): string {
  const red = sheet.radial(
    [
      [0, '#ff7a5c'],
      [0.5, '#c62222'],
      [1, '#6d0a12'],
    ],
    0.36,
    0.3,
    0.8,
  )
  return sheet.define(
    `<circle r="25" fill="${red}"/><path d="M-4-24.500C5-10 5 10-4 24.5" stroke="#ffe9cf" stroke-width="2" fill="none"/><path d="M-9-23C0-10 0 10-9 23M1-25C10-10 10 10 1 25" stroke="#ffe9cf" stroke-width="1.5" stroke-dasharray="2 2.5" fill="none"/><ellipse cx="-10" cy="-11" rx="5.5" ry="3" fill="#fff" opacity=".6" transform="rotate(-40-10-11)"/>`,
  )
}

/** A cricket ground under lights. */
export function drawStadium(sheet: Sheet, ground: number): string {
  const sky = sheet.linear([
    [0, tone(0.16, 0.04, hue)],
    [0.5, tone(0.31, 0.075, hue)],
    [1, tone(0.44, 0.1, 156)],
  ])
  const people = {
    ...{ top: ground - 116, foot: ground, bend: 14, base: tone(0.14, 0.03, hue) },
    ...{ crowd: ['#eafff0', '#ffc65a'] as const, seed: 7, count: 84 },
  }
  const lamp = { y: ground - 236, mast: 210, scale: 0.96 }
  return (
    fill(sheet, sky) +
    specks({ seed: 3, count: 70, left: 0, right: 760, top: 0, bottom: 420 }, '#dfffe9', 1.2, 0.7) +
    glow(sheet, 380, 360, 470, 440, '#ffd46a', 0.42) +
    cone(sheet, { x: 58, y: 360, left: -60, right: 420, foot: 760, colour: '#eaffdf', opacity: 0.26 }) +
    cone(sheet, { x: 702, y: 360, left: 340, right: 820, foot: 760, colour: '#eaffdf', opacity: 0.26 }) +
    stand(sheet, people) +
    floodlight(sheet, { x: 58, ...lamp }) +
    floodlight(sheet, { x: 702, ...lamp }) +
    turf(sheet, ground) +
    shadow(sheet, 92, 716, 66, 12) +
    place(wicket(sheet), 92, 716) +
    shadow(sheet, 690, 724, 50, 10) +
    place(bat(sheet), 690, 672, 0.92, 16) +
    place(leather(sheet), 628, 704)
  )
}
