import { svg } from './dom.ts'

const shield = 'M16 2 29 6v11c0 7-6 11-13 14C9 28 3 24 3 17V6z'
/** What a shield has on it. */
const charges = [
  'M16 7l2.4 5.2 5.6.6-4.2 3.8 1.2 5.6-5-2.9-5 2.9 1.2-5.6L8 12.8l5.6-.6z',
  'M3 13c4-4 8 4 13 0s9 4 13 0v6c-4 4-8-4-13 0s-9-4-13 0z',
  'M16 4l13 13-4 6-9-9-9 9-4-6z',
  'M16 9a7 7 0 1 0 .01 0zM16 12a4 4 0 1 1-.01 0z',
  'M13 3h6v27l-3 1-3-1z',
  'M16 8l7 9-7 9-7-9z',
]

/** A coat of arms for an invented name: the same name has the same one. */
export function crest(name: string): SVGElement {
  const number = [...name].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 7) >>> 0
  const hue = (number >>> 5) % 360
  const image = svg('svg', { viewBox: '0 0 32 32', width: 26, height: 26, 'aria-hidden': 'true' })
  image.append(
    svg('path', { d: shield, fill: `hsl(${hue} 62% 42%)`, stroke: '#fff', 'stroke-width': 1.5 }),
    svg('path', { d: charges[(number >>> 14) % charges.length] ?? '', fill: `hsl(${(hue + 150) % 360} 80% 84%)` }),
  )
  return image
}
