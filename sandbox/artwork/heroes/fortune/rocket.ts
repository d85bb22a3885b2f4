import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { glint, linear, mix, radial } from '../parts/shading.ts'

/** A plump rocket climbing to the right on a tail of fire. */
export const rocket: Hero = {
  id: 'rocket',
  words: ['Rocket', 'Sky', 'Launch', 'Orbit', 'Cosmic'],
  palettes: [
    { light: '#ff7a62', main: '#e8263f', deep: '#8a0d33', accent: '#49c9ff', ink: '#1d1238', shine: '#ffffff' },
    { light: '#8cc4ff', main: '#2d62ea', deep: '#151f85', accent: '#ffd34d', ink: '#0b0f3d', shine: '#fbfdff' },
    { light: '#ffe07a', main: '#f2a01a', deep: '#9c4a08', accent: '#7c5cff', ink: '#2b1330', shine: '#fffdf2' },
    { light: '#7df0c8', main: '#10a882', deep: '#05544f', accent: '#ff7ab8', ink: '#06262e', shine: '#fafffd' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const steel = mix(shine, ink, 0.12)
    const shade = mix('#8f98be', accent, 0.12)
    return `<defs><path id="h-k" d="M120-8C148 22 164 62 164 104 164 136 156 158 148 172H92C84 158 76 136 76 104 76 62 92 22 120-8"/>
<clipPath id="h-c"><use href="#h-k"/></clipPath>
${linear('b', [`${shade} 0`, `${shine} 26`, `${steel} 52`, `${shade} 82`, `${mix(shade, ink, 0.4)} 100`], '')}
${linear('n', [`${main} 0`, `${light} 26`, `${main} 52`, `${deep} 100`], '')}${linear('l', [light, main, deep], 'x2="1" y2="1"')}
${linear('m', [main, mix(deep, main, 0.3), deep], 'x2=".6" y2="1"')}
${linear('f', ['#fff6b0', '#ffc02e', '#ff6a1f', '#e0233a'])}${linear('i', ['#ffffff', '#fff3a0', '#ffb52e'])}
${radial('w', [mix(accent, shine, 0.7), accent, mix(accent, ink, 0.7)])}${linear('s', [mix(shine, ink, 0.2), '#5d6488', ink], '')}</defs>
<g transform="translate(9 -6) rotate(38 120 120) translate(0 -4)" stroke-linejoin="round" stroke-linecap="round">
<path d="M96 184C76 204 80 226 90 236 92 228 96 224 100 222 100 240 110 252 122 262 130 250 138 240 138 222 144 226 146 232 148 238 160 226 164 204 144 184Z"
 fill="url(#h-f)" stroke="${mix('#7a0f1f', ink, 0.5)}" stroke-width="4.5"/>
<path d="M102 186C94 202 98 214 104 220 108 214 110 212 112 212 112 226 116 236 121 244 127 234 130 226 130 212 134 214 136 218 138 220 144 210 144 198 138 186Z" fill="url(#h-i)"/>
<path d="M84 112C58 128 42 152 44 190 58 174 74 168 94 170Z" fill="url(#h-l)" stroke="${ink}" stroke-width="5"/>
<path d="M156 112C182 128 198 152 196 190 182 174 166 168 146 170Z" fill="url(#h-m)" stroke="${ink}" stroke-width="5"/>
<path d="M78 124C60 138 52 154 50 174" fill="none" stroke="${shine}" stroke-width="4" opacity=".85"/>
<path d="M190 172C188 152 180 138 166 128" fill="none" stroke="${light}" stroke-width="3" opacity=".8"/>
<path d="M98 170H142L148 188C132 194 108 194 92 188Z" fill="url(#h-s)" stroke="${ink}" stroke-width="5"/>
<path d="M97 184C110 189 130 189 143 184" fill="none" stroke="${shine}" stroke-width="2.4" opacity=".6"/>
<use href="#h-k" fill="url(#h-b)"/>
<g clip-path="url(#h-c)"><path d="M70-20H170V42C146 52 94 52 70 42Z" fill="url(#h-n)" stroke="${ink}" stroke-width="4"/>
<path d="M70 146C96 158 144 158 170 146V180H70Z" fill="url(#h-n)" stroke="${ink}" stroke-width="4"/>
<path d="M70 136C96 148 144 148 170 136" fill="none" stroke="${ink}" stroke-width="2.6" opacity=".5"/>
<path d="M70 54C94 64 146 64 170 54" fill="none" stroke="${ink}" stroke-width="2.6" opacity=".5"/>
<path d="M152 30C164 80 164 130 144 176H172V30Z" fill="${ink}" opacity=".2"/>
<path d="M98 22C86 50 82 84 84 116 86 84 92 56 108 14Z" fill="#fff" opacity=".75"/></g>
<use href="#h-k" fill="none" stroke="${ink}" stroke-width="5.5"/>
<circle cx="120" cy="92" r="27" fill="${ink}"/><circle cx="120" cy="92" r="22.5" fill="none" stroke="url(#h-l)" stroke-width="6"/>
<circle cx="120" cy="92" r="18" fill="url(#h-w)" stroke="${ink}" stroke-width="3"/>
<path d="M108 90C108 82 114 78 121 78" fill="none" stroke="#fff" stroke-width="4.5"/><circle cx="130" cy="101" r="3" fill="#fff" opacity=".7"/>
<g fill="${shine}" stroke="${ink}" stroke-width="1.8"><circle cx="120" cy="64.5" r="2.6"/><circle cx="92.5" cy="92" r="2.6"/><circle cx="147.5" cy="92" r="2.6"/><circle cx="120" cy="119.5" r="2.6"/></g>
<path d="M120 126C112 136 111 168 113 190L120 198 127 190C129 168 128 136 120 126" fill="url(#h-n)" stroke="${ink}" stroke-width="4.5"/>
<path d="M118 136C115 148 115 168 116 186" fill="none" stroke="${shine}" stroke-width="2.6" opacity=".8"/></g>
<g stroke="${accent}" stroke-width="4" stroke-linecap="round" opacity=".9"><path d="M24 150 54 112M40 96 58 74M138 226 158 202M180 204 194 186"/></g>
${glint(60, 40, 11, shine)}${glint(214, 138, 8, shine)}${glint(28, 62, 6, mix(accent, shine, 0.5))}`
  },
}
