import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { glint, linear, mix, n, radial } from '../parts/shading.ts'

/** Three stacks of chips with one chip standing before them. */
export const pokerChips: Hero = {
  id: 'poker-chips',
  words: ['Chips', 'Stack', 'Heights', 'Highroller', 'Ante'],
  palettes: [
    { light: '#ff746c', main: '#d9183a', deep: '#820a2c', accent: '#2667e0', ink: '#1d0f2e', shine: '#fffaf2' },
    { light: '#7ab4ff', main: '#1f55d4', deep: '#10237a', accent: '#f0a51e', ink: '#0a0f34', shine: '#f8fbff' },
    { light: '#6fe6a8', main: '#0d9460', deep: '#054b3e', accent: '#c51f4a', ink: '#06231e', shine: '#f9fff5' },
    { light: '#6d6790', main: '#363152', deep: '#17132b', accent: '#d99a1c', ink: '#08060f', shine: '#fff9e2' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const green = '#17a06a'
    const stack = (x: number, y: number, count: number, colour: 'm' | 'a' | 'g', scale: number): string => {
      const chips = Array.from(
        { length: count },
        (_, at) => `<use href="#h-e" x="${[0, 2, -1, 1, -2][at % 5]}" y="${-at * 19}" fill="url(#h-${colour})"/>`,
      ).join('')
      return `<g transform="translate(${x} ${y}) scale(${scale})">${chips}<use href="#h-t" y="${19 - count * 19}" fill="url(#h-${colour})"/></g>`
    }
    const spots = [0, 1, 2, 3, 4, 5, 6, 7]
      .map((at) => `<use href="#h-w" transform="rotate(${at * 45 + 12})"/>`)
      .join('')
    const side = (colour: string): string[] => [
      `${mix(colour, '#ffffff', 0.1)} 0`,
      `${mix(colour, '#ffffff', 0.45)} 22`,
      `${colour} 50`,
      `${mix(colour, ink, 0.65)} 100`,
    ]
    const dots = [0, 1, 2, 3, 4, 5, 6, 7]
      .map((at) => {
        const turn = (at * Math.PI) / 4
        return `M${n(33 * Math.cos(turn))} ${n(10.5 * Math.sin(turn))}L${n(42 * Math.cos(turn))} ${n(12.6 * Math.sin(turn))}`
      })
      .join('')
    return `<defs>
${linear('m', side(main), '')}${linear('a', side(accent), '')}${linear('g', side(green), '')}
${radial('f', [light, main, deep], 'cx=".36" cy=".28" r=".85"')}${radial('c', [shine, mix(shine, '#c8c2dc', 0.3), mix(shine, '#8d86ab', 0.7)], 'cx=".36" cy=".28" r=".85"')}
${linear('y', ['#fff3b0', '#f7b52c', '#a5610c'], 'x2=".7" y2="1"')}
<g id="h-e" stroke="${ink}"><path d="M-46 0V17C-46 37 46 37 46 17V0C46 20-46 20-46 0" stroke-width="3.6" stroke-linejoin="round"/>
<path d="M-39 9V25L-29 28V12ZM-8 15V31H8V15ZM39 9V25L29 28V12Z" fill="${shine}" stroke-width="1.6"/><path d="M39 9V25L29 28V12Z" fill="${ink}" opacity=".3" stroke="none"/>
<path d="M-44 4C-38 16-20 17 0 17" fill="none" stroke="#fff" stroke-width="1.8" opacity=".6"/></g>
<g id="h-t"><ellipse rx="46" ry="15" stroke="${ink}" stroke-width="4.5"/><path d="${dots}" stroke="${shine}" stroke-width="7"/>
<ellipse rx="46" ry="15" fill="none" stroke="${ink}" stroke-width="3.6"/><ellipse rx="29" ry="9" stroke="${shine}" stroke-width="2.4"/><ellipse rx="29" ry="9" fill="#fff" opacity=".2"/>
<path d="M-41-3C-34-10-18-12.5-4-13" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/></g>
<path id="h-w" d="M-11-64.5A65 65 0 0 1 11-64.5L8-48A49 49 0 0 0-8-48Z"/></defs>
${stack(120, 156, 7, 'a', 0.98)}${stack(58, 186, 6, 'm', 1.02)}${stack(184, 190, 4, 'g', 1.02)}
<g transform="translate(124 164) rotate(-8)"><ellipse cx="9" cy="4" rx="66" ry="67" fill="${mix(deep, ink, 0.4)}" stroke="${ink}" stroke-width="5"/>
<circle r="67" fill="url(#h-f)" stroke="${ink}" stroke-width="5"/><g fill="url(#h-c)" stroke="${ink}" stroke-width="2.6">${spots}</g>
<circle r="66" fill="none" stroke="${ink}" stroke-width="2"/><circle r="47" fill="url(#h-c)" stroke="${ink}" stroke-width="3.6"/><circle r="41" fill="url(#h-f)" stroke="${ink}" stroke-width="2.4"/>
<circle r="36" fill="none" stroke="url(#h-y)" stroke-width="2.8" stroke-dasharray="5 4.42"/>
<path d="M0-29C9-14 27-7 27 9 27 22 11 24 4 15L9 27H-9L-4 15C-11 24-27 22-27 9-27-7-9-14 0-29" fill="url(#h-y)" stroke="${ink}" stroke-width="3.4" stroke-linejoin="round"/>
<path d="M-20 9C-20 0-8-8-1-18" fill="none" stroke="#fffbe0" stroke-width="3" stroke-linecap="round"/>
<path d="M-59-22A63 63 0 0 1-18-60.5" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".9"/><path d="M62 10A62 62 0 0 1 36 50" fill="none" stroke="${light}" stroke-width="3" stroke-linecap="round"/></g>
${glint(88, 112, 11, '#fff')}${glint(208, 104, 8, shine)}${glint(46, 60, 7, shine)}`
  },
}
