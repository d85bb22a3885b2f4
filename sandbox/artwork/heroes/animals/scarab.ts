import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { glint, linear, mix, n, radial } from '../parts/shading.ts'

/** A jewelled beetle with spread wings that lifts a golden sun. */
export const scarab: Hero = {
  id: 'scarab',
  words: ['Scarab', 'Vault', 'Amarna', 'Beetle', 'Desert'],
  palettes: [
    { light: '#62e0f0', main: '#1483c4', deep: '#0c3a7d', accent: '#ffc23d', ink: '#0a1638', shine: '#f4feff' },
    { light: '#8af0a8', main: '#0f9a5c', deep: '#05503f', accent: '#ffcf52', ink: '#04241f', shine: '#f6fff2' },
    { light: '#ff9a76', main: '#d8263a', deep: '#74102f', accent: '#ffc94a', ink: '#330a18', shine: '#fff6ea' },
    { light: '#c9a2ff', main: '#7a3bd8', deep: '#3a1585', accent: '#f6d27a', ink: '#170a3d', shine: '#faf5ff' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const bronze = mix(accent, ink, 0.5)
    const feathers = [0, 1, 2, 3, 4, 5, 6, 7]
      .map((at) => {
        const scale = [0.98, 0.98, 0.97, 0.92, 0.85, 0.76, 0.66, 0.55][at] ?? 1
        return `<use href="#h-f" transform="translate(100 116) rotate(${n(34 - at * 13.4)}) scale(${scale} 1)"/>`
      })
      .reverse()
      .join('')
    const coverts = [0, 1, 2, 3, 4, 5]
      .map(
        (at) =>
          `<use href="#h-q" transform="translate(100 116) rotate(${n(31 - at * 17)}) scale(${n(1.1 - at * 0.08)} 1)"/>`,
      )
      .reverse()
      .join('')
    return `<defs>
${linear('w', [deep, main, light], 'x1="1" x2="0" y2="0"')}
${linear('g', [mix(accent, shine, 0.7), accent, bronze])}${radial('s', [shine, mix(accent, shine, 0.4), accent, bronze])}
${radial('e', [light, `${main} 45`, deep], 'cx=".4" cy=".25" r=".85"')}
<path id="h-f" d="M0-6C-40-11-76-12-94-8-104-5-104 9-94 10-72 12-40 8 0 5Z" fill="url(#h-w)" stroke="${ink}" stroke-width="3"/>
<g id="h-q" stroke="${ink}" stroke-width="2.6"><path d="M0-7C-24-12-44-11-52-8-60-4-60 8-52 10-40 12-20 9 0 6Z" fill="url(#h-g)"/>
<path d="M-50-4Q-56 1-50 6-42 4-40 1-44-3-50-4Z" fill="${main}" stroke="none"/></g>
<g id="h-l" stroke-linejoin="round">
<defs><path id="h-i" d="M96 150C78 152 70 164 62 182L50 190M100 176C90 184 86 196 86 210L76 220M98 82C82 74 82 54 96 44L106 38"/></defs><g fill="none" stroke-linecap="round"><use href="#h-i" stroke="${ink}" stroke-width="11"/>
<use href="#h-i" stroke="${accent}" stroke-width="5"/></g>
${feathers}${coverts}
<path d="M112 98C92 92 70 84 48 70 38 64 28 66 22 60 26 50 42 50 54 58 74 72 96 82 114 84Z" fill="url(#h-g)" stroke="${ink}" stroke-width="3.4"/>
<path d="M32 57C48 58 66 76 106 87" fill="none" stroke="${shine}" stroke-width="2.2"/></g></defs>
<circle cx="120" cy="34" r="24" fill="url(#h-s)" stroke="${ink}" stroke-width="4.5"/>
<circle cx="120" cy="34" r="17" fill="none" stroke="${bronze}" stroke-width="1.8" opacity=".7"/>
<use href="#h-l"/><use href="#h-l" transform="translate(240) scale(-1 1)"/>
<g stroke="${ink}" stroke-width="4.5" stroke-linejoin="round">
<path d="M104 78C100 64 108 56 120 56 132 56 140 64 136 78Z" fill="url(#h-e)"/>
<path d="M106 62 100 54 110 57 114 50 120 56 126 50 130 57 140 54 134 62Z" fill="url(#h-g)" stroke-width="3"/>
<path d="M82 112C80 88 96 74 120 74 144 74 160 88 158 112Z" fill="url(#h-e)"/>
<path d="M81 110C60 160 84 214 120 222 156 214 180 160 159 110 140 120 100 120 81 110" fill="url(#h-e)"/></g>
<path d="M81 110C100 120 140 120 159 110L162 120C140 132 100 132 78 120Z" fill="url(#h-g)" stroke="${ink}" stroke-width="3.4"/>
<path d="M120 129V220" stroke="${ink}" stroke-width="8"/><path d="M120 131V216" stroke="${accent}" stroke-width="3.4"/>
<g id="h-b" fill="none" stroke-linecap="round"><path d="M112 136C104 160 104 190 114 210M101 134C90 160 92 184 104 206" stroke="${deep}" stroke-width="2.6"/>
<path d="M101 134C90 160 92 184 104 206" stroke="${accent}" stroke-width="2" transform="translate(-5 -1)"/></g>
<use href="#h-b" transform="translate(240) scale(-1 1)"/>
<path d="M84 132C76 156 82 184 96 202 88 178 86 156 90 136Z" fill="${shine}" opacity=".75"/>
<path d="M91 104C92 90 104 82 118 81" fill="none" stroke="${shine}" stroke-width="4" stroke-linecap="round" opacity=".9"/>
<path d="M166 140C168 166 160 190 142 206" fill="none" stroke="${light}" stroke-width="3" stroke-linecap="round" opacity=".8"/>
<path d="M120 84 130 97 120 110 110 97Z" fill="${accent}" stroke="${ink}" stroke-width="2.6"/><path d="M120 84 110 97 120 94Z" fill="${shine}" opacity=".8"/>
<circle cx="109" cy="68" r="2.8" fill="${shine}"/><circle cx="131" cy="68" r="2.8" fill="${shine}"/>
${glint(112, 26, 9, shine)}${glint(150, 146, 8, shine)}`
  },
}
