import { type RibbonPoint, ribbon } from '../../heroes/parts/paint.ts'
import { cutout, ofVariant, stroke } from '../parts/cutout.ts'
import { eye } from './fish-parts.ts'

interface OctopusPaint {
  light: string
  main: string
  deep: string
  edge: string
  sucker: string
}

const paints: readonly [OctopusPaint, ...OctopusPaint[]] = [
  { light: '#ffa3c0', main: '#f0568f', deep: '#a51f63', edge: '#6d0d40', sucker: '#ffd3df' },
  { light: '#ff9a78', main: '#e2502f', deep: '#98220f', edge: '#5f0f05', sucker: '#ffd6bf' },
  { light: '#bca2ff', main: '#7b55e0', deep: '#41259a', edge: '#26125f', sucker: '#e6dbff' },
]

const behind: readonly (readonly RibbonPoint[])[] = [
  [
    [-40, 30, 44],
    [-86, 44, 36],
    [-118, 20, 28],
    [-122, -16, 20],
    [-100, -30, 13],
    [-86, -14, 7],
  ],
  [
    [40, 30, 44],
    [86, 44, 36],
    [118, 20, 28],
    [124, -16, 20],
    [102, -32, 13],
    [86, -16, 7],
  ],
]
const front: readonly (readonly RibbonPoint[])[] = [
  [
    [-36, 36, 46],
    [-72, 70, 38],
    [-112, 84, 30],
    [-128, 112, 20],
    [-106, 128, 12],
    [-92, 116, 6],
  ],
  [
    [36, 36, 46],
    [72, 70, 38],
    [112, 84, 30],
    [128, 112, 20],
    [106, 128, 12],
    [92, 116, 6],
  ],
  [
    [-16, 40, 44],
    [-28, 84, 34],
    [-60, 110, 25],
    [-62, 134, 16],
    [-40, 134, 8],
  ],
  [
    [16, 40, 44],
    [28, 84, 34],
    [58, 108, 25],
    [64, 132, 16],
    [42, 136, 8],
  ],
]
const suckers = [
  [-62, 72, 6],
  [-84, 90, 5],
  [-106, 100, 4.4],
  [62, 72, 6],
  [84, 90, 5],
  [106, 100, 4.4],
  [-22, 80, 5.4],
  [-40, 106, 4.6],
  [22, 80, 5.4],
  [40, 104, 4.6],
  [-94, 34, 5],
  [-110, 8, 4],
  [94, 34, 5],
  [110, 8, 4],
] as const

/** A friendly king of the deep, eight arms about it. */
export const octopus = cutout({ id: 'octopus', kind: 'fish', variants: paints.length }, (sheet, variant) => {
  const paint = ofVariant(paints, variant)
  const head = 'M-66 6C-96-50-76-132 0-136C76-132 96-50 66 6C58 30 40 48 0 48C-40 48-58 30-66 6Z'
  const skin = sheet.radial(
    [
      [0, paint.light],
      [0.5, paint.main],
      [1, paint.deep],
    ],
    0.38,
    0.24,
    0.82,
  )
  const arm = sheet.linear([
    [0, paint.main],
    [1, paint.deep],
  ])
  const armsOf = (list: readonly (readonly RibbonPoint[])[], fill: string): string =>
    `<g fill="${fill}" stroke="${paint.edge}" stroke-width="3" stroke-linejoin="round">${list.map((points) => `<path d="${ribbon(points)}"/>`).join('')}</g>`
  return (
    armsOf(behind, paint.deep) +
    armsOf(front, arm) +
    `<g fill="${paint.sucker}" opacity=".85">${suckers.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>` +
    `<path d="${head}" fill="${skin}" stroke="${paint.edge}" stroke-width="3"/>` +
    stroke('M-48-82C-40-106-22-118 2-120', { colour: '#ffffffb0', width: 7 }) +
    `<g fill="${paint.deep}" opacity=".4"><ellipse cx="46" cy="-92" rx="9" ry="7"/><ellipse cx="24" cy="-110" rx="6" ry="4.5"/><ellipse cx="60" cy="-66" rx="5" ry="7"/></g>` +
    eye({ x: -28, y: -8, r: 20 }) +
    eye({ x: 28, y: -8, r: 20 }) +
    stroke('M-50-36C-40-46-24-46-14-38M14-38C24-46 40-46 50-36', { colour: paint.edge, width: 4 }) +
    stroke('M-14 26C-6 34 6 34 14 26', { colour: paint.edge, width: 4 }) +
    `<ellipse cx="-52" cy="18" rx="9" ry="6" fill="${paint.light}" opacity=".7"/><ellipse cx="52" cy="18" rx="9" ry="6" fill="${paint.light}" opacity=".7"/>`
  )
})
