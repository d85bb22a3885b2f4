import { oklch } from '../parts/colour.ts'
import type { Random } from '../parts/random.ts'
import type { Grammar } from './parts/subject.ts'
import { ground, heroAt, isTurned, layer, titleOf } from './parts/subject.ts'

/** Under water: shafts of light from the surface, the same creature at three depths, coral at the eye. */
export const drawDepth: Grammar = (subject) => {
  const { random } = subject
  const hue = random.pick([232, 205, 188, 258, 170])
  const title = titleOf(subject, { bottom: 376, tallest: 52, width: 254 })
  const deep = oklch(0.2, 0.08, hue + 14)
  const side = random.pick([-1, 1])
  const near = {
    x: 150 + side * 18,
    y: 168,
    size: random.whole(214, 244),
    turn: side * random.whole(4, 12),
    isMirrored: isTurned(subject),
  }
  const copies = [
    [-side * 104, -74, 0.34, 0.62],
    [side * 96, -98, 0.22, 0.45],
    [-side * 112, 62, 0.26, 0.4],
  ]
    .map(
      ([x = 0, y = 0, scale = 0, opacity = 0]) =>
        `<use href="#a" transform="translate(${near.x + x} ${near.y + y})scale(${scale})translate(${-near.x} ${-near.y})" opacity="${opacity}"/>`,
    )
    .join('')
  return `<defs><linearGradient id="b" x2="0" y2="1"><stop stop-color="${oklch(0.88, 0.09, hue - 14)}"/><stop offset=".4" stop-color="${oklch(0.58, 0.13, hue)}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
    ${murk(hue)}<linearGradient id="l" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>${title.defs}<g>${heroAt(subject, near)}</g></defs>
    ${ground('url(#b)')}${shafts(random)}<g filter="url(#m)">${copies}</g><g filter="url(#f)"><use href="#a"/></g>${bubbles(random)}${coral(random, [oklch(0.3, 0.1, hue + 10), deep], Math.round(title.top))}
    ${layer(subject, { fill: deep, stroke: deep, line: 7, dy: 2 })}${layer(subject, { fill: oklch(0.97, 0.05, hue - 40) })}`
}

function murk(hue: number): string {
  const water = oklch(0.5, 0.12, hue)
  const part = (at: number): string => ((Number.parseInt(water.slice(at, at + 2), 16) / 255) * 0.75).toFixed(2)
  return `<filter id="m" color-interpolation-filters="sRGB"><feColorMatrix values=".25 0 0 0 ${part(1)} 0.25 0 0 ${part(3)} 0 0.25 0 ${part(5)} 0 0 0 1 0"/></filter>
    <filter id="f" x="-.2" y="-.2" width="1.4" height="1.4" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="6"/><feSpecularLighting surfaceScale="5" specularConstant=".8" specularExponent="20" lighting-color="#eaffff"><feDistantLight azimuth="262" elevation="38"/></feSpecularLighting><feComposite in2="SourceAlpha" operator="in" result="l"/>
    <feDropShadow in="SourceGraphic" dx="0" dy="10" stdDeviation="9" flood-color="${oklch(0.18, 0.08, hue)}" flood-opacity=".6" result="d"/><feMerge><feMergeNode in="d"/><feMergeNode in="l"/></feMerge></filter>`
}

function shafts(random: Random): string {
  let data = ''
  for (let at = 0; at < 5; at++) {
    const [x, lean] = [random.whole(-20, 280), random.whole(-70, 30)]
    data += `M${x} 0h${random.whole(16, 40)}l${lean + 40} 330h-90z`
  }
  return `<path d="${data}" fill="url(#l)" opacity=".55"/>`
}

function bubbles(random: Random): string {
  let data = ''
  for (let at = 0; at < 12; at++) {
    const r = random.whole(2, 8)
    data += `M${random.whole(10, 280)} ${random.whole(40, 300)}a${r} ${r} 0 1 0 .1 0`
  }
  return `<path d="${data}" fill="#fff" fill-opacity=".18" stroke="#fff" stroke-opacity=".7" stroke-width="1.4"/>`
}

/** Fingers of coral and weed from both lower corners. */
function coral(random: Random, fills: readonly string[], top: number): string {
  return fills
    .map((fill, row) => {
      let data = ''
      for (let at = 0; at < 14; at++) {
        const x = at * 24 - 10
        const tall = Math.round(Math.abs(x - 150) * 0.5 * random.between(0.4, 1) + 12) - row * 14
        data += `M${x} 410V${top + 20 - Math.max(4, tall)}q${random.whole(-8, 8)}-14 ${random.whole(-12, 12)}-22`
      }
      return `<path d="${data}M-20 ${top + 40 + row * 30}H320V420H-20z" fill="${fill}" stroke="${fill}" stroke-width="${18 - row * 3}" stroke-linecap="round" stroke-linejoin="round"/>`
    })
    .join('')
}
