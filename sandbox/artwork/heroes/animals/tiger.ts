import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, mirrored, radial, symmetric } from '../parts/paint.ts'

/** A tiger's face, seen from the front. */
export const tiger: Hero = {
  id: 'tiger',
  palettes: [
    { light: '#ffc45c', main: '#f58a1f', deep: '#b8480c', accent: '#8fd13f', ink: '#2a140c', shine: '#fff6e3' },
    { light: '#f3f6ff', main: '#c3d0ea', deep: '#6f83b5', accent: '#37b6ff', ink: '#161c38', shine: '#ffffff' },
    { light: '#7ce0c4', main: '#1f9e86', deep: '#0b5453', accent: '#ffd24a', ink: '#04231f', shine: '#eafff4' },
    { light: '#ff9a8a', main: '#d9304a', deep: '#7d0f33', accent: '#ffcf4d', ink: '#2b0415', shine: '#fff0ea' },
  ],
  words: ['Tiger', 'Stripe', 'Jungle', 'Fang', 'Sundar'],
  draw(p) {
    const head = symmetric(`M120 34C86 34 58 48 50 82C45 104 38 116 24 130C30 132 34 133 39 133C36 144 30 152 20 160
      C27 162 33 162 39 161C38 170 35 177 29 184C39 186 49 185 55 182C64 198 80 210 94 216C102 224 112 229 120 229`)
    return `<defs>${radial('h-a', [p.light, p.main, p.main, p.deep], 0.5, 0.36, 0.62)}
${linear('h-b', [p.light, p.main, p.deep])}${linear('h-c', [p.shine, p.shine, p.light])}
${radial('h-d', ['#fffbd0', p.accent, p.ink], 0.5, 0.6, 0.7)}${linear('h-e', ['#ffb9ae', '#e0695f', '#96323a'])}
<clipPath id="h-k"><path d="${head}"/></clipPath></defs>
${mirrored(
  'h-l',
  `
<path d="M46 96C16 64 20 18 46 13C74 12 96 34 100 56Z" fill="url(#h-b)" stroke="${p.ink}" stroke-width="4"/>
<path d="M46 96C16 64 20 18 46 13C50 12 54 12 58 13C36 22 30 56 50 92Z" fill="${p.ink}"/>
<path d="M54 86C38 62 40 36 52 31C70 32 82 46 88 58Z" fill="${p.shine}"/>
<path d="M58 84C50 66 50 48 58 44C70 46 76 52 82 62Z" fill="${p.deep}"/>
<path d="M53 80L61 60L62 76L72 58L70 74L82 62L62 90Z" fill="${p.shine}"/>`,
)}
<path d="${head}" fill="url(#h-a)" stroke="${p.ink}" stroke-width="4" stroke-linejoin="round"/>
<g clip-path="url(#h-k)">
<path d="${symmetric(`M120 156C108 150 92 148 78 150C62 150 44 142 30 128L10 128L10 240L120 240`)}" fill="url(#h-c)"/>
<path d="M12 140C50 150 54 196 96 240L12 240Z M228 140C190 150 186 196 144 240L228 240Z" fill="${p.deep}"
opacity=".22"/></g>
<path d="${symmetric(`M120 84C112 84 106 88 106 98C108 118 104 136 92 152L120 160`)}" fill="${p.light}"/>
<path d="${symmetric(`M120 120C114 126 110 142 106 156L120 160`)}" fill="${p.main}" opacity=".5"/>
${mirrored(
  'h-m',
  `<path d="M60 106C60 86 78 78 98 88C108 94 108 104 106 112C94 96 76 96 60 106Z" fill="${p.shine}"/>
<path d="M62 132C74 142 92 142 104 130C104 142 96 150 82 150C70 148 64 142 62 132Z" fill="${p.shine}"/>
<path d="M50 112C64 98 88 98 104 122C107 127 109 134 110 141C104 136 101 134 98 131C84 139 66 134 50 112Z"
fill="${p.ink}"/>
<path d="M60 115C70 106 86 106 98 124C86 132 70 128 60 115Z" fill="#fff8dc"/>
<path d="M67 112C76 106 87 108 94 119C94 124 92 127 90 128C78 129 70 122 67 112Z" fill="url(#h-d)"/>
<circle cx="81" cy="117" r="5.6" fill="${p.ink}"/><circle cx="78.6" cy="113.4" r="2.4" fill="#fff"/>
<path d="M58 113C70 101 88 102 99 124C86 109 72 106 58 113Z" fill="${p.ink}"/>
<path d="M117 42C108 50 96 50 84 42C90 56 106 62 117 58Z M117 62C104 69 88 66 76 52C80 72 100 82 117 76Z
M114 80C104 86 96 84 90 76C92 86 100 94 112 92Z M72 66C64 70 58 80 56 94C61 84 68 78 78 76Z
M48 90C56 94 58 100 56 108C52 104 47 102 44 103Z M39 112C50 114 54 122 60 132C50 127 42 126 33 123Z
M37 140C52 142 62 148 70 160C56 154 44 154 31 151Z M37 167C52 166 62 170 70 180C58 176 46 178 35 181Z
M56 184C66 184 76 190 82 202C74 197 66 196 61 194Z" fill="${p.ink}"/>
<path d="M120 168C118 190 98 200 82 190C70 181 74 160 92 152C106 150 116 158 120 168Z" fill="${p.shine}"/>
<path d="M120 174C116 194 96 202 80 188C84 203 108 206 120 190Z" fill="${p.deep}" opacity=".4"/>
<g fill="${p.ink}"><circle cx="86" cy="170" r="2"/><circle cx="95" cy="177" r="2"/><circle cx="84" cy="181" r="2"/></g>
<path d="M82 170C56 166 34 170 10 182M80 178C56 180 36 190 20 206M92 184C74 192 62 204 54 220" fill="none" stroke="#fff"
stroke-width="1.6" opacity=".9" stroke-linecap="round"/>`,
)}
<path d="${symmetric(`M117 36L116 96L120 104`)}" fill="${p.ink}"/>
<path d="M100 198C112 206 128 206 140 198C136 212 104 212 100 198Z" fill="#7d1f2c"/>
<path d="M94 186C106 200 116 198 120 188C124 198 134 200 146 186M120 190V168" fill="none" stroke="${p.ink}"
stroke-width="3.4"
stroke-linecap="round"/>
<path d="M104 198L108 208L113 200ZM136 198L132 208L127 200Z" fill="#fff"/>
<path d="${symmetric(`M120 143C110 142 101 144 97 149C98 160 108 169 120 173`)}" fill="url(#h-e)" stroke="${p.ink}"
stroke-width="2.6"/>
<path d="M106 148C114 145 126 145 133 148C126 152 114 152 106 148Z" fill="#fff" opacity=".75"/>
<path d="M28 62C24 40 30 22 46 17M212 62C216 40 210 22 194 17M66 58C70 52 76 46 84 42" fill="none" stroke="${p.shine}"
stroke-width="2.6" opacity=".85" stroke-linecap="round"/>`
  },
}
