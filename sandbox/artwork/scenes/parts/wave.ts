import { num, place, type Sheet } from './sheet.ts'

type Point = readonly [number, number]
type Arc = readonly [Point, Point, Point, Point]

const CREST: readonly [Arc, Arc, Arc] = [
  [
    [-90, 250],
    [-40, 170],
    [0, 110],
    [62, 72],
  ],
  [
    [62, 72],
    [122, 38],
    [206, 38],
    [252, 84],
  ],
  [
    [252, 84],
    [280, 114],
    [282, 152],
    [256, 174],
  ],
]

/** A point on the crest and the direction there, for t from 0 (the back) to 3 (the tip). */
function crestAt(t: number): { x: number; y: number; turn: number } {
  const index = t < 1 ? 0 : t < 2 ? 1 : 2
  const [a, b, c, d] = CREST[index]
  const u = t - index
  const v = 1 - u
  const at = (k: 0 | 1): number => v * v * v * a[k] + 3 * v * v * u * b[k] + 3 * v * u * u * c[k] + u * u * u * d[k]
  const slope = (k: 0 | 1): number => v * v * (b[k] - a[k]) + 2 * v * u * (c[k] - b[k]) + u * u * (d[k] - c[k])
  return { x: at(0), y: at(1), turn: (Math.atan2(slope(1), slope(0)) * 180) / Math.PI }
}

/** White water along the crest: a scalloped band with claws at its lip. */
function foam(sheet: Sheet, white: string, line: string): string {
  const claw = 'M-9 10C-15-2-10-16 4-19 16-21 26-13 25-3 24 3 18 5 15 1 16-5 12-8 8-5 6-1 10 5 16 8 12 14-2 16-9 10Z'
  const path = sheet.define(`<path d="${claw}"/>`)
  const lumps: string[] = []
  for (let t = 0.55; t < 2.95; t += 0.085) {
    const { x, y, turn } = crestAt(t)
    const inward = ((turn + 90) * Math.PI) / 180
    const wide = t < 1.2 ? 7 + t * 7 : 15
    const wobble = 3 * Math.sin(t * 17)
    lumps.push(
      `<circle cx="${num(x + Math.cos(inward) * 8)}" cy="${num(y + Math.sin(inward) * 8)}" r="${num(wide * 0.72 + wobble * 0.6)}"/>`,
    )
    lumps.push(
      `<circle cx="${num(x + Math.cos(inward) * (wide + 8))}" cy="${num(y + Math.sin(inward) * (wide + 8))}" r="${num(wide * 0.5 + wobble)}"/>`,
    )
  }
  const claws: string[] = []
  for (let t = 0.8; t < 3; t += 0.2) {
    const { x, y, turn } = crestAt(Math.min(t, 2.98))
    const out = ((turn - 90) * Math.PI) / 180
    claws.push(place(path, x + Math.cos(out) * 5, y + Math.sin(out) * 5, 0.42 + t * 0.24, turn - 14))
  }
  const lip: readonly (readonly [number, number, number, number])[] = [
    [258, 178, 1.05, 110],
    [238, 168, 0.8, 140],
    [236, 138, 0.75, 120],
    [222, 116, 0.7, 96],
    [196, 100, 0.62, 80],
    [166, 100, 0.55, 70],
  ]
  const hooks = lip.map(([x, y, scale, turn]) => place(path, x, y, scale, turn)).join('')
  const all = sheet.define(lumps.join('') + claws.join('') + hooks)
  return `<use href="#${all}" fill="${line}" stroke="${line}" stroke-width="5" stroke-linejoin="round"/><use href="#${all}" fill="${white}"/>`
}

interface WaveLook {
  deep: string
  main: string
  light: string
  pale: string
  foam: string
}

/**
 * A breaking wave that rises from the left and curls to the right, about 360 wide and 330 tall: its tip near
 * (260, 180), the sea line at y = 330, its back running down to (-260, 340).
 */
export function wave(sheet: Sheet, look: WaveLook): string {
  const body = sheet.linear(
    [
      [0, look.main],
      [0.6, look.deep],
      [1, look.deep],
    ],
    0.2,
    0,
    0.6,
    1,
  )
  const face = sheet.linear(
    [
      [0, look.deep],
      [0.4, look.main],
      [1, look.deep],
    ],
    0,
    0,
    1,
    1,
  )
  const spray: readonly (readonly [number, number, number])[] = [
    [300, 120, 4],
    [318, 150, 3],
    [290, 200, 5],
    [310, 186, 3],
    [276, 216, 3.4],
    [240, 206, 3],
    [328, 96, 2.6],
    [296, 84, 3.6],
    [270, 56, 3],
    [232, 30, 4],
    [196, 22, 2.6],
    [140, 22, 3.4],
    [254, 240, 2.4],
    [340, 132, 2.2],
  ]
  const drops = spray.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')
  return (
    `<path d="M-300 372C-190 352-130 310-90 250-40 170 0 110 62 72 122 38 206 38 252 84 280 114 282 152 256 174 254 136 228 112 198 110 160 108 138 142 146 190 156 250 220 300 330 322 400 336 470 344 560 350V400H-300Z" fill="${body}"/>` +
    `<path d="M146 190C138 142 160 108 198 110 176 124 172 160 186 200 206 254 290 306 400 334 330 322 220 322 170 262 154 240 149 210 146 190Z" fill="${look.deep}"/>` +
    `<path d="M-170 372C-90 330-30 250 26 160 50 124 84 96 116 92 88 130 82 190 96 250 108 300 140 340 190 376Z" fill="${face}"/>` +
    `<path d="M-110 372C-50 320 0 240 50 166 66 140 82 122 96 116 78 160 74 210 84 256 94 304 116 340 150 376Z" fill="${look.light}"/>` +
    `<path d="M-60 372C-20 320 14 254 58 180 64 168 70 160 76 154 64 200 64 240 70 270 78 312 92 344 112 376Z" fill="${look.main}"/>` +
    `<path d="M-20 372C6 330 30 270 56 222 52 270 58 320 76 376Z" fill="${look.light}" opacity=".85"/>` +
    `<path d="M-230 366C-140 344-80 290-36 216M-196 378C-100 340-40 260 10 176M120 110C100 170 104 240 134 296 156 336 190 362 240 380M134 130C122 190 132 240 164 290 196 334 250 356 310 366" fill="none" stroke="${look.pale}" stroke-width="3" stroke-linecap="round" opacity=".75"/>` +
    foam(sheet, look.foam, look.deep) +
    `<g fill="${look.foam}">${drops}</g>`
  )
}
