import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, mix } from '../parts/shading.ts'

const DONKEY =
  'M48 118C76 106 112 116 132 102 140 88 142 72 150 60 140 44 138 24 146 8 160 16 168 32 170 46 174 30 182 18 194 10 200 26 198 44 ' +
  '190 58 206 68 220 84 228 98 234 110 228 124 214 126 200 128 190 120 182 116 184 132 182 150 176 164L178 222H148L143 186H92L90 222H58L54 178C42 162 38 136 ' +
  '48 118'

/** One strip of paper fringe across the box, 18 high. */
const FRINGE = `M0 0H240V14${Array.from({ length: 24 }, (_, at) => `l-3 7-4-7${at % 3 ? '-3 0' : '-3 1'}`).join('')}V0Z`

/** A donkey of paper fringe hanging on a rope, sweets about it. */
export const pinata: Hero = {
  id: 'pinata',
  words: ['Carnival', 'Pinata', 'Burro', 'Party', 'Confetti'],
  palettes: [
    { light: '#ffd23e', main: '#f2337c', deep: '#7a1f9c', accent: '#1fb6c9', ink: '#3a0a3f', shine: '#fffbee' },
    { light: '#8ff06a', main: '#1d8fe8', deep: '#2a2fa0', accent: '#ffb52e', ink: '#0e1145', shine: '#fafdff' },
    { light: '#ffe98a', main: '#f5811f', deep: '#b5202f', accent: '#2fae62', ink: '#3d1208', shine: '#fffdf0' },
    { light: '#ffb9e4', main: '#9a4df0', deep: '#3f1d9c', accent: '#35d6b4', ink: '#1e0a4d', shine: '#fdfaff' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const colours = [main, light, accent, deep, '#ff7a2e', main, light, accent, deep, '#ff7a2e', main, light, accent]
    const rows = colours
      .map((colour, at) => `<use href="#h-f" x="${(at % 2) * 5 - 5}" y="${at * 17 + 6}" fill="${colour}"/>`)
      .reverse()
      .join('')
    const sweet = (x: number, y: number, turn: number, colour: string): string =>
      `<use href="#h-w" transform="translate(${x} ${y}) rotate(${turn})" fill="${colour}"/>`
    return `<defs><path id="h-k" d="${DONKEY}"/><path id="h-f" d="${FRINGE}" stroke="${ink}" stroke-opacity=".45" stroke-width="1.5" stroke-linejoin="round"/>
<clipPath id="h-c"><use href="#h-k"/></clipPath>
${linear('s', ['#ffffff 0 .42', '#ffffff 42 0', `${ink} 70 .1`, `${ink} 100 .5`])}
<g id="h-w" stroke="${ink}" stroke-width="3" stroke-linejoin="round"><path d="M-9 0-20-8-18 0-20 8ZM9 0 20-8 18 0 20 8Z"/><circle r="10"/><path d="M-6-3Q-3-7 2-7" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/></g></defs>
<g stroke-linejoin="round" stroke-linecap="round"><path d="M122 4C118 40 112 72 106 108" fill="none" stroke="${ink}" stroke-width="9"/><path d="M122 4C118 40 112 72 106 108" fill="none" stroke="#e8c183" stroke-width="4.5" stroke-dasharray="5 3"/>
<path d="M52 122C30 116 20 130 22 148 14 154 12 172 18 184 22 178 24 176 26 176 28 182 30 186 34 188 36 180 36 174 35 168 40 164 42 158 40 152 44 148 50 142 56 138Z" fill="${accent}" stroke="${ink}" stroke-width="4.5"/>
<path d="M30 132C26 142 26 154 28 164M38 134C34 142 34 150 34 158" fill="none" stroke="${mix(accent, '#ffffff', 0.6)}" stroke-width="3"/>
<path d="M100 176H128L124 210H100ZM150 170H172L160 210H142Z" fill="${mix(deep, ink, 0.45)}" stroke="${ink}" stroke-width="4.5"/>
<use href="#h-k" fill="${main}" stroke="${ink}" stroke-width="9"/>
<g clip-path="url(#h-c)">${rows}<use href="#h-k" fill="url(#h-s)"/>
<path d="M186 114C178 136 186 152 172 168L166 226H196V110Z" fill="${ink}" opacity=".22"/>
<path d="M56 210H92V226H56ZM146 210H182V226H146Z" fill="${ink}"/><path d="M204 90C214 96 222 108 220 128H236V84Z" fill="${shine}"/></g>
<path d="M150 20C148 32 152 44 158 52 162 44 160 30 150 20M190 22C182 32 178 42 178 52 186 48 192 36 190 22" fill="${mix(main, '#ffffff', 0.55)}" stroke="${ink}" stroke-width="2.4"/>
<path d="M52 128C76 114 112 124 134 110 144 96 146 80 152 66" fill="none" stroke="${shine}" stroke-width="4" opacity=".85"/>
<g fill="none" stroke="${ink}" stroke-width="8"><path d="M196 64C190 84 194 100 204 122M156 70C164 88 178 92 194 88"/></g><g fill="none" stroke="${shine}" stroke-width="3.6"><path d="M196 64C190 84 194 100 204 122M156 70C164 88 178 92 194 88"/></g>
<path d="M146 66C132 72 132 92 120 98 134 100 142 96 146 88 146 96 150 100 154 100 158 88 158 76 154 64" fill="${deep}" stroke="${ink}" stroke-width="3.6"/><path d="M162 46C156 56 158 66 166 72 168 66 172 64 176 66 178 58 174 50 170 46" fill="${deep}" stroke="${ink}" stroke-width="3.4"/>
<ellipse cx="183" cy="76" rx="7.5" ry="9" fill="#fff" stroke="${ink}" stroke-width="3"/><ellipse cx="185" cy="78" rx="4" ry="5.5" fill="${ink}"/><circle cx="183.5" cy="75.5" r="1.8" fill="#fff"/>
<path d="M174 64Q182 58 190 64" fill="none" stroke="${ink}" stroke-width="3.4"/><ellipse cx="219" cy="103" rx="3" ry="4" fill="${ink}"/><path d="M208 120Q218 122 226 114" fill="none" stroke="${ink}" stroke-width="3.4"/>
<path d="M72 111C86 106 108 112 124 108L130 148C112 158 88 158 68 150Z" fill="${light}" stroke="${ink}" stroke-width="4.5"/>
<path d="M71 122C90 124 108 124 126 120M69 140C90 146 110 146 129 138" fill="none" stroke="${deep}" stroke-width="5"/><path d="M72 131 79 126 86 132 93 127 100 133 107 127 114 132 121 125 127 130" fill="none" stroke="${accent}" stroke-width="4"/>
<path d="M68 150 70 162M78 153 79 165M88 155 88 167M98 156 98 168M108 155 109 167M118 153 119 165M128 149 131 161" stroke="${ink}" stroke-width="5.5"/><path d="M68 150 70 162M78 153 79 165M88 155 88 167M98 156 98 168M108 155 109 167M118 153 119 165M128 149 131 161" stroke="${shine}" stroke-width="2.6"/></g>
${sweet(34, 66, -24, light)}${sweet(76, 42, 30, accent)}${sweet(214, 182, 22, '#ff7a2e')}${sweet(26, 218, 12, main)}${sweet(120, 226, -8, light)}
<g stroke-width="5" stroke-linecap="round" fill="none"><path d="M92 78 100 72M222 46 230 54M206 224 214 216" stroke="${light}"/><path d="M46 96 54 100M212 148 220 144M62 20 68 28" stroke="${accent}"/><path d="M24 34 32 30M228 208 230 218M100 22 92 18M216 22 222 16" stroke="${main}"/></g>`
  },
}
