import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, radial } from '../parts/paint.ts'

/** A fancy goldfish with a flowing tail. */
export const goldenFish: Hero = {
  id: 'golden-fish',
  palettes: [
    { light: '#ffe680', main: '#ffab26', deep: '#d2560c', accent: '#ff6a2a', ink: '#4a1706', shine: '#fffbe2' },
    { light: '#ffb1b8', main: '#ea3a4e', deep: '#8c0f34', accent: '#ffd04a', ink: '#330418', shine: '#fff2ee' },
    { light: '#b5f0ff', main: '#349ce8', deep: '#16408f', accent: '#9a6bff', ink: '#07163c', shine: '#f2feff' },
    { light: '#ffffff', main: '#dfe7f2', deep: '#8a9cc0', accent: '#f0503a', ink: '#222c4e', shine: '#ffffff' },
  ],
  words: ['Golden Fish', 'Wish', 'Catch', 'Shimmer'],
  draw(p) {
    const body = `M20 122C24 92 50 66 88 62C120 60 146 82 158 106C164 118 166 126 164 134C154 158 126 180 88 180C52
178 26 154 20 122Z`
    return `<defs>${radial('h-a', [p.shine, p.light, p.main, p.deep], 0.4, 0.3, 0.75)}
${linear('h-b', [p.deep, p.accent, p.light, p.shine], 0, 0.5, 1, 0.6)}
${linear('h-c', [p.shine, p.light, p.accent])}${radial('h-d', ['#fff', '#fff3c0', p.light])}<clipPath id="h-k">
<path d="${body}"/></clipPath>
<pattern id="h-p" width="18" height="16" patternUnits="userSpaceOnUse">
<path d="M0 0C1 6 5 8 9 8C13 8 17 6 18 0M-9 8C-8 14 -4 16 0 16C4 16 8 14 9 8C10 14 14 16 18 16C22 16 26 14 27 8"
fill="none"
stroke="${p.deep}" stroke-width="1.6" transform="rotate(90 9 8)"/></pattern></defs>
<path d="M152 112C160 84 176 44 216 14C230 20 232 40 226 58C222 74 212 88 200 98C216 92 228 98 232 110C232 122 222 128
208 130C222 138 232 154 232 176C232 200 220 222 204 230
C196 226 196 214 190 204C184 212 174 214 168 206C160 190 154 160 150 138Z" fill="url(#h-b)" stroke="${p.ink}"
stroke-width="3.4" stroke-linejoin="round"/>
<path d="M164 106C176 80 192 50 214 28M170 110C188 88 206 64 222 44M176 116C192 108 210 106 226 110M172 128C190 132
206 144 222 164M166 134C180 148 198 176 208 214M160 136C168 158 174 180 178 200" fill="none"
stroke="${p.accent}" stroke-width="2.6" stroke-linecap="round" opacity=".85"/>
<path d="M214 22C222 28 224 42 220 54" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>
<path d="M58 72C62 44 84 22 116 16C112 26 118 30 128 30C124 38 130 42 142 44C138 50 144 56 152 60C150 68 152 80 156 98
Z" fill="url(#h-c)" stroke="${p.ink}" stroke-width="3.2" stroke-linejoin="round"/>
<path d="M72 64C80 48 92 34 106 26M90 62C98 50 108 42 118 38M108 64C116 58 124 54 132 52M126 72C132 68 138 66 144 66"
fill="none" stroke="${p.accent}" stroke-width="2.4" stroke-linecap="round"/>
<path d="M82 174C84 196 94 216 110 226C110 214 116 208 126 208C124 196 130 184 144 172Z" fill="url(#h-c)"
stroke="${p.ink}" stroke-width="3.2" stroke-linejoin="round"/>
<path d="M94 180C96 194 100 206 106 214M108 180C110 190 114 198 118 202" fill="none" stroke="${p.accent}"
stroke-width="2.4" stroke-linecap="round"/>
<path d="${body}" fill="url(#h-a)" stroke="${p.ink}" stroke-width="3.8"/>
<g clip-path="url(#h-k)"><path d="M70 50H180V190H70C86 150 86 96 70 50Z" fill="url(#h-p)" opacity=".75"/>
<path d="M20 130C50 176 120 170 166 128L170 190H20Z" fill="${p.deep}" opacity=".42"/>
<path d="M40 152C60 168 100 174 130 164C110 182 60 184 40 152Z" fill="${p.shine}" opacity=".4"/></g>
<path d="M76 66C90 94 90 148 76 178" fill="none" stroke="${p.ink}" stroke-width="3.4" stroke-linecap="round"/>
<path d="M72 70C84 98 84 142 72 172" fill="none" stroke="${p.shine}" stroke-width="2" opacity=".8"/>
<path d="M92 130C108 122 128 126 140 142C134 146 134 150 136 156C128 154 124 158 124 164C110 162 96 150 92 130Z"
fill="url(#h-c)" stroke="${p.ink}" stroke-width="3" stroke-linejoin="round"/>
<path d="M100 136C110 136 120 140 128 146M102 142C108 146 114 152 118 156" fill="none" stroke="${p.accent}"
stroke-width="2.2" stroke-linecap="round"/>
<circle cx="50" cy="106" r="17" fill="url(#h-d)" stroke="${p.ink}" stroke-width="3.4"/>
<circle cx="47" cy="106" r="10.6" fill="${p.ink}"/><circle cx="43" cy="101" r="4.2" fill="#fff"/>
<circle cx="51" cy="111" r="2" fill="#fff"/>
<path d="M32 92C40 82 58 82 66 94" fill="none" stroke="${p.ink}" stroke-width="3.6" stroke-linecap="round"/>
<path d="M21 124C14 126 10 132 14 136C18 137 22 136 24 138C22 142 26 146 32 144C40 142 42 136 38 132"
fill="${p.accent}" stroke="${p.ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>
<ellipse cx="56" cy="136" rx="10" ry="6" fill="#ff5a4a" opacity=".45"/>
<path d="M30 98C40 80 60 69 86 67C98 67 110 70 120 77" fill="none" stroke="#fff" stroke-width="4.2"
stroke-linecap="round" opacity=".95"/>
<g fill="none" stroke="#fff" stroke-width="2.4"><circle cx="22" cy="60" r="9"/><circle cx="40" cy="36" r="5.6"/>
<circle cx="22" cy="22" r="3.6"/></g><path d="M17 58C18 55 20 54 22 54" fill="none" stroke="#fff" stroke-width="2"/>`
  },
}
