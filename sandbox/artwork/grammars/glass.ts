import { oklch } from '../parts/colour.ts'
import type { Grammar, Subject } from './parts/subject.ts'
import { ground, heroAt, isTurned, layer, titleOf } from './parts/subject.ts'

/** A leaded window: panes from the light to the edges, the hero set into them, daylight behind. */
export const drawGlass: Grammar = (subject) => {
  const { random, hue } = subject
  const title = titleOf(subject, { bottom: 368, tallest: 42, width: 226, oneLine: 11, gap: 6 })
  const figure = heroAt(subject, { x: 150, y: 170, size: random.whole(224, 248), isMirrored: isTurned(subject) })
  const lead = '#15121c'
  const top = Math.round(title.top - 14)
  const arch = random.pick([
    `M14 ${top}V120Q14 14 150 14T286 120V${top}z`,
    `M14 ${top}V96L150 12 286 96V${top}z`,
    `M14 ${top}V150A136 136 0 0 1 286 150V${top}z`,
  ])
  return `<defs><clipPath id="w"><path d="${arch}"/></clipPath>${light}${title.defs}</defs>${ground(oklch(0.2, 0.03, hue))}
    <g clip-path="url(#w)"><g stroke="${lead}" stroke-width="4">${panes(subject)}</g><g filter="url(#f)">${figure}</g>${ground('url(#l)')}</g>
    <path d="${arch}" fill="none" stroke="${lead}" stroke-width="12"/><path d="${arch}" fill="none" stroke="${oklch(0.6, 0.06, 75)}" stroke-width="4"/>
    <path d="M24 ${top + 6}H276V384H24z" fill="${oklch(0.86, 0.1, hue + 40)}" stroke="${lead}" stroke-width="5"/>${layer(subject, { fill: lead })}`
}

const light = `<radialGradient id="l" cx=".5" cy=".3" r=".75"><stop stop-color="#fff" stop-opacity=".38"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></radialGradient>
  <filter id="f" color-interpolation-filters="sRGB"><feComponentTransfer result="p"><feFuncR type="discrete" tableValues=".08.5.86 1"/><feFuncG type="discrete" tableValues=".07.4.78 1"/><feFuncB type="discrete" tableValues=".12.42.74 1"/></feComponentTransfer>
  <feMorphology in="SourceAlpha" operator="dilate" radius="3"/><feColorMatrix values="0 0 0 0 .08 0 0 0 0 .07 0 0 0 0 .11 0 0 0 1 0" result="k"/><feMerge><feMergeNode in="k"/><feMergeNode in="p"/></feMerge></filter>`

/** Rings of panes round a middle that the seed moves. */
function panes({ random, hue, detail }: Subject): string {
  const [cx, cy] = [random.whole(110, 190), random.whole(110, 180)]
  const spokes = detail < 0.6 ? 9 : random.whole(10, 15)
  const radii = [0, random.whole(70, 90), random.whole(120, 150), 340]
  const hues = [hue, hue + 24, hue - 30, hue + random.pick([120, 180, 60])]
  const at = (radius: number, turn: number): string =>
    `${Math.round(cx + Math.cos(turn) * radius)} ${Math.round(cy + Math.sin(turn) * radius)}`
  let art = ''
  for (let ring = 0; ring < 3; ring++) {
    for (let spoke = 0; spoke < spokes; spoke++) {
      const shift = ring % 2 === 0 ? 0 : 0.5
      const [from, to] = [spoke, spoke + 1].map((step) => ((step + shift) / spokes) * Math.PI * 2)
      if (from === undefined || to === undefined) continue
      const [inner = 0, outer = 0] = [radii[ring], radii[ring + 1]]
      const tone = oklch(
        0.8 - ring * 0.13 + random.between(-0.07, 0.07),
        0.13,
        (hues[random.whole(0, 3)] ?? hue) + ring * 12,
      )
      art += `<path d="M${at(inner, from)}L${at(outer, from)} ${at(outer, to)} ${at(inner, to)}z" fill="${tone}"/>`
    }
  }
  return art
}
