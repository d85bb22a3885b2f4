import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, mirrored, radial, symmetric } from '../parts/paint.ts'

/** A butterfly with open wings. */
export const butterfly: Hero = {
  id: 'butterfly',
  palettes: [
    { light: '#7fe3ff', main: '#1f8cf0', deep: '#1b2f9c', accent: '#ffb63c', ink: '#0c0d33', shine: '#f2fdff' },
    { light: '#ffe27a', main: '#ff8a1c', deep: '#c23a0c', accent: '#fff2c4', ink: '#2c0d08', shine: '#fffbe8' },
    { light: '#ffc0ea', main: '#d84ac8', deep: '#6c1a8c', accent: '#7cf5e0', ink: '#2a0638', shine: '#fff3fd' },
    { light: '#b8ffce', main: '#22b877', deep: '#075a58', accent: '#ffe16a', ink: '#032a2a', shine: '#f5fff5' },
  ],
  words: ['Butterfly', 'Flutter', 'Garden', 'Petal', 'Silkwing'],
  draw(p) {
    return `<defs>${radial('h-a', [p.shine, p.light, p.main, p.deep], 0.92, 0.86, 1)}
${radial('h-b', [p.light, p.main, p.deep], 0.9, 0.2, 0.9)}
${linear('h-c', ['#8a7f9c', p.ink, p.ink], 0, 0, 1, 0)}${radial('h-d', [p.shine, p.accent, p.main])}</defs>
${mirrored(
  'h-l',
  `
<path d="M114 136C92 130 58 134 44 150C32 164 34 180 48 186C46 198 56 208 68 206C70 216 82 222 92 214C92 224 88 230 84
234C96 232 104 222 104 208C112 190 118 160 116 140Z"
fill="${p.ink}"/>
<path d="M110 144C92 138 66 142 54 154C44 164 46 174 58 178C56 188 62 196 72 194C76 204 86 206 94 200C104 186 110 164
110 144Z" fill="url(#h-b)"/>
<path d="M108 148C94 158 78 166 58 178M108 152C96 168 84 182 72 194M109 156C104 174 100 188 94 200M106 146C92 146 72
146 54 154" fill="none" stroke="${p.ink}" stroke-width="2.6"/>
<path d="M102 150C96 154 88 158 84 164C86 170 94 172 98 168C102 162 103 156 102 150Z" fill="${p.shine}" opacity=".55"/>
<g fill="url(#h-d)" stroke="${p.ink}" stroke-width="2"><path d="M52 168C44 166 44 158 52 156C60 156 64 160 62 164C60
168 56 169 52 168Z"/><path d="M64 188C58 184 60 178 66 176C72 178 74 184 70 188C68 190 66 190 64 188Z"/>
<path d="M82 200C76 196 78 190 84 188C90 188 92 194 90 198C88 202 84 202 82 200Z"/></g>
<g fill="${p.shine}"><circle cx="42" cy="158" r="2.4"/><circle cx="42" cy="172" r="2.6"/>
<circle cx="54" cy="193" r="2.6"/><circle cx="61" cy="201" r="2.2"/><circle cx="80" cy="212" r="2.4"/></g>
<path d="M114 134C104 92 78 40 38 20C22 12 8 18 8 36C8 52 12 62 18 72C12 82 16 96 26 102C22 114 28 124 40 124C48 134
62 140 78 140C92 140 106 140 114 136Z" fill="${p.ink}"/>
<path d="M111 130C100 94 76 50 42 31C28 24 18 28 19 42C20 54 24 64 30 72C26 82 30 92 38 96C36 106 42 114 52 114C60 124
72 130 84 131C94 132 104 132 111 130Z" fill="url(#h-a)"/>
<path d="M110 128C84 106 52 80 24 52M110 129C88 116 62 106 38 96M110 128C96 92 72 54 42 31M109 130C88 126 68 122 52
114M92 98C84 80 66 56 30 40" fill="none" stroke="${p.ink}" stroke-width="2.8"/>
<path d="M36 38C52 46 68 62 80 80C66 74 48 62 38 50Z" fill="${p.shine}" opacity=".5"/>
<path d="M102 122C96 114 86 102 78 98C72 98 68 100 68 104C78 112 90 118 102 122Z" fill="${p.shine}" opacity=".75"/>
<g fill="url(#h-d)" stroke="${p.ink}" stroke-width="2"><path d="M34 62C28 58 30 48 36 48C44 50 48 56 46 62C42 66 38 66
34 62Z"/><path d="M42 90C36 86 38 78 44 78C52 80 56 86 52 90C48 94 46 94 42 90Z"/>
<path d="M58 110C52 108 52 102 58 100C66 102 70 106 66 110C64 112 60 112 58 110Z"/></g>
<g fill="${p.shine}"><circle cx="16" cy="32" r="3"/><circle cx="24" cy="21" r="2.6"/><circle cx="14" cy="48" r="2.6"/>
<circle cx="20" cy="62" r="2.2"/><circle cx="22" cy="84" r="2.8"/><circle cx="29" cy="93" r="2"/>
<circle cx="35" cy="113" r="2.6"/><circle cx="48" cy="124" r="2.2"/><circle cx="40" cy="26" r="2"/></g>
<path d="M12 26C16 18 26 16 36 21C64 36 88 70 102 104" fill="none" stroke="${p.light}" stroke-width="2"
stroke-linecap="round" opacity=".9"/>
<path d="M116 92C110 70 98 56 84 48C78 46 76 52 82 54" fill="none" stroke="${p.ink}" stroke-width="3.6"
stroke-linecap="round"/>`,
)}
<path d="${symmetric(`M120 136C112 142 111 160 113 178C115 194 118 206 120 212`)}" fill="url(#h-c)" stroke="${p.ink}"
stroke-width="2.4"/>
<path d="M114 152H126M113 162H127M114 172H126M115 182H125M117 192H123" stroke="${p.accent}" stroke-width="2.4"
stroke-linecap="round"/>
<path d="${symmetric(`M120 104C110 104 106 114 107 124C108 134 114 142 120 142`)}" fill="url(#h-c)" stroke="${p.ink}"
stroke-width="2.4"/>
<path d="${symmetric(`M120 86C112 86 108 92 109 98C110 104 115 108 120 108`)}" fill="url(#h-c)" stroke="${p.ink}"
stroke-width="2.4"/>
<path d="M110 94C110 88 117 88 117 95C117 101 111 101 110 94ZM130 94C130 88 123 88 123 95C123 101 129 101 130 94Z"
fill="${p.accent}" stroke="${p.ink}" stroke-width="1.6"/><circle cx="112.6" cy="92.6" r="1.4" fill="#fff"/>
<circle cx="126" cy="92.6" r="1.4" fill="#fff"/><path d="M112 114C111 120 112 128 115 133M115 146C114 158 115 176 118
190" fill="none" stroke="${p.shine}" stroke-width="2" stroke-linecap="round" opacity=".8"/>`
  },
}
