import { oklch, schemeOf } from '../parts/colour.ts'
import type { Random } from '../parts/random.ts'
import { short } from '../parts/svg.ts'
import { disc, type Tones } from './parts/sheets.ts'
import type { Grammar, Subject } from './parts/subject.ts'
import { cleanHue, ground, heroAt, isTurned, titleOf } from './parts/subject.ts'
import { paperScene } from './scenes/paper.ts'

/** Sheets of cut and torn paper, one over the other: grain in each, a shadow under each, letters cut one by one. */
export const drawPaper: Grammar = (subject) => {
  const { random } = subject
  const tones = sheetTones(random, awayFromGreen(cleanHue(subject)))
  const scene = subject.isShowpiece ? paperScene(subject, tones) : undefined
  return `<defs>${filters}</defs><g filter="url(#g)">${ground(tones[0])}${scene ?? cutHero(subject, tones)}
    ${foot(random, tones[3])}${cutLetters(subject, tones)}</g>`
}

/** Dull olive and moss are no colours of coloured paper. */
const awayFromGreen = (hue: number): number => (hue > 70 && hue < 150 ? 165 : hue)

function sheetTones(random: Random, hue: number): Tones {
  const scheme = schemeOf(hue)
  const second = oklch(0.83, 0.12, random.pick([35, 60, 85, 350, 160]))
  if (random.chance(0.4))
    return [
      oklch(0.88, 0.07, random.pick([35, 80, 200, 350])),
      oklch(0.95, 0.035, 85),
      oklch(0.62, 0.15, hue),
      oklch(0.34, 0.1, hue),
      '#fbf1dc',
      second,
    ]
  return [oklch(0.38, 0.09, hue), oklch(0.55, 0.11, hue), oklch(0.94, 0.06, 88), scheme.dark, '#fbf1dc', second]
}

const filters = `<filter id="g" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" result="n"/>
  <feColorMatrix in="n" values="0 0 0 0 .5 0 0 0 0 .45 0 0 0 0 .4.5 0 0 0-.13" result="m"/><feComposite in="m" in2="SourceAlpha" operator="in" result="o"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="o"/></feMerge></filter>
  <filter id="s" x="-.2" y="-.2" width="1.4" height="1.4"><feDropShadow dx="0" dy="4" stdDeviation="4" flood-opacity=".45"/></filter>
  <filter id="f" x="-.1" y="-.1" width="1.2" height="1.25" color-interpolation-filters="sRGB"><feTurbulence baseFrequency=".025" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="6" result="t"/>
  <feComponentTransfer in="t" result="p"><feFuncR type="discrete" tableValues=".1.32.55.76.9 1"/><feFuncG type="discrete" tableValues=".08.28.5.72.88 1"/><feFuncB type="discrete" tableValues=".14.32.52.7.86.97"/></feComponentTransfer>
  <feMorphology in="t" operator="dilate" radius="4" result="d"/><feFlood flood-color="#fdf6e6"/><feComposite in2="d" operator="in" result="k"/>
  <feDropShadow in="k" dx="1" dy="6" stdDeviation="4" flood-opacity=".5" result="q"/><feMerge><feMergeNode in="q"/><feMergeNode in="p"/></feMerge></filter>`

function cutHero(subject: Subject, tones: Tones): string {
  const { random } = subject
  const x = random.whole(138, 162)
  const rings = random.chance(0.5)
    ? disc(random, { x, y: 158, r: 150 }, tones[1]) + disc(random, { x, y: 158, r: 112 }, tones[2])
    : disc(random, { x: x + random.pick([-46, 46]), y: 118, r: 92 }, tones[2]) + hills(random, [tones[1], tones[3]])
  const figure = heroAt(subject, {
    x,
    y: 166,
    size: random.whole(226, 262),
    turn: random.whole(-9, 9),
    isMirrored: isTurned(subject),
  })
  return `${rings}${leaves(random, tones)}<g filter="url(#f)">${figure}</g>`
}

function hills(random: Random, fills: readonly string[]): string {
  return fills
    .map((fill, at) => {
      const y = 218 + at * 44
      const [a, b] = [random.whole(20, 60), random.whole(20, 60)]
      return `<path d="M-10 ${y}C60 ${y - a} 110 ${y - a} 160 ${y}S260 ${y + b} 310 ${y - b}V410H-10z" fill="${fill}" filter="url(#s)"/>`
    })
    .join('')
}

/** Leaves from two corners, or bands of cloud with round ends. */
function leaves(random: Random, tones: Tones): string {
  if (random.chance(0.4)) {
    const cloud = (x: number, y: number): string =>
      `M${x} ${y}h70a9 9 0 0 1 0 18h-20a9 9 0 0 0 0 18h40a9 9 0 0 1 0 18h-110a9 9 0 0 1 0-18h20a9 9 0 0 0 0-18h-20a9 9 0 0 1 0-18z`
    return `<path d="${cloud(-30, 200)}${cloud(250, 70)}" fill="${tones[3]}" filter="url(#s)"/>`
  }
  let data = ''
  for (let at = 0; at < 7; at++) {
    const turn = (at / 6) * 1.9 + 2.6
    const [x, y] = [Math.cos(turn) * 76, Math.sin(turn) * 76]
    data += `M300 330q${short(x * 0.5 - y * 0.22)} ${short(y * 0.5 + x * 0.22)} ${short(x)} ${short(y)}q${short(-x * 0.5 - y * 0.2)} ${short(-y * 0.5 + x * 0.2)} ${short(-x)} ${short(-y)}`
  }
  return `<g fill="${tones[5]}"><path id="v" d="${data}z" filter="url(#s)"/><use href="#v" transform="translate(300)scale(-1 1)"/></g>`
}

function foot(random: Random, fill: string): string {
  const [a, b] = [random.whole(-16, 16), random.whole(-16, 16)]
  return `<path d="M-10 296Q70 ${286 + a} 150 298T310 ${294 + b}V410H-10z" fill="${fill}" filter="url(#s)"/>`
}

/** Each letter of a paper of its own, a little turned. */
function cutLetters(subject: Subject, tones: Tones): string {
  const { random, precision } = subject
  const { letters } = titleOf(subject, { bottom: 378, tallest: 54, width: 252, oneLine: 6 })
  const scale = Math.round(1000 / precision.unitsPerPixel) / 1000
  const papers = [tones[4], tones[4], tones[5], oklch(0.8, 0.13, random.whole(0, 359))]
  const cut = letters.map(({ path, x, y }) => {
    const fill = papers[random.whole(0, 3)] ?? tones[4]
    return `<path transform="translate(${short(x)} ${short(y + random.whole(-2, 2))})rotate(${random.whole(-7, 7)})scale(${scale})" d="${path}" fill="${fill}"/>`
  })
  return `<g filter="url(#s)">${cut.join('')}</g>`
}
