import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, mirrored, radial, symmetric } from '../parts/paint.ts'

/** A bull's head with a ring in its nose, seen from the front. */
export const bull: Hero = {
  id: 'bull',
  palettes: [
    { light: '#c07a4c', main: '#7a3d22', deep: '#3b180f', accent: '#ffc23d', ink: '#1c0a08', shine: '#ffeedb' },
    { light: '#7c88b8', main: '#3a4474', deep: '#171d42', accent: '#ff5a4a', ink: '#080b20', shine: '#e9efff' },
    { light: '#ffe28c', main: '#e0a02c', deep: '#85490a', accent: '#e8344a', ink: '#331505', shine: '#fffbe5' },
    { light: '#ff8f76', main: '#c2262f', deep: '#5f0a1d', accent: '#ffd04f', ink: '#24040c', shine: '#fff1e8' },
  ],
  words: ['Bull', 'Rodeo', 'Horn', 'Charge', 'Toro'],
  draw(p) {
    const head = symmetric(`M120 46C96 44 76 50 66 64C58 84 60 104 68 122C76 140 78 156 76 170C72 188 78 208 94 219
      C102 226 112 228 120 228`)
    return `<defs>${radial('h-a', [p.light, p.main, p.main, p.deep], 0.5, 0.28, 0.74)}
${linear('h-b', [p.light, p.main, p.deep])}
${linear('h-c', ['#fffdf0', '#f0dcb4', '#b98a55', '#3a2418'], 0.3, 1, 0.2, 0)}
${radial('h-d', ['#fff4c0', p.accent, p.accent, p.ink], 0.4, 0.3, 0.8)}
${radial('h-e', ['#f3b9a4', '#b8705f', '#6a3430'], 0.5, 0.25, 0.8)}
${linear('h-g', ['#fff6cf', '#ffc94a', '#a8660e', '#ffdf83'])}</defs>
${mirrored(
  'h-l',
  `
<path d="M82 84C52 90 26 78 14 54C8 38 12 20 22 10C22 34 36 52 58 54C72 54 82 52 92 52Z" fill="url(#h-c)"
stroke="${p.ink}" stroke-width="3.6"
stroke-linejoin="round"/><path d="M82 84C52 90 26 78 14 54C30 70 56 76 84 70Z" fill="#5a3418" opacity=".45"/>
<path d="M19 24C20 42 34 56 56 60" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".9"/>
<path d="M60 56C58 64 58 76 62 86M68 55C66 64 66 76 70 86M76 54C75 62 75 74 78 84" fill="none" stroke="#6a3f1c"
stroke-width="2" opacity=".8"/>
<path d="M80 92C62 84 38 88 22 104C28 122 56 130 78 116Z" fill="url(#h-b)" stroke="${p.ink}" stroke-width="3.4"
stroke-linejoin="round"/>
<path d="M74 100C60 96 46 98 34 106C44 116 62 116 74 110Z" fill="#d98f83"/>
<path d="M74 104C62 104 50 106 42 108C52 116 66 114 74 110Z" fill="${p.ink}" opacity=".4"/>`,
)}
<path d="${head}" fill="url(#h-a)" stroke="${p.ink}" stroke-width="3.8"/>
<path d="${symmetric(`M120 96C110 98 106 120 104 140C104 150 108 156 120 158`)}" fill="${p.light}" opacity=".75"/>
<path d="${symmetric(`M120 96C114 104 114 130 113 152L120 158`)}" fill="${p.shine}" opacity=".35"/>
${mirrored(
  'h-m',
  `<path d="M68 122C78 132 90 142 94 166L76 174C78 156 76 140 68 122Z" fill="${p.deep}" opacity=".7"/>
<path d="M72 106C82 96 100 104 108 124C98 132 80 128 72 106Z" fill="${p.ink}"/>
<path d="M78 110C86 104 97 111 102 122C92 126 82 122 78 110Z" fill="url(#h-d)"/>
<ellipse cx="90" cy="115.6" rx="4.4" ry="5.6" fill="${p.ink}"/>
<circle cx="88" cy="112.4" r="2" fill="#fff"/>
<path d="M68 100C80 88 102 98 114 124C100 110 84 104 68 100Z" fill="${p.ink}"/>
<path d="M70 94C82 84 100 92 110 108" fill="none" stroke="${p.light}" stroke-width="3"
stroke-linecap="round"/>
<path d="M82 132C90 138 98 138 104 134" fill="none" stroke="${p.deep}" stroke-width="2.6" stroke-linecap="round"/>`,
)}
<path d="${symmetric(`M120 154C98 152 78 160 75 178C73 198 84 214 98 220C108 223 114 223 120 223`)}" fill="url(#h-e)"
stroke="${p.ink}" stroke-width="3"/>
<path d="${symmetric(`M120 206C106 206 94 202 86 196C90 214 104 222 120 222`)}" fill="#4e2325" opacity=".6"/>
${mirrored(
  'h-n',
  `
<path d="M108 188C106 174 92 168 86 176C82 186 92 194 104 194Z" fill="${p.ink}"/>
<path d="M88 174C92 168 102 168 107 176" fill="none" stroke="#ffd9c8" stroke-width="2.6"
stroke-linecap="round" opacity=".8"/><path d="M88 204C98 212 110 210 120 206" fill="none" stroke="${p.ink}"
stroke-width="2.8" stroke-linecap="round"/>`,
)}
<path d="M94 164C106 158 134 158 146 164C132 168 108 168 94 164Z" fill="#fff" opacity=".35"/>
<path d="M106 188C96 202 102 226 120 228C138 226 144 202 134 188" fill="none" stroke="${p.ink}" stroke-width="11.6"
stroke-linecap="round"/>
<path d="M106 188C96 202 102 226 120 228C138 226 144 202 134 188" fill="none" stroke="url(#h-g)" stroke-width="7"
stroke-linecap="round"/>
<path d="M103 202C103 212 108 220 115 223" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/>
<path d="${symmetric(`M120 24C112 28 104 26 98 22C98 28 94 33 86 34C89 39 87 44 80 48C88 50 92 56 90 64
C95 60 100 62 102 70C104 66 109 68 111 80
C113 76 117 84 120 100`)}" fill="url(#h-b)" stroke="${p.ink}" stroke-width="3" stroke-linejoin="round"/>
<path d="M120 40C118 54 118 68 120 84M108 36C104 46 105 56 108 66M132 36C136 46 135 56 132 66M96 42C95 48 96 53 98 58
M144 42C145 48 144 53 142 58" fill="none"
stroke="${p.ink}" stroke-width="2.4" opacity=".6" stroke-linecap="round"/>
<path d="M90 38C98 36 103 33 104 30M108 30C114 32 124 32 130 30" fill="none" stroke="${p.light}" stroke-width="2.4"
stroke-linecap="round"/>
<path d="M64 98C61 84 64 74 71 66" fill="none" stroke="${p.shine}" stroke-width="2.8" stroke-linecap="round"
opacity=".8"/>`
  },
}
