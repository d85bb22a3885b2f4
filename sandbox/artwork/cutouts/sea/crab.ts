import { both } from '../../scenes/parts/sheet.ts'
import { cutout, ofVariant, stroke } from '../parts/cutout.ts'

interface CrabPaint {
  light: string
  main: string
  deep: string
  edge: string
  pale: string
}

const paints: readonly [CrabPaint, ...CrabPaint[]] = [
  { light: '#ff9c74', main: '#ea4f2f', deep: '#a01f12', edge: '#64100a', pale: '#ffd9b8' },
  { light: '#8fd0f0', main: '#3585c4', deep: '#16487f', edge: '#0b2c54', pale: '#dcf1fa' },
]

/** A crab with both claws raised. */
export const crab = cutout({ id: 'crab', kind: 'fish', variants: paints.length }, (sheet, variant) => {
  const paint = ofVariant(paints, variant)
  const shell = sheet.radial(
    [
      [0, paint.light],
      [0.55, paint.main],
      [1, paint.deep],
    ],
    0.42,
    0.2,
    0.85,
  )
  const claw = sheet.linear([
    [0, paint.light],
    [1, paint.main],
  ])
  const legs = 'M58 34C86 26 106 34 118 56M52 48C78 48 96 60 102 84M42 60C62 66 74 80 76 104'
  const side =
    stroke(legs, { colour: paint.edge, width: 18 }) +
    stroke(legs, { colour: paint.main, width: 12 }) +
    stroke('M60 6C84 2 98-16 100-36', { colour: paint.edge, width: 24 }) +
    stroke('M60 6C84 2 98-16 100-36', { colour: paint.main, width: 18 }) +
    `<path d="M100-30C76-36 62-58 68-86C74-108 92-122 110-124C98-106 96-92 102-80C112-96 122-106 136-108C146-82 138-44 118-32C112-28 106-28 100-30Z" fill="${claw}" stroke="${paint.edge}" stroke-width="3" stroke-linejoin="round"/>` +
    stroke('M78-64C78-84 84-98 94-108', { colour: '#ffffffa0', width: 5 }) +
    stroke('M24-28V-52', { colour: paint.edge, width: 11 }) +
    stroke('M24-28V-52', { colour: paint.main, width: 6 }) +
    `<circle cx="24" cy="-60" r="14" fill="#fff" stroke="${paint.edge}" stroke-width="3"/><circle cx="22" cy="-59" r="8" fill="#14101a"/><circle cx="25" cy="-63" r="3" fill="#fff"/>`
  return (
    both(sheet, side) +
    `<path d="M-84 20C-88-16-48-40 0-40C48-40 88-16 84 20C78 60 40 82 0 82C-40 82-78 60-84 20Z" fill="${shell}" stroke="${paint.edge}" stroke-width="3.4"/>` +
    stroke('M-58-2C-44-20-20-28 6-28', { colour: '#ffffffb0', width: 6 }) +
    `<path d="M-66 42C-40 66 40 66 66 42C54 66 30 78 0 78C-30 78-54 66-66 42Z" fill="${paint.pale}" opacity=".55"/><g fill="${paint.deep}" opacity=".45"><circle cx="-46" cy="14" r="6"/><circle cx="46" cy="14" r="6"/><circle cx="-58" cy="30" r="4"/><circle cx="58" cy="30" r="4"/></g>` +
    stroke('M-24 26C-12 40 12 40 24 26', { colour: paint.edge, width: 4.4 })
  )
})
