import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { glint, linear, mix, radial } from '../parts/shading.ts'

/** A lotus in full bloom on its leaf, a moon behind it. */
export const lotusBloom: Hero = {
  id: 'lotus-bloom',
  words: ['Lotus', 'Bloom', 'Moon', 'Drift', 'Pond'],
  palettes: [
    { light: '#ffe3f1', main: '#f77fb6', deep: '#b72b80', accent: '#2fae7d', ink: '#4d0d4a', shine: '#fffdf2' },
    { light: '#fff0ae', main: '#f4b32c', deep: '#a8590d', accent: '#c22652', ink: '#40180a', shine: '#fffdee' },
    { light: '#e2edff', main: '#7da4f2', deep: '#3144a8', accent: '#27a3a0', ink: '#10174f', shine: '#fbfdff' },
    { light: '#eddcff', main: '#a86ee8', deep: '#57249e', accent: '#e0a030', ink: '#22094d', shine: '#fffaff' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const petal = (id: 'b' | 'm' | 'f', turn: number, scale: string): string =>
      `<use href="#h-${id}" transform="rotate(${turn}) scale(${scale})"/>`
    const row = (id: 'b' | 'm' | 'f', turns: readonly (readonly [number, string])[]): string =>
      turns.map(([turn, scale]) => petal(id, turn, scale) + (turn ? petal(id, -turn, scale) : '')).join('')
    const shape = 'M0 0C-36-26-36-76 0-112 36-76 36-26 0 0'
    return `<defs>
${linear('1', [main, mix(main, deep, 0.55), deep])}${linear('2', [mix(main, deep, 0.25), main, mix(light, main, 0.3)])}
${linear('3', [main, mix(main, light, 0.65), light, mix(light, shine, 0.7)])}
${radial('o', [shine, mix('#ffeec2', light, 0.35), mix('#f2cf8e', main, 0.3)], 'cx=".42" cy=".36" r=".66"')}
${radial('l', [mix(accent, '#ffffff', 0.3), accent, mix(accent, ink, 0.6)], 'cx=".5" cy=".2" r=".7"')}
<g id="h-b"><path d="${shape}" fill="url(#h-1)"/><path d="M0-14V-100M-7-20Q-17-60-5-94M7-20Q17-60 5-94" fill="none" stroke="${mix(deep, ink, 0.3)}" stroke-width="1.6" opacity=".7"/></g>
<g id="h-m"><path d="${shape}" fill="url(#h-2)"/><path d="M0-14V-100M-8-20Q-18-60-5-92M8-20Q18-60 5-92" fill="none" stroke="${deep}" stroke-width="1.6" opacity=".5"/>
<path d="M-22-36Q-26-74-4-102" fill="none" stroke="${light}" stroke-width="3"/></g>
<g id="h-f"><path d="${shape}" fill="url(#h-3)"/><path d="M4-106C30-76 30-30 2-4 14-36 16-74 4-106" fill="${main}" stroke="none" opacity=".45"/>
<path d="M0-12V-98M-8-18Q-18-56-6-88M8-18Q18-56 6-88" fill="none" stroke="${deep}" stroke-width="1.5" opacity=".45"/>
<path d="M-23-34Q-28-72-5-101" fill="none" stroke="${shine}" stroke-width="3.4"/></g></defs>
<circle cx="120" cy="82" r="72" fill="url(#h-o)" stroke="${mix(shine, main, 0.3)}" stroke-width="3"/>
<g fill="${mix('#d9a860', main, 0.35)}" opacity=".4"><circle cx="86" cy="50" r="10"/><circle cx="156" cy="44" r="14"/><circle cx="118" cy="28" r="6"/><circle cx="170" cy="86" r="8"/><circle cx="62" cy="84" r="7"/></g>
<path d="M54 56A71 71 0 0 1 98 15" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>
<g stroke="${ink}" stroke-linejoin="round" stroke-linecap="round"><path d="M8 200C10 174 62 164 120 164 178 164 230 174 232 200 230 224 180 236 130 236L120 222 110 236C56 236 10 224 8 200" fill="url(#h-l)" stroke-width="4.5"/>
<path d="M120 204 22 204M120 204 60 226M120 204 218 204M120 204 180 226" fill="none" stroke="${mix(accent, ink, 0.45)}" stroke-width="2.6"/>
<path d="M20 196C30 184 56 178 76 176M164 176C186 178 208 184 218 194" fill="none" stroke="${mix(accent, '#ffffff', 0.6)}" stroke-width="3"/>
<g transform="translate(120 196)" stroke-width="3">
${row('b', [
  [62, '.95'],
  [40, '1.08'],
  [14, '1.24 1.3'],
])}${row('m', [
  [80, '.76 .9'],
  [54, '.98 1.02'],
  [27, '1.08 1.16'],
  [0, '1.16 1.28'],
])}
${row('f', [
  [68, '.72 .8'],
  [46, '.8 .84'],
  [21, '.86 .92'],
  [0, '.82 .78'],
])}
<path d="M-46-14C-26 4-10 0 0-8 10 0 26 4 46-14 38 20-38 20-46-14" fill="${mix(accent, ink, 0.4)}"/></g></g>
${glint(120, 44, 10, '#fff')}${glint(206, 84, 8, shine)}${glint(30, 104, 9, shine)}${glint(216, 146, 6, shine)}`
  },
}
