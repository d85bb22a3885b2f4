import type { Sheet } from '../../scenes/parts/sheet.ts'
import { cutout, ofVariant, stroke } from '../parts/cutout.ts'

interface KoiPaint {
  light: string
  main: string
  shade: string
  edge: string
  fin: string
  patch: string
  second: string
}

const paints: readonly [KoiPaint, ...KoiPaint[]] = [
  {
    light: '#fffdf8',
    main: '#fff1e2',
    shade: '#e6c4ae',
    edge: '#b98468',
    fin: '#ffe3cf',
    patch: '#ee4a2c',
    second: '#27222c',
  },
  {
    light: '#ffdf8f',
    main: '#f8b53c',
    shade: '#c9771b',
    edge: '#8a4c0c',
    fin: '#ffd58a',
    patch: '#e2641f',
    second: '#b3400f',
  },
]

/** Seen from above, swimming up, bent like a leaf: 120 wide, 270 high. */
const body =
  'M6-134C28-130 42-104 44-72C46-36 34-6 26 22C20 44 18 62 6 84C0 92-8 92-12 84C-20 60-36 36-46 2C-54-30-50-72-40-98C-30-122-12-138 6-134Z'
const tail = 'M-6 78C-26 96-44 118-44 142C-28 134-16 128-6 116C2 130 16 138 34 140C38 116 22 94 4 78Z'
const sides =
  'M38-58C66-66 88-50 92-22C70-20 48-26 36-42ZM-48-52C-78-56-96-36-96-8C-72-10-54-20-46-36ZM26 16C44 14 56 26 56 44C42 42 30 36 22 28ZM-38 22C-56 22-66 36-64 54C-50 50-40 42-32 34Z'
const rays =
  'M48-54C62-54 76-42 84-28M46-48C58-44 68-36 76-26M-56-46C-70-44-82-30-88-14M-54-40C-66-36-74-26-80-16M-8 92C-20 104-30 118-36 132M0 94C10 106 20 118 28 130M-4 96V112M32 22C40 24 48 32 52 40M-44 28C-52 32-58 42-60 50'

const patches = [
  {
    first:
      'M4-134C30-130 42-100 40-78C26-62 4-66-14-56C-30-50-44-62-46-80C-40-110-16-138 4-134ZM-44-20C-28-32 10-30 24-14C28 4 8 18-10 16C-26 16-42 2-44-20ZM-20 46C-8 38 14 40 20 50C16 66 12 76 4 86C0 92-8 92-12 84Z',
    second: '',
  },
  {
    first:
      'M-46-60C-34-82 8-80 30-60C46-44 34-18 14-18C-12-16-50-28-50-44ZM-30 12C-16 2 16 4 24 22C18 42-4 46-16 38C-24 32-30 22-30 12Z',
    second: 'M-30-112C-18-128 20-130 32-108C26-96 0-92-16-96C-24-100-30-104-30-112Z',
  },
] as const

function koiOf(sheet: Sheet, paint: KoiPaint, pattern: (typeof patches)[number]): string {
  const clip = sheet.clip(`<path d="${body}"/>`)
  const coat = sheet.linear(
    [
      [0, paint.shade],
      [0.24, paint.main],
      [0.5, paint.light],
      [0.78, paint.main],
      [1, paint.shade],
    ],
    0,
    0,
    1,
    0,
  )
  const scale = sheet.define(`<path d="M-9 0C-9 12 9 12 9 0" fill="none" stroke="${paint.edge}" stroke-width="1.8"/>`)
  const rows = [-60, -46, -32, -18, -4, 10, 24, 38, 52]
    .map((y, row) =>
      [-54, -36, -18, 0, 18, 36].map((x) => `<use href="#${scale}" x="${x + (row % 2) * 9}" y="${y}"/>`).join(''),
    )
    .join('')
  const fin = sheet.linear([
    [0, paint.fin],
    [1, paint.light, 0.72],
  ])
  return (
    `<g stroke="${paint.edge}" stroke-width="2.4" stroke-linejoin="round" fill="${fin}"><path d="${tail}"/><path d="${sides}"/></g>` +
    `<g opacity=".45">${stroke(rays, { colour: paint.edge, width: 2 })}</g>` +
    `<path d="${body}" fill="${coat}"/><g clip-path="${clip}"><path d="${pattern.first}" fill="${paint.patch}"/><path d="${pattern.second}" fill="${paint.second}"/><g opacity=".38">${rows}</g>` +
    `<path d="M44-134C20-60 22 0-4 92H60V-134Z" fill="#5a1a08" opacity=".1"/></g>` +
    `<path d="${body}" fill="none" stroke="${paint.edge}" stroke-width="2.6"/>` +
    `<path d="M-6-66C2-40 0-4-6 26C-14 0-14-40-6-66Z" fill="${paint.fin}" stroke="${paint.edge}" stroke-width="2"/>` +
    '<circle cx="30" cy="-106" r="6" fill="#1b1118"/><circle cx="31.5" cy="-108" r="2" fill="#fff"/><circle cx="-30" cy="-104" r="6" fill="#1b1118"/><circle cx="-29" cy="-106" r="2" fill="#fff"/>' +
    stroke('M20-130C28-138 34-140 38-140M-10-130C-16-138-22-140-27-139', { colour: paint.edge, width: 2.6 })
  )
}

const variants = paints.length

/** White with red, or gold: a carp of one colour with patches of another. */
export const koi = cutout({ id: 'koi', kind: 'fish', variants }, (sheet, variant) => {
  const turned = variant % 2 === 0 ? 52 : -56
  const drawn = koiOf(sheet, ofVariant(paints, variant), variant % 2 === 0 ? patches[0] : patches[1])
  return `<g transform="rotate(${turned})">${drawn}</g>`
})

/** White with red and black: the carp of three colours. */
export const koiOfThree = cutout({ id: 'koi-of-three', kind: 'fish', variants: 1 }, (sheet) => {
  return `<g transform="rotate(-58)">${koiOf(sheet, paints[0], patches[1])}</g>`
})
