import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { glint, linear, mix, radial } from '../parts/shading.ts'

/** Strokes of a numeral in a 20 x 28 box about the origin. */
const NUMERALS = {
  2: 'M-8-7C-8-17 9-17 9-7 9 1-8 5-9 14H10',
  5: 'M8-14H-6L-8-1C2-6 10-1 9 6 8 16-6 16-9 9',
  7: 'M-9-14H9C2-4-2 4-3 14',
  8: 'M0 0C-11-3-9-15 0-15S11-3 0 0C-13 3-11 15 0 15S13 3 0 0',
} as const

/** Four drawn balls with their numbers, the largest before the others. */
export const lotteryBalls: Hero = {
  id: 'lottery-balls',
  words: ['Draw', 'Numbers', 'Balls'],
  palettes: [
    { light: '#ffe27a', main: '#f2a91b', deep: '#a35a06', accent: '#e0294a', ink: '#3a1a06', shine: '#fffdf0' },
    { light: '#ff8b84', main: '#dd2547', deep: '#860d33', accent: '#2f6be0', ink: '#34081c', shine: '#fff6f4' },
    { light: '#8cc0ff', main: '#2c6be6', deep: '#152c8f', accent: '#f2a91b', ink: '#0b1244', shine: '#f6faff' },
    { light: '#8eeebb', main: '#14a56d', deep: '#06594b', accent: '#8a3fd0', ink: '#052c26', shine: '#f7fff9' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const ball = (
      x: number,
      y: number,
      r: number,
      fill: string,
      digit: keyof typeof NUMERALS,
      turn: number,
    ): string => `
<g transform="translate(${x} ${y}) rotate(${turn}) scale(${r / 50})"><circle r="50" fill="url(#h-${fill})" stroke="${ink}" stroke-width="4.5"/>
<path d="M-34-26A43 43 0 0 1 20-38" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".85"/><path d="M40 18A44 44 0 0 1 12 42" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round" opacity=".45"/>
<circle r="27" fill="url(#h-w)" stroke="${ink}" stroke-width="3"/><path d="${NUMERALS[digit]}" fill="none" stroke="${mix(ink, '#000000', 0.2)}" stroke-width="6.4" stroke-linecap="round" stroke-linejoin="round"/></g>`
    const second = mix(accent, '#ffffff', 0.4)
    return `<defs>
${radial('m', [light, main, deep], 'cx=".36" cy=".28" r=".85"')}${radial('a', [second, accent, mix(accent, ink, 0.6)], 'cx=".36" cy=".28" r=".85"')}
${radial('v', ['#ffffff', '#dfe3f2', '#8d93b4'], 'cx=".36" cy=".28" r=".9"')}${radial('w', ['#ffffff', shine, '#d9d6e4'], 'cx=".4" cy=".3" r=".9"')}
${linear('y', ['#fff3b0', '#f7b52c', '#a5610c'], 'x2=".7" y2="1"')}</defs>
<ellipse cx="122" cy="212" rx="92" ry="14" fill="${ink}" opacity=".35"/>
${ball(66, 84, 46, 'a', 2, -16)}${ball(176, 78, 50, 'v', 8, 14)}${ball(186, 168, 40, 'a', 5, 20)}${ball(102, 152, 72, 'm', 7, -8)}
${glint(120, 34, 13, shine)}${glint(222, 122, 9, shine)}${glint(30, 140, 8, '#fff')}`
  },
}
