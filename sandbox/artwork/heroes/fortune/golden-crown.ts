import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { glint, linear, mix, radial } from '../parts/shading.ts'

/** A five-pointed crown over a velvet cap, its band set with stones and pearls. */
export const goldenCrown: Hero = {
  id: 'golden-crown',
  words: ['Crown', 'Golden', 'Royal', 'Throne', 'Regal'],
  palettes: [
    { light: '#ffe98a', main: '#f5ac1c', deep: '#a35208', accent: '#d3133f', ink: '#42190a', shine: '#fffbe6' },
    { light: '#f4f7ff', main: '#a9b8d8', deep: '#4c5b86', accent: '#1f6be0', ink: '#121a38', shine: '#ffffff' },
    { light: '#ffd0ae', main: '#e08a63', deep: '#8c3b34', accent: '#0f9e74', ink: '#3a1218', shine: '#fff5ea' },
    { light: '#ffe98a', main: '#f0a51a', deep: '#93480a', accent: '#6a2bd0', ink: '#2a0f3d', shine: '#fffbe6' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const half =
      'M120 196C92 196 64 192 44 182L15 80C26 106 40 122 57 125 66 104 68 80 68 58 73 86 82 106 95 115 109 92 118 62 120 36'
    return `<defs>
${linear(
  'g',
  [
    `${mix(main, deep, 0.4)} 0`,
    `${light} 22`,
    `${main} 40`,
    `${mix(light, shine, 0.5)} 56`,
    `${main} 70`,
    `${deep} 92`,
    `${main} 100`,
  ],
  '',
)}
${linear('v', [mix(accent, '#ffffff', 0.25), accent, mix(accent, ink, 0.65)])}
${linear('s', [`${light} 0 0`, `${deep} 50 0`, `${deep} 100 .75`])}
${radial('w', ['#ffffff', shine, mix(shine, ink, 0.35)])}${radial('b', [shine, light, main, deep])}${radial('j', [mix(accent, '#ffffff', 0.75), accent, mix(accent, ink, 0.7)])}
<path id="h-h" d="${half}"/>
<g id="h-p"><circle r="11" stroke="${ink}" stroke-width="4" fill="url(#h-b)"/><circle cx="-3.5" cy="-4" r="2.6" fill="${shine}"/></g>
<g id="h-d"><path d="M0-14 12 0 0 14-12 0Z" fill="url(#h-j)" stroke="${ink}" stroke-width="2.4"/>
<path d="M0-14-12 0 0-3ZM0-14 12 0 0-3Z" fill="#fff" opacity=".35"/></g>
<g id="h-o" stroke-linejoin="round"><path d="M44 118 32 88Q48 98 64 98L92 52Q100 84 120 92V150H60Z" fill="${mix(main, deep, 0.55)}" stroke="${ink}"
 stroke-width="4"/></g></defs>
<use href="#h-o"/><use href="#h-o" transform="translate(240) scale(-1 1)"/>
<path d="M48 176C26 112 64 70 120 66 176 70 214 112 192 176Z" fill="url(#h-v)" stroke="${ink}" stroke-width="4"/>
<path d="M86 160C74 128 82 98 102 80M154 160C166 128 158 98 138 80" fill="none" stroke="${mix(accent, ink, 0.6)}"
 stroke-width="3" stroke-linecap="round"/>
<path d="M56 112C62 98 74 86 88 80" fill="none" stroke="#fff" stroke-width="4" opacity=".4" stroke-linecap="round"/>
<g stroke-linejoin="round"><g fill="${ink}" stroke="${ink}" stroke-width="8"><use href="#h-h"/>
<use href="#h-h" transform="translate(240) scale(-1 1)"/></g>
<path d="${half}C122 62 131 92 145 115 158 106 167 86 172 58 172 80 174 104 183 125 200 122 214 106 225 80L196 182C176 192 148 196 120 196"
 fill="url(#h-g)"/>
<path d="${half}C122 62 131 92 145 115 158 106 167 86 172 58 172 80 174 104 183 125 200 122 214 106 225 80L196 182C176 192 148 196 120 196"
 fill="url(#h-s)"/>
<g fill="none" stroke-width="2.6"><g id="h-k"><path d="M54 172 28 112C38 128 48 133 62 134 70 122 73 108 74 92 80 110 88 120 98 128 108 114 115 94 120 72"
 stroke="${deep}" opacity=".7"/><path d="M17 84C28 108 40 120 58 123M70 70C75 92 84 106 95 113M97 113C108 96 116 70 119 50" stroke="${shine}"
 stroke-width="2.2" opacity=".95"/></g>
<use href="#h-k" transform="translate(240) scale(-1 1)"/></g>
<path d="M120 96 133 122 120 148 107 122Z" fill="url(#h-j)" stroke="${ink}" stroke-width="3"/>
<path d="M120 96 107 122 120 116ZM120 96 133 122 120 116Z" fill="#fff" opacity=".42"/>
<path d="M41 176C66 192 174 192 199 176L202 207C176 226 64 226 38 207Z" fill="url(#h-g)" stroke="${ink}" stroke-width="4.5"/>
<path d="M39 196C64 214 176 214 201 196L202 207C176 226 64 226 38 207Z" fill="${deep}" opacity=".45"/>
<path d="M43 181C68 196 172 196 197 181" stroke="${shine}" stroke-width="3" fill="none"/>
<path d="M40 204C66 220 174 220 200 204" stroke="${light}" stroke-width="3.4" stroke-dasharray=".1 7" stroke-linecap="round" fill="none"/></g>
<ellipse cx="120" cy="202" rx="17" ry="12" fill="url(#h-j)" stroke="${ink}" stroke-width="3"/>
<ellipse cx="114" cy="197" rx="6" ry="3.4" fill="#fff" opacity=".75"/>
<use href="#h-d" transform="translate(80 200) rotate(5) scale(.8)"/><use href="#h-d" transform="translate(160 200) rotate(-5) scale(.8)"/>
<use href="#h-d" transform="translate(80 153) rotate(8) scale(.66)"/><use href="#h-d" transform="translate(160 153) rotate(-8) scale(.66)"/>
<g fill="url(#h-w)" stroke="${ink}" stroke-width="2.2"><circle cx="57" cy="194" r="6"/><circle cx="183" cy="194" r="6"/>
<circle cx="99" cy="203" r="4.4"/><circle cx="141" cy="203" r="4.4"/></g>
<use href="#h-p" x="120" y="27"/><use href="#h-p" transform="translate(67 50) scale(.88)"/><use href="#h-p" transform="translate(173 50) scale(.88)"/>
<use href="#h-p" transform="translate(17 72) scale(.8)"/><use href="#h-p" transform="translate(223 72) scale(.8)"/>
${glint(60, 150, 10, shine)}${glint(190, 134, 8, shine)}`
  },
}
