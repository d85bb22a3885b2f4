import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import type { RibbonPoint } from '../parts/paint.ts'
import { along, curve, linear, radial, ribbon } from '../parts/paint.ts'

const coil: readonly RibbonPoint[] = [
  [92, 84, 40],
  [134, 54, 44],
  [176, 66, 48],
  [186, 112, 50],
  [146, 140, 53],
  [92, 150, 52],
  [52, 178, 46],
  [84, 208, 40],
  [142, 204, 33],
  [186, 206, 25],
  [214, 190, 16],
  [226, 160, 5],
]

const crest = (): string => {
  const base = along(coil, -0.46, 2)
  const tips = along(coil, -0.74, 2)
  return [4, 5, 6, 7, 8, 15, 16, 17, 18, 19]
    .map((at) => `M${[base[at], tips[at + 1], base[at + 1]].map((point) => point?.join(' ')).join('L')}`)
    .join('')
}

/** A golden dragon in coils, its claw on a pearl. */
export const dragon: Hero = {
  id: 'dragon',
  palettes: [
    { light: '#ffe681', main: '#f3b02a', deep: '#b05e0c', accent: '#e0392b', ink: '#451708', shine: '#fffae0' },
    { light: '#a6f2d0', main: '#22a983', deep: '#0b5a57', accent: '#ffb52e', ink: '#04282b', shine: '#f2fff8' },
    { light: '#a9c8ff', main: '#3a63dc', deep: '#1b2a8c', accent: '#ffc94a', ink: '#090f3a', shine: '#f2f6ff' },
    { light: '#ff9c86', main: '#d42f38', deep: '#7a0c28', accent: '#ffc83e', ink: '#2d0413', shine: '#fff2ea' },
  ],
  words: ['Dragon', 'Pearl', 'Imperial', 'Long', 'Wyrm'],
  draw(p) {
    return `<defs>${radial('h-a', [p.light, p.main, p.main, p.deep], 0.4, 0.3, 0.8)}
${linear('h-b', [p.light, p.main, p.deep], 0, 0, 0.5, 1)}
${linear('h-m', [p.accent, p.accent, p.ink], 0, 0, 0.4, 1.4)}${linear('h-g', [p.shine, p.light, p.main])}
${radial('h-o', ['#fff', '#e6fbff', '#86cdf0', '#3a6cc0'], 0.36, 0.3, 0.75)}
<pattern id="h-p" width="14" height="12" patternUnits="userSpaceOnUse">
<path d="M0 0C0 8 14 8 14 0M-7 6C-7 14 7 14 7 6C7 14 21 14 21 6" fill="none" stroke="${p.deep}" stroke-width="1.6"/>
</pattern>
<path id="h-c" d="${ribbon(coil, 1)}"/>
<path id="h-u" d="M${curve(along(coil, 0.34, 1))}" fill="none"/><clipPath id="h-k"><use href="#h-c"/></clipPath></defs>
<g transform="translate(4.9 11.4) scale(0.94)">
<path d="M222 168C210 156 210 138 220 122C222 132 226 136 232 136C230 144 234 150 238 152C238 162 232 170 222 168Z"
fill="url(#h-m)" stroke="${p.ink}" stroke-width="2.4" stroke-linejoin="round"/>
<path d="${crest()}" fill="${p.accent}" stroke="${p.ink}" stroke-width="2.2" stroke-linejoin="round"/>
<use href="#h-c" fill="url(#h-a)" stroke="${p.ink}" stroke-width="3.6"/>
<g clip-path="url(#h-k)"><use href="#h-c" fill="url(#h-p)" opacity=".8"/>
<use href="#h-u" stroke="${p.ink}" stroke-width="21" opacity=".55"/>
<use href="#h-u" stroke="${p.light}" stroke-width="17.6"/><use href="#h-u" stroke="${p.deep}" stroke-width="17.6"
stroke-dasharray="2 8"/>
<path d="M${curve(along(coil, -0.36, 1))}" fill="none" stroke="${p.shine}" stroke-width="3" opacity=".75"/></g>
<path d="M96 92C112 100 134 96 146 84C140 80 136 76 136 70C148 68 158 60 160 48C152 50 146 48 142 44C148 34 148 24 142
14C134 24 122 28 112 28C114 22 112 16 108 12C100 22 94 34 94 46Z" fill="url(#h-m)" stroke="${p.ink}"
stroke-width="3" stroke-linejoin="round"/><path d="M104 84C116 88 126 84 132 80M112 66C124 68 136 64 146 56M108 48C122
48 132 38 138 28" fill="none" stroke="${p.light}" stroke-width="2.4" stroke-linecap="round" opacity=".85"/>
<path d="M84 48C86 34 78 24 66 20C58 18 52 12 50 4C44 18 50 28 60 32C66 36 68 42 68 50ZM74 25C80 18 80 10 76 3C70 8 67
14 68 20ZM98 50C102 32 114 22 132 20C144 18 152 12 156 4C158 20 148 30 134 33C122 36 114 44 110 58ZM124 22C120 14 122
8 126 2C131 8 134 14 132 20Z"
fill="url(#h-g)" stroke="${p.ink}" stroke-width="2.8" stroke-linejoin="round"/>
<path d="M34 96C50 110 76 116 98 98L92 84H40Z" fill="#8c1024"/>
<path d="M28 100C34 108 44 110 54 108C70 108 84 104 96 94C106 102 104 116 92 124C88 120 84 122 82 130C76 124 70 124 66
132C62 124 56 122 50 128C48 120 42 116 36 116C30 112 28 106 28 100Z" fill="url(#h-b)" stroke="${p.ink}"
stroke-width="3" stroke-linejoin="round"/>
<path d="M36 104L41 95L46 107ZM54 107L58 99L63 107ZM72 104L75 97L80 102Z" fill="#fff" stroke="${p.ink}"
stroke-width="1.4"/>
<path d="M110 56C104 44 90 38 76 42C66 44 62 52 52 56C46 52 36 52 30 58C20 60 14 68 16 78C18 86 24 90 32 88C36 94 44
92 48 88C60 88 72 92 82 96C92 98 104 96 110 88C116 78 114 66 110 56Z" fill="url(#h-a)" stroke="${p.ink}"
stroke-width="3.4"
stroke-linejoin="round"/>
<path d="M24 88L28 100L34 89ZM46 89L50 100L56 90ZM64 91L67 99L72 93Z" fill="#fff" stroke="${p.ink}" stroke-width="1.6"
stroke-linejoin="round"/>
<path d="M26 74C22 68 26 62 32 64C38 66 36 74 30 76C28 76 27 75 26 74Z" fill="${p.ink}"/>
<path d="M18 76C18 68 24 62 32 61M54 62C60 58 64 52 72 48" fill="none" stroke="${p.shine}" stroke-width="2.6"
stroke-linecap="round"/>
<path d="M60 64C68 56 84 58 92 70C82 78 66 76 60 64Z" fill="#fff6c0" stroke="${p.ink}" stroke-width="3"/>
<path d="M69 62C76 58 84 62 86 70C80 75 72 73 69 62Z" fill="${p.accent}"/>
<path d="M77 60C81 65 81 70 78 74C74 70 74 65 77 60Z" fill="${p.ink}"/>
<circle cx="73.6" cy="64" r="2" fill="#fff"/>
<path d="M50 58C58 44 86 40 100 58C98 54 106 50 108 44C116 56 110 70 98 74C90 60 72 56 58 62C54 62 52 60 50 58Z"
fill="url(#h-m)" stroke="${p.ink}" stroke-width="2.4" stroke-linejoin="round"/>
<path d="M96 82C104 80 110 82 116 78C116 88 110 94 104 96C108 100 108 106 106 112C98 110 92 104 90 96C92 90 92 86 96
82Z" fill="url(#h-g)" stroke="${p.ink}" stroke-width="2.6" stroke-linejoin="round"/>
<path d="M34 84C22 104 6 100 8 120C9 130 18 130 19 124" fill="none" stroke="${p.ink}" stroke-width="5"
stroke-linecap="round"/><path d="M34 84C22 104 6 100 8 120C9 130 18 130 19 124" fill="none" stroke="${p.light}"
stroke-width="2.2" stroke-linecap="round"/>
<path d="M104 160C98 172 82 176 62 168L56 150C72 156 82 152 88 142Z" fill="url(#h-b)" stroke="${p.ink}"
stroke-width="3" stroke-linejoin="round"/>
<path d="M40 136C52 136 62 146 62 158C62 172 52 180 40 180C28 180 18 172 18 158C18 146 28 136 40 136Z"
fill="url(#h-o)" stroke="${p.ink}" stroke-width="3"/><path d="M26 156C26 148 31 143 38 142" fill="none" stroke="#fff"
stroke-width="3.4" stroke-linecap="round"/>
<g fill="url(#h-b)" stroke="${p.ink}" stroke-width="2.6" stroke-linejoin="round">
<path d="M72 148C64 138 54 138 44 146C52 148 58 152 62 160Z"/><path d="M72 156C60 150 50 152 42 160C52 160 58 164 62
170Z"/><path d="M74 164C64 162 54 166 48 174C56 174 64 176 72 174Z"/></g></g>`
  },
}
