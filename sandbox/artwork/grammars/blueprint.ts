import { oklch } from '../parts/colour.ts'
import { short } from '../parts/svg.ts'
import { outlined } from './parts/outlined.ts'
import type { Grammar, Subject } from './parts/subject.ts'
import { ground, heroAt, isTurned, layer, titleOf } from './parts/subject.ts'

/** A drawing of how the thing is built: white lines on a grid, measures, a part shown large, a name in its field. */
export const drawBlueprint: Grammar = (subject) => {
  const { random, hue, palette } = subject
  const paper = oklch(0.36, 0.12, random.pick([255, 235, 275, 200, 160]))
  const line = '#eaf4ff'
  const second = oklch(0.88, 0.14, random.pick([85, 60, 190]))
  const title = titleOf(subject, { bottom: 374, tallest: 36, width: 232, oneLine: 12, gap: 6 })
  const [x, y, size] = [random.whole(140, 160), 152, random.whole(206, 226)]
  const figure = heroAt(subject, { x, y, size, isMirrored: isTurned(subject) }, (markup) =>
    recoloured(outlined(markup, palette, { first: hue, second: hue }), { paper, line, second }),
  )
  const top = title.top - 14
  return `<defs><pattern id="k" width="75" height="75" patternUnits="userSpaceOnUse"><path d="M15 0V75M30 0V75M45 0V75M60 0V75M0 15H75M0 30H75M0 45H75M0 60H75" stroke="#fff" stroke-opacity=".12"/><path d="M0 0H75V75" fill="none" stroke="#fff" stroke-opacity=".32"/></pattern>${title.defs}</defs>
    ${ground(paper)}${ground('url(#k)')}${measures({ x, y, r: size / 2 }, line)}<g stroke-width="2.2" stroke-linejoin="round" fill="${paper}" stroke="${line}">${figure}</g>
    <path d="M14 14H286V386H14z" fill="none" stroke="${line}" stroke-width="2"/><path d="M14 ${short(top)}H286V386H14z" fill="${paper}" stroke="${line}" stroke-width="2"/>${callouts(subject, second)}
    ${layer(subject, { fill: line })}`
}

function recoloured(markup: string, { paper, line, second }: Record<'paper' | 'line' | 'second', string>): string {
  const colours = new Set([...markup.matchAll(/stroke="(#[0-9a-f]{6})"/g)].map(([, colour]) => colour))
  const [first] = colours
  return markup
    .replaceAll('fill="#000"', `fill="${paper}"`)
    .replace(/stroke="(#[0-9a-f]{6})"/g, (_match, colour: string) => `stroke="${colour === first ? line : second}"`)
}

function measures({ x, y, r }: Record<'x' | 'y' | 'r', number>, line: string): string {
  const [left, right, top, foot] = [Math.round(x - r), Math.round(x + r), Math.round(y - r), Math.round(y + r)]
  return `<g fill="none" stroke="${line}" stroke-opacity=".6" stroke-width="1.2"><circle cx="${x}" cy="${y}" r="${short(r * 1.06)}" stroke-dasharray="8 5"/><circle cx="${x}" cy="${y}" r="${short(r * 0.62)}" stroke-dasharray="2 5"/>
    <path d="M${x} 20V290M20 ${y}H280" stroke-dasharray="14 4 3 4"/><path d="M${left} ${foot + 16}H${right}m-6-4 6 4-6 4M${left + 6} ${foot + 12}l-6 4 6 4M24 ${top}V${foot}"/></g>`
}

function callouts({ random }: Subject, colour: string): string {
  const [x, y] = [random.pick([232, 244]), random.whole(50, 90)]
  return `<g fill="none" stroke="${colour}" stroke-width="1.8"><circle cx="${x}" cy="${y}" r="20"/><path d="M${x - 14} ${y + 14}L170 140"/><circle cx="170" cy="140" r="3" fill="${colour}"/><path d="M${x - 9} ${y - 3}h18m-18 6h12"/></g>`
}
