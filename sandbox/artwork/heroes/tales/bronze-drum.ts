import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, mix, n, radial } from '../parts/shading.ts'

/** A closed zigzag between two radii around the middle of the drum. */
function zigzag(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const radians = (at * Math.PI) / points
    const radius = at % 2 ? inner : outer
    return `${n(radius * Math.sin(radians))} ${n(-radius * Math.cos(radians))}`
  })
  return `M${corners.join('L')}Z`
}

/** A bronze drum seen from above: a sun in rings of birds, teeth and beads. */
export const bronzeDrum: Hero = {
  id: 'bronze-drum',
  words: ['Drum', 'Bronze', 'Heron', 'Ancient', 'Rhythm'],
  palettes: [
    { light: '#f5bd6e', main: '#b06a24', deep: '#5f3110', accent: '#ffe9a8', ink: '#271005', shine: '#fff6dc' },
    { light: '#a8ecd0', main: '#2f9a80', deep: '#0c4a45', accent: '#e6ffb8', ink: '#031f20', shine: '#f3fff8' },
    { light: '#ffe68a', main: '#e5a420', deep: '#8a4b08', accent: '#fff3b8', ink: '#3a1a04', shine: '#fffbe8' },
    { light: '#bcd0ff', main: '#4f6bc4', deep: '#1d2770', accent: '#ffe08a', ink: '#0a0e33', shine: '#f5f8ff' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const turned = (id: string, count: number): string =>
      Array.from(
        { length: count - 1 },
        (_, at) => `<use href="#h-${id}" transform="rotate(${n(((at + 1) * 360) / count)})"/>`,
      ).join('')
    const relief = mix(light, main, 0.15)
    return `<defs>
${radial('f', [mix(main, light, 0.75), main, mix(main, deep, 0.45), deep], 'cx=".5" cy=".42" r=".62"')}
${linear('r', [shine, light, main, deep, main], 'x2=".7" y2="1"')}${linear('e', [deep, mix(main, light, 0.3), deep, mix(deep, ink, 0.6)], '')}
${radial('s', [shine, accent, `${accent} 100 0`], '')}
<g id="h-o"><path d="${zigzag(44, 90, 81)}M0-79A79 79 0 0 0 0 79 79 79 0 0 0 0-79" fill-rule="evenodd"/>
<g id="h-b"><path transform="translate(0-66) scale(.84) translate(0 67)" d="M-17-62C-10-66-4-68 2-69 4-74 0-76-6-78 4-79 9-75 10-69 14-69 16-68 24-65 18-65 15-65 12-64 6-61-2-59-8-60-12-59-15-60-17-62M-6-60C-10-56-14-55-20-56"
/></g>${turned('b', 12)}
<g fill="none" stroke="${relief}"><circle r="96" stroke-width="4" stroke-dasharray=".1 6.7" stroke-linecap="round"/><g stroke-width="1.6"><circle r="101"/><circle r="92"/>
<circle r="54"/><circle r="38"/><circle r="79"/></g><circle r="51" stroke-width="4" stroke-dasharray="1.5 2.5"/>
<g stroke-width="1.8"><g id="h-c"><circle cy="-43" r="3.2"/></g>${turned('c', 20)}</g></g>
</g></defs>
<g transform="translate(120 114)">
<circle cy="12" r="108" fill="url(#h-e)" stroke="${ink}" stroke-width="5"/>
<path d="M-104 36A108 104 0 0 0 104 36" fill="none" stroke="${light}" stroke-width="2.5" stroke-dasharray="4 5" opacity=".8"/>
<circle r="109" fill="url(#h-r)" stroke="${ink}" stroke-width="4.5"/><circle r="103" fill="url(#h-f)" stroke="${mix(deep, ink, 0.5)}" stroke-width="3"/>
<circle r="67" fill="none" stroke="${deep}" stroke-width="23" opacity=".6"/><circle r="46" fill="none" stroke="${deep}" stroke-width="15" opacity=".4"/>
<circle r="37" fill="${deep}" opacity=".6"/>
<path d="M0 0-74-72A103 103 0 0 1-28-99ZM0 0 78 67A103 103 0 0 1 36 96Z" fill="${shine}" opacity=".16"/>
<path d="M0 0-103-10A103 103 0 0 1-88-53ZM0 0 102 14A103 103 0 0 1 90 50ZM0 0 60-84A103 103 0 0 1 86-57Z" fill="${shine}" opacity=".09"/>
<g transform="translate(.6 1.9)" opacity=".75"><use href="#h-o" fill="${ink}"/></g>
<use href="#h-o" fill="${relief}"/>
<path d="${zigzag(14, 37, 15)}" fill="${ink}" transform="translate(.8 2)" opacity=".7"/>
<path d="${zigzag(14, 36, 14)}" fill="url(#h-r)"/><circle r="15" fill="${accent}"/><circle r="26" fill="url(#h-s)" opacity=".8"/>
<path d="M-101-36A107 107 0 0 1-10-106.5" fill="none" stroke="${shine}" stroke-width="4" stroke-linecap="round"/>
<path d="M106 12A107 107 0 0 1 62 87" fill="none" stroke="${light}" stroke-width="2.5" stroke-linecap="round"/></g>`
  },
}
