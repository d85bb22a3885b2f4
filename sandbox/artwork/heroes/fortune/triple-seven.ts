import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { glint, linear, mix } from '../parts/shading.ts'

const SEVEN =
  'M5 9 15 2C19 10 26 12 35 12 50 12 62 4 80 4H99V31C81 54 69 90 68 136H21C22 101 37 71 60 46 49 42 42 48 34 48 26 48 ' +
  '22 53 19 62H5Z'

/** Three slanted sevens in gold frames, the middle one in front. */
export const tripleSeven: Hero = {
  id: 'triple-seven',
  words: ['Sevens', 'Blazing', 'Ruby', 'Lucky', 'Triple'],
  palettes: [
    { light: '#ff6a5c', main: '#e01335', deep: '#8a0524', accent: '#ffc23d', ink: '#3a0612', shine: '#fff6dc' },
    { light: '#7ab8ff', main: '#2456e0', deep: '#141f7d', accent: '#ffd166', ink: '#0a0f3d', shine: '#f2f8ff' },
    { light: '#7df0b4', main: '#0c9c62', deep: '#04543c', accent: '#ffd75e', ink: '#03241c', shine: '#f4fff0' },
    { light: '#fff0a8', main: '#f5b921', deep: '#b3640a', accent: '#e9edf7', ink: '#3d1d05', shine: '#ffffff' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const bronze = mix(accent, ink, 0.55)
    return `<defs>
<path id="h-s" d="${SEVEN}"/><clipPath id="h-c"><use href="#h-s"/></clipPath>
${linear('f', [`${light} 4`, `${main} 42`, `${deep} 100`])}
${linear('r', [shine, accent, mix(accent, ink, 0.3), accent, mix(accent, shine, 0.6), accent], 'x2=".6" y2="1"')}
${linear('e', [mix(accent, ink, 0.35), bronze, mix(accent, ink, 0.75)])}
<g id="h-n" stroke-linejoin="round">
<g stroke="${ink}" stroke-width="17"><use href="#h-s"/><use href="#h-s" x="3" y="6"/><use href="#h-s" x="6" y="12"/></g>
<g stroke="url(#h-e)" stroke-width="11"><use href="#h-s" x="6" y="12"/><use href="#h-s" x="5" y="10"/>
<use href="#h-s" x="4" y="8"/><use href="#h-s" x="3" y="6"/><use href="#h-s" x="2" y="4"/><use href="#h-s" x="1" y="2"/></g>
<use href="#h-s" stroke="${bronze}" stroke-width="13"/>
<use href="#h-s" stroke="url(#h-r)" stroke-width="11"/>
<use href="#h-s" fill="url(#h-f)" stroke="${mix(deep, ink, 0.5)}" stroke-width="3.6"/>
<g clip-path="url(#h-c)"><use href="#h-s" x="-2.6" y="-2.6" fill="none" stroke="${deep}" stroke-width="5" opacity=".65"/>
<use href="#h-s" x="2.6" y="3" fill="none" stroke="${mix(light, shine, 0.5)}" stroke-width="3.6"/>
<path d="M0 0H104V24C76 22 58 36 34 33 18 31 12 36 0 44Z" fill="${shine}" opacity=".3"/>
<path d="M90 12 98 8V22L66 70Q60 84 58 98 56 76 66 56Z" fill="${shine}" opacity=".28"/></g>
<path d="M16 6q6 8 20 9 14 0 28-6" fill="none" stroke="${shine}" stroke-width="2.4" stroke-linecap="round"/></g>
</defs>
<g transform="translate(12 15) scale(.9)"><use href="#h-n" transform="translate(51 144) rotate(-14) scale(.9) translate(-50 -70)"/>
<use href="#h-n" transform="translate(185 136) rotate(13) scale(.9) translate(-50 -70)"/>
<use href="#h-n" transform="translate(58 18) scale(1.26)"/></g>
${glint(76, 41, 14, shine)}${glint(177, 61, 8, shine)}${glint(18, 113, 9, shine)}${glint(212, 196, 9, shine)}`
  },
}
