import { colourParts, oklch } from '../parts/colour.ts'
import { outlined } from './parts/outlined.ts'
import type { Grammar, Subject } from './parts/subject.ts'
import { ground, heroAt, isTurned, layer, titleOf } from './parts/subject.ts'
import { neonScene } from './scenes/neon.ts'

/** Tubes on a brick wall at night: the hero is bent out of glass, each tube a halo, a colour and a white core. */
export const drawNeon: Grammar = (subject) => {
  const { random, precision } = subject
  const hue = random.pick([330, 290, 265, 230, 165, 20])
  const title = titleOf(subject, { bottom: 378, tallest: 50 })
  const [first, second] = tubeHues(subject)
  const size = random.whole(226, 262)
  const isMirrored = isTurned(subject)
  const middle = Math.min(162, (title.top - 8) / 2 + 6)
  const glass = subject.isShowpiece ? neonScene(subject.hero.id) : undefined
  const bent = glass?.map(({ data, hue: gas }) => `<path d="${data}" stroke="${tube(gas)}"/>`).join('')
  const figure = bent
    ? `<g id="a" fill="none" stroke-linejoin="round">${bent}</g>`
    : heroAt(subject, { x: 150, y: middle, size, isMirrored, turn: random.whole(-8, 8) }, (markup) =>
        outlined(markup, subject.palette, { first, second }),
      )
  const face = tube(first)
  return `<defs>${wall(hue, middle)}<filter id="n" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="7"/></filter><filter id="c" color-interpolation-filters="sRGB"><feColorMatrix values="1 .7.7 0 0 .7 1 .7 0 0 .7.7 1 0 0 0 0 0 1 0"/></filter>${title.defs}${figure}</defs>
    ${ground('url(#b)')}${ground('url(#k)')}
    <g style="mix-blend-mode:screen"><use href="#a" stroke="${face}" stroke-width="6" filter="url(#n)"/></g>
    <g style="mix-blend-mode:screen"><use href="#a" stroke="${face}" stroke-width="5"/></g>
    <g style="mix-blend-mode:screen"><use href="#a" stroke="${face}" stroke-width="1.7" filter="url(#c)"/></g>
    ${glass ? '' : decor(subject, second)}
    <g opacity=".75" filter="url(#n)">${layer(subject, { fill: face })}</g>${layer(subject, { fill: '#000', dx: 3, dy: 4, more: ' opacity=".5"' })}
    ${layer(subject, { fill: 'none', stroke: face, line: 4 })}${layer(subject, { fill: oklch(0.95, 0.06, first), stroke: oklch(0.98, 0.03, first), line: 20 / precision.unitsPerPixel / 10 })}`
}

const tube = (hue: number): string => oklch(0.74, 0.21, hue)

function tubeHues({ palette, random }: Subject): [number, number] {
  const body = colourParts(palette.main)
  const first = body.chroma < 0.05 || random.chance(0.5) ? random.pick([195, 320, 150, 60, 25, 280]) : body.hue
  const accent = colourParts(palette.accent).hue
  return [first, Math.abs(accent - first) < 50 ? first + random.pick([120, 180]) : accent]
}

function wall(hue: number, y: number): string {
  const brick = '<path d="M0 0H44M0 13H44M11 0V13M33 13V26" stroke="#fff" stroke-opacity=".07" stroke-width="2"/>'
  return `<radialGradient id="b" gradientUnits="userSpaceOnUse" cx="150" cy="${Math.round(y)}" r="260"><stop stop-color="${oklch(0.34, 0.12, hue)}"/><stop offset="1" stop-color="${oklch(0.12, 0.04, hue)}"/></radialGradient>
    <pattern id="k" width="44" height="26" patternUnits="userSpaceOnUse">${brick}</pattern>`
}

/** What a sign has beside its picture: stars, a ring round it, an arrow that points at it, a frame of lamps. */
function decor({ random }: Subject, hue: number): string {
  const glass = (data: string): string =>
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${data}" stroke="${tube(hue)}" stroke-width="18" opacity=".16"/><path d="${data}" stroke="${tube(hue)}" stroke-width="4.4"/><path d="${data}" stroke="#fff" stroke-opacity=".85" stroke-width="1.5"/></g>`
  if (random.chance(0.25)) return glass('M150 18a138 138 0 1 0 .1 0')
  if (random.chance(0.3)) return glass('M286 60V24H210M14 230V276H70M286 230V276H230M14 60V24H60')
  if (random.chance(0.3)) return glass('M282 40Q296 150 236 250m20-6-20 6-4-22')
  let stars = ''
  for (let at = 0; at < 4; at++) {
    const [x, y] = [random.pick([22, 40, 262, 280]), 60 + at * 58]
    stars += `M${x - 7} ${y}h14m-7-7v14`
  }
  return `<path d="${stars}" stroke="${tube(hue)}" stroke-width="2.4" stroke-linecap="round"/>`
}
