import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, mirrored, radial, symmetric } from '../parts/paint.ts'

/** A festival mask of a fox, with bells and a cord. */
export const foxMask: Hero = {
  id: 'fox-mask',
  palettes: [
    { light: '#fffdf8', main: '#f6ead9', deep: '#cfae93', accent: '#dc2f2a', ink: '#2a0f12', shine: '#ffffff' },
    { light: '#4d5a96', main: '#27305f', deep: '#11163a', accent: '#f2b640', ink: '#080a1e', shine: '#cfdcff' },
    { light: '#ffe9a3', main: '#eebb45', deep: '#a46a14', accent: '#a3162b', ink: '#33160a', shine: '#fffbe6' },
    { light: '#e6fff2', main: '#a9e6cb', deep: '#4a9f86', accent: '#0d6b5c', ink: '#062a26', shine: '#ffffff' },
  ],
  words: ['Fox', 'Mask', 'Festival', 'Kitsune', 'Lantern'],
  draw(p) {
    const face = symmetric(`M120 74C104 70 88 72 76 78C58 88 46 104 46 126C46 146 54 160 66 172
      C80 186 90 200 100 217C106 226 113 230 120 230`)
    return `<defs>${radial('h-a', [p.shine, p.light, p.main, p.deep], 0.5, 0.38, 0.66)}
${linear('h-b', [p.light, p.main, p.deep], 0, 0, 0.7, 1)}${linear('h-c', [p.accent, p.accent, p.ink])}
${radial('h-d', ['#fff6b8', '#f5b52e', '#b06a10'], 0.4, 0.35, 0.7)}<clipPath id="h-k"><path d="${face}"/></clipPath>
</defs>
${mirrored(
  'h-l',
  `<path d="M54 130C30 134 20 150 22 176" fill="none" stroke="${p.accent}" stroke-width="5"/>
<path d="M22 192L14 226H19L22 206L24 228H29L28 206L34 224L38 222L28 190Z" fill="${p.accent}"/>
<path d="M10 178C10 164 36 164 36 178C38 194 8 194 10 178Z" fill="url(#h-d)" stroke="${p.ink}" stroke-width="2.4"/>
<path d="M10 178H36M23 181V189" stroke="${p.ink}" stroke-width="2.4"/>
<path d="M50 124C34 92 28 44 46 10C74 24 96 50 106 84Z" fill="url(#h-b)" stroke="${p.ink}" stroke-width="3.6"
stroke-linejoin="round"/>
<path d="M56 104C44 80 42 52 51 30C70 44 84 60 90 82Z" fill="url(#h-c)"/>
<path d="M60 98C52 80 50 62 54 46C64 58 72 70 76 86Z" fill="${p.ink}" opacity=".35"/>
<path d="M50 14C72 28 90 48 99 72" fill="none" stroke="${p.shine}" stroke-width="2.4"/>`,
)}
<path d="${face}" fill="url(#h-a)" stroke="${p.ink}" stroke-width="3.6"/>
<g clip-path="url(#h-k)"><path d="M40 130C62 168 92 184 100 240L30 240Z M200 130C178 168 148 184 140 240L210 240Z"
fill="${p.deep}" opacity=".45"/>
<path d="${symmetric(`M120 152C110 158 100 178 104 200C108 214 114 222 120 224`)}" fill="${p.shine}" opacity=".65"/></g>
<path d="${symmetric(`M120 124C116 108 108 92 98 76C106 73 114 73 120 76`)}" fill="url(#h-c)"/>
<path d="${symmetric(`M120 96C118 92 115 86 114 82L120 84`)}" fill="#f5b52e"/>
${mirrored(
  'h-m',
  `<path d="M86 84C78 86 70 90 65 95C74 99 84 98 92 94Z" fill="url(#h-d)"/>
<path d="M54 122C64 106 92 108 112 136C94 146 68 144 54 122Z" fill="${p.ink}"/>
<path d="M64 123C74 114 90 118 102 133C90 138 74 136 64 123Z" fill="url(#h-d)"/>
<ellipse cx="83" cy="126" rx="5.6" ry="8" fill="${p.ink}"/><circle cx="80.6" cy="122.4" r="2.3" fill="#fff"/>
<path d="M48 110C60 98 88 98 106 124C86 108 66 106 48 110Z" fill="${p.accent}"/>
<path d="M62 142C74 152 92 152 104 144C94 158 74 160 62 142Z" fill="${p.accent}"/>
<path d="M54 152C66 162 78 167 90 168C78 172 64 168 54 152Z M66 168C76 175 84 178 94 178C86 183 74 180 66 168Z
M80 184C86 188 92 190 98 189C94 194 86 193 80 184Z" fill="${p.accent}"/>
<g fill="${p.ink}"><circle cx="103" cy="194" r="1.6"/><circle cx="108" cy="186" r="1.6"/>
<circle cx="104" cy="203" r="1.6"/></g>`,
)}
<path d="${symmetric(`M120 196C112 195 106 197 104 200C106 208 114 213 120 214`)}" fill="${p.ink}"/>
<ellipse cx="116" cy="200" rx="5" ry="2" fill="#fff" opacity=".7"/>
<path d="M120 213V220M106 218C112 224 117 223 120 219C123 223 128 224 134 218" fill="none" stroke="${p.accent}"
stroke-width="2.8"
stroke-linecap="round"/>
<path d="M114 140C113 156 112 168 108 180" fill="none" stroke="${p.shine}" stroke-width="3" stroke-linecap="round"
opacity=".9"/>
<path d="M50 112C54 96 64 86 78 80" fill="none" stroke="${p.shine}" stroke-width="2.6" stroke-linecap="round"/>
<g id="h-f"><g fill="#ffd3dc" stroke="${p.ink}" stroke-width="1.2"><path id="h-p" d="M0 0C-13 -6 -11 -20 -4 -20L0 -17
L4 -20C11 -20 13 -6 0 0Z"
transform="translate(36 74)"/><use href="#h-p" transform="rotate(72 36 74)"/>
<use href="#h-p" transform="rotate(144 36 74)"/>
<use href="#h-p" transform="rotate(216 36 74)"/><use href="#h-p" transform="rotate(288 36 74)"/></g>
<circle cx="36" cy="74" r="5" fill="url(#h-d)"/></g><use href="#h-f" transform="translate(240) scale(-1 1)"/>`
  },
}
