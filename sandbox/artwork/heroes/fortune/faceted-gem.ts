import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { glint, linear, mix, n } from '../parts/shading.ts'

/** The point at a distance and an angle (degrees clockwise from the right) from the middle of the stone. */
function point(radius: number, angle: number): string {
  const radians = (angle * Math.PI) / 180
  return `${n(120 + radius * Math.cos(radians))} ${n(118 + radius * Math.sin(radians))}`
}

/** A large brilliant-cut stone seen from above with four small ones at its corners. */
export const facetedGem: Hero = {
  id: 'faceted-gem',
  words: ['Gem', 'Facet', 'Crimson', 'Jewel', 'Carat'],
  palettes: [
    { light: '#ff9fae', main: '#e4214f', deep: '#7c0a33', accent: '#2fb6ff', ink: '#3a0319', shine: '#fff3f4' },
    { light: '#9ff3c6', main: '#0fa868', deep: '#04523f', accent: '#ffc83d', ink: '#02231d', shine: '#f3fff7' },
    { light: '#a9d4ff', main: '#2a66e8', deep: '#131f7a', accent: '#ff5c8a', ink: '#080d3a', shine: '#f4f9ff' },
    { light: '#e3bdff', main: '#8f3be0', deep: '#3f0f7a', accent: '#4fe3c1', ink: '#1c0540', shine: '#fbf4ff' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const tone = (level: number): string => (level > 0.5 ? mix(main, light, level * 2 - 1) : mix(deep, main, level * 2))
    const facets: string[] = []
    for (let at = 0; at < 8; at++) {
      const edge = at * 45
      const lit = (turn: number): number => 0.5 + 0.5 * Math.cos(((edge + turn + 118) * Math.PI) / 180)
      const flicker = at % 2 ? 0.13 : -0.1
      const facet = (level: number, ...points: string[]): void => {
        facets.push(`<path d="M${points.join('L')}Z" fill="${tone(Math.min(1, Math.max(0, level)))}"/>`)
      }
      const [outer, next] = [point(101, edge - 22.5), point(101, edge + 22.5)]
      const middle = point(77, edge)
      const [inner, after] = [point(54, edge - 22.5), point(54, edge + 22.5)]
      facet(lit(0) * 0.8 + flicker, outer, next, middle)
      facet(lit(-14) * 0.9 + 0.16, outer, middle, inner)
      facet(lit(14) * 0.8 - 0.02, next, middle, after)
      facet(0.2 + lit(8) * 0.75 - flicker, inner, middle, after)
    }
    const table = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => {
      const lit = 0.5 + 0.5 * Math.cos((at * 45 - 62) * (Math.PI / 180))
      const [left, right] = [point(54, at * 45 - 22.5), point(54, at * 45 + 22.5)]
      return `<path d="M${left}L${right} ${point(31, at * 45)}Z" fill="${tone(0.42 + lit * 0.5)}"/>
<path d="M${left}L${point(31, at * 45)} 120 118 ${point(31, at * 45 - 45)}Z" fill="${tone(0.24 + lit * 0.5 + (at % 2) * 0.12)}"/>`
    })
    const ring = (radius: number): string =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((at) => point(radius, at * 45 + 22.5)).join('L')
    return `<defs>
${linear('t', [`${shine} 0 .5`, `${light} 34 .2`, `${main} 60 0`, `${deep} 100 .5`], 'x2=".8" y2="1"')}
<g id="h-g" stroke-linejoin="round"><path d="M-10-22H10L24-8V8L10 22H-10L-24 8V-8Z" stroke="${ink}" stroke-width="5"/>
<path d="M-10-22H10L24-8V8L10 22H-10L-24 8V-8Z"/>
<path d="M-10-22H10L6-12H-6L-13-5-24-8Z" fill="#fff" opacity=".55"/><path d="M-24-8-13-5V5L-24 8Z" fill="#fff" opacity=".3"/>
<path d="M24 8 13 5V-5L24-8ZM10 22-10 22-6 12H6Z" opacity=".3" fill="#000"/><path d="M24 8 13 5 6 12 10 22Z" opacity=".5" fill="#000"/>
<path d="M-6-12H6L-13 5V-5Z" fill="#fff" opacity=".4"/></g></defs>
<g stroke-linejoin="round"><path d="M${ring(103)}Z" fill="${ink}" stroke="${ink}" stroke-width="7"/>
<g stroke="${mix(light, shine, 0.3)}" stroke-width=".7" stroke-opacity=".75">${facets.join('')}
${table.join('')}</g><path d="M${ring(54)}Z" fill="url(#h-t)"/>
<path d="M${ring(54)}Z" fill="none" stroke="${shine}" stroke-width="1.8" opacity=".8"/>
<path d="M${point(54, 202.5)}L${point(54, 247.5)} ${point(54, 292.5)} 112 84 84 112Z" fill="${shine}" opacity=".42"/>
<path d="M${point(101, 157.5)}L${point(101, 202.5)} ${point(101, 247.5)} ${point(101, 292.5)}" fill="none" stroke="${shine}"
 stroke-width="3" opacity=".9"/></g>
<use href="#h-g" transform="translate(33 38) rotate(-16)" fill="${accent}"/>
<use href="#h-g" transform="translate(208 42) rotate(14) scale(.86)" fill="#22b573"/>
<use href="#h-g" transform="translate(210 196) rotate(-20) scale(1.04)" fill="#f2a51d"/>
<use href="#h-g" transform="translate(32 202) rotate(22) scale(.9)" fill="#9a4be0"/>
${glint(160, 68, 25, shine)}${glint(72, 158, 11, shine)}${glint(30, 26, 8, shine)}`
  },
}
