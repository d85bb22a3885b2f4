import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { glint, linear, mix, radial } from '../parts/shading.ts'

const BALLS = [
  [86, 138, 0],
  [122, 148, 1],
  [156, 134, 2],
  [104, 112, 3],
  [142, 106, 0],
  [78, 104, 2],
  [120, 78, 1],
  [164, 98, 3],
] as const

/** A glass drum of balls on a golden stand, with one ball drawn. */
export const lotteryDrum: Hero = {
  id: 'lottery-drum',
  words: ['Drum', 'Lotto', 'Jackpot Draw'],
  palettes: [
    { light: '#bfe6ff', main: '#4aa3e0', deep: '#174a8c', accent: '#f2b21e', ink: '#0d1d40', shine: '#f5fbff' },
    { light: '#ffd0de', main: '#e0517e', deep: '#801744', accent: '#ffc53a', ink: '#3b0a22', shine: '#fff6fa' },
    { light: '#c9f5df', main: '#3cb88a', deep: '#0e5b4b', accent: '#f4b72a', ink: '#062a24', shine: '#f6fffa' },
    { light: '#e2d2ff', main: '#8e62dd', deep: '#40208c', accent: '#ffcf4a', ink: '#190b42', shine: '#fbf8ff' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const colours = ['#ff6b62', accent, '#f6f4ff', '#3fd08e']
    const ball = ([x, y, colour]: readonly [number, number, number]): string =>
      `<circle cx="${x}" cy="${y}" r="19" fill="url(#h-${'abcd'[colour]})" stroke="${ink}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="8.5" fill="#fff" opacity=".92"/>`
    const gold = ['#fff3b0', mix(accent, '#ffffff', 0.15), mix(accent, ink, 0.5)]
    return `<defs>
${colours.map((colour, at) => radial('abcd'[at] ?? '', [mix(colour, '#ffffff', 0.5), colour, mix(colour, ink, 0.5)])).join('')}
${radial('g', [`${shine} 0 .35`, `${light} 45 .1`, `${main} 80 .3`, `${deep} 100 .75`], 'cx=".4" cy=".32" r=".72"')}
${linear('y', gold, 'x2=".6" y2="1"')}${linear('z', gold.toReversed(), 'x2=".6" y2="1"')}</defs>
<path d="M58 182 40 222H200L182 182Z" fill="url(#h-y)" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/>
<path d="M34 216H206Q212 216 212 224V228Q212 234 206 234H34Q28 234 28 228V224Q28 216 34 216Z" fill="url(#h-z)" stroke="${ink}" stroke-width="4.5"/>
<circle cx="120" cy="112" r="88" fill="${mix(deep, ink, 0.45)}" stroke="${ink}" stroke-width="5"/>
${BALLS.map(ball).join('')}
<circle cx="120" cy="112" r="86" fill="url(#h-g)"/>
<circle cx="120" cy="112" r="86" fill="none" stroke="url(#h-y)" stroke-width="8"/><circle cx="120" cy="112" r="90.5" fill="none" stroke="${ink}" stroke-width="3.4"/><circle cx="120" cy="112" r="81" fill="none" stroke="${ink}" stroke-width="2"/>
<path d="M62 78A68 68 0 0 1 128 38" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".85"/><path d="M186 138A70 70 0 0 1 152 176" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5"/>
<path d="M22 104H36V122H22Q14 122 14 113T22 104M204 104H218Q226 104 226 113T218 122H204Z" fill="url(#h-y)" stroke="${ink}" stroke-width="4"/>
<path d="M96 188H144L150 212H90Z" fill="${mix(deep, ink, 0.5)}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>
<circle cx="120" cy="203" r="21" fill="url(#h-a)" stroke="${ink}" stroke-width="4"/><circle cx="120" cy="203" r="10" fill="#fff"/><path d="M107 193A17 17 0 0 1 122 187" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/>
${glint(196, 40, 13, shine)}${glint(38, 52, 9, shine)}${glint(216, 176, 8, '#fff')}`
  },
}
