import { oklch } from '../parts/colour.ts'
import { short } from '../parts/svg.ts'
import { engraved, engravedFigure, ink, paper } from './parts/ink.ts'
import type { Grammar, Subject } from './parts/subject.ts'
import { ground, heroAt, isTurned, layer, titleOf } from './parts/subject.ts'
import { engravedScene } from './scenes/engraved.ts'

/**
 * Ink on paper with one spot colour. What is to be engraved is painted in greys under a screen of lines whose tone
 * swells and falls; the filter keeps what is dark enough, so that each line is as thick as the picture is dark there.
 */
export const drawEngraving: Grammar = (subject) => {
  const spot = oklch(0.58, 0.15, subject.random.pick([28, 42, 78, 145, 232, 255, 10]))
  const scene = subject.isShowpiece ? engravedScene(subject, spot) : undefined
  const picture = scene ?? engravedHero(subject, spot)
  const title = titleOf(subject, { bottom: 375, width: 244, tallest: 42, oneLine: 12, gap: 5 })
  const top = Math.min(318, title.top - 13)
  return `<defs>${inkFilter}${screens(subject)}${title.defs}</defs>${ground(paper)}${picture}
    <path d="M13 ${short(top)}H287V387H13z" fill="${paper}"/><path d="M13 ${short(top)}H287M13 ${short(top + 4)}H287" stroke="${ink}" stroke-width="1.6"/>
    <path d="M9 9H291V391H9zM0 0V400H300V0z" fill="${paper}" fill-rule="evenodd"/>
    <path d="M6 6H294V394H6z" fill="none" stroke="${ink}"/><path d="M13 13H287V387H13z" fill="none" stroke="${ink}" stroke-width="3"/>
    ${layer(subject, { fill: spot, dx: 2, dy: 2 })}${layer(subject, { fill: ink })}`
}

/** Ink where the grey and the screen over it are dark together. */
const inkFilter = `<filter id="i" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
  <feColorMatrix values="0 0 0 0 .106 0 0 0 0 .133 0 0 0 0 .212 -2.4-4.7-.9 0 4.4"/></filter>
  <filter id="w" color-interpolation-filters="sRGB"><feFlood flood-color="${paper}"/><feComposite in2="SourceAlpha" operator="in"/></filter>
  <filter id="y" color-interpolation-filters="sRGB"><feColorMatrix values=".42.75.16 0-.02.42.75.16 0-.02.42.75.16 0-.02 0 0 0 1 0"/></filter>`

/** Three screens: level lines for the sky, lines on the slant and rings round the light for what stands before it. */
function screens({ random }: Subject): string {
  const tone = '<stop/><stop offset=".5" stop-color="#fff"/><stop offset="1"/>'
  const angle = random.pick([-62, -38, 34, 58])
  const [cx, cy] = [random.whole(40, 260), random.whole(-40, 20)]
  return `<linearGradient id="s" gradientUnits="userSpaceOnUse" x2="0" y2="5.2" spreadMethod="repeat">${tone}</linearGradient>
    <linearGradient id="d" href="#s" x2="0" y2="4.8" gradientUnits="userSpaceOnUse" spreadMethod="repeat" gradientTransform="rotate(${angle})"/>
    <radialGradient id="r" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="5" spreadMethod="repeat">${tone}</radialGradient>`
}

function engravedHero(subject: Subject, spot: string): string {
  const { random } = subject
  const [x, y] = [random.whole(136, 164), 168]
  const isNear = random.chance(0.4)
  const figure = heroAt(subject, {
    x,
    y: isNear ? 182 : y,
    size: isNear ? 330 : 258,
    turn: isNear ? random.pick([-9, 9]) : 0,
    isMirrored: isTurned(subject),
  })
  const [sunX, sunY] = [random.pick([78, 222]), random.whole(70, 110)]
  const radius = isNear ? 60 : random.whole(52, 84)
  const sun = `<circle cx="${sunX}" cy="${sunY}" r="${radius}"`
  return `${sun} fill="${spot}"/>${engraved(`${lightField(subject, sunX, sunY)}${sun} fill="#fff"/>`, 's')}${engravedFigure(figure, random.pick(['d', 'r']))}`
}

/** Where the light comes from: a glow, beams or a storm, above land or sea. */
function lightField({ random }: Subject, x: number, y: number): string {
  const stops = random.pick([
    '<stop stop-color="#fff"/><stop offset=".5" stop-color="#bbb"/><stop offset="1" stop-color="#444"/>',
    '<stop stop-color="#eee"/><stop offset=".35" stop-color="#777"/><stop offset=".7" stop-color="#ccc"/><stop offset="1" stop-color="#333"/>',
    '<stop stop-color="#777"/><stop offset=".6" stop-color="#ddd"/><stop offset="1" stop-color="#fff"/>',
  ])
  const field = `<radialGradient id="l" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="330">${stops}</radialGradient>`
  const land = random.pick([range(random), sea(random), beams(x, y)])
  return `<defs>${field}</defs>${ground('url(#l)')}${land}`
}

type Chance = Subject['random']

function range(random: Chance): string {
  let [near, far] = ['M0 330', 'M0 300']
  for (let x = 0; x < 300; x += 60) {
    far += `l${random.whole(22, 34)}-${random.whole(40, 110)}L${x + 60} ${random.whole(230, 290)}`
    near += `l30-${random.whole(20, 60)}L${x + 60} ${random.whole(280, 320)}`
  }
  return `<path d="${far}V400H0z" fill="#ddd"/><path d="${near}V400H0z" fill="#555"/>`
}

function sea(random: Chance): string {
  return [0, 1, 2, 3]
    .map((row) => {
      let data = `M-${random.whole(0, 40)} ${236 + row * 24}`
      for (let x = 0; x < 9; x++) data += 'q20-16 40 0'
      return `<path d="${data}V400H0z" fill="${row % 2 ? '#333' : '#ccc'}" stroke="#fff" stroke-width="4"/>`
    })
    .join('')
}

function beams(x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="220" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="440" stroke-dasharray="34.6 34.5"/>`
}
