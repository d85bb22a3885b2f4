import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, mirrored, radial, symmetric } from '../parts/paint.ts'

/** A horned owl with great eyes, perched on a branch. */
export const owl: Hero = {
  id: 'owl',
  palettes: [
    { light: '#e9bd84', main: '#a86a38', deep: '#5a2f1b', accent: '#ffb320', ink: '#27120c', shine: '#fff3dc' },
    { light: '#a9b8f5', main: '#5563b8', deep: '#232a6c', accent: '#ffd95a', ink: '#0c1036', shine: '#f3f6ff' },
    { light: '#ffe9a8', main: '#e2ac3a', deep: '#8d5510', accent: '#1fb5a4', ink: '#351806', shine: '#fffbe9' },
    { light: '#d6c0f7', main: '#8450bd', deep: '#40196c', accent: '#5df2b0', ink: '#1b0833', shine: '#fbf4ff' },
  ],
  words: ['Owl', 'Midnight', 'Wise', 'Night Watch'],
  draw(p) {
    const row = (id: string, from: number, count: number): string =>
      `<g id="${id}">${Array.from({ length: count }, (_, at) => `<use href="#h-f" x="${from + at * 17}"/>`).join(
        '',
      )}</g>`
    const body = symmetric(`M120 84C78 84 52 112 50 150C50 184 76 216 120 222`)
    return `<defs>${radial('h-a', [p.light, p.main, p.deep], 0.5, 0.3, 0.75)}${linear('h-b', [p.main, p.deep, p.ink])}
${linear('h-c', [p.light, p.main, p.deep])}${radial('h-d', ['#fff7c4', p.accent, p.accent, p.ink], 0.5, 0.6, 0.62)}
${linear('h-g', [p.main, p.light, p.shine])}${radial('h-e', [p.shine, p.light, p.main], 0.5, 0.5, 0.5)}
<g id="h-f"><path d="M-9 -4C-10 9 -4 16 0 18C4 16 10 9 9 -4Z" fill="url(#h-g)"/>
<path d="M-5 7C-3 12 -1 14 0 15C1 14 3 12 5 7C2 9 -2 9 -5 7Z" fill="${p.deep}"/></g>
${row('h-v', 86, 5)}${row('h-w', 77.5, 6)}<clipPath id="h-k"><path d="${body}"/></clipPath></defs>
<path d="M98 196L104 236L120 226L136 236L142 196Z" fill="url(#h-b)" stroke="${p.ink}" stroke-width="3"
stroke-linejoin="round"/>
<path d="M112 200L114 228M128 200L126 228" stroke="${p.light}" stroke-width="2" opacity=".6"/>
<path d="M14 214C60 204 90 212 130 208C170 204 200 206 228 200C230 206 230 212 226 216C190 220 150 222 120 224C80 226
44 224 18 228C12 224 12 218 14 214Z"
fill="#6b4127" stroke="${p.ink}" stroke-width="3"/><path d="M20 217C60 210 90 216 130 213C170 209 200 210 222 205"
stroke="#b98555" stroke-width="2.4" fill="none"/>
<path d="${body}" fill="url(#h-a)" stroke="${p.ink}" stroke-width="3.4"/>
<g clip-path="url(#h-k)"><use href="#h-v" y="202"/><use href="#h-w" y="189"/><use href="#h-v" y="176"/>
<use href="#h-w" y="163"/><use href="#h-v" y="150"/><use href="#h-w" y="137"/>
<path d="${symmetric(`M120 84L40 84L40 230L84 230C64 196 66 150 84 128L120 132`)}" fill="${p.deep}" opacity=".35"/></g>
${mirrored(
  'h-l',
  `
<path d="M66 110C34 122 18 156 22 192C26 206 36 212 44 216C46 208 50 206 54 202C56 208 58 210 62 212C66 204 70 198 74
190
C84 164 84 132 66 110Z" fill="url(#h-b)" stroke="${p.ink}" stroke-width="3.4" stroke-linejoin="round"/>
<path d="M62 118C42 128 30 150 30 172C36 166 40 166 44 170C44 160 50 158 55 162C56 152 64 150 70 154C74 140 72 126 62
118Z" fill="url(#h-c)"/>
<path d="M64 122C52 128 42 140 38 152C44 146 48 148 50 150C52 142 58 140 62 144C66 136 68 128 64 122Z"
fill="${p.light}"/>
<path d="M32 178C32 190 36 200 42 208M46 174C46 184 50 194 53 200M60 168C62 178 62 188 64 204" fill="none"
stroke="${p.light}" stroke-width="2.2"
stroke-linecap="round" opacity=".75"/>
<path d="M26 184C20 160 34 128 60 114" fill="none" stroke="${p.shine}" stroke-width="2.6" stroke-linecap="round"
opacity=".8"/>
<path d="M82 206C82 200 90 198 92 204C94 198 102 198 103 204C105 200 112 200 112 206C112 214 110 222 106 224C103 222
103 218 102 216
C100 220 98 226 95 226C92 224 92 220 92 216C90 220 88 224 86 223C82 220 82 212 82 206Z" fill="#ffb838"
stroke="${p.ink}" stroke-width="2.4"/>`,
)}
<path d="${symmetric(`M120 48C108 42 96 40 84 42C66 40 46 32 34 12C32 34 38 52 44 62C38 78 40 100 52 116
C70 136 98 140 120 140`)}" fill="url(#h-a)"
stroke="${p.ink}" stroke-width="3.6" stroke-linejoin="round"/>
${mirrored(
  'h-m',
  `
<path d="M37 22C50 40 72 46 90 48C102 54 112 66 116 80C104 66 84 58 66 60C50 54 40 42 37 22Z" fill="url(#h-b)"/>
<path d="M40 30C52 46 70 50 88 52C74 56 60 56 52 52C46 46 42 38 40 30Z" fill="${p.light}"/>
<path d="M118 96C114 66 86 56 66 64C44 74 40 104 56 120C76 138 108 132 118 112Z" fill="url(#h-e)" stroke="${p.deep}"
stroke-width="2.6"/>
<path d="M50 82L60 86M47 96L58 96M52 111L61 106M66 124L70 115M84 129L85 119M102 125L98 117" stroke="${p.deep}"
stroke-width="2.4"
stroke-linecap="round" opacity=".75"/>
<circle cx="83" cy="95" r="23.5" fill="${p.ink}"/><circle cx="83" cy="95" r="20.6" fill="url(#h-d)"/>
<circle cx="84" cy="95" r="11.4" fill="#0b0710"/><circle cx="77" cy="87.6" r="5" fill="#fff"/>
<circle cx="90" cy="102" r="2.4" fill="#fff" opacity=".8"/>
<path d="M58 86C68 64 98 64 112 94C98 82 78 78 58 86Z" fill="${p.deep}"/>`,
)}
<path d="${symmetric(`M120 92C114 94 109 100 109 108C111 120 116 127 120 131`)}" fill="#ffb838" stroke="${p.ink}"
stroke-width="2.8"/>
<path d="M120 96C125 98 129 102 129 108C128 118 124 124 120 128Z" fill="${p.ink}" opacity=".28"/>
<path d="M115 100C113 104 113 108 114 113" stroke="#fff" stroke-width="2.4"
fill="none" stroke-linecap="round"/>
<path d="M120 52L127 66L120 86L113 66Z" fill="${p.shine}" stroke="${p.deep}" stroke-width="1.6"/>`
  },
}
