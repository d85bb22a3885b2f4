import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { glint, linear, mix, n, radial } from '../parts/shading.ts'

const PUFF =
  'M-14 38C-30 42-44 30-40 16-54 10-56-10-42-18-44-34-26-46-12-38-4-52 18-50 24-38 40-42 52-26 44-14 58-4 54 16 40 18 44 34 26 44 14 36' +
  ' 8 44-6 44-14 38'

/** The winding of a lollipop: a spiral of quarter arcs. */
function spiral(): string {
  const turns = Array.from({ length: 12 }, (_, at) => {
    const radius = 6 + at * 4
    const angle = ((at + 1) * Math.PI) / 2
    return `A${n(radius - 1)} ${n(radius - 1)} 0 0 1 ${n(radius * Math.cos(angle))} ${n(radius * Math.sin(angle))}`
  })
  return `M3 0${turns.join('')}`
}

/** A grove of spun-sugar trees and a great lollipop on an icing hill. */
export const sugarGarden: Hero = {
  id: 'sugar-garden',
  words: ['Sugar', 'Drift', 'Lollipop', 'Cotton', 'Garden'],
  palettes: [
    { light: '#ffc2e0', main: '#f768ae', deep: '#b02a86', accent: '#6fd0ff', ink: '#4f1160', shine: '#ffffff' },
    { light: '#b8f2ff', main: '#4ab8f5', deep: '#2a62c4', accent: '#ffb3d9', ink: '#14226b', shine: '#ffffff' },
    { light: '#d4f7b0', main: '#6fce4f', deep: '#23855a', accent: '#ffd24d', ink: '#0d4034', shine: '#fffff5' },
    { light: '#e4ccff', main: '#a86bf0', deep: '#5c2ab0', accent: '#ffcf5c', ink: '#2a0d63', shine: '#ffffff' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const second = mix(accent, ink, 0.4)
    const puff = (
      id: string,
      fill: string,
      lines: string,
    ): string => `<g id="h-${id}"><path d="${PUFF}" fill="url(#h-${fill})" stroke="${ink}" stroke-width="4.5"/>
<path d="M44-10C54 0 48 14 36 14 40 30 24 38 14 32 6 40-8 40-14 34-26 38-36 30-36 20-10 30 30 20 44-10" fill="${lines}" opacity=".5"/>
<path d="M-30 4C-38-8-28-22-16-20-18-32 4-38 10-26M2 22C-14 22-20 8-10 0-2-6 10 0 8 8M22 6C34 4 38-10 28-18" fill="none" stroke="${lines}" stroke-width="3.4"/>
<path d="M-36-18C-34-30-24-36-14-32M-2-40C4-46 14-44 18-38" fill="none" stroke="#fff" stroke-width="5" opacity=".9"/></g>`
    return `<defs>
${radial('p', [mix(light, shine, 0.65), light, main, mix(main, deep, 0.6)])}${radial('q', [mix(accent, shine, 0.85), mix(accent, shine, 0.35), accent, second])}
${radial('l', [shine, mix(light, shine, 0.4)])}${radial('o', ['#ffffff 0 .45', '#ffffff 40 0', `${ink} 100 .45`])}
${linear('i', [shine, mix(light, shine, 0.7), light, main])}${linear('s', [shine, shine, mix(light, deep, 0.3)], '')}
<clipPath id="h-c"><circle r="52"/></clipPath>
${puff('a', 'p', deep)}${puff('b', 'q', second)}
<path id="h-g" d="M-17 14C-19-2-12-18 0-18S19-2 17 14C10 19-10 19-17 14"/></defs>
<g stroke-linejoin="round" stroke-linecap="round">
<g fill="url(#h-s)" stroke="${ink}" stroke-width="4"><path d="M56 130 62 214H72L68 130ZM180 150 174 214H184L192 150ZM114 120H128L126 218H116Z"/></g>
<g stroke="${main}" stroke-width="4.5"><path d="M117 142 126 136M117 158 126 152M117 174 126 168M117 190 126 184"/></g>
<use href="#h-a" transform="translate(58 112) scale(1.02)"/>
<use href="#h-b" transform="translate(187 132) scale(.9)"/>
<path d="M212 212V176C212 160 232 160 231 176" fill="none" stroke="${ink}" stroke-width="14"/><path d="M212 212V176C212 160 232 160 231 176" fill="none" stroke="${shine}" stroke-width="7"/>
<path d="M212 212V176C212 160 232 160 231 176" fill="none" stroke="${main}" stroke-width="7" stroke-dasharray="7 8" stroke-linecap="butt"/>
<g transform="translate(122 68)"><circle r="57" fill="${ink}"/><circle r="52.5" fill="url(#h-l)"/>
<g clip-path="url(#h-c)" fill="none"><path d="${spiral()}" stroke="${main}" stroke-width="9"/><path d="${spiral()}" stroke="${accent}" stroke-width="6" transform="rotate(200)" opacity=".9"/></g>
<circle r="52.5" fill="url(#h-o)"/><path d="M-41-16C-36-32-24-40-10-43" fill="none" stroke="#fff" stroke-width="7"/><circle cx="-43" cy="-3" r="3.4" fill="#fff"/>
<path d="M46 16A48 48 0 0 1 18 45" fill="none" stroke="${light}" stroke-width="4"/></g>
<path d="M104 134 120 142 104 152Q98 143 104 134M138 134 120 142 138 152Q144 143 138 134" fill="${accent}" stroke="${ink}" stroke-width="3.6"/><circle cx="121" cy="143" r="6" fill="${accent}" stroke="${ink}" stroke-width="3"/>
<path d="M14 216C10 202 26 190 44 198 54 186 78 186 88 198 100 184 136 184 148 198 160 186 182 188 190 199 208 190 230 202 226 216 230 230 212 234 120 234 28 234 10 230 14 216"
 fill="url(#h-i)" stroke="${ink}" stroke-width="4.5"/>
<path d="M24 212C24 204 34 200 44 206M96 200C106 192 128 190 140 202M198 206C208 200 216 204 218 210" fill="none" stroke="#fff" stroke-width="4"/>
<path d="M24 224C60 218 80 226 104 222S170 216 216 223" fill="none" stroke="${deep}" stroke-width="3" opacity=".4"/>
<g stroke="${ink}" stroke-width="4"><use href="#h-g" x="94" y="212" fill="url(#h-q)"/><use href="#h-g" transform="translate(148 216) scale(.8)" fill="url(#h-p)"/><use href="#h-g" transform="translate(36 216) scale(.75)" fill="#ffd24d"/></g>
<path d="M85 208C85 202 89 198 93 198M141 212C141 208 144 205 147 205" fill="none" stroke="#fff" stroke-width="3.4"/></g>
${glint(20, 52, 9, shine)}${glint(210, 66, 11, shine)}${glint(196, 30, 6, shine)}${glint(52, 34, 6, shine)}`
  },
}
