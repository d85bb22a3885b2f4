import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { glint, linear, mix, radial } from '../parts/shading.ts'

/** Three pyramids and palms before a great sun. */
export const pyramidsSun: Hero = {
  id: 'pyramids-sun',
  words: ['Amarna', 'Pyramid', 'Sun', 'Nile', 'Sands'],
  palettes: [
    { light: '#ffdc8a', main: '#e39a35', deep: '#8a4518', accent: '#ff6a2e', ink: '#35140c', shine: '#fff6d6' },
    { light: '#a9b8f5', main: '#5563b8', deep: '#262a6b', accent: '#f4e3b0', ink: '#0d1036', shine: '#fffbe8' },
    { light: '#ffb3a0', main: '#cf4f6e', deep: '#6b1748', accent: '#ffc24a', ink: '#2e0a2b', shine: '#fff3e0' },
    { light: '#a8eccf', main: '#2f9c86', deep: '#0f4d52', accent: '#ffd86b', ink: '#06252c', shine: '#fffce6' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const rays = Array.from(
      { length: 24 },
      (_, at) => `<use href="#h-${at % 2 ? 'b' : 'a'}" transform="rotate(${at * 15})"/>`,
    ).join('')
    const pale = mix(main, deep, 0.3)
    return `<defs>
${radial('s', [shine, mix(accent, shine, 0.55), accent, mix(accent, deep, 0.25)], 'cx=".5" cy=".45" r=".62"')}
${linear('l', [mix(light, shine, 0.45), light, main], 'x1=".7" x2=".2" y2="1"')}${linear('d', [mix(main, deep, 0.35), deep, mix(deep, ink, 0.5)], 'x2=".5" y2="1"')}
${linear('m', [mix(light, main, 0.25), pale], 'x1=".7" x2=".2" y2="1"')}${linear('g', [light, main, deep])}${linear('h', [mix(light, shine, 0.3), main])}
${linear('p', ['#5fae4a', '#1d6b45', '#0d3f33'], 'x2="1" y2="1"')}
<path id="h-a" d="M-9-86 0-112 9-86Z"/><path id="h-b" d="M-7-86 0-101 7-86Z"/>
<g id="h-t" stroke="${ink}" stroke-width="3"><path d="M-4 0C-2-24-6-44-2-66L4-66C0-44 4-24 6 0Z" fill="${mix('#8a5a2c', deep, 0.35)}"/>
<path d="M-3-12 5-14M-3-24 4-26M-4-36 3-38M-4-48 2-50" stroke-width="2"/>
<g fill="url(#h-p)" stroke-width="2.6"><path d="M0-66C-10-88-30-90-42-74-28-78-16-76 0-66M0-66C-16-72-34-64-36-46-26-58-14-64 0-66M0-66C10-88 30-90 42-74 28-78 16-76 0-66M0-66C16-72 34-64 36-46 26-58 14-64 0-66M0-66C-8-82-4-98 8-102 6-90 8-78 0-66M0-66C-8-58-12-48-8-36-2-46 2-56 0-66"/></g>
<path d="M-34-78C-24-82-14-78-6-70M34-78C24-82 14-78 6-70" stroke="#b8e07a" stroke-width="2" fill="none"/></g></defs>
<g stroke-linejoin="round" stroke-linecap="round"><g transform="translate(120 112)"><g fill="${mix(accent, shine, 0.3)}" stroke="${ink}" stroke-width="2.4">${rays}</g>
<circle r="84" fill="url(#h-s)" stroke="${ink}" stroke-width="4.5"/><circle r="74" fill="none" stroke="${shine}" stroke-width="2.4" opacity=".6"/>
<path d="M-66-44A80 80 0 0 1-20-77" fill="none" stroke="${shine}" stroke-width="5"/></g>
<g stroke="${ink}" stroke-width="4">
<path d="M64 104 10 204H94Z" fill="url(#h-m)"/><path d="M64 104 130 196H90Z" fill="url(#h-d)"/>
<path d="M184 100 112 198H200Z" fill="url(#h-m)"/><path d="M184 100 230 204H198Z" fill="url(#h-d)"/></g>
<path d="M47 140 74 140M35 162 80 162M22 184 86 184M168 124 188 124M152 146 191 146M140 168 195 168" fill="none" stroke="${mix(main, deep, 0.6)}" stroke-width="2" opacity=".75"/>
<path d="M62 112 20 190" fill="none" stroke="${shine}" stroke-width="2.6"/><g stroke="${ink}" stroke-width="4">
<path d="M122 48 28 204H146Z" fill="url(#h-l)"/><path d="M122 48 214 204H146Z" fill="url(#h-d)"/></g>
<g fill="none" stroke="${mix(main, deep, 0.5)}" stroke-width="2" opacity=".75"><path d="M101 84 126 84M88 106 130 106M74 128 133 128M60 150 137 150M48 172 141 172M112 84V106M98 106V128M116 106V128M84 128V150M106 128V150M72 150V172M96 150V172M120 150V172M60 172V194M86 172V194M112 172V194"/></g>
<g fill="none" stroke="${main}" stroke-width="1.8" opacity=".6"><path d="M126 84 142 83M131 106 155 105M134 128 168 127M138 150 182 149M142 172 195 171"/></g>
<path d="M122 48 103 80 127 78 141 80Z" fill="${mix(accent, shine, 0.45)}" stroke="${ink}" stroke-width="3.4"/><path d="M122 48 127 78 141 80Z" fill="${accent}" stroke="${ink}" stroke-width="2.4"/>
<path d="M121 55 36 196" fill="none" stroke="${shine}" stroke-width="3"/>
<path d="M8 202C22 176 64 192 108 190 158 186 206 172 232 200 222 214 60 222 8 202" fill="url(#h-h)" stroke="${ink}" stroke-width="4"/>
<path d="M6 210C14 192 46 196 76 204 106 210 150 206 178 202 206 196 232 198 234 212 234 228 190 236 120 236 46 236 4 230 6 210" fill="url(#h-g)" stroke="${ink}" stroke-width="4"/>
<path d="M14 206C34 198 60 206 84 210M158 209C184 206 210 201 226 207" fill="none" stroke="${shine}" stroke-width="3"/>
<path d="M44 222C72 214 100 224 128 220M150 229C170 223 190 227 204 221" fill="none" stroke="${deep}" stroke-width="2.6" opacity=".55"/>
<use href="#h-t" transform="translate(44 218) scale(.98)"/><use href="#h-t" transform="translate(200 216) scale(-.88 .88)"/><use href="#h-t" transform="translate(176 226) scale(.58)"/></g>
${glint(122, 46, 13, shine)}`
  },
}
