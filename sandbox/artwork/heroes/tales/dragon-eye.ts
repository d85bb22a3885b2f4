import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, radial } from '../parts/paint.ts'

const ring = (rx: number, ry: number, count: number, shift: number, size: number): string => {
  const plates = Array.from({ length: count / 2 }, (_, at) => {
    const angle = ((at + shift) / count) * 2 * Math.PI
    const [x, y] = [120 + rx * Math.cos(angle), 120 + ry * Math.sin(angle)]
    const turn = (Math.atan2(Math.sin(angle) / ry, Math.cos(angle) / rx) * 180) / Math.PI - 90
    return `<use href="#h-s" transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn)})
scale(${size})"/>`
  }).join('')
  return `<g id="h-r${rx}">${plates}</g><use href="#h-r${rx}" transform="rotate(180 120 120)"/>`
}

/** A dragon's eye, close by, in its ring of scales. */
export const dragonEye: Hero = {
  id: 'dragon-eye',
  palettes: [
    { light: '#8fae6a', main: '#47703f', deep: '#1c3a2b', accent: '#ff8a1c', ink: '#0b1613', shine: '#fff3b8' },
    { light: '#ff8a6a', main: '#b52a2e', deep: '#560c1e', accent: '#ffd23a', ink: '#1e050b', shine: '#fff7cf' },
    { light: '#8fb0e8', main: '#3d57a8', deep: '#172458', accent: '#35e0d0', ink: '#070c26', shine: '#eafffb' },
    { light: '#ffe596', main: '#cf9428', deep: '#77420b', accent: '#e8303c', ink: '#2b1205', shine: '#ffe3b0' },
  ],
  words: ['Wyrm Eye', 'Dragon Eye', 'Serpent', 'Gaze', 'Scale'],
  draw(p) {
    const lid = 'M36 128C60 94 94 76 132 78C168 80 192 98 204 116C184 150 152 168 114 166C80 164 54 148 36 128Z'
    const ray = 'M0 -18L-2.4 -56L2 -54L1.6 -18ZM5 -18L12 -46L15 -44L7 -17Z'
    return `<defs>${linear('h-a', [p.deep, p.main, p.light])}${linear('h-b', [p.light, p.main, p.deep])}
${radial('h-i', [p.shine, p.accent, p.accent, p.ink], 0.5, 0.5, 0.56)}${radial('h-g', [p.deep, p.ink], 0.5, 0.5, 0.5)}
<path id="h-s" d="M-14 -14C-20 2 -10 16 0 22C10 16 20 2 14 -14C8 -18 -8 -18 -14 -14Z" fill="url(#h-a)"
stroke="${p.ink}" stroke-width="2.6"/>
<clipPath id="h-k"><path d="${lid}"/></clipPath>
<g id="h-q"><path d="${ray}" fill="${p.ink}" opacity=".45"/><path d="${ray}" fill="${p.shine}" opacity=".6"
transform="rotate(11) scale(.86)"/></g></defs>
<g transform="translate(9.6 9.6) scale(0.92)">
<ellipse cx="120" cy="120" rx="104" ry="88" fill="${p.ink}"/>
${ring(98, 86, 20, 0.5, 1)}${ring(97, 73, 18, 0, 0.96)}${ring(92, 61, 16, 0.5, 0.9)}${ring(86, 49, 14, 0, 0.82)}
<path d="M22 130C50 84 92 62 134 66C176 70 204 94 220 114C196 158 156 182 112 178C72 174 44 154 22 130Z"
fill="url(#h-b)" stroke="${p.ink}" stroke-width="3.4"/>
<path d="M29 129C56 90 94 70 134 72C172 76 198 98 212 115C190 154 154 175 113 172C76 168 50 150 29 129Z"
fill="${p.ink}"/>
<path d="${lid}" fill="url(#h-g)"/>
<g clip-path="url(#h-k)"><ellipse cx="121" cy="122" rx="80" ry="62" fill="url(#h-i)"/>
<g transform="translate(121 122) scale(1.36 1)"><g
id="h-v">${[0, 24, 48, 72, 96].map((turn) => `<use href="#h-q" transform="rotate(${turn})"/>`).join('')}</g>
<use href="#h-v" transform="rotate(120)"/><use href="#h-v" transform="rotate(240)"/></g>
<path d="M36 128C60 94 94 76 132 78C168 80 192 98 204 116C180 100 156 94 124 96C92 98 62 108 36 128Z" fill="${p.ink}"
opacity=".6"/></g>
<path d="M121 76C140 96 142 148 121 170C100 148 102 96 121 76Z" fill="#050305"/>
<path d="M121 76C140 96 142 148 121 170" fill="none" stroke="${p.shine}" stroke-width="1.8" opacity=".8"/>
<path d="M88 100C93 92 104 91 109 97C109 107 102 114 94 115C87 112 86 106 88 100Z" fill="#fff"/>
<path d="M144 146C150 142 155 137 157 131C159 140 154 148 146 152Z" fill="#fff" opacity=".75"/>
<path d="M42 138C62 158 86 168 114 170C146 171 174 158 196 132" fill="none" stroke="${p.shine}" stroke-width="2.2"
opacity=".75" stroke-linecap="round"/>
<path d="M10 122C24 82 74 48 132 48C178 50 212 72 232 106C206 88 174 80 138 78C92 76 50 92 10 122Z" fill="url(#h-b)"
stroke="${p.ink}" stroke-width="3.6" stroke-linejoin="round"/>
<path d="M42 101C46 93 47 87 46 79M66 88C70 80 72 72 72 62M96 80C98 72 99 62 97 52M128 77C130 69 130 59 128 48M158 80
C160 72 159 62 156 52M186 87C187 79 186 71 182 62M210 95C210 89 208 83 206 77" fill="none" stroke="${p.ink}"
stroke-width="2.6" stroke-linecap="round"/>
<path d="M20 108C42 76 84 53 130 52C172 54 204 70 222 92" fill="none" stroke="${p.shine}" stroke-width="3"
stroke-linecap="round" opacity=".85"/></g>`
  },
}
