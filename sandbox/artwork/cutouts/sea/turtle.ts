import { cutout, ofVariant, stroke } from '../parts/cutout.ts'
import { eye } from './fish-parts.ts'

interface TurtlePaint {
  skin: readonly [string, string]
  edge: string
  shell: readonly [string, string, string]
  seam: string
  rim: string
}

const paints: readonly [TurtlePaint, ...TurtlePaint[]] = [
  {
    skin: ['#9fdc9c', '#37936f'],
    edge: '#14503f',
    shell: ['#e6bd66', '#a9752c', '#6a4214'],
    seam: '#4d2d0a',
    rim: '#f4dba0',
  },
  {
    skin: ['#c6e58a', '#5fa23f'],
    edge: '#27561d',
    shell: ['#7fd39a', '#2f8f66', '#125040'],
    seam: '#0b3a30',
    rim: '#c8f0c4',
  },
]

const far = 'M44-44C54-78 86-104 116-106C118-80 98-48 66-28ZM-58-30C-82-52-106-56-122-48C-118-26-96-12-66-10Z'
const near = 'M34 22C56 48 68 84 58 116C34 112 8 84-2 46ZM-64 26C-86 34-108 54-110 76C-86 80-62 64-46 42Z'
const shell = 'M-96 12C-92-46-34-84 26-72C66-64 88-36 90-4C74 34 16 56-36 50C-68 46-92 32-96 12Z'
const plates =
  'M-24-64 14-58 30-28 6-6-34-14-44-44ZM14-58 44-66M30-28 78-38M6-6 22 34M-34-14-56 26M-44-44-84-30M-56 26-88 22M-56 26 22 34M22 34 62 16'

/** A turtle that swims to the right. */
export const turtle = cutout({ id: 'turtle', kind: 'fish', variants: paints.length }, (sheet, variant) => {
  const paint = ofVariant(paints, variant)
  const skin = sheet.linear([
    [0, paint.skin[0]],
    [1, paint.skin[1]],
  ])
  const dome = sheet.radial(
    [
      [0, paint.shell[0]],
      [0.55, paint.shell[1]],
      [1, paint.shell[2]],
    ],
    0.42,
    0.2,
    0.85,
  )
  const outlined = ` stroke="${paint.edge}" stroke-width="3" stroke-linejoin="round"`
  const spots =
    'M86-86h.1M98-72h.1M76-70h.1M44 62h.1M36 80h.1M50 92h.1M26 58h.1M-84 52h.1M-74 62h.1M-92-38h.1M-104-32h.1'
  return (
    `<g transform="rotate(-10)"><path d="${far}" fill="${paint.skin[1]}"${outlined}/>` +
    `<path d="M70-26C88-50 118-50 132-30C142-12 134 10 112 14C94 16 78 8 68-2Z" fill="${skin}"${outlined}/>` +
    `<path d="M-98 12C-112 10-124 16-130 26C-118 30-104 28-92 22Z" fill="${skin}"${outlined}/>` +
    `<path d="M-100 14C-84 48-20 70 34 58C70 50 94 22 92-6C76 34 18 52-36 48C-68 46-94 34-100 14Z" fill="${paint.rim}"${outlined}/>` +
    `<path d="${shell}" fill="${dome}" stroke="${paint.seam}" stroke-width="3.4"/>` +
    stroke(plates, { colour: paint.seam, width: 4 }) +
    stroke('M-70-26C-52-50-22-64 8-66', { colour: '#ffffff9c', width: 5.5 }) +
    `<path d="${near}" fill="${skin}"${outlined}/>` +
    `<g opacity=".5">${stroke(spots, { colour: paint.edge, width: 9 })}</g>` +
    eye({ x: 112, y: -22, r: 10 }) +
    stroke('M136-8C126 2 114 4 104 0', { colour: paint.edge, width: 3.4 }) +
    stroke('M84-34C90-40 98-42 104-42', { colour: '#ffffff90', width: 4 }) +
    '</g>'
  )
})
