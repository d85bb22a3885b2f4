import { cutout, stroke } from '../parts/cutout.ts'
import { ground } from '../parts/pieces.ts'

/** Two halves that turn about each other, a tiger's head on the one and a dragon's on the other, as flat marks. */
const tiger =
  '<path d="M-34-20C-40-40-26-46-18-36-8-42 8-42 18-36 26-46 40-40 34-20 38 6 20 30 0 30-20 30-38 6-34-20Z"/>'
const tigerLines =
  stroke('M0-36V-22M-10-34-7-24M10-34 7-24M-33-4-22-2M33-4 22-2M-29 8-20 5M29 8 20 5', {
    colour: 'currentColor',
    width: 4.4,
  }) +
  '<g fill="currentColor"><path d="M-22-12C-16-20-8-16-6-8-12-4-20-4-22-12ZM22-12C16-20 8-16 6-8 12-4 20-4 22-12ZM-7 4H7L0 12Z"/></g>' +
  stroke('M0 12V18M-10 18C-5 24 5 24 10 18', { colour: 'currentColor', width: 3.6 })
const dragon =
  '<path d="M-48 4C-48-8-40-14-29-14-20-16-14-22-9-28L-4-36C4-50 20-56 38-52 28-47 21-40 18-32 31-36 43-33 51-25 43-23 37-19 35-13 46-11 52-3 54 8 45 4 39 4 33 8 40 17 40 28 33 38 31 29 25 24 17 22 11 35 0 40-14 37-7 33-5 29-7 24-20 29-32 27-41 20-30 20-21 16-15 9L-20 7-23 13-28 7-31 13-36 6C-41 10-46 9-48 4Z"/>'
const dragonLines =
  '<path d="M-16-10C-10-18 0-18 6-12 0-6-10-4-16-10Z" fill="currentColor"/><circle cx="-38" cy="-4" r="3.2" fill="currentColor"/>' +
  stroke('M-20-20C-12-28-4-28 2-26M8 2C16 4 22 0 26-6M4 12C12 14 20 12 26 6', { colour: 'currentColor', width: 3.8 })
const whisker = 'M-44 0C-58-4-62-16-54-24M-40 18C-54 24-56 36-48 40'

const paints = [
  { light: '#fff4dc', dark: '#a01428', rim: ['#fff1b8', '#f2b632', '#a4650c'] },
  { light: '#fff4dc', dark: '#12604e', rim: ['#fff1b8', '#f2b632', '#a4650c'] },
  { light: '#ffe9c4', dark: '#2c2466', rim: ['#fff1b8', '#f2b632', '#a4650c'] },
] as const

export const dragonTiger = cutout({ id: 'dragon-tiger', kind: 'live', variants: paints.length }, (sheet, variant) => {
  const paint = paints[variant] ?? paints[0]
  const rim = sheet.linear(
    [
      [0, paint.rim[0]],
      [0.5, paint.rim[1]],
      [1, paint.rim[2]],
    ],
    0,
    0,
    1,
    1,
  )
  const shine = sheet.radial(
    [
      [0, '#ffffff', 0.34],
      [0.6, '#ffffff', 0],
    ],
    0.34,
    0.24,
    0.7,
  )
  return (
    ground(sheet, { y: 128, rx: 100, ry: 14 }) +
    `<circle r="128" fill="${rim}"/><circle r="116" fill="#5a2c06" opacity=".5"/><circle r="114" fill="${paint.light}"/>` +
    `<path d="M0-114A114 114 0 0 1 0 114A57 57 0 0 1 0 0A57 57 0 0 0 0-114Z" fill="${paint.dark}"/><path d="M0-114A57 57 0 0 1 0 0A57 57 0 0 0 0 114" fill="none" stroke="${rim}" stroke-width="5"/>` +
    `<g transform="translate(-38 -46) scale(1.18)" fill="${paint.dark}" color="${paint.light}">${tiger}${tigerLines}</g>` +
    `<g transform="translate(38 46) scale(1.24)" fill="${paint.light}" color="${paint.dark}">${stroke(whisker, { colour: paint.light, width: 4 })}${dragon}${dragonLines}</g>` +
    `<circle r="114" fill="${shine}"/><circle r="121" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`
  )
})
