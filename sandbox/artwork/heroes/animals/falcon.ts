import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, mirrored, radial, symmetric } from '../parts/paint.ts'

/** A falcon with its wings spread and its head turned. */
export const falcon: Hero = {
  id: 'falcon',
  palettes: [
    { light: '#f6dcae', main: '#c38a4e', deep: '#6b3a1c', accent: '#ffc229', ink: '#2a150c', shine: '#fff8e8' },
    { light: '#cfdcf5', main: '#6d86bd', deep: '#28396f', accent: '#ffd23e', ink: '#0d1536', shine: '#ffffff' },
    { light: '#fff0b0', main: '#ecb22f', deep: '#96570b', accent: '#2fc8b4', ink: '#3a1a05', shine: '#fffdee' },
  ],
  words: ['Falcon', 'Prize', 'Hunter', 'Desert Sky', 'Talon'],
  draw(p) {
    const feathers = (from: number, step: number, sizes: readonly number[]): string =>
      sizes.map((size, at) => `<use href="#h-f" transform="rotate(${from + at * step}) scale(${size})"/>`).join('')
    return `<defs>${linear('h-a', [p.shine, p.light, p.main])}${linear('h-b', [p.light, p.light, p.main, p.deep])}
${linear('h-c', [p.main, p.deep, p.ink])}
${linear('h-d', ['#fff3b8', '#ffc229', '#a86a08'], 0, 0, 0.6, 1)}
${radial('h-e', ['#fff0a0', p.accent, p.ink], 0.4, 0.35, 0.7)}
<g id="h-f"><path d="M0 0C-16 -30 -18 -72 -8 -94C-4 -102 2 -104 4 -100C14 -76 16 -30 0 0Z" fill="url(#h-b)"
stroke="${p.ink}" stroke-width="2" stroke-linejoin="round"/>
<path d="M0 -14L-2 -94" stroke="${p.deep}" stroke-width="1.6"/><path d="M-13 -58L-1 -50L11 -60L11 -50L-1 -40L-13 -48
ZM-12 -78L-2 -70L8 -80L10 -70L-2 -60L-13 -68ZM-8 -94L-2 -90L4 -100L7 -90L-2 -80L-10 -86Z" fill="${p.deep}"
opacity=".75"/></g></defs>
<g transform="translate(13.2 9.6) scale(0.89)">
${mirrored(
  'h-l',
  `
<g transform="translate(108 118)">${feathers(-124, 12, [0.74, 0.84, 0.92, 1, 1.1, 1.2, 1.26, 1.24, 1.16])}</g>
<g transform="translate(108 112) scale(.66)">${feathers(-118, 13, [0.82, 0.92, 1, 1.08, 1.16, 1.2, 1.18, 1.1])}</g>
<path d="M116 140C92 142 66 128 56 106C64 108 68 106 70 102C62 94 60 84 62 76C68 82 74 82 78 78C76 68 80 60 86 54C88
62 92 66 96 66C102 84 110 96 120 104Z" fill="url(#h-c)"
stroke="${p.ink}" stroke-width="2.6" stroke-linejoin="round"/>
<path d="M68 110C76 122 90 130 104 132M72 88C80 102 92 114 108 120M86 70C90 86 98 98 110 108" fill="none"
stroke="${p.light}" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>`,
)}
<path d="M100 176L80 222L94 220L104 234L120 226L136 234L146 220L160 222L140 176Z" fill="url(#h-c)" stroke="${p.ink}"
stroke-width="2.6" stroke-linejoin="round"/>
<path d="M88 210L106 214L120 208L134 214L152 210M112 196L106 228M128 196L134 228" fill="none" stroke="${p.light}"
stroke-width="2.4" opacity=".8"/>
<path d="${symmetric(`M120 80C100 86 84 106 83 132C84 160 98 186 120 204`)}" fill="url(#h-a)" stroke="${p.ink}"
stroke-width="3"/>
<path d="M140 92C156 108 160 134 153 158C146 178 134 194 120 204C134 180 144 140 140 92Z" fill="${p.deep}"
opacity=".35"/>
<g fill="${p.deep}"><path id="h-s" d="M106 120L110 130L114 120L110 123ZM126 120L130 130L134 120L130 123ZM97 136L101
146L105 136L101 139ZM116 136L120 146L124 136L120 139ZM135 136L139 146L143 136L139 139Z"/>
<use href="#h-s" y="31"/><path d="M116 182L120 192L124 182L120 185Z"/></g>
${mirrored(
  'h-n',
  `
<path d="M86 156C80 174 86 192 96 202C104 202 112 196 116 184C112 170 100 158 86 156Z" fill="url(#h-a)"
stroke="${p.ink}" stroke-width="2.6" stroke-linejoin="round"/>
<path d="M91 172L94 180L98 173L95 175ZM101 180L104 188L108 181L105 183Z" fill="${p.deep}"/>
<path d="M86 222L84 230M98 225L98 234M110 222L113 229" stroke="${p.ink}" stroke-width="4.4" stroke-linecap="round"/>
<path d="M92 200C88 206 82 214 86 222C92 222 94 216 95 212C94 218 94 224 98 226C102 224 102 218 101 212C103 216 106
222 110 222C114 214 108 206 104 200C100 204 96 204 92 200Z" fill="url(#h-d)"
stroke="${p.ink}" stroke-width="2.4" stroke-linejoin="round"/>`,
)}
<g transform="translate(118 104) scale(.76) translate(-116 -100)"><path d="M92 104C82 74 86 34 116 24C140 16 162 28
164 50C166 60 162 70 156 76C158 92 152 104 146 112C128 122 106 118 92 104Z" fill="${p.shine}" stroke="${p.ink}"
stroke-width="3.2"/>
<path d="M92 104C80 72 86 34 116 24C140 16 160 26 164 46C154 42 146 46 142 54C144 66 146 80 140 98C132 92 128 80 128
68C116 76 110 92 112 114C104 112 98 108 92 104Z" fill="url(#h-c)"/>
<path d="M92 92C86 66 94 40 116 30" fill="none" stroke="${p.light}" stroke-width="3" stroke-linecap="round"
opacity=".8"/>
<path d="M160 42C172 42 183 52 182 68C181 76 178 80 174 84C175 76 172 72 166 71C160 71 156 70 152 66C150 54 152 46 160
42Z" fill="#5d6577" stroke="${p.ink}" stroke-width="2.8" stroke-linejoin="round"/>
<path d="M150 62C150 48 156 40 166 40C172 42 172 50 168 56C164 60 158 62 150 62Z" fill="url(#h-d)" stroke="${p.ink}"
stroke-width="2"/><circle cx="163" cy="47" r="1.8" fill="${p.ink}"/>
<path d="M172 48C177 53 179 60 178 66" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round"
opacity=".8"/><path d="M150 68C158 74 166 74 172 76" fill="none" stroke="${p.ink}" stroke-width="2.2"/>
<circle cx="138" cy="52" r="11" fill="url(#h-d)"/><circle cx="138" cy="52" r="8.6" fill="#2a1208"/>
<circle cx="138.6" cy="52" r="5" fill="#000"/><circle cx="135" cy="48.6" r="2.8" fill="#fff"/>
<path d="M122 46C130 36 146 36 156 44C146 42 134 42 122 46Z" fill="${p.ink}"/></g></g>`
  },
}
