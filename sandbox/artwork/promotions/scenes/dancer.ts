import { confetti, fill, glow, specks } from '../../scenes/parts/light.ts'
import { createSheet, num, place, repeat, type Sheet } from '../../scenes/parts/sheet.ts'
import { house, musician } from '../parts/figures.ts'
import { down, flower, limb } from '../parts/stroke.ts'

const paper = ['#e0267a', '#ff9a1f', '#12a594', '#6a3fc4', '#f4c11a', '#2b8ae0'] as const

const skirt =
  'M0 0C-40-20-110-70-168-64-190-20-196 60-150 128-110 150-70 126-40 146-10 162 30 140 60 150 100 158 140 130 158 110 200 40 196-40 176-92 110-80 40-20 0 0Z'

/** The hem's ribbons: the same outline, smaller and smaller. */
const ribbons = [
  ['#e0267a', 1],
  ['#ffcf3f', 0.93],
  ['#e0267a', 0.9],
  ['#12a594', 0.78],
  ['#e0267a', 0.75],
  ['#ff9a1f', 0.62],
  ['#e0267a', 0.59],
  ['#6a3fc4', 0.44],
  ['#c81a68', 0.41],
] as const

function wideSkirt(sheet: Sheet): string {
  const outline = sheet.define(`<path d="${skirt}"/>`)
  const folds = repeat(15, (index) => {
    const angle = ((190 - index * 14.5) * Math.PI) / 180
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return `M0 0Q${num(60 * x + 8)} ${num(60 * y)} ${num(150 * x)} ${num(138 * y)}`
  })
  return (
    ribbons
      .map(([colour, size]) => place(outline, 0, 0, size, 0, ` fill="${colour}"`).replace('scale(1)', ''))
      .join('') +
    `<path d="${folds}" stroke="#5a0a3a" stroke-opacity=".22" stroke-width="5" fill="none"/>` +
    '<path d="M0 0C-40-20-110-70-168-64-180-40-186-10-182 20-120 0-50-6 0 0Z" fill="#fff" opacity=".16"/>'
  )
}

const wreath = [
  [-24, -152, '#e0267a'],
  [-8, -162, '#ff9a1f'],
  [10, -162, '#f4c11a'],
  [25, -150, '#e0267a'],
] as const

function head(): string {
  const flowers = wreath.map(([x, y, colour]) => flower({ x, y, size: 7, colour, heart: '#fff3c0' }))
  return (
    '<path d="M-8-104H8V-84C4-78-4-78-8-84Z" fill="#9a5c36"/><path d="M-26-140C-30-170 30-172 26-138 26-120 14-100 0-100S-24-116-26-140Z" fill="#1d0a14"/>' +
    '<path d="M-19-134C-20-112-10-98 1-98S20-112 19-134C10-146-10-146-19-134Z" fill="#c4835a"/><path d="M-22-134C-18-154 16-156 22-132 10-142-8-144-22-134Z" fill="#1d0a14"/>' +
    '<path d="M-12-127q4-4 8 0M5-127q4-4 8 0" stroke="#1b0a12" stroke-width="2.4" fill="none" stroke-linecap="round"/><path d="M-7-112Q1-103 9-112 1-109-7-112Z" fill="#d3163e"/>' +
    `${flowers.join('')}<path d="M-21-116h0M21-116h0" stroke="#ffcf3f" stroke-width="8" stroke-linecap="round"/>`
  )
}

function dancing(sheet: Sheet): string {
  const skin = '#b9754a'
  return (
    '<ellipse cy="196" rx="110" ry="12" fill="#2a0a2c" opacity=".4"/>' +
    limb({ path: 'M-14 120-22 186M20 120 34 176', colour: skin, width: 13 }) +
    `<path d="M-34 184h20l2 10h-28zM24 172l20 6 4 12-26-4z" fill="#3a0a2a"/>${wideSkirt(sheet)}` +
    `<path d="M-24-84C-34-50-24-20-20 4H20C24-20 34-50 24-84 10-92-10-92-24-84Z" fill="${down(sheet, '#fffaf2', '#f0dcc8')}"/>` +
    '<path d="M-26-76C-60-70-50-34-26-46M26-76C60-70 50-34 26-46" fill="#fff" stroke="#f0dcc8" stroke-width="2"/><path d="M-22-84C-8-66 8-66 22-84" stroke="#e0267a" stroke-width="5" fill="none"/><path d="M-20-2H20V6H-20Z" fill="#12a594"/>' +
    limb({ path: 'M-40-56C-80-44-120-50-160-66M40-56C84-54 130-68 168-92', colour: skin, width: 13 }) +
    `<path d="M-162-66h0M170-92h0" stroke="${skin}" stroke-width="18" stroke-linecap="round"/>${head()}`
  )
}

/** Bulbs along a sagging cord over the whole width. */
function lights(sheet: Sheet): string {
  const lamp = sheet.define(`${glow(sheet, 0, 0, 24, 24, '#ffe08a', 0.6)}<circle r="5" fill="#fff6d0"/>`)
  const bulbs = repeat(17, (index) => {
    const t = index / 16
    const v = 1 - t
    return place(lamp, -10 + 780 * t, 42 * v * v + 216 * t * v + 30 * t * t)
  })
  return `<path d="M-10 34Q380 104 770 22" stroke="#2a0a2c" stroke-width="2" fill="none"/>${bulbs}`
}

function street(sheet: Sheet): string {
  const ground = 302
  return (
    house(sheet, {
      x: 300,
      width: 96,
      height: 120,
      ground,
      walls: ['#b0466a', '#7a2458'],
      roof: '#4a1442',
      windows: 1,
    }) +
    house(sheet, {
      x: 660,
      width: 120,
      height: 156,
      ground,
      walls: ['#7a52c4', '#4a2a8a'],
      roof: '#2a1458',
      windows: 2,
    }) +
    house(sheet, {
      x: 394,
      width: 98,
      height: 98,
      ground,
      walls: ['#d8743a', '#a8442c'],
      roof: '#6a1f2a',
      windows: 1,
    }) +
    `<path d="M0 298H760V340H0Z" fill="${down(sheet, '#8a3a4a', '#4a1442')}"/>`
  )
}

/** A folk dancer between two musicians, at night; its calm side is on the left. */
export function dancer(): string {
  const sheet = createSheet(760, 340)
  const band = [musician(sheet, '#12504e', 'guitar'), musician(sheet, '#1c2a5e', 'trumpet')]
  return sheet.finish(
    fill(sheet, down(sheet, '#3a1466', '#8a2a7a', '#ff7a5a', '#ffb45a')) +
      specks({ seed: 4, count: 50, left: 0, top: 0, right: 760, bottom: 120 }, '#fff', 1.4) +
      glow(sheet, 440, 240, 320, 300, '#ffd46a', 0.55) +
      street(sheet) +
      lights(sheet) +
      `<g transform="translate(404 322) scale(-.62 .62)">${band[0]}</g><g transform="translate(694 324) scale(-.64 .64)">${band[1]}</g><g transform="translate(546 186) scale(.72)">${dancing(sheet)}</g>` +
      confetti(sheet, { seed: 3, count: 34, left: 300, top: 30, right: 740, bottom: 210 }, paper, 10) +
      fill(
        sheet,
        sheet.linear(
          [
            [0, '#2a0a4a', 0.95],
            [0.34, '#2a0a4a', 0.72],
            [0.54, '#2a0a4a', 0],
          ],
          0,
          0,
          1,
          0,
        ),
      ),
  )
}
