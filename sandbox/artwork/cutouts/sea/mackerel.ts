import { repeat } from '../../scenes/parts/sheet.ts'
import { cutout, ofVariant, stroke } from '../parts/cutout.ts'
import { eye, type FishPaint, fins } from './fish-parts.ts'

const paints: readonly [FishPaint, ...FishPaint[]] = [
  {
    light: '#5aa7d6',
    main: '#2c78b4',
    deep: '#174a80',
    edge: '#0d2c52',
    pale: '#f0f8fc',
    fin: ['#2c78b4', '#9ed2ee'],
    mark: '#0f3566',
  },
  {
    light: '#5fb59a',
    main: '#2a8a78',
    deep: '#12574f',
    edge: '#083533',
    pale: '#f4fbf0',
    fin: ['#2a8a78', '#a9e0c4'],
    mark: '#0b4642',
  },
]

const body = 'M-104 0C-72-30-14-46 40-42C84-38 118-20 140 2C118 22 82 36 38 38C-14 40-72 26-104 0Z'
const outline =
  'M-96 0C-112-12-124-46-144-60C-142-36-134-16-126 0C-134 18-142 38-140 64C-122 48-112 14-96 0Z' +
  'M-8-40C-6-62 16-76 40-74C34-64 40-54 52-40ZM-66-22-60-38-50-28-44-42-34-34-28-46-18-38-16-34Z' +
  'M-16 34C-20 52-8 64 8 64C6 54 10 44 18 36ZM-70 18-62 32-52 26-46 38-36 31-30 40-20 34Z'
const rays =
  'M-110-6C-122-20-130-36-138-48M-110 6C-122 22-130 38-136 52M8-44C12-56 20-64 30-68M26-42C28-52 32-58 36-62M-4 40C-6 48-4 54 2 58'

/** A slim, quick fish with wavy stripes. */
export const mackerel = cutout({ id: 'mackerel', kind: 'fish', variants: paints.length }, (sheet, variant) => {
  const paint = ofVariant(paints, variant)
  const clip = sheet.clip(`<path d="${body}"/>`)
  const coat = sheet.linear([
    [0, paint.deep],
    [0.3, paint.main],
    [0.46, paint.light],
    [0.56, paint.pale],
    [0.82, '#ffffff'],
    [1, paint.light],
  ])
  const stripes = repeat(11, (index) => {
    const x = -84 + index * 17
    return `<path d="M${x}-52C${x + 11}-40 ${x - 9}-30 ${x + 3}-20C${x + 12}-12 ${x - 2}-8 ${x + 2}-2"/>`
  })
  return (
    `<g transform="translate(3 0) rotate(-7) scale(.97)">${fins(sheet, paint, { outline, rays })}` +
    `<path d="${body}" fill="${coat}"/>` +
    `<g clip-path="${clip}"><g fill="none" stroke="${paint.mark}" stroke-width="6" stroke-linecap="round" opacity=".72">${stripes}</g>` +
    `<path d="M92-60C80-20 84 20 96 60H160V-60Z" fill="${paint.main}" opacity=".55"/></g>` +
    `<path d="${body}" fill="none" stroke="${paint.edge}" stroke-width="3"/>` +
    stroke('M-86 1C-30 8 30 8 84 2', { colour: paint.main, width: 2.4 }) +
    stroke('M-40-30C0-40 50-40 84-30', { colour: '#ffffff9a', width: 4 }) +
    stroke('M92-28C82-10 82 14 92 28', { colour: paint.edge, width: 2.6 }) +
    `<path d="M74 6C58-2 38 2 28 16C44 22 64 20 74 6Z" fill="${paint.fin[1]}" stroke="${paint.edge}" stroke-width="2.5"/>` +
    stroke('M64 8C54 8 44 10 36 15', { colour: paint.edge, width: 2 }) +
    eye({ x: 112, y: -8, r: 10.5 }, '#fff7d6') +
    stroke('M139 3C130 8 122 9 116 8', { colour: paint.edge, width: 3 }) +
    '</g>'
  )
})
