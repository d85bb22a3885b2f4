import { hashText, seededRandom } from '../parts/random.ts'
import { createSheet } from '../scenes/parts/sheet.ts'
import { tone } from '../scenes/parts/tone.ts'
import { signOf } from './signs.ts'

/** 64 wide and 72 high, with room for the rim. */
const shapes = [
  'M8 6H56V38C56 54 44 63 32 68 20 63 8 54 8 38Z',
  'M32 4 58 14V36C58 54 45 63 32 69 19 63 6 54 6 36V14Z',
  'M6 10C16 10 26 8 32 4 38 8 48 10 58 10 60 34 56 58 32 69 8 58 4 34 6 10Z',
  'M32 5A31 31 0 1 1 31.9 5Z',
  'M32 4 57 19V52L32 68 7 52V19Z',
] as const

/** What divides the field. */
const fields = [
  'M32 0H64V72H32Z',
  'M0 0H21V72H0ZM43 0H64V72H43Z',
  'M-4 60 60-4H76V12L12 76H-4Z',
  'M0 24H64V48H0Z',
  'M0 72V52L32 26 64 52V72Z',
  'M0 0H64V22H0Z',
  'M0 0H11V72H0ZM22 0H32V72H22ZM43 0H53V72H43Z',
  '',
] as const

/** Without those that darken to mud. */
const hues = [12, 28, 48, 148, 165, 190, 222, 248, 272, 298, 332, 355] as const

/** The coat of arms of an invented name: the same name has the same one. */
export function drawCrest(name: string): string {
  const random = seededRandom(hashText(`crest ${name}`))
  const sheet = createSheet(64, 72)
  const shape = random.pick(shapes)
  const hue = random.pick(hues)
  const isPale = random.chance(0.3)
  const main = isPale ? tone(0.93, 0.03, hue) : tone(0.5, 0.17, hue)
  const second = isPale ? tone(0.52, 0.18, hue) : tone(0.34, 0.12, hue + random.pick([0, 24, -24]))
  const gold = random.chance(0.5) ? '#ffd873' : '#ffffff'
  const clip = sheet.clip(`<path d="${shape}"/>`)
  const light = sheet.linear(
    [
      [0, '#ffffff', 0.3],
      [0.5, '#ffffff', 0],
      [1, '#000000', 0.22],
    ],
    0,
    0,
    1,
    1,
  )
  const disc = isPale ? `<circle cx="32" cy="36" r="17" fill="${second}"/>` : ''
  return sheet.finish(
    `<path d="${shape}" fill="${main}"/><g clip-path="${clip}"><path d="${random.pick(fields)}" fill="${second}"/>${disc}<path d="M0 0H64V72H0Z" fill="${light}"/></g>` +
      `<g transform="translate(32 36) scale(1.1)" fill="${gold}" stroke="${tone(0.26, 0.09, hue)}" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round">${signOf(name)}</g>` +
      `<path d="${shape}" fill="none" stroke="${tone(0.26, 0.09, hue)}" stroke-width="4"/><path d="${shape}" fill="none" stroke="${gold}" stroke-width="1.8"/>`,
  )
}
