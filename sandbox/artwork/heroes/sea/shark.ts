import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, radial } from '../parts/paint.ts'

/** A great shark that strikes with an open mouth. */
export const shark: Hero = {
  id: 'shark',
  palettes: [
    { light: '#a9c6da', main: '#5d86a5', deep: '#2a4a69', accent: '#e2405a', ink: '#0d2036', shine: '#f7fcff' },
    { light: '#9fb4ff', main: '#4456c8', deep: '#1c2478', accent: '#ff4f8a', ink: '#0a0c38', shine: '#f2f4ff' },
    { light: '#ffe58c', main: '#dfa02c', deep: '#8c500b', accent: '#c8203c', ink: '#351705', shine: '#fffceb' },
    { light: '#a4e6cf', main: '#2f937f', deep: '#0f4c4f', accent: '#ff6a4a', ink: '#04242a', shine: '#f4fffa' },
  ],
  words: ['Shark', 'Deep Bite', 'Reef Hunter', 'Great White', 'Fin'],
  draw(p) {
    const back = `M10 92C24 62 58 44 98 46C140 48 176 70 196 104C206 124 212 142 214 160C206 172 198 178 190 182C176
158 158 150 136 158
C110 168 84 168 66 158C90 158 102 146 100 130C84 110 50 102 20 108C10 108 6 100 10 92Z`
    return `<defs>${linear('h-a', [p.light, p.main, p.main, p.deep], 0.2, 0, 0.5, 1)}
${linear('h-b', [p.light, p.main, p.deep], 0, 0, 0.8, 1)}
${linear('h-w', ['#fff', p.shine, p.light])}${linear('h-t', ['#fff', '#fff', '#cdd6df'])}
${radial('h-m', [p.accent, '#5a0a1e', '#2a0410'], 0.6, 0.5, 0.7)}</defs>
<g transform="translate(8.1 6.3) scale(0.94)">
<path d="M198 150C196 130 202 108 222 92C230 112 230 134 222 150C230 160 232 178 228 200C212 196 198 186 192 172Z"
fill="url(#h-b)" stroke="${p.ink}" stroke-width="3.6" stroke-linejoin="round"/>
<path d="M206 148C206 132 210 118 218 106M204 172C210 180 216 186 222 188" fill="none" stroke="${p.light}"
stroke-width="2.6" stroke-linecap="round" opacity=".8"/>
<path d="M92 52C98 28 116 10 144 6C138 24 144 48 160 68Z" fill="url(#h-b)" stroke="${p.ink}" stroke-width="3.6"
stroke-linejoin="round"/><path d="M104 44C110 30 120 20 132 14" fill="none" stroke="${p.shine}" stroke-width="3"
stroke-linecap="round"/>
<path d="M22 104C50 98 88 108 104 130C110 152 96 172 62 172C52 172 46 168 42 162C54 150 48 124 22 104Z"
fill="url(#h-m)" stroke="${p.ink}" stroke-width="3"/>
<path d="M58 156C70 144 90 142 100 148C96 162 80 168 62 166Z" fill="${p.accent}"/>
<path d="M60 160C80 170 112 168 138 156C158 148 178 156 192 180C170 204 130 222 92 214C66 208 44 190 36 168C32 160 38
154 44 158C50 162 56 162 60 160Z" fill="url(#h-w)" stroke="${p.ink}" stroke-width="3.6" stroke-linejoin="round"/>
<path d="M40 172C56 196 90 210 130 204C156 198 178 188 192 176C172 206 130 224 92 214C66 208 46 192 40 172Z"
fill="${p.main}" opacity=".45"/>
<path d="M36 164L40 142L48 160L56 140L62 162L72 144L76 164L86 146L88 163L97 150L98 160C84 170 52 172 36 164Z"
fill="url(#h-t)" stroke="${p.ink}" stroke-width="2" stroke-linejoin="round"/>
<path d="${back}" fill="url(#h-a)" stroke="${p.ink}" stroke-width="3.8" stroke-linejoin="round"/>
<path d="M66 158C90 158 102 146 100 130C84 110 50 102 20 108C12 108 8 104 8 98C40 86 92 92 116 118C126 134 124 146 118
162C100 168 80 166 66 158Z" fill="url(#h-w)"/>
<path d="M118 162C124 146 132 142 146 142C170 142 186 158 192 180C178 158 158 150 136 158Z" fill="url(#h-w)"
opacity=".9"/>
<path d="M20 107L28 122L34 104L44 128L50 105L60 132L66 109L76 138L80 116L89 144L91 124L98 140L101 132C86 110 50 98 20
107Z" fill="url(#h-t)" stroke="${p.ink}" stroke-width="2" stroke-linejoin="round"/>
<path d="M20 107C50 100 84 108 101 130C104 144 94 156 76 159" fill="none" stroke="${p.ink}" stroke-width="3.4"
stroke-linecap="round"/>
<path d="M128 104C136 116 138 130 134 142M140 104C148 116 150 128 147 139M152 107C159 117 161 127 159 137" fill="none"
stroke="${p.ink}" stroke-width="3.4" stroke-linecap="round"/>
<path d="M131 104C138 114 141 126 139 134M143 104C150 114 153 124 152 132" fill="none" stroke="${p.light}"
stroke-width="1.6" stroke-linecap="round" opacity=".8"/>
<path d="M112 170C128 172 140 182 142 214C140 224 134 232 126 236C108 226 92 204 92 180C96 172 104 170 112 170Z"
fill="url(#h-b)" stroke="${p.ink}" stroke-width="3.6" stroke-linejoin="round"/>
<path d="M102 182C104 200 112 214 122 224" fill="none" stroke="${p.shine}" stroke-width="3" stroke-linecap="round"
opacity=".9"/>
<path d="M68 78C76 70 90 72 94 82C86 90 74 88 68 78Z" fill="#fff" stroke="${p.ink}" stroke-width="3"/>
<circle cx="82" cy="80" r="5.4" fill="${p.ink}"/><circle cx="80" cy="77.8" r="2" fill="#fff"/>
<path d="M62 70C76 64 92 68 100 80" fill="none" stroke="${p.ink}" stroke-width="5" stroke-linecap="round"/>
<path d="M26 84C30 80 36 80 40 84" fill="none" stroke="${p.ink}" stroke-width="3.2" stroke-linecap="round"/>
<path d="M106 72C118 78 126 84 132 92M150 84C158 90 164 96 168 104M112 62C114 66 116 68 120 70" fill="none"
stroke="${p.deep}" stroke-width="2.4" stroke-linecap="round"/>
<path d="M18 84C34 62 64 51 98 51" fill="none" stroke="${p.shine}" stroke-width="3.4" stroke-linecap="round"/>
<path d="M162 73C178 84 189 100 197 120" fill="none" stroke="${p.shine}" stroke-width="2.6" stroke-linecap="round"
opacity=".8"/>
<g fill="#fff" opacity=".9"><circle cx="26" cy="196" r="6"/><circle cx="14" cy="176" r="3.6"/>
<circle cx="46" cy="218" r="4.2"/></g></g>`
  },
}
