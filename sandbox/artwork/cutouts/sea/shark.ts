import { cutout, ofVariant, stroke } from '../parts/cutout.ts'
import { eye, type FishPaint, fins } from './fish-parts.ts'

const paints: readonly [FishPaint, ...FishPaint[]] = [
  {
    light: '#8fb3cf',
    main: '#5a83a8',
    deep: '#345878',
    edge: '#1b3350',
    pale: '#f2f8fb',
    fin: ['#5a83a8', '#86abc8'],
    mark: '#1b3350',
  },
  {
    light: '#a6b0bd',
    main: '#6d7b8c',
    deep: '#414d5e',
    edge: '#232c3a',
    pale: '#f6f6f3',
    fin: ['#6d7b8c', '#9aa6b4'],
    mark: '#232c3a',
  },
]

const body = 'M-100-6C-60-34-6-54 44-52C90-50 124-30 138-10C130 0 124 4 116 6C122 16 114 28 98 36C50 52-30 40-100-6Z'
const outline =
  'M-92-4C-108-26-124-60-144-76C-146-46-138-22-126-6C-136 10-140 30-136 48C-120 38-106 18-92-4Z' +
  'M-8-46C-4-82 12-106 34-116C36-92 44-68 60-50ZM-66-22C-62-40-54-48-44-52C-44-42-42-34-38-30Z' +
  'M26 34C10 58-2 76-4 102C26 94 54 70 66 40ZM-52 16C-54 30-50 42-42 48C-36 40-32 32-30 26Z'

/** A shark with its mouth a little open. */
export const shark = cutout({ id: 'shark', kind: 'fish', variants: paints.length }, (sheet, variant) => {
  const paint = ofVariant(paints, variant)
  const clip = sheet.clip(`<path d="${body}"/>`)
  const coat = sheet.linear([
    [0, paint.deep],
    [0.5, paint.main],
    [1, paint.light],
  ])
  return (
    `<g transform="translate(3 4) rotate(-8) scale(.97)">${fins(sheet, paint, { outline, rays: 'M16-60C18-76 22-88 28-98M12 48C6 62 2 74 2 86M30 44C22 58 18 68 16 76' })}` +
    `<path d="${body}" fill="${coat}"/>` +
    `<g clip-path="${clip}"><path d="M-110-2C-50 14 30 8 140-6V70H-110Z" fill="${paint.pale}"/><path d="M-110 14C-40 40 40 44 120 22V80H-110Z" fill="${paint.main}" opacity=".28"/></g>` +
    '<path d="M116 6C104 16 84 20 70 16L78 30 96 32C108 28 116 16 116 6Z" fill="#7a1626"/><path d="M112 9 104 19 96 15 89 24 81 18 76 25 70 16C84 20 100 18 112 9Z" fill="#fff"/>' +
    `<path d="${body}" fill="none" stroke="${paint.edge}" stroke-width="3"/>` +
    stroke('M-40-30C0-48 50-48 92-36', { colour: '#ffffff8c', width: 5 }) +
    stroke('M34-22C28-8 30 8 38 18M46-22C40-10 42 6 48 16M58-20C54-10 54 0 58 10', { colour: paint.edge, width: 3 }) +
    eye({ x: 96, y: -18, r: 9.5 }, '#eaf4fa') +
    stroke('M84-30C92-34 102-32 108-26', { colour: paint.edge, width: 4 }) +
    '</g>'
  )
})
