import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, radial } from '../parts/paint.ts'

const hackles = (x: number, y: number, step: number, count: number, turn: number, size: number): string =>
  Array.from({ length: count }, (_, at) => {
    const middle = at - (count - 1) / 2
    const drop = Math.round(-middle * middle * 1.2)
    return `<use href="#h-f" transform="translate(${Math.round(x + middle * step)} ${y + drop}) rotate(${Math.round(
      -middle * turn,
    )}) scale(${size})"/>`
  }).join('')

/** A rooster's head in profile, its hackles raised. */
export const rooster: Hero = {
  id: 'rooster',
  palettes: [
    { light: '#ffd873', main: '#ee8a22', deep: '#9c3210', accent: '#e3242b', ink: '#32100a', shine: '#fff7de' },
    { light: '#ffffff', main: '#d9e2f2', deep: '#7a8cb8', accent: '#e0263c', ink: '#1a2140', shine: '#ffffff' },
    { light: '#8fdcff', main: '#2b78d8', deep: '#18297e', accent: '#f2353f', ink: '#080e30', shine: '#f0faff' },
    { light: '#c8f09a', main: '#3f9c4f', deep: '#11503f', accent: '#ff5a2a', ink: '#06241c', shine: '#fbffe8' },
  ],
  words: ['Rooster', 'Spur', 'Dawn', 'Red Comb', 'Derby'],
  draw(p) {
    return `<defs>${linear('h-a', [p.light, p.main, p.deep])}${linear('h-b', [p.main, p.deep, p.ink])}
${radial('h-h', [p.light, p.light, p.main, p.deep], 0.42, 0.3, 0.8)}
${linear('h-c', ['#ff8a7a', p.accent, p.accent, p.ink], 0.2, 0, 0.5, 1.3)}
${linear('h-d', ['#fff2b8', '#ffb92e', '#b2640a'], 0, 0, 0.3, 1)}
<g id="h-f"><path d="M0 -6C-12 10 -13 34 0 66C13 34 12 10 0 -6Z" fill="url(#h-a)" stroke="${p.ink}" stroke-width="2.2"
stroke-linejoin="round"/><path d="M0 4V46M-5 18C-5 28 -3 38 -1 46" fill="none" stroke="${p.shine}" stroke-width="1.8"
stroke-linecap="round" opacity=".7"/></g></defs>
<path d="M84 84C60 112 34 148 26 196C36 192 42 194 46 204C52 210 58 216 62 228C72 218 80 222 88 232C96 222 106 224 114
234C122 222 134 222 142 230C150 218 160 218 170 224C174 210 182 204 196 202C188 166 176 136 164 112Z" fill="url(#h-b)"
stroke="${p.ink}" stroke-width="3.4" stroke-linejoin="round"/>
${hackles(112, 168, 20, 8, 6, 1)}${hackles(114, 146, 19, 7, 6, 0.98)}${hackles(116, 124, 18, 6, 7, 0.92)}
${hackles(119, 106, 17, 5, 8, 0.84)}
<path d="M86 92C74 74 68 50 80 34C84 44 90 48 96 50C92 34 98 16 110 8C114 22 120 32 128 38C130 24 138 12 150 10C150 24
152 34 156 42C162 34 170 30 178 32C180 48 172 64 160 74C140 66 112 74 86 92Z" fill="url(#h-c)" stroke="${p.ink}"
stroke-width="3.6"
stroke-linejoin="round"/>
<path d="M80 46C80 56 84 66 90 72M108 18C104 30 106 46 112 58M146 18C140 28 140 42 142 54M172 38C166 42 162 50 160 58"
fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".75"/>
<path d="M152 124C148 144 152 168 164 178C176 184 186 174 184 158C182 146 176 134 172 122Z" fill="url(#h-c)"
stroke="${p.ink}" stroke-width="3.4" stroke-linejoin="round"/><path d="M160 136C158 150 162 164 168 170" fill="none"
stroke="#fff" stroke-width="2.8"
stroke-linecap="round" opacity=".75"/>
<path d="M84 118C76 96 84 70 108 62C134 54 162 64 170 86C174 100 170 116 160 126C150 136 136 134 128 140C120 148 112
142 106 136C98 138 90 130 84 118Z" fill="url(#h-h)" stroke="${p.ink}" stroke-width="3.4" stroke-linejoin="round"/>
<path d="M128 72C148 66 164 74 170 88C174 102 168 118 158 124C144 130 128 124 122 112C114 98 116 80 128 72Z"
fill="url(#h-c)" stroke="${p.ink}" stroke-width="2.4"/>
<path d="M104 112C98 114 94 122 98 130C106 134 114 128 114 118C112 112 108 110 104 112Z" fill="${p.shine}"
stroke="${p.ink}" stroke-width="2.4"/>
<path d="M160 84C172 72 196 76 216 98C218 104 216 108 212 112C210 106 206 104 200 104C186 104 172 104 160 102C156 96
156 90 160 84Z" fill="url(#h-d)" stroke="${p.ink}" stroke-width="3.4" stroke-linejoin="round"/>
<path d="M160 103C174 105 188 106 200 105C196 116 184 122 170 120C164 118 160 112 160 103Z" fill="url(#h-d)"
stroke="${p.ink}" stroke-width="3" stroke-linejoin="round"/><path d="M160 103C174 105 188 106 204 105" fill="none"
stroke="${p.ink}" stroke-width="3"/>
<path d="M172 82C184 80 196 86 204 94" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"
opacity=".9"/><path d="M170 92C173 89 177 90 178 93" fill="none" stroke="${p.ink}" stroke-width="3"
stroke-linecap="round"/>
<circle cx="140" cy="93" r="13" fill="#fff8dc" stroke="${p.ink}" stroke-width="3.2"/>
<circle cx="142" cy="93" r="8.6" fill="#f5a31c"/><circle cx="142.6" cy="93" r="5" fill="#120806"/>
<circle cx="139" cy="89" r="2.8" fill="#fff"/>
<path d="M120 82C130 74 146 76 158 88C146 82 134 82 122 88Z" fill="${p.ink}"/>
<path d="M89 106C88 92 94 80 106 74" fill="none" stroke="${p.shine}" stroke-width="3.4" stroke-linecap="round"/>
<path d="M31 188C38 154 58 122 78 98" fill="none" stroke="${p.shine}" stroke-width="2.8" stroke-linecap="round"
opacity=".7"/>`
  },
}
