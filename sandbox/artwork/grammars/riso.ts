import { colourParts, oklch } from '../parts/colour.ts'
import type { Grammar, Subject } from './parts/subject.ts'
import { ground, heroAt, isTurned, layer, titleOf } from './parts/subject.ts'

/** Two inks on coloured stock: dots that grow in the shade, the second ink a little off, type as large as the sheet. */
export const drawRiso: Grammar = (subject) => {
  const { random, hue, palette } = subject
  const body = colourParts(palette.main)
  const stock = oklch(0.95, 0.04, random.pick([95, 60, 200, 330]))
  const dark = oklch(0.32, 0.15, random.pick([265, 300, 340, 190]))
  const bright = oklch(0.74, 0.19, body.chroma > 0.06 ? body.hue : hue)
  const third = oklch(0.84, 0.16, hue)
  const title = titleOf(subject, { bottom: 386, width: 284, tallest: 64, oneLine: 6, gap: 4 })
  const figure = heroAt(subject, {
    x: 150,
    y: random.whole(140, 160),
    size: random.whole(288, 326),
    turn: random.whole(-10, 10),
    isMirrored: isTurned(subject),
  })
  return `<defs>${dots(dark, random.pick([15, 30, 45]))}${title.defs}${figure}<filter id="b"><feFlood flood-color="${bright}"/><feComposite in2="SourceAlpha" operator="in"/></filter></defs>
    ${ground(stock)}${blocks(subject, third)}
    <g filter="url(#b)"><use href="#a" x="7" y="5"/></g>
    <g style="mix-blend-mode:multiply"><g filter="url(#i)">${ground('#fff')}<g filter="url(#y)"><use href="#a"/></g><path d="M0 0H300V400H0z" fill="url(#d)" opacity=".5"/></g></g>
    ${layer(subject, { fill: stock, stroke: stock, line: 9 })}${layer(subject, { fill: third, dx: 3, dy: 3 })}${layer(subject, { fill: dark })}`
}

function dots(ink: string, angle: number): string {
  const channel = (at: number): string => (Number.parseInt(ink.slice(at, at + 2), 16) / 255).toFixed(2)
  return `<radialGradient id="g"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></radialGradient>
    <pattern id="d" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><path d="M0 0h6v6H0z" fill="#fff"/><circle cx="3" cy="3" r="4.2" fill="url(#g)"/></pattern>
    <filter id="i" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix values="0 0 0 0 ${channel(1)} 0 0 0 0 ${channel(3)} 0 0 0 0 ${channel(5)} -2.1-4.1-.8 0 3.5"/></filter>
    <filter id="y" color-interpolation-filters="sRGB"><feColorMatrix values=".4.72.15 0.02.4.72.15 0.02.4.72.15 0.02 0 0 0 1 0"/></filter>`
}

/** Large flat shapes: a half disc, a stair, a ring, a slope. */
function blocks({ random }: Subject, fill: string): string {
  const y = 150
  const shape = random.pick([
    `<circle cx="${random.pick([70, 230])}" cy="${y}" r="120"/>`,
    `<path d="M0 ${y + 60}L300 ${y - 120}V${y + 60}z"/>`,
    `<path d="M0 ${y - 90}H100V${y - 20}H200V${y + 50}H300V${y + 130}H0z"/>`,
    `<circle cx="150" cy="${y}" r="112" fill="none" stroke="${fill}" stroke-width="44"/>`,
    `<path d="M0 ${y - 60}A150 150 0 0 1 300 ${y - 60}V${y + 20}H0z"/>`,
  ])
  return `<g fill="${fill}">${shape}</g>`
}
