import { oklch } from '../parts/colour.ts'
import type { Random } from '../parts/random.ts'
import type { Grammar, Place, Subject } from './parts/subject.ts'
import { ground, heroAt, isTurned, layer, titleOf } from './parts/subject.ts'

/** Layers of sand round a thing that was dug out: each layer keeps its outline, rounder and paler the farther it lies. */
export const drawStrata: Grammar = (subject) => {
  const { random, hue } = subject
  const title = titleOf(subject, { bottom: 376, tallest: 48, width: 252, oneLine: 9 })
  const sand = random.pick([62, 42, 84, 24, 200, hue])
  const isDeep = random.chance(0.35)
  const bands = Array.from({ length: 8 }, (_, at) => {
    return isDeep
      ? oklch(0.24 + at * 0.085, 0.07 + at * 0.006, sand + at * 6)
      : oklch(0.95 - at * 0.085, 0.045 + at * 0.013, sand - at * 6)
  })
  const [outer = '#fff', inner = '#000'] = [bands[0], isDeep ? oklch(0.95, 0.05, sand) : oklch(0.26, 0.07, sand - 20)]
  const place = { ...random.pick(poses)(random), isMirrored: isTurned(subject) }
  return `<defs>${layers(bands)}${title.defs}${heroAt(subject, place)}</defs>${ground(outer)}
    <g filter="url(#c)"><use href="#a"/>${stones(subject)}</g><g filter="url(#f)"><use href="#a"/></g>
    ${layer(subject, { fill: outer, stroke: outer, line: 14 })}${layer(subject, { fill: inner })}`
}

/** Whole in the middle, near and cut by an edge, or small in a wide plain. */
const poses: readonly [(random: Random) => Place, ...((random: Random) => Place)[]] = [
  (random) => ({ x: 150, y: 154, size: random.whole(214, 232), turn: random.whole(-10, 10) }),
  (random) => ({ x: random.pick([78, 222]), y: 168, size: random.whole(300, 340), turn: random.whole(-18, 18) }),
  (random) => ({
    x: random.pick([112, 188]),
    y: random.whole(130, 170),
    size: random.whole(176, 196),
    turn: random.pick([-24, 24]),
  }),
]

/** The silhouette, blurred, falls into steps: each step is one layer. */
function layers(bands: readonly string[]): string {
  const values = (at: number): string =>
    bands.map((colour) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(2)).join(' ')
  const transfer = ['R', 'G', 'B']
    .map((channel, at) => `<feFunc${channel} type="discrete" tableValues="${values(1 + at * 2)}"/>`)
    .join('')
  return `<filter id="c" filterUnits="userSpaceOnUse" x="-90" y="-90" width="480" height="580" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="26"/>
    <feColorMatrix values="0 0 0 1.04 0 0 0 0 1.04 0 0 0 0 1.04 0 0 0 0 0 1"/><feComponentTransfer>${transfer}</feComponentTransfer></filter>
    <filter id="f" x="-.1" y="-.1" width="1.2" height="1.2" color-interpolation-filters="sRGB"><feDropShadow dx="3" dy="6" stdDeviation="5" flood-opacity=".5"/></filter>`
}

/** Stones at the edges make the layers bulge. */
function stones({ random }: Subject): string {
  let data = ''
  for (let at = 0; at < 6; at++) data += `M${random.pick([-10, 10, 290, 310])} ${random.whole(20, 350)}h0`
  return `<path d="${data}" stroke="#000" stroke-width="${random.whole(60, 110)}" stroke-linecap="round"/>`
}
