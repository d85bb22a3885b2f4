import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, mirrored, radial, symmetric } from '../parts/paint.ts'

/** A laughing monkey that holds up a peach. */
export const monkey: Hero = {
  id: 'monkey',
  palettes: [
    { light: '#d99a5a', main: '#9c5a2b', deep: '#54290f', accent: '#ff8a8a', ink: '#28110a', shine: '#fff0d8' },
    { light: '#ffe18a', main: '#e5a72f', deep: '#8a4f0c', accent: '#ff7a8c', ink: '#341706', shine: '#fffbe6' },
    { light: '#aebbf2', main: '#5b68bd', deep: '#272d70', accent: '#ffb04d', ink: '#0d1036', shine: '#f3f5ff' },
    { light: '#f6f7fb', main: '#c4c9d6', deep: '#777f97', accent: '#ff6f86', ink: '#242838', shine: '#ffffff' },
  ],
  words: ['Monkey', 'Peach', 'Mischief', 'Jungle King'],
  draw(p) {
    return `<defs>${radial('h-a', [p.light, p.main, p.main, p.deep], 0.46, 0.3, 0.72)}${linear('h-b', [p.main, p.deep])}
${radial('h-c', ['#ffe9cf', '#f7c99a', '#d3905c'], 0.5, 0.4, 0.62)}
${radial('h-d', ['#fff1e0', '#ffc4a6', p.accent, '#c8345a'], 0.36, 0.3, 0.8)}
${linear('h-e', ['#9ee06a', '#3f9a3a', '#1c5c30'], 0, 0, 1, 1)}</defs>
<path d="M190 226C226 222 236 190 222 172C210 158 192 168 196 182C200 190 210 188 210 182" fill="none"
stroke="${p.ink}" stroke-width="14" stroke-linecap="round"/>
<path d="M190 226C226 222 236 190 222 172C210 158 192 168 196 182C200 190 210 188 210 182" fill="none"
stroke="${p.main}" stroke-width="8.6" stroke-linecap="round"/>
<path d="${symmetric(`M120 140C86 144 58 172 50 206C48 222 60 232 84 232L120 232`)}" fill="url(#h-b)"
stroke="${p.ink}" stroke-width="3.4"/>
<path d="${symmetric(`M120 156C98 160 84 184 84 232L120 232`)}" fill="url(#h-c)"/>
${mirrored(
  'h-l',
  `
<path d="M56 108C26 118 10 98 16 78C20 60 44 58 58 74Z" fill="url(#h-a)" stroke="${p.ink}" stroke-width="3.4"/>
<path d="M52 100C34 104 24 94 27 82C30 72 44 74 52 84Z" fill="url(#h-c)"/>
<path d="M48 96C38 96 34 90 37 84" fill="none" stroke="#b36f45" stroke-width="2.6"
stroke-linecap="round"/>`,
)}
<path d="${symmetric(`M120 14C112 20 108 22 104 22C104 18 102 14 100 10C92 16 86 22 78 24C60 30 46 52 46 84
C38 96 36 108 40 114
C42 114 44 114 46 113C44 122 44 128 48 134C50 132 52 131 54 130C62 154 90 164 120 164`)}" fill="url(#h-a)"
stroke="${p.ink}" stroke-width="3.6"
stroke-linejoin="round"/>
<path d="${symmetric(`M120 62C110 46 86 42 72 56C58 72 62 94 70 104C54 116 56 136 70 148C84 158 104 160 120 160`)}"
fill="url(#h-c)" stroke="${p.deep}"
stroke-width="2.4"/>
<path d="${symmetric(`M120 104C96 100 74 108 64 124C62 138 78 152 120 156`)}" fill="#ffe6c8" opacity=".6"/>
${mirrored(
  'h-m',
  `
<path d="M70 72C78 62 94 62 104 72" fill="none" stroke="${p.deep}" stroke-width="5" stroke-linecap="round"/>
<path d="M76 90C76 74 104 74 105 90C104 104 77 104 76 90Z" fill="#fff" stroke="${p.ink}" stroke-width="2.8"/>
<circle cx="93" cy="90" r="8.4" fill="#5a2c12"/><circle cx="93" cy="90" r="5" fill="#120806"/>
<circle cx="90" cy="86" r="3.2" fill="#fff"/>
<ellipse cx="66" cy="122" rx="9" ry="6" fill="#f4846c" opacity=".5"/>
<path d="M112 112C110 108 104 109 104 113C106 116 110 116 112 112Z" fill="${p.ink}"/>`,
)}
<path d="M110 104C116 101 124 101 130 104" fill="none" stroke="#b36f45" stroke-width="2.4" stroke-linecap="round"/>
<path d="M82 122C98 130 142 130 158 122C158 142 142 154 120 154S82 142 82 122Z" fill="#6a1420" stroke="${p.ink}"
stroke-width="3" stroke-linejoin="round"/>
<path d="M86 125C100 131 140 131 154 125C153 130 151 134 150 135C134 139 106 139 90 135C88 132 87 129 86 125Z"
fill="#fff"/>
<path d="M98 148C104 140 136 140 142 148C136 154 104 154 98 148Z" fill="#ef6a76"/>
<path d="M78 119C79 122 81 124 84 124M162 119C161 122 159 124 156 124" fill="none" stroke="${p.ink}" stroke-width="3"
stroke-linecap="round"/>
<path d="M56 70C60 48 72 34 88 30" fill="none" stroke="${p.shine}" stroke-width="4" stroke-linecap="round"
opacity=".85"/>
<path d="M64 170C46 180 38 200 44 216C52 230 74 230 88 222C98 216 96 202 84 202C76 202 72 206 68 202C66 194 70 184 76
178Z" fill="url(#h-a)" stroke="${p.ink}"
stroke-width="3.2" stroke-linejoin="round"/>
<path d="M120 168C146 160 176 172 178 196C178 218 152 230 130 232C108 228 86 214 86 194C86 174 104 162 120 168Z"
fill="url(#h-d)" stroke="${p.ink}" stroke-width="3.2"/>
<path d="M120 168C112 184 112 208 130 232C140 214 140 190 120 168Z" fill="#c8345a" opacity=".3"/>
<path d="M96 188C98 180 104 176 110 175" fill="none" stroke="#fff" stroke-width="4.4" stroke-linecap="round"/>
<path d="M120 168C122 154 142 148 164 154C156 168 138 172 120 168Z" fill="url(#h-e)" stroke="${p.ink}"
stroke-width="2.6"/><path d="M124 166C134 164 146 160 156 156" stroke="#d6f5b0"
stroke-width="1.8" fill="none"/><path d="M120 168C110 158 98 156 84 160C92 172 106 174 120 168Z" fill="url(#h-e)"
stroke="${p.ink}" stroke-width="2.6"/>
<path d="M70 214C66 206 74 198 84 200C92 200 98 204 96 209C102 209 105 214 101 218C104 221 102 226 97 226C86 230 74
226 70 214Z" fill="url(#h-c)" stroke="${p.ink}" stroke-width="2.8"/>
<path d="M84 210L96 209M86 218L101 218" stroke="${p.ink}" stroke-width="2.2" stroke-linecap="round"/>
<path d="M178 168C196 178 206 198 200 214C196 226 184 230 172 228C160 228 152 224 153 219C148 217 148 211 153 209C150
204 156 199 164 200C172 198 174 202 178 200
C178 192 172 184 168 176Z" fill="url(#h-a)" stroke="${p.ink}" stroke-width="3.2" stroke-linejoin="round"/>
<path d="M153 219C148 217 148 211 153 209C150 204 156 199 164 200C174 202 178 212 174 222C168 228 154 226 153 219Z"
fill="url(#h-c)" stroke="${p.ink}" stroke-width="2.4"/>
<path d="M153 209L166 210M153 219L166 217" stroke="${p.ink}" stroke-width="2.2" stroke-linecap="round"/>`
  },
}
