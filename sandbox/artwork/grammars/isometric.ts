import { colourParts, oklch } from '../parts/colour.ts'
import { short } from '../parts/svg.ts'
import type { Solid } from './parts/solids.ts'
import { drawSolids, placed } from './parts/solids.ts'
import type { Grammar, Subject } from './parts/subject.ts'
import { cleanHue, ground, heroAt, isTurned, layer, titleOf } from './parts/subject.ts'
import { isometricScene } from './scenes/isometric.ts'

/** Toys on a board seen from above at 30 degrees: boxes and balls in three tones, the nearer over the farther. */
export const drawIsometric: Grammar = (subject) => {
  const { random } = subject
  const title = titleOf(subject, { bottom: 376, tallest: 52, width: 250 })
  const scene = subject.isShowpiece ? isometricScene(subject) : undefined
  const hue = scene?.hue ?? cleanHue(subject)
  // Dark yellow is brown.
  const isPale = scene?.isPale ?? (random.chance(0.6) || (hue > 40 && hue < 140))
  const [top, foot] = isPale
    ? [oklch(0.93, 0.07, hue), oklch(hue > 70 && hue < 125 ? 0.86 : 0.76, 0.13, hue + 12)]
    : [oklch(0.42, 0.16, hue), oklch(0.24, 0.1, hue + 16)]
  const art = scene?.art ?? board(subject)
  return `<defs><linearGradient id="b" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient>${title.defs}</defs>${ground('url(#b)')}${art}${slab(subject, oklch(isPale ? 0.42 : 0.58, 0.16, hue + 20))}`
}

/** Letters with nine sides, one behind the other, to the lower right. */
function slab(subject: Subject, side: string): string {
  const sides = [9, 8, 7, 6, 5, 4, 3, 2, 1]
    .map((step) => `<use href="#t" x="${short(step * 0.87)}" y="${step}"/>`)
    .join('')
  return `<g fill="${side}">${sides}</g>${layer(subject, { fill: '#fff' })}`
}

/** The hero cut out of thick board, standing on its stage among blocks and balls. */
function board(subject: Subject): string {
  const { random, palette } = subject
  const hue = cleanHue(subject)
  const accent = colourParts(palette.accent).hue
  const tones = [hue + 40, accent, hue + 180, hue - 60]
  const floor = { hue: hue + 25, lightness: 0.93 }
  const solids: Solid[] = [
    { kind: 'box', at: [-4, -4, -0.7], size: [8, 8, 0.7], hue: floor.hue, lightness: floor.lightness },
  ]
  const count = subject.detail < 0.6 ? 6 : 11
  for (let at = 0; at < count; at++) {
    const along = random.whole(-4, 3)
    const isLeft = at % 2 === 0
    const [x, y]: [number, number] = isLeft
      ? [random.pick([-4, -3, 2, 3]), along]
      : [along, random.pick([-4, -3, 2, 3])]
    if (Math.abs(x - y) < 3 && x + y > -4 && x + y < 5) continue
    const tall = random.pick([0.6, 1, 1, 1.6])
    const tone = tones[random.whole(0, 3)] ?? hue
    solids.push({ kind: 'box', at: [x, y, 0], size: [0.9, 0.9, tall], hue: tone, lightness: 0.72 })
    if (random.chance(0.45))
      solids.push({
        kind: 'ball',
        at: [x + 0.45, y + 0.45, tall + 0.42],
        size: [0.42, 0, 0],
        hue: tones[random.whole(0, 3)] ?? hue,
        lightness: 0.75,
      })
  }
  const edge = oklch(0.97, 0.03, hue)
  const side = oklch(0.55, 0.13, hue + 10)
  const figure = heroAt(subject, { x: 150, y: 138, size: random.whole(206, 232), isMirrored: isTurned(subject) })
  const slices = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    .map((step) => `<use href="#h" x="${short(step * 0.87)}" y="${short(step * 0.5)}"/>`)
    .join('')
  const thick = `<defs><filter id="k" x="-.1" y="-.1" width="1.2" height="1.2"><feMorphology in="SourceAlpha" operator="dilate" radius="5"/></filter>
    <filter id="p"><feFlood flood-color="${side}"/><feComposite in2="SourceAlpha" operator="in"/></filter><filter id="q"><feFlood flood-color="${edge}"/><feComposite in2="SourceAlpha" operator="in"/></filter>
    <g id="h" filter="url(#k)">${figure}</g></defs>`
  const middle = placed([0, 0, 0])
  const shadow = `<ellipse cx="${short(middle[0] + 14)}" cy="${short(middle[1] + 8)}" rx="100" ry="34" fill="${oklch(0.3, 0.08, hue)}" opacity=".28"/>`
  const isBehind = ({ at: [x, y] }: Solid): boolean => x + y < 0
  return `${thick}${drawSolids(solids.filter((solid, index) => index === 0 || isBehind(solid)))}${shadow}<g filter="url(#p)">${slices}</g><g filter="url(#q)"><use href="#h"/></g><use href="#a"/>${drawSolids(solids.filter((solid, index) => index > 0 && !isBehind(solid)))}`
}
