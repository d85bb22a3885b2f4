import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, mirrored, radial, symmetric } from '../parts/paint.ts'

/** A round wishing doll with painted brows and gold scrolls. */
export const daruma: Hero = {
  id: 'daruma',
  palettes: [
    { light: '#ff7a5e', main: '#dd2c2c', deep: '#84101f', accent: '#f5b83a', ink: '#2a0d12', shine: '#fff4e6' },
    { light: '#ffe58e', main: '#eeb32e', deep: '#9a5f0e', accent: '#c81f35', ink: '#3a1a08', shine: '#fffbe8' },
    { light: '#6f8cf0', main: '#2d44b0', deep: '#121c62', accent: '#ffcf5a', ink: '#0a0e30', shine: '#f2f5ff' },
    { light: '#6fdcb4', main: '#14946f', deep: '#07503f', accent: '#ffd35c', ink: '#04281f', shine: '#f0fff8' },
  ],
  words: ['Daruma', 'Wish', 'Doll', 'Lucky', 'Fortune'],
  draw(p) {
    const body = symmetric(`M120 12C64 12 24 52 18 114C14 182 58 230 120 230`)
    return `<defs>${radial('h-a', [p.light, p.main, p.main, p.deep], 0.42, 0.3, 0.72)}
${radial('h-b', ['#fffaf0', '#fbe6cd', '#dba983'], 0.5, 0.4, 0.62)}${linear('h-c', [p.shine, p.accent, p.accent])}
<clipPath id="h-k"><path d="${body}"/></clipPath></defs>
<path d="${body}" fill="url(#h-a)" stroke="${p.ink}" stroke-width="4"/>
<g clip-path="url(#h-k)"><path d="M20 150C50 214 120 236 190 214C222 200 232 150 230 110L250 240H20Z" fill="${p.deep}"
opacity=".55"/>
<path d="${symmetric(`M120 236C84 236 60 226 44 206L30 240L120 250`)}" fill="${p.ink}" opacity=".4"/></g>
<path d="${symmetric(`M120 62C110 46 88 42 70 50C50 60 42 82 44 104C46 134 66 152 92 154C104 154 114 152 120 150`)}"
fill="${p.deep}"
stroke="${p.ink}" stroke-width="2"/>
<path d="${symmetric(`M120 68C110 52 90 48 74 55C56 64 48 84 50 104C52 130 70 147 94 148C104 148 114 146 120 144`)}"
fill="url(#h-b)"/>
<path d="${symmetric(`M120 60C110 44 88 40 69 48C48 58 40 82 42 105C44 136 66 155 92 157C104 157 114 155 120 153`)}"
fill="none" stroke="url(#h-c)"
stroke-width="3.4"/>
${mirrored(
  'h-l',
  `
<path d="M112 80C104 58 78 54 62 76C56 84 56 92 58 98C62 88 66 86 70 88C70 82 76 80 80 83C82 76 92 74 96 80C102 76 108
78 112 80Z"
fill="${p.ink}"/><path d="M64 84C72 70 86 66 98 70" fill="none" stroke="#6a5a5a" stroke-width="2"
stroke-linecap="round"/>
<path d="M66 106C70 92 98 90 108 106C104 122 72 124 66 106Z" fill="#fff" stroke="${p.ink}" stroke-width="3.4"/>
<circle cx="90" cy="105" r="10" fill="${p.ink}"/><circle cx="86.6" cy="101" r="3.4" fill="#fff"/>
<circle cx="93" cy="109" r="1.6" fill="#fff"/>
<path d="M64 104C70 89 98 88 110 104" fill="none" stroke="${p.ink}" stroke-width="4.4" stroke-linecap="round"/>
<ellipse cx="66" cy="124" rx="11" ry="7" fill="#ef8f78" opacity=".6"/>
<path d="M118 134C108 126 92 128 84 138C78 144 70 142 66 136C66 148 76 152 86 148C96 144 108 146 118 140Z"
fill="${p.ink}"/>
<path d="M30 92C38 84 38 70 52 60M29 120C36 122 38 132 36 140M38 62C44 52 54 44 64 38" fill="none" stroke="url(#h-c)"
stroke-width="3"
stroke-linecap="round"/>
<path d="M34 158C44 146 62 154 58 168C54 178 42 174 45 166M58 168C72 158 86 170 80 184C74 194 62 188 66 180M80 184C92
178 102 186 101 198
M42 180C52 196 66 208 84 214" fill="none" stroke="url(#h-c)" stroke-width="4.2" stroke-linecap="round"/>`,
)}
<path d="${symmetric(`M120 112C114 112 113 118 110 122C107 126 111 130 120 130`)}" fill="#eec09b"/>
<path d="M112 128C114 125 117 126 120 129C123 126 126 125 128 128" fill="none" stroke="${p.ink}" stroke-width="2.6"
stroke-linecap="round"/>
<path d="M108 141C114 138 126 138 132 141C128 147 112 147 108 141Z" fill="#c8273a"/>
<g stroke="${p.ink}" stroke-width="2.6"><path id="h-p" d="M120 191C108 182 112 166 120 163C128 166 132 182 120 191Z"
fill="url(#h-c)"/>
<use href="#h-p" transform="rotate(72 120 193)"/><use href="#h-p" transform="rotate(144 120 193)"/>
<use href="#h-p" transform="rotate(216 120 193)"/>
<use href="#h-p" transform="rotate(288 120 193)"/><circle cx="120" cy="193" r="7.4" fill="${p.main}"/></g>
<path d="M40 78C50 48 74 26 106 20" fill="none" stroke="${p.shine}" stroke-width="5" stroke-linecap="round"
opacity=".85"/>
<ellipse cx="84" cy="34" rx="16" ry="6" transform="rotate(-28 84 34)" fill="#fff" opacity=".5"/>
<path d="M209 160C201 186 187 204 166 215" fill="none" stroke="${p.light}" stroke-width="3" stroke-linecap="round"
opacity=".8"/>`
  },
}
