import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, mirrored, radial, symmetric } from '../parts/paint.ts'

/** A panda that holds a steaming bowl. */
export const panda: Hero = {
  id: 'panda',
  palettes: [
    { light: '#ffffff', main: '#f1efe9', deep: '#b9bfc6', accent: '#2fa889', ink: '#23252e', shine: '#ffffff' },
    { light: '#fff6dd', main: '#f4dca6', deep: '#c08f4c', accent: '#d3344a', ink: '#4a2216', shine: '#fffdf2' },
    { light: '#f6f0ff', main: '#d7c8f5', deep: '#8a74c4', accent: '#ffb73a', ink: '#2b1c5c', shine: '#ffffff' },
  ],
  words: ['Panda', 'Bamboo', 'Tea', 'Lucky Bear'],
  draw(p) {
    return `<defs>${radial('h-a', [p.light, p.main, p.main, p.deep], 0.46, 0.34, 0.68)}
${linear('h-b', ['#5b6070', p.ink, p.ink], 0.2, 0, 0.6, 1)}
${linear('h-c', [p.shine, p.accent, p.accent, p.ink], 0, 0, 0.35, 1)}
${radial('h-d', ['#ff8fa3', '#ff8fa300'], 0.5, 0.5, 0.5)}${linear('h-e', ['#c98a4a', '#7a4219'])}</defs>
${mirrored(
  'h-l',
  `<path d="M78 198C56 190 34 200 32 216C32 234 66 236 84 228C92 220 90 204 78 198Z" fill="url(#h-b)"/>
<path d="M40 208C34 216 38 226 47 226C55 222 54 208 40 208Z" fill="#f4a7b0"/>
<path d="M38 66C14 60 12 20 42 14C62 12 76 24 82 38Z" fill="url(#h-b)"/>
<path d="M40 54C28 48 30 30 46 28C56 28 62 34 66 40Z" fill="${p.ink}"/>`,
)}
<path d="${symmetric(`M120 140C80 140 58 166 58 198C58 222 84 232 120 232`)}" fill="url(#h-a)"/>
<path d="${symmetric(`M120 138C88 138 66 148 58 172C74 186 100 190 120 190`)}" fill="url(#h-b)"/>
<path d="${symmetric(`M120 24C70 24 30 56 28 102C26 142 64 164 120 164`)}" fill="${p.ink}" opacity=".35"/>
<path d="${symmetric(`M120 22C72 22 32 52 28 98C24 106 24 114 28 120C42 150 80 160 120 160`)}" fill="url(#h-a)"/>
<path d="M28 120C42 150 80 160 120 160S198 150 212 120C192 142 156 150 120 150S48 142 28 120Z" fill="${p.deep}"
opacity=".5"/>
${mirrored(
  'h-m',
  `<path d="M92 72C106 78 104 98 92 108C78 120 58 122 54 108C50 92 72 66 92 72Z" fill="url(#h-b)"/>
<circle cx="81" cy="95" r="12.4" fill="#fff"/><circle cx="82.5" cy="95.6" r="10.4" fill="#3a2418"/>
<circle cx="82.5" cy="96" r="6.4" fill="#0d0808"/>
<circle cx="79" cy="90.6" r="4" fill="#fff"/><circle cx="86.6" cy="100.4" r="1.9" fill="#fff" opacity=".85"/>
<path d="M66 62C74 56 84 56 92 62" fill="none" stroke="${p.deep}" stroke-width="3" stroke-linecap="round" opacity=".7"/>
<ellipse cx="54" cy="130" rx="16" ry="11" fill="url(#h-d)"/>`,
)}
<ellipse cx="120" cy="124" rx="27" ry="19" fill="${p.light}"/>
<path d="${symmetric(`M120 107C112 106 106 109 106 113C107 119 114 123 120 124`)}" fill="${p.ink}"/>
<ellipse cx="116" cy="110.6" rx="5" ry="2.2" fill="#fff" opacity=".75"/>
<path d="M120 123V130M104 130C110 138 117 137 120 130C123 137 130 138 136 130" fill="none" stroke="${p.ink}"
stroke-width="3.2" stroke-linecap="round"/>
<path d="M112 135C116 137 124 137 128 135C127 144 113 144 112 135Z" fill="#e8586e"/>
<path d="M52 56C66 38 90 28 116 27" fill="none" stroke="${p.shine}" stroke-width="4" stroke-linecap="round"/>
<path d="M100 170C92 160 108 154 100 144M140 170C132 160 148 154 140 144" fill="none" stroke="#fff" stroke-width="3.4"
stroke-linecap="round" opacity=".6"/>
<ellipse cx="120" cy="177" rx="43" ry="10" fill="${p.accent}"/><ellipse cx="120" cy="177" rx="38" ry="7"
fill="url(#h-e)"/>
<path d="M90 177C104 182 136 182 150 177" fill="none" stroke="#f5cf98" stroke-width="1.8" opacity=".8"/>
<path d="${symmetric(`M120 187C98 187 79 183 77 177C78 200 90 214 104 217L102 224L120 225`)}" fill="url(#h-c)"/>
<path d="M84 190C100 196 140 196 156 190" fill="none" stroke="${p.shine}" stroke-width="2" opacity=".7"/>
<path d="M120 200C114 208 114 212 120 216C126 212 126 208 120 200ZM108 206C108 211 112 214 116 215M132 206C132 211 128
214 124 215" fill="${p.shine}"
fill-opacity=".8" stroke="${p.shine}" stroke-opacity=".7" stroke-width="1.6"/>
${mirrored(
  'h-n',
  `
<path d="M66 158C42 176 42 214 66 216C78 220 98 214 98 202C98 192 86 190 80 194C76 186 76 176 80 168Z"
fill="url(#h-b)"/>
<path d="M86 197C92 196 95 199 94 203M80 202C86 200 90 204 89 208" fill="none" stroke="#767b8c" stroke-width="2"
stroke-linecap="round"/>
<path d="M54 178C46 190 48 202 58 209" fill="none" stroke="#8b91a6" stroke-width="2.4" stroke-linecap="round"
opacity=".8"/>`,
)}`
  },
}
