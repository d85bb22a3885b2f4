import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, mix, radial } from '../parts/shading.ts'

const GRAPES = [
  [168, 146],
  [192, 142],
  [215, 150],
  [156, 166],
  [180, 164],
  [204, 168],
  [168, 186],
  [192, 188],
  [180, 208],
]

/** Two cherries before a lemon, a slice of melon and a bunch of grapes. */
export const fruitCluster: Hero = {
  id: 'fruit-cluster',
  words: ['Fruit', 'Cherry', 'Orchard', 'Juicy', 'Melon'],
  palettes: [
    { light: '#ff6f72', main: '#e0122f', deep: '#7d0420', accent: '#3fae2a', ink: '#3a0a18', shine: '#fffaf0' },
    { light: '#ff9ad6', main: '#e62a9b', deep: '#7a0a5f', accent: '#19b5a5', ink: '#2d0a3a', shine: '#fff5fd' },
    { light: '#ffc46b', main: '#f0721a', deep: '#93310a', accent: '#86b81c', ink: '#3a1608', shine: '#fffbe8' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const leaf = mix(accent, ink, 0.5)
    return `<defs>
${radial('c', [mix(light, shine, 0.2), `${light} 14`, `${main} 48`, deep])}${radial('y', ['#fffbb0', '#ffe433', '#f2ab0c', '#b56a05'])}
${radial('v', ['#d9b3ff', '#9a55e6', '#5a1fae', '#2d0a6b'])}${linear('m', [mix(main, light, 0.6), main, mix(main, deep, 0.4)])}
${linear('l', [mix(accent, '#f4ff9a', 0.55), accent, leaf], 'x2="1" y2="1"')}
<g id="h-g"><circle r="15" fill="url(#h-v)" stroke="${ink}" stroke-width="3"/><ellipse cx="-5" cy="-6" rx="4.4" ry="3" transform="rotate(-35 -5 -6)"
 fill="#fff" opacity=".85"/><path d="M5 11q7-4 6-11" stroke="#c99bff" stroke-width="2" fill="none" stroke-linecap="round" opacity=".8"/></g>
<path id="h-s" d="M0-6Q5 0 0 7-5 0 0-6" fill="${ink}"/></defs>
<g stroke-linejoin="round" stroke-linecap="round">
<g transform="rotate(24 176 74)"><path d="M120 76C120 70 127 68 132 63 144 42 158 34 178 34 200 34 214 46 222 62 226 68 232 70 232 76 232 81 226 83 222 88
 213 106 198 116 178 116 158 116 143 106 132 88 127 83 120 81 120 76" fill="url(#h-y)" stroke="${ink}" stroke-width="4.5"/>
<path d="M140 70C148 50 162 42 178 42" fill="none" stroke="#fffde0" stroke-width="6" opacity=".85"/>
<path d="M214 88C206 102 192 110 178 110" fill="none" stroke="#fff07a" stroke-width="3" opacity=".7"/>
<g fill="#c47d06" opacity=".6"><circle cx="186" cy="56" r="1.6"/><circle cx="200" cy="70" r="1.6"/><circle cx="176" cy="94" r="1.6"/><circle cx="160" cy="84" r="1.6"/>
<circle cx="196" cy="92" r="1.6"/></g></g>
<g stroke="${ink}" stroke-width="4"><path d="M206 130C214 122 226 122 228 112" fill="none" stroke-width="8"/>
<path d="M206 130C214 122 226 122 228 112" fill="none" stroke="${accent}" stroke-width="3"/>
<path d="M202 134C176 136 164 126 160 112 182 108 200 116 202 134" fill="url(#h-l)"/></g>
${GRAPES.map(([x, y]) => `<use href="#h-g" x="${x}" y="${y}"/>`).join('')}
<g transform="rotate(14 70 176)"><path d="M6 158A66 66 0 0 0 138 158Z" fill="${mix(accent, ink, 0.35)}" stroke="${ink}" stroke-width="5"/>
<path d="M10 158A62 62 0 0 0 134 158" fill="none" stroke="${mix(accent, '#ffffff', 0.35)}" stroke-width="4" stroke-dasharray="9 7"/>
<path d="M15 158A57 57 0 0 0 129 158Z" fill="#f2ffc9"/><path d="M20 158A52 52 0 0 0 124 158Z" fill="url(#h-m)"/>
<path d="M22 161H122" stroke="${mix(light, shine, 0.5)}" stroke-width="4"/>
<use href="#h-s" x="44" y="176"/><use href="#h-s" x="58" y="192"/><use href="#h-s" x="72" y="174"/><use href="#h-s" x="88" y="192"/><use href="#h-s" x="100" y="174"/>
<use href="#h-s" x="73" y="204"/></g>
<path d="M102 22C94 52 84 70 82 100M103 24C126 44 146 78 146 112" fill="none" stroke="${ink}" stroke-width="10"/>
<path d="M102 22C94 52 84 70 82 100M103 24C126 44 146 78 146 112" fill="none" stroke="${leaf}" stroke-width="5"/>
<path d="M100 30C94 54 84 74 82 96M108 30C128 48 143 78 146 106" fill="none" stroke="${mix(accent, shine, 0.5)}" stroke-width="1.8"/>
<path d="M95 17Q103 10 111 18L108 28 98 28Z" fill="${leaf}" stroke="${ink}" stroke-width="4"/>
<path d="M98 26C74 54 40 58 14 38 36 10 72 6 98 26" fill="url(#h-l)" stroke="${ink}" stroke-width="4.5"/>
<path d="M92 28C70 36 48 40 26 38M70 35 60 22M54 38 46 27M76 34 70 44M60 38 52 46" fill="none" stroke="${leaf}" stroke-width="2.6"/>
<path d="M26 34C44 17 66 14 84 21" fill="none" stroke="${shine}" stroke-width="3" opacity=".7"/>
<g id="h-f"><path d="M82 100C94 90 116 96 120 118 124 146 104 166 82 166 58 166 38 146 44 118 48 96 70 90 82 100" fill="url(#h-c)" stroke="${ink}" stroke-width="5"/>
<path d="M68 102Q82 116 97 101 92 97 82 102 74 98 68 102" fill="${deep}"/>
<path d="M54 134C50 120 56 110 64 108 72 108 66 116 63 122 60 128 60 136 54 134" fill="${shine}" opacity=".95"/>
<circle cx="60" cy="144" r="3" fill="${shine}" opacity=".85"/><path d="M92 158C106 152 114 140 113 124" fill="none" stroke="${light}" stroke-width="4"/></g>
<use href="#h-f" transform="translate(62 14) rotate(3 82 130) scale(1.02)"/></g>`
  },
}
