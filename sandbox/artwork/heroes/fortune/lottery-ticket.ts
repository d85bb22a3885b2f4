import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { glint, linear, mix } from '../parts/shading.ts'

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
/** The cells that are crossed. */
const CROSSED = new Set([1, 4, 6, 11])

/** Two tickets fanned, the first with crossed numbers and a star. */
export const lotteryTicket: Hero = {
  id: 'lottery-ticket',
  words: ['Ticket', 'Slip', 'Coupon'],
  palettes: [
    { light: '#ffe79a', main: '#f5b62a', deep: '#a8620a', accent: '#d9263f', ink: '#3c1c06', shine: '#fffdf2' },
    { light: '#ffb0a6', main: '#e5485a', deep: '#8a1436', accent: '#2460d4', ink: '#380a1d', shine: '#fff8f6' },
    { light: '#a9dbff', main: '#3a8fe4', deep: '#173f98', accent: '#e63a5c', ink: '#0b1848', shine: '#f7fbff' },
    { light: '#b3f3cf', main: '#2bb07c', deep: '#0a5f4c', accent: '#c43bb0', ink: '#062d27', shine: '#f7fffa' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const edge =
      'M-62-88H62Q70-88 70-80V-40A14 14 0 0 0 70-12V80Q70 88 62 88H-62Q-70 88-70 80V-12A14 14 0 0 0-70-40V-80Q-70-88-62-88Z'
    const cell = (at: number): string => {
      const [x, y] = [(at % 4) * 29 - 43.5, Math.floor(at / 4) * 27 + 14]
      const cross = CROSSED.has(at)
        ? `<path d="M${x - 6} ${y - 6}L${x + 6} ${y + 6}M${x + 6} ${y - 6}L${x - 6} ${y + 6}" stroke="${accent}" stroke-width="5" stroke-linecap="round"/>`
        : ''
      return `<rect x="${x - 11}" y="${y - 10.5}" width="22" height="21" rx="5" fill="${shine}" stroke="${mix(deep, ink, 0.4)}" stroke-width="2.2"/>${cross}`
    }
    return `<defs>${linear('m', [light, main, mix(main, deep, 0.4)], 'x2=".8" y2="1"')}${linear('a', [mix(accent, '#ffffff', 0.35), accent, mix(accent, ink, 0.5)], 'x2=".8" y2="1"')}${linear('y', ['#fff3b0', '#f7b52c', '#a5610c'], 'x2=".7" y2="1"')}
<path id="h-t" d="${edge}"/></defs>
<g transform="translate(146 112) rotate(17)"><use href="#h-t" fill="url(#h-a)" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/><path d="M-46-64H46M-46-50H20" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".6"/></g>
<g transform="translate(104 124) rotate(-9)"><path d="${edge}" transform="translate(5 6)" fill="${ink}" opacity=".35"/><use href="#h-t" fill="url(#h-m)" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/>
<path d="M-56-26H56" stroke="${mix(deep, ink, 0.4)}" stroke-width="3.4" stroke-dasharray="7 7" stroke-linecap="round"/>
<path d="M0-84 7-68 24-66 11-54 15-37 0-46-15-37-11-54-24-66-7-68Z" fill="url(#h-y)" stroke="${ink}" stroke-width="3.4" stroke-linejoin="round"/>
<path d="M-56-58H-36M36-58H56M-52-46H-38M38-46H52" stroke="${shine}" stroke-width="6" stroke-linecap="round"/>
${CELLS.map(cell).join('')}
<path d="M-60-78H-24" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"/></g>
${glint(44, 40, 12, shine)}${glint(216, 196, 10, shine)}${glint(206, 52, 7, '#fff')}`
  },
}
