import { oklch } from '../parts/colour.ts'
import { short } from '../parts/svg.ts'
import type { Grammar, Subject } from './parts/subject.ts'
import { cleanHue, ground, heroAt, isTurned, layer, titleOf } from './parts/subject.ts'

/** A court card: the figure twice, head up and head down, in few inks inside a double rule, the name as its belt. */
export const drawCourt: Grammar = (subject) => {
  const { random } = subject
  const hue = cleanHue(subject)
  const [ivory, ink] = [oklch(0.95, 0.03, 88), oklch(0.26, 0.08, hue)]
  const field = oklch(0.6, 0.16, hue)
  const title = titleOf(subject, { bottom: 217, tallest: 34, width: 232, oneLine: 18 })
  const size = random.whole(210, 240)
  const figure = heroAt(subject, {
    x: random.whole(140, 160),
    y: 108,
    size,
    turn: random.pick([-8, 0, 8]),
    isMirrored: isTurned(subject),
  })
  const pips = random.pick(pipShapes)
  const [band, half] = [200 - 26, 'M22 22H278V200H22z']
  return `<defs>${inks}<clipPath id="w"><path d="${half}"/></clipPath>${title.defs}<g id="v" clip-path="url(#w)">${pattern(subject, field, ivory)}<g filter="url(#f)">${figure}</g></g></defs>
    ${ground(ivory)}<use href="#v"/><use href="#v" transform="rotate(180 150 200)"/>
    <path d="M22 22H278V378H22z" fill="none" stroke="${ink}" stroke-width="2.4"/><path d="M16 16H284V384H16z" fill="none" stroke="${ink}"/>
    <g fill="${field}"><path id="p" transform="translate(268 40)scale(1.3)" d="${pips}"/><use href="#p" transform="rotate(180 150 200)"/></g>
    <path d="M6 ${band}H294l-10 26 10 26H6l10-26z" fill="${ivory}" stroke="${ink}" stroke-width="2.4"/><path d="M18 ${short(band + 4)}H282M18 ${short(band + 48)}H282" stroke="${field}" stroke-width="2"/>${layer(subject, { fill: ink })}`
}

const pipShapes = [
  'M0-9L8 0 0 9-8 0z',
  'M0-9C6-2 9 0 9 5A4 4 0 0 1 1 5L4 10H-4L-1 5A4 4 0 0 1-9 5C-9 0-6-2 0-9z',
  'M0 9C-9 2-9-2-9-4A4.500 4.500 0 0 1 0-5 4.500 4.500 0 0 1 9-4C9-2 9 2 0 9z',
  'M0-9L3-3 9-2 4 2 6 9 0 5-6 9-4 2-9-2-3-3z',
] as const

const inks = `<filter id="f" color-interpolation-filters="sRGB"><feComponentTransfer result="p"><feFuncR type="discrete" tableValues=".14.62.9.97"/><feFuncG type="discrete" tableValues=".12.3.72.94"/><feFuncB type="discrete" tableValues=".24.3.5.86"/></feComponentTransfer>
  <feMorphology in="SourceAlpha" operator="dilate" radius="2.4"/><feColorMatrix values="0 0 0 0 .97 0 0 0 0 .94 0 0 0 0 .86 0 0 0 1 0" result="k"/><feMerge><feMergeNode in="k"/><feMergeNode in="p"/></feMerge></filter>`

function pattern({ random }: Subject, field: string, ivory: string): string {
  const tile = random.pick([
    'width="26" height="26"><path d="M13 0L26 13 13 26 0 13z"/>',
    'width="24" height="14"><path d="M0 0h12v14H0z"/>',
    'width="30" height="30"><circle cx="15" cy="15" r="9"/><circle cx="0" cy="0" r="4"/><circle cx="30" cy="30" r="4"/>',
    'width="20" height="20"><path d="M0 20L20 0H10L0 10zM20 20V10L10 20z"/>',
  ])
  return `<pattern id="k" patternUnits="userSpaceOnUse" ${tile.replace('>', `><g fill="${ivory}" fill-opacity=".28">`)}</g></pattern><path d="M22 22H278V200H22z" fill="${field}"/><path d="M22 22H278V200H22z" fill="url(#k)"/>`
}
