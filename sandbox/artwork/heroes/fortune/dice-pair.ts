import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { glint, linear, mix, radial } from '../parts/shading.ts'

const SPOTS: Record<number, readonly string[]> = {
  1: ['22 22'],
  2: ['34 10', '10 34'],
  3: ['34 10', '22 22', '10 34'],
  4: ['10 10', '34 10', '10 34', '34 34'],
  5: ['10 10', '34 10', '22 22', '10 34', '34 34'],
  6: ['10 9', '34 9', '10 22', '34 22', '10 35', '34 35'],
}

/** Two rolling dice with rounded corners. */
export const dicePair: Hero = {
  id: 'dice-pair',
  words: ['Dice', 'Roll', 'Ludo', 'Lucky', 'Cubes'],
  palettes: [
    { light: '#ff7d78', main: '#e0203f', deep: '#8a0a30', accent: '#ffffff', ink: '#3d0619', shine: '#fff8f4' },
    { light: '#ffffff', main: '#e6e3f2', deep: '#a49fc4', accent: '#e0203f', ink: '#262046', shine: '#ffffff' },
    { light: '#86b8ff', main: '#2a62e8', deep: '#14248a', accent: '#ffd75c', ink: '#0a1040', shine: '#f4faff' },
    { light: '#8ff0be', main: '#12a06a', deep: '#05564a', accent: '#fff3c4', ink: '#042a26', shine: '#f6fff8' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const face = (
      value: number,
      matrix: string,
      fill: string,
    ): string => `<g transform="matrix(${matrix})"><use href="#h-q" fill="url(#h-${fill})"/>
${(SPOTS[value] ?? []).map((spot) => `<use href="#h-${value === 1 ? 'o' : 'p'}" transform="translate(${spot})"/>`).join('')}</g>`
    const die = (top: number, left: number, right: number): string => `
<path d="M-8-53Q0-57 8-53L46-32Q54-27 54-19V25Q54 33 46 38L8 59Q0 63-8 59L-46 38Q-54 33-54 25V-19Q-54-27-46-32Z" fill="${ink}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/>
<path d="M-8-53Q0-57 8-53L46-32Q54-27 54-19V25Q54 33 46 38L8 59Q0 63-8 59L-46 38Q-54 33-54 25V-19Q-54-27-46-32Z" fill="${mix(main, light, 0.5)}"/>
<path d="M0 4 54-25V25Q54 33 46 38L8 59Q4 61 0 61Z" fill="${mix(main, deep, 0.6)}"/>
${face(top, '1.19 .64 -1.19 .64 0 -54', 't')}${face(left, '1.19 .64 0 1.22 -53 -24', 'l')}${face(right, '1.19 -.64 0 1.22 .6 4.6', 'r')}
<path d="M-48-24 0 2 48-24M0 4V56" fill="none" stroke="${mix(light, shine, 0.6)}" stroke-width="2.6" stroke-linecap="round" opacity=".9"/>
<path d="M-40-30-6-49M-50-16V18" fill="none" stroke="${shine}" stroke-width="4" stroke-linecap="round"/><path d="M50 4V24Q50 31 44 35L24 46" fill="none" stroke="${light}" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>`
    return `<defs>
${linear('t', [shine, light, mix(light, main, 0.4)], 'x2="1" y2="1"')}${linear('l', [mix(light, main, 0.45), main, mix(main, deep, 0.35)], 'x2=".6" y2="1"')}
${linear('r', [mix(main, deep, 0.35), mix(main, deep, 0.75), deep], 'x2=".6" y2="1"')}
${radial('k', [mix(accent, ink, 0.25), accent, mix(accent, '#ffffff', 0.6)], 'cx=".4" cy=".3" r=".8"')}
<rect id="h-q" x="1" y="1" width="42" height="42" rx="8"/>
<circle id="h-p" r="5" fill="url(#h-k)" stroke="${mix(deep, ink, 0.5)}" stroke-width="1.2"/><circle id="h-o" r="8.5" fill="url(#h-k)" stroke="${mix(deep, ink, 0.5)}" stroke-width="1.2"/></defs>
<g transform="translate(164 78) rotate(19) scale(1.14)">${die(6, 4, 2)}</g>
<g transform="translate(86 152) rotate(-13) scale(1.36)">${die(5, 3, 1)}</g>
<g fill="none" stroke="${shine}" stroke-width="5" stroke-linecap="round" opacity=".85"><path d="M32 62Q40 38 62 26M50 76Q56 60 70 50M196 206Q214 194 218 172M188 186Q198 178 202 164"/></g>
${glint(120, 92, 12, shine)}${glint(226, 44, 9, shine)}${glint(28, 88, 7, shine)}`
  },
}
