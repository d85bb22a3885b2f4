import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, mirrored, radial, symmetric } from '../parts/paint.ts'

/** A cobra that rises out of its coils, its hood spread. */
export const snakeCoil: Hero = {
  id: 'snake-coil',
  palettes: [
    { light: '#d6e07a', main: '#6b9a3a', deep: '#264a26', accent: '#f2b632', ink: '#0d1c14', shine: '#fcffe0' },
    { light: '#ffe38a', main: '#df9f2a', deep: '#83470c', accent: '#1fa8a0', ink: '#331505', shine: '#fffce8' },
    { light: '#a8b4ff', main: '#4a4fc0', deep: '#1e1c6c', accent: '#2fe0b8', ink: '#0a0830', shine: '#f3f4ff' },
    { light: '#ff9a80', main: '#c8323a', deep: '#650c26', accent: '#ffd24a', ink: '#26040f', shine: '#fff3e8' },
  ],
  words: ['Cobra', 'Serpent', 'Venom', 'Coil', 'Fang'],
  draw(p) {
    const hood = symmetric(`M120 30C92 30 62 52 48 88C40 112 50 136 74 152C86 160 94 170 96 196L120 200`)
    const coils = 'M14 200C10 178 46 160 120 160S230 178 226 200C222 222 180 234 120 234S18 222 14 200Z'
    const inner = 'M44 182C42 162 70 148 120 148S198 162 196 182C192 198 162 206 120 206S48 198 44 182Z'
    return `<defs>${radial('h-a', [p.light, p.main, p.main, p.deep], 0.42, 0.2, 0.85)}
${linear('h-b', [p.light, p.main, p.deep, p.ink])}
${linear('h-c', [p.shine, p.accent, p.accent], 0, 0, 0, 1)}
${radial('h-e', ['#fff8b8', p.accent, p.deep], 0.45, 0.4, 0.7)}${linear('h-h', [p.deep, p.main, p.deep, p.ink])}
<pattern id="h-p" width="14" height="14" patternUnits="userSpaceOnUse">
<path d="M7 0L14 7L7 14L0 7Z" fill="none" stroke="${p.ink}" stroke-width="1.4" opacity=".4"/></pattern>
<path id="h-o" d="${hood}"/><clipPath id="h-k"><use href="#h-o"/></clipPath></defs>
<path d="M196 206C224 200 238 178 232 154C230 144 222 140 220 150C220 166 208 178 190 182Z" fill="url(#h-b)"
stroke="${p.ink}" stroke-width="3.4" stroke-linejoin="round"/><path d="M224 156C224 170 214 182 200 188" fill="none"
stroke="${p.shine}" stroke-width="2.4" stroke-linecap="round"/>
<path d="${coils}" fill="url(#h-b)" stroke="${p.ink}" stroke-width="3.8"/><path d="${coils}" fill="url(#h-p)"/>
<path d="M26 206C44 222 80 228 120 228S196 222 214 206" fill="none" stroke="${p.accent}" stroke-width="8"
stroke-linecap="round"/><path d="M26 206C44 222 80 228 120 228S196 222 214 206" fill="none" stroke="${p.ink}"
stroke-width="8" stroke-dasharray="2 7"/>
<path d="M20 196C24 182 56 168 96 165" fill="none" stroke="${p.shine}" stroke-width="3" stroke-linecap="round"
opacity=".8"/>
<path d="${inner}" fill="url(#h-b)" stroke="${p.ink}" stroke-width="3.6"/><path d="${inner}" fill="url(#h-p)"/>
<path d="M54 188C68 198 94 201 120 201S172 198 186 188" fill="none" stroke="${p.accent}" stroke-width="7"
stroke-linecap="round"/><path d="M54 188C68 198 94 201 120 201S172 198 186 188" fill="none" stroke="${p.ink}"
stroke-width="7" stroke-dasharray="2 7"/>
<path d="M52 174C58 164 72 158 88 155" fill="none" stroke="${p.shine}" stroke-width="3" stroke-linecap="round"
opacity=".8"/>
<use href="#h-o" fill="url(#h-a)" stroke="${p.ink}" stroke-width="4" stroke-linejoin="round"/>
<g clip-path="url(#h-k)"><use href="#h-o" fill="url(#h-p)"/>
<path d="${symmetric(`M120 50C98 52 74 70 66 96C62 114 72 130 90 142C102 150 106 170 106 200L120 204`)}"
fill="url(#h-h)" stroke="${p.ink}" stroke-width="2.4"/>
<path d="${symmetric(`M120 96C106 98 96 108 96 120C98 134 106 144 107 160L106 204L120 206`)}" fill="url(#h-c)"
stroke="${p.ink}" stroke-width="2.4"/>
<path d="M97 124C112 130 128 130 143 124M101 137C112 143 128 143 139 137M106 150C114 155 126 155 134 150M107 163C114
168 126 168 133 163M106 176C114 181 126 181 134 176M106 189C114 194 126 194 134 189" fill="none" stroke="${p.ink}"
stroke-width="2.4" opacity=".7"/></g>
${mirrored(
  'h-l',
  `
<path d="M84 84C74 90 70 102 76 112C82 118 92 112 90 104C90 98 84 100 84 104" fill="none" stroke="${p.accent}"
stroke-width="5.4" stroke-linecap="round"/>
<path d="M53 96C58 72 76 48 102 38" fill="none" stroke="${p.shine}" stroke-width="3.2" stroke-linecap="round"
opacity=".9"/><path d="M52 112C54 128 64 140 78 148" fill="none" stroke="${p.light}" stroke-width="2.4"
stroke-linecap="round" opacity=".8"/>`,
)}
<path d="M120 96V118M120 116C118 124 112 126 108 132M120 116C122 124 128 126 132 132" fill="none" stroke="${p.ink}"
stroke-width="6" stroke-linecap="round"/><path d="M120 96V118M120 116C118 124 112 126 108 132M120 116C122 124 128 126
132 132" fill="none"
stroke="#f0364e" stroke-width="3.2" stroke-linecap="round"/>
<path d="${symmetric(`M120 8C98 8 84 24 82 46C78 60 80 74 90 84C98 94 108 100 120 100`)}" fill="url(#h-a)"
stroke="${p.ink}" stroke-width="3.8"/>
<path d="${symmetric(`M120 102C108 102 98 94 90 82C100 86 110 88 120 88`)}" fill="#7a1022" stroke="${p.ink}"
stroke-width="2.4"/>
<path d="M98 86L101 100L106 88ZM142 86L139 100L134 88Z" fill="#fff" stroke="${p.ink}" stroke-width="1.6"
stroke-linejoin="round"/>
<path d="${symmetric(`M120 16C112 22 110 34 112 46C114 60 112 72 104 80L120 84`)}" fill="${p.light}" opacity=".5"/>
${mirrored(
  'h-m',
  `
<path d="M84 54C92 46 106 52 110 64C100 70 88 66 84 54Z" fill="${p.ink}"/>
<path d="M88 56C94 51 103 55 106 63C98 66 91 63 88 56Z" fill="url(#h-e)"/>
<path d="M97 53C100 57 100 62 97 65C94 62 94 57 97 53Z" fill="${p.ink}"/><circle cx="94.6" cy="57" r="1.8" fill="#fff"/>
<path d="M80 48C92 42 108 50 114 64C102 56 90 54 80 54Z" fill="${p.deep}" stroke="${p.ink}" stroke-width="2"
stroke-linejoin="round"/><path d="M112 78C110 74 107 73 106 76" fill="none" stroke="${p.ink}" stroke-width="3"
stroke-linecap="round"/>
<path d="M98 30L104 26L108 32L102 37ZM94 40L99 38L101 43L96 45ZM112 20L117 18L118 24L113 26Z" fill="${p.deep}"
opacity=".7"/>`,
)}
<path d="M88 38C92 24 102 14 116 13" fill="none" stroke="${p.shine}" stroke-width="3.2" stroke-linecap="round"/>`
  },
}
