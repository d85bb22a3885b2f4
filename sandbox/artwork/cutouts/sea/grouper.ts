import { cutout, ofVariant, stroke } from '../parts/cutout.ts'
import { bodyPaint, eye, type FishPaint, fins } from './fish-parts.ts'

const paints: readonly [FishPaint, ...FishPaint[]] = [
  {
    light: '#e8a15c',
    main: '#c06f33',
    deep: '#7f3d18',
    edge: '#4d220c',
    pale: '#fbe1b8',
    fin: ['#a9542a', '#e0995e'],
    mark: '#7a3616',
  },
  {
    light: '#7fc0a6',
    main: '#3d8f7a',
    deep: '#1d5650',
    edge: '#0e3634',
    pale: '#dff2d8',
    fin: ['#2c7a70', '#8fd0b2'],
    mark: '#164a48',
  },
]

const body =
  'M-86 2C-70-44-20-72 34-68C78-64 108-40 122-18C134-12 136-4 130 2C132 12 122 20 110 24C88 52 46 66 2 62C-40 58-74 34-86 2Z'
const outline =
  'M-78 2C-90-14-104-38-126-42C-140-30-142 30-126 46C-104 40-90 18-78 2Z' +
  'M-58-36C-56-56-44-84-30-86L-24-80-14-96-4-88 8-104 18-92 32-102 40-86 56-86C66-76 72-64 74-52C40-76-20-72-58-36Z' +
  'M-44 46C-44 70-28 86-8 82C-8 72-2 64 6 60ZM30 60C34 78 48 88 62 82C60 70 58 62 54 54Z'
const rays =
  'M-94-4C-108-14-118-22-130-28M-98 2H-134M-94 8C-108 18-118 28-128 34M-34-56-26-76M-12-64-8-86M12-68 14-92M36-66 36-84M-28 60C-26 70-22 76-16 78'
const spots = [
  [-58, -14, 7],
  [-40, -34, 9],
  [-34, 2, 8],
  [-14, -22, 9],
  [-8, -46, 7],
  [14, -38, 9],
  [10, -8, 8],
  [36, -48, 8],
  [40, -22, 7],
  [-52, 16, 6],
  [-14, 20, 7],
  [60, -36, 5],
] as const

/** A heavy fish of the gulf with a large mouth. */
export const grouper = cutout({ id: 'grouper', kind: 'fish', variants: paints.length }, (sheet, variant) => {
  const paint = ofVariant(paints, variant)
  const clip = sheet.clip(`<path d="${body}"/>`)
  return (
    fins(sheet, paint, { outline, rays }) +
    `<path d="${body}" fill="${bodyPaint(sheet, paint)}"/>` +
    `<g clip-path="${clip}"><g fill="${paint.deep}" opacity=".24"><path d="M-66-90C-74-30-66 30-54 90H-34C-46 30-46-40-38-90ZM-6-90C-18-30-14 30-2 90H24C12 30 10-40 18-90ZM58-90C50-60 52-30 58-6H76C70-30 68-60 76-90Z"/></g>` +
    `<g fill="${paint.mark}" opacity=".6">${spots.map(([x, y, r]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.8}"/>`).join('')}</g>` +
    `<path d="M-90 18C-30 52 60 50 130 8V90H-90Z" fill="${paint.deep}" opacity=".24"/></g>` +
    `<path d="${body}" fill="none" stroke="${paint.edge}" stroke-width="3"/>` +
    stroke('M-48-34C-20-56 40-62 84-36', { colour: '#ffffff90', width: 5 }) +
    stroke('M62-40C48-16 50 20 66 42M54-30C44-10 44 14 54 32', { colour: paint.edge, width: 2.6 }) +
    `<path d="M44 14C28-2 2-2-8 14C-4 30 12 38 26 34C36 32 42 24 44 14Z" fill="${paint.fin[1]}" stroke="${paint.edge}" stroke-width="2.5"/>` +
    stroke('M32 12C20 8 8 10 0 16M34 20C24 20 14 22 6 28', { colour: paint.edge, width: 2 }) +
    eye({ x: 88, y: -24, r: 13 }, '#fff3d0') +
    stroke('M130 2C116 4 100 8 88 18', { colour: paint.edge, width: 3.6 }) +
    `<path d="M110 24C116 16 124 8 130 2" fill="none" stroke="${paint.pale}" stroke-width="3" stroke-linecap="round" opacity=".6"/>`
  )
})
