import { oklch } from '../parts/colour.ts'
import type { Grammar, Subject } from './parts/subject.ts'
import { cleanHue, heroAt, isTurned, layer, titleOf } from './parts/subject.ts'

/** Squares of one size: sky in bands, tiles for land, the hero as a sprite, the name in a box of a game's text. */
export const drawPixel: Grammar = (subject) => {
  const { random } = subject
  const hue = cleanHue(subject)
  const title = titleOf(subject, { bottom: 372, tallest: 40, width: 236, oneLine: 11 })
  const top = Math.floor((title.top - 18) / 10) * 10
  const figure = heroAt(subject, { x: 150, y: top - 122, size: random.whole(220, 244), isMirrored: isTurned(subject) })
  return `<defs>${mosaic}${title.defs}</defs>${sky(subject, top)}${land(subject, top)}<g filter="url(#p)">${figure}</g><g filter="url(#f)"><g mask="url(#m)"><use href="#a"/></g></g>
    <path d="M10 ${top}H290V390H10z" fill="${oklch(0.2, 0.07, hue)}"/><path d="M15 ${top + 5}H285V385H15z" fill="none" stroke="#fff" stroke-width="4"/>
    ${layer(subject, { fill: oklch(0.55, 0.2, hue + 40), dx: 3, dy: 3 })}${layer(subject, { fill: '#fff' })}`
}

/** One sample of every square, grown until it fills the square, over the same hero in few tones. */
const mosaic = `<pattern id="k" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M2 2h2v2h-2z" fill="#fff"/></pattern><mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="300" height="400"><path d="M0 0H300V400H0z" fill="url(#k)"/></mask>
  <filter id="f" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feMorphology operator="dilate" radius="2.6"/><feComponentTransfer><feFuncA type="discrete" tableValues="0 1 1"/><feFuncR type="discrete" tableValues=".06.3.55.8 1"/><feFuncG type="discrete" tableValues=".05.28.52.78 1"/><feFuncB type="discrete" tableValues=".1.32.56.8 1"/></feComponentTransfer></filter>
  <filter id="p" color-interpolation-filters="sRGB"><feComponentTransfer><feFuncR type="discrete" tableValues=".06.3.55.8 1"/><feFuncG type="discrete" tableValues=".05.28.52.78 1"/><feFuncB type="discrete" tableValues=".1.32.56.8 1"/></feComponentTransfer></filter>`

function sky(subject: Subject, top: number): string {
  const { random } = subject
  const hue = cleanHue(subject)
  const bands = 7
  let art = ''
  for (let at = 0; at < bands; at++) {
    const y = Math.round((at * top) / bands / 10) * 10
    art += `<path d="M0 ${y}H300V400H0z" fill="${oklch(0.3 + at * 0.075, 0.13, hue + at * 9)}"/>`
  }
  let stars = ''
  for (let at = 0; at < 14; at++) stars += `M${random.whole(0, 29) * 10} ${random.whole(0, 12) * 10}h5v5h-5z`
  const [x, y] = [random.pick([40, 200]), random.pick([30, 50])]
  return `${art}<path d="${stars}" fill="#fff"/><path d="M${x + 20} ${y}h40v10h10v10h10v40h-10v10h-10v10h-40v-10h-10v-10h-10v-40h10v-10h10z" fill="${oklch(0.94, 0.09, 90)}"/>`
}

function land(subject: Subject, top: number): string {
  const { random } = subject
  const hue = cleanHue(subject)
  const row = (y: number, rise: number, fill: string): string => {
    let data = `M0 400V${y}`
    for (let x = 0; x < 300; x += 20) data += `V${y - random.whole(0, rise) * 10}H${x + 20}`
    return `<path d="${data}V400z" fill="${fill}"/>`
  }
  return row(top - 50, 6, oklch(0.5, 0.12, hue + 30)) + row(top - 20, 2, oklch(0.38, 0.11, hue + 60))
}
