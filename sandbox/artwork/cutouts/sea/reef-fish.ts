import { cutout, ofVariant, stroke } from '../parts/cutout.ts'
import { bodyPaint, eye, type FishPaint, fins } from './fish-parts.ts'

const paints: readonly [FishPaint, ...FishPaint[]] = [
  {
    light: '#ffb35c',
    main: '#ff7d2b',
    deep: '#c9420e',
    edge: '#8c2a08',
    pale: '#ffd9a1',
    fin: ['#ff7d2b', '#ffb84f'],
    mark: '#fffaf0',
  },
  {
    light: '#6cc9f2',
    main: '#2b93dd',
    deep: '#14559f',
    edge: '#0c3566',
    pale: '#c9f0fb',
    fin: ['#ffc43d', '#ffe184'],
    mark: '#f6fcff',
  },
  {
    light: '#ff9cb4',
    main: '#ef5583',
    deep: '#a9215a',
    edge: '#70103c',
    pale: '#ffd9df',
    fin: ['#d93a78', '#ff93ad'],
    mark: '#fff4f0',
  },
  {
    light: '#ffe27a',
    main: '#f7b51c',
    deep: '#b9720a',
    edge: '#744304',
    pale: '#fff4c4',
    fin: ['#3f7fd8', '#8fbcf2'],
    mark: '#27407a',
  },
]

const body = 'M-78 4C-66-42-18-78 40-70C84-62 118-30 128 2C120 36 84 64 36 70C-20 74-66 44-78 4Z'
const outline =
  'M-66 4C-92-8-106-44-136-50C-146-30-140-8-126 4C-140 16-146 40-134 58C-106 54-92 18-66 4Z' +
  'M-46-46C-42-92 0-116 34-108C44-100 54-104 62-98C74-90 76-72 72-56C40-78-16-74-46-46Z' +
  'M-16 62C-26 88-12 108 8 108C6 94 14 80 26 68ZM50 66C52 86 64 96 78 92C78 78 76 68 70 58Z'
const rays =
  'M-84 0C-100-12-112-28-130-40M-88 4H-120M-84 10C-100 20-112 36-128 48M-22-66C-18-84-6-96 8-102M10-78C14-90 22-98 34-102M40-76C44-84 52-90 62-92M-2 76C-6 88-2 98 4 104'

/** A round fish of the reef with three bands. */
export const reefFish = cutout({ id: 'reef-fish', kind: 'fish', variants: paints.length }, (sheet, variant) => {
  const paint = ofVariant(paints, variant)
  const clip = sheet.clip(`<path d="${body}"/>`)
  const bands = [
    'M70-90C58-40 60 30 72 90H96C82 40 82-40 94-90Z',
    'M10-90C-4-40-2 34 12 90H44C28 40 28-40 40-90Z',
    'M-44-90C-54-40-52 30-44 90H-24C-34 40-36-40-26-90Z',
  ]
  return (
    fins(sheet, paint, { outline, rays }) +
    `<path d="${body}" fill="${bodyPaint(sheet, paint)}"/>` +
    `<g clip-path="${clip}"><g fill="${paint.mark}" stroke="${paint.edge}" stroke-width="3" stroke-opacity=".75">${bands.map((band) => `<path d="${band}"/>`).join('')}</g>` +
    `<path d="M-80 20C-30 60 60 66 130 10V90H-80Z" fill="${paint.deep}" opacity=".28"/></g>` +
    `<path d="${body}" fill="none" stroke="${paint.edge}" stroke-width="3"/>` +
    stroke('M-40-38C-10-62 50-66 88-44', { colour: '#ffffffb0', width: 5 }) +
    `<path d="M34 12C20-6-6-8-16 4C-22 18-10 34 6 34C20 32 30 24 34 12Z" fill="${paint.fin[1]}" stroke="${paint.edge}" stroke-width="2.5"/>` +
    stroke('M22 14C10 8 0 8-8 12M20 20C10 20 2 22-4 26', { colour: paint.edge, width: 2 }) +
    eye({ x: 100, y: -16, r: 13 }) +
    stroke('M126 10C116 20 106 20 100 16', { colour: paint.edge, width: 3.4 })
  )
})
