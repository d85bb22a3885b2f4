import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, mirrored, radial, symmetric } from '../parts/paint.ts'

/** An elephant's head in a jewelled headcloth. */
export const elephant: Hero = {
  id: 'elephant',
  palettes: [
    { light: '#b9c3d6', main: '#7d8aa6', deep: '#434d6b', accent: '#d4264c', ink: '#1c2138', shine: '#f2f6ff' },
    { light: '#ffffff', main: '#dfe3ee', deep: '#9aa2c0', accent: '#1e56c8', ink: '#222846', shine: '#ffffff' },
    { light: '#ffe596', main: '#e2a836', deep: '#8c5210', accent: '#118a72', ink: '#371908', shine: '#fffbe8' },
    { light: '#a99cf0', main: '#5d4bb8', deep: '#2a1d6c', accent: '#f0a52a', ink: '#110b36', shine: '#f4f0ff' },
  ],
  words: ['Elephant', 'Maharaja', 'Tusk', 'Durbar', 'Royal Trunk'],
  draw(p) {
    return `<defs>${radial('h-a', [p.light, p.main, p.main, p.deep], 0.46, 0.3, 0.72)}
${linear('h-b', [p.light, p.main, p.deep], 0.2, 0, 0.8, 1)}
${linear('h-c', ['#fff6cf', '#ffcf55', '#b26f12'])}${linear('h-d', [p.accent, p.accent, p.ink])}
${linear('h-e', ['#fffdf4', '#f3e2bf', '#b58f5c'])}
${radial('h-g', [p.shine, p.accent, p.ink], 0.36, 0.3, 0.8)}</defs>
${mirrored(
  'h-l',
  `
<path d="M86 52C60 28 24 32 12 60C4 90 12 130 30 156C38 168 50 176 60 168C72 160 84 140 88 116Z" fill="url(#h-b)"
stroke="${p.ink}" stroke-width="3.8"
stroke-linejoin="round"/>
<path d="M80 62C60 44 34 46 26 68C20 92 28 124 42 146C50 154 56 154 62 146C74 132 80 118 82 104Z" fill="${p.deep}"
opacity=".75"/>
<path d="M74 70C58 60 42 62 38 78C36 98 42 118 50 132C58 132 68 116 72 102Z" fill="#d88f93" opacity=".6"/>
<path d="M13 92C8 68 20 44 44 38" fill="none" stroke="${p.shine}" stroke-width="3" stroke-linecap="round"
opacity=".85"/>
<path d="M30 152C22 158 22 168 30 174C38 168 38 158 30 152Z" fill="url(#h-c)" stroke="${p.ink}" stroke-width="2.2"/>`,
)}
<path d="${symmetric(`M120 20C94 20 74 34 68 58C62 82 68 108 82 124C88 138 92 150 96 160L120 170`)}" fill="url(#h-a)"
stroke="${p.ink}" stroke-width="3.8"/>
${mirrored(
  'h-t',
  `
<path d="M82 140C66 156 52 176 54 204C56 214 62 214 64 206C66 190 80 178 100 168C106 158 100 140 82 140Z"
fill="url(#h-e)" stroke="${p.ink}"
stroke-width="3.2" stroke-linejoin="round"/><path d="M60 198C62 180 76 168 98 160" fill="none" stroke="#a57c46"
stroke-width="3" opacity=".6"/>
<path d="M58 192C60 176 70 160 82 149" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>
<path d="M70 158L84 174L91 170L77 150Z" fill="url(#h-c)" stroke="${p.ink}" stroke-width="2.2"/>`,
)}
<path d="M88 104C92 130 96 150 98 172C100 198 108 218 126 228C146 238 168 230 174 214C178 198 164 190 156 200C152 206
154 210 158 212C152 216 142 212 140 200
C140 186 144 150 152 104C140 94 100 94 88 104Z" fill="url(#h-a)" stroke="${p.ink}" stroke-width="3.8"
stroke-linejoin="round"/>
<path d="M152 104C144 150 140 186 140 200C142 212 152 216 158 212C164 220 150 228 134 222C124 214 126 190 130 160Z"
fill="${p.deep}" opacity=".5"/>
<path d="M97 142C108 149 130 149 143 142M99 160C110 167 130 167 141 160M101 178C110 185 128 185 140 178M104 195C114
201 130 199 140 194M113 212C120 213 132 208 141 205
M128 226C134 222 142 216 146 211" fill="none" stroke="${p.deep}" stroke-width="2.6" stroke-linecap="round"/>
<path d="M94 114C98 140 102 160 105 184" fill="none" stroke="${p.shine}" stroke-width="3.4" stroke-linecap="round"
opacity=".75"/>
${mirrored(
  'h-m',
  `
<path d="M70 106C78 96 94 98 100 110C94 120 78 120 70 106Z" fill="${p.ink}"/>
<path d="M77 106C83 101 91 103 95 109C91 114 82 114 77 106Z" fill="#ffd77a"/>
<circle cx="86" cy="107.6" r="4.6" fill="#1a0e0a"/><circle cx="84" cy="105.4" r="1.8" fill="#fff"/>
<path d="M68 98C78 88 94 90 104 102" fill="none" stroke="${p.deep}" stroke-width="3.6" stroke-linecap="round"/>
<path d="M76 119C82 123 90 123 96 119" fill="none" stroke="${p.deep}" stroke-width="2.4" stroke-linecap="round"/>`,
)}
<path d="${symmetric(`M120 14C94 14 74 30 67 62L74 80C84 74 92 78 98 92C106 98 112 112 120 132`)}" fill="url(#h-d)"
stroke="${p.ink}" stroke-width="3.4"
stroke-linejoin="round"/>
<path d="${symmetric(`M120 22C98 22 82 34 76 60C90 62 100 74 106 88C112 96 116 106 120 116`)}" fill="none"
stroke="url(#h-c)" stroke-width="3.6"/>
<path d="M67 64L74 82C84 76 92 80 98 94C106 100 112 114 120 134C128 114 134 100 142 94C148 80 156 76 166 82L173 64"
fill="none" stroke="url(#h-c)" stroke-width="5.4"
stroke-linejoin="round"/>
${mirrored(
  'h-n',
  `
<g fill="url(#h-c)" stroke="${p.ink}" stroke-width="1.8"><circle cx="73" cy="86" r="4.6"/>
<circle cx="99" cy="99" r="4.6"/><path d="M92 50C86 44 88 36 96 36
C104 38 102 48 92 50Z"/><circle cx="110" cy="113" r="4"/></g><path d="M108 34C104 30 100 28 96 28M86 62C90 60 96 62 98
66" stroke="#ffcf55" stroke-width="2.6" fill="none"/>`,
)}
<path d="M120 40C132 52 132 72 120 84C108 72 108 52 120 40Z" fill="url(#h-g)" stroke="url(#h-c)" stroke-width="4.4"/>
<path d="M117 50C112 58 112 64 115 71" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>
<circle cx="120" cy="137" r="6" fill="url(#h-c)" stroke="${p.ink}" stroke-width="2"/>
<circle cx="120" cy="94" r="4" fill="#fff3c4"/><circle cx="120" cy="30" r="4" fill="#fff3c4"/>
<path d="M72 44C80 28 96 18 116 17" fill="none" stroke="${p.shine}" stroke-width="3" stroke-linecap="round"
opacity=".7"/>`
  },
}
