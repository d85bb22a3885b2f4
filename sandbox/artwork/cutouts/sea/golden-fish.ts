import { cutout, ofVariant, stroke } from '../parts/cutout.ts'
import { bodyPaint, eye, type FishPaint, fins, scales } from './fish-parts.ts'

const paints: readonly [FishPaint, ...FishPaint[]] = [
  {
    light: '#ffdf6e',
    main: '#f5b027',
    deep: '#c47309',
    edge: '#8a4a06',
    pale: '#fff3c2',
    fin: ['#f39a1d', '#ffe08a'],
    mark: '#ffd34d',
  },
  {
    light: '#ff9a6b',
    main: '#ee5330',
    deep: '#b0260f',
    edge: '#721204',
    pale: '#ffe2cc',
    fin: ['#f06a35', '#ffc39a'],
    mark: '#ffd34d',
  },
]

const body = 'M-52 6C-40-40 4-66 54-60C94-54 122-26 126 4C118 40 80 64 40 64C-6 64-40 40-52 6Z'
const outline =
  'M-40 4C-58-20-72-70-128-84C-142-84-140-74-134-66C-122-50-120-36-122-26C-132-18-140-6-140 6C-136 16-130 22-122 26C-124 46-134 58-140 76C-140 90-128 90-120 84C-72 64-58 26-40 4Z' +
  'M-22-40C-34-84-6-122 40-124C34-112 42-108 54-106C48-98 54-94 66-90C62-80 66-70 72-54C44-68 4-60-22-40Z' +
  'M8 58C-14 80-14 112 6 128C10 114 22 108 34 112C32 94 38 78 46 64ZM56 62C58 80 70 92 84 90C82 78 84 66 82 54Z'
const rays =
  'M-58-2C-76-30-96-54-122-70M-64 2C-86-8-104-16-124-16M-64 8C-84 14-104 16-126 14M-58 14C-76 38-96 58-122 72M-4-54C-6-80 6-100 26-112M18-62C20-80 30-92 44-100M42-64C44-76 50-84 58-88M18 72C8 88 4 104 6 116M30 76C24 88 22 98 24 106'

/** A gold fish with veils for fins and a crown. */
export const goldenFish = cutout({ id: 'golden-fish', kind: 'fish', variants: paints.length }, (sheet, variant) => {
  const paint = ofVariant(paints, variant)
  const clip = sheet.clip(`<path d="${body}"/>`)
  const crown = 'M44-62 34-96 54-82 68-106 80-80 102-90 90-54C76-66 58-68 44-62Z'
  return (
    fins(sheet, paint, { outline, rays }) +
    `<path d="${body}" fill="${bodyPaint(sheet, paint)}"/>` +
    scales(sheet, clip, { colour: paint.edge, rows: [-42, -28, -14, 0, 14, 28, 42, 56] }) +
    `<g clip-path="${clip}"><path d="M70-70C54-30 58 30 78 70H140V-70Z" fill="${paint.main}"/><path d="M-60 24C-10 56 70 58 130 14V80H-60Z" fill="${paint.deep}" opacity=".26"/></g>` +
    stroke('M72-54C58-24 60 24 78 50', { colour: paint.edge, width: 2.6 }) +
    `<path d="${body}" fill="none" stroke="${paint.edge}" stroke-width="3"/>` +
    stroke('M-20-34C6-52 40-56 62-48', { colour: '#ffffffb8', width: 5 }) +
    `<path d="${crown}" fill="${sheet.linear([
      [0, '#fff3b0'],
      [0.5, '#ffcb3d'],
      [1, '#d98a10'],
    ])}" stroke="#8a4a06" stroke-width="2.6" stroke-linejoin="round"/><circle cx="67" cy="-75" r="5" fill="#e2324f"/><circle cx="50" cy="-74" r="3" fill="#38b6a4"/><circle cx="84" cy="-69" r="3" fill="#38b6a4"/>` +
    `<path d="M52 16C34 8 12 16 4 36C22 44 44 36 52 16Z" fill="${paint.fin[1]}" stroke="${paint.edge}" stroke-width="2.5"/>` +
    stroke('M42 20C30 20 18 26 12 34M46 24C38 28 30 32 26 38', { colour: paint.edge, width: 2 }) +
    eye({ x: 98, y: -10, r: 14 }, '#fffbe8') +
    stroke('M124 12C116 20 108 20 102 16', { colour: paint.edge, width: 3.4 })
  )
})
