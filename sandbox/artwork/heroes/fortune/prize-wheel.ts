import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { glint, linear, mix, n, radial } from '../parts/shading.ts'

const DIGITS = {
  0: 'M0-10C8-10 8 10 0 10-8 10-8-10 0-10',
  1: 'M-4-6 1-10V10',
  2: 'M-6-5C-5-12 7-12 6-4 5 0-6 5-6 10H7',
  5: 'M6-10H-5L-6-1C0-4 7-1 6 4 5 11-4 11-7 7',
  7: 'M-6-10H6L-1 10',
} as const

const STAR = 'M0-13 3.8-4.5 13-4 6 2 8.3 11 0 6-8.3 11-6 2-13-4-3.8-4.5Z'

const PRIZES: readonly (readonly (keyof typeof DIGITS)[])[] = [
  [7],
  [1],
  [],
  [5],
  [1, 0],
  [2],
  [],
  [5, 0],
  [1],
  [7],
  [2, 0],
  [5],
]

/** A wheel of twelve fields in a ring of lamps, under a pointer. */
export const prizeWheel: Hero = {
  id: 'prize-wheel',
  words: ['Wheel', 'Mega', 'Spin', 'Fortune', 'Carnival'],
  palettes: [
    { light: '#ffb92e', main: '#ee2455', deep: '#6b34d9', accent: '#1fb4ea', ink: '#2a0b3d', shine: '#fffbe8' },
    { light: '#35d6a0', main: '#1470d8', deep: '#14267d', accent: '#8a4df0', ink: '#090f38', shine: '#f2fbff' },
    { light: '#ffd65c', main: '#0e9560', deep: '#0a4f45', accent: '#c0203c', ink: '#06241f', shine: '#fffbe6' },
    { light: '#ffd1e3', main: '#f0559b', deep: '#9a2c96', accent: '#ffa04f', ink: '#3d0a3a', shine: '#fff8fb' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const gold = '#f7b52c'
    const colours = [main, accent, light, deep]
    const fields = PRIZES.map(
      (_, at) => `<use href="#h-f" fill="${colours[at % 4]}" transform="rotate(${at * 30})"/>`,
    ).join('')
    const digits = PRIZES.flatMap((prize, at) =>
      prize.map((digit, place) => {
        const across = n((place - (prize.length - 1) / 2) * 15)
        return `<path d="${DIGITS[digit]}" transform="rotate(${at * 30}) translate(${across}-70) scale(.88)"/>`
      }),
    ).join('')
    const stars = PRIZES.map((prize, at) =>
      prize.length ? '' : `<path d="${STAR}" transform="rotate(${at * 30}) translate(0-69)"/>`,
    )
    return `<defs>
${linear('g', ['#fff3b0', gold, '#a65f0c', '#f3bb45', '#8a4a08'], 'x2=".7" y2="1"')}
${linear('p', [mix(main, shine, 0.5), main, mix(main, ink, 0.6)], '')}
${radial('s', ['#ffffff 0 .38', '#ffffff 45 .05', '#000000 75 .05', '#000000 100 .5'], 'cx=".4" cy=".34" r=".72"')}
${radial('h', ['#fff8cf', gold, '#9c560a'])}
<path id="h-f" d="M0 0-23.3-87A90 90 0 0 1 23.3-87Z" stroke="${shine}" stroke-width="1.6"/>
<g id="h-d">${digits}</g></defs>
<path d="M78 206 64 236H176L162 206Z" fill="url(#h-g)" stroke="${ink}" stroke-width="4.5" stroke-linejoin="round"/>
<path d="M68 229H172" stroke="#fff3b0" stroke-width="3"/>
<g transform="translate(120 122)"><circle cy="3" r="106" fill="${ink}"/>
<circle r="104" fill="url(#h-g)" stroke="${ink}" stroke-width="4"/><circle r="97" fill="none" stroke="${mix(deep, ink, 0.35)}" stroke-width="10"/>
${fields}
<g fill="none" stroke-linecap="round" stroke-linejoin="round"><use href="#h-d" stroke="${ink}" stroke-width="9.6"/>
<use href="#h-d" stroke="${shine}" stroke-width="5"/></g><g fill="${shine}" stroke="${ink}" stroke-width="2.6">${stars.join('')}</g>
<circle r="90" fill="url(#h-s)"/><circle r="90.5" fill="none" stroke="${ink}" stroke-width="2.4"/>
<circle r="97.2" fill="none" stroke="${gold}" stroke-width="8" stroke-dasharray=".1 25.345" stroke-linecap="round"/>
<circle r="97.2" fill="none" stroke="#fffbe0" stroke-width="5" stroke-dasharray=".1 25.345" stroke-linecap="round"/>
<path d="M-96-40A104 104 0 0 1-22-101.6" fill="none" stroke="${shine}" stroke-width="3" stroke-linecap="round"/>
<circle cy="2" r="29" fill="${ink}"/><circle r="27" fill="url(#h-h)" stroke="${ink}" stroke-width="3"/><circle r="20" fill="url(#h-p)" stroke="${ink}" stroke-width="2.5"/>
<path d="${STAR}" fill="url(#h-h)" stroke="${ink}" stroke-width="1.8"/><path d="M-20-14A25 25 0 0 1 2-24.6" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/></g>
<g stroke="${ink}" stroke-linejoin="round"><path d="M120 58 95 18C92 4 148 4 145 18Z" fill="url(#h-p)" stroke-width="5"/></g>
<path d="M102 19C104 12 112 11 118 11L116 40Z" fill="${shine}" opacity=".55"/><circle cx="120" cy="21" r="6.5" fill="url(#h-h)" stroke="${ink}" stroke-width="2.5"/>
${glint(46, 60, 12, shine)}${glint(196, 176, 9, shine)}`
  },
}
