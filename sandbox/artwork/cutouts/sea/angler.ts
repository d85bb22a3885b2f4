import { cutout, ofVariant, stroke } from '../parts/cutout.ts'
import { eye, type FishPaint, fins } from './fish-parts.ts'

const paints: readonly [FishPaint, ...FishPaint[]] = [
  {
    light: '#7d6bd0',
    main: '#4b3aa0',
    deep: '#261a63',
    edge: '#150c40',
    pale: '#b9abf2',
    fin: ['#4b3aa0', '#9b8cf0'],
    mark: '#6ef0e0',
  },
  {
    light: '#4f9aa6',
    main: '#206474',
    deep: '#0b3746',
    edge: '#05212c',
    pale: '#a8dde0',
    fin: ['#206474', '#6cc3c4'],
    mark: '#ffd76a',
  },
]

const body =
  'M-88 18C-82-40-30-78 34-70C86-64 120-34 122-6C112 0 106 6 104 14C118 22 122 36 114 52C92 84 34 98-18 84C-60 72-84 48-88 18Z'
const outline =
  'M-80 16C-96-2-110-30-136-38C-148-24-146 2-134 18C-144 32-146 56-134 70C-110 64-94 40-80 16Z' +
  'M-56-34C-62-62-44-90-22-92L-18-78-4-96 2-78 18-88C22-76 22-66 20-60ZM-34 72C-38 94-26 110-8 112C-8 98 0 90 10 84Z'
const rays =
  'M-96 8C-112-8-122-20-130-26M-98 18H-138M-94 26C-110 42-120 52-128 58M-38-46-36-76M-18-56-10-82M0-60 10-78M-20 80C-20 92-16 100-12 104'

/** A fish of the deep with its own lantern. */
export const angler = cutout({ id: 'angler', kind: 'fish', variants: paints.length }, (sheet, variant) => {
  const paint = ofVariant(paints, variant)
  const skin = sheet.radial(
    [
      [0, paint.light],
      [0.55, paint.main],
      [1, paint.deep],
    ],
    0.5,
    0.2,
    0.8,
  )
  const glow = sheet.radial([
    [0, '#fffbe0'],
    [0.3, paint.mark],
    [1, paint.mark, 0],
  ])
  return (
    '<g transform="translate(-2 2) scale(.98)">' +
    fins(sheet, paint, { outline, rays }) +
    `<path d="${body}" fill="${skin}" stroke="${paint.edge}" stroke-width="3"/>` +
    '<path d="M122-6C88 14 44 18 8 8C10 48 46 76 92 66C108 60 118 46 116 32C112 24 108 18 104 14Z" fill="#3a0a24"/>' +
    '<path d="M118-4 110 22 98 6 90 32 76 14 66 40 54 17 44 36 34 15 26 30 18 11C54 18 90 12 118-4Z" fill="#f6f8ee"/><path d="M14 34 30 38 38 58 50 46 62 70 72 50 88 68 94 46 108 56C98 68 84 70 70 68C44 66 24 52 14 34Z" fill="#f6f8ee"/>' +
    `<path d="M122-6C88 14 44 18 8 8C10 48 46 76 92 66" fill="none" stroke="${paint.edge}" stroke-width="3.4" stroke-linecap="round"/>` +
    stroke('M-52-26C-30-54 0-64 34-60', { colour: '#ffffff80', width: 5 }) +
    `<g fill="${paint.pale}" opacity=".35"><circle cx="-46" cy="10" r="6"/><circle cx="-58" cy="30" r="4"/><circle cx="-34" cy="34" r="5"/><circle cx="-40" cy="54" r="4"/><circle cx="-18" cy="58" r="6"/></g>` +
    `<path d="M6 34C-12 22-34 28-42 46C-26 58-6 54 6 34Z" fill="${paint.fin[1]}" stroke="${paint.edge}" stroke-width="2.5"/>` +
    eye({ x: 66, y: -26, r: 16 }, '#fdf6d0') +
    stroke('M46-46C58-52 74-50 84-42', { colour: paint.edge, width: 5 }) +
    stroke('M34-68C30-110 62-134 96-112', { colour: paint.edge, width: 6 }) +
    `<circle cx="104" cy="-98" r="44" fill="${glow}"/><circle cx="104" cy="-98" r="13" fill="#fffbe0" stroke="${paint.mark}" stroke-width="3"/></g>`
  )
})
