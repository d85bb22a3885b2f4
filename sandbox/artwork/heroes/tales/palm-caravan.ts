import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, mix, radial } from '../parts/shading.ts'

/** Three laden camels crossing a dune by palms, under a low sun. */
export const palmCaravan: Hero = {
  id: 'palm-caravan',
  words: ['Caravan', 'Dune', 'Oasis', 'Desert', 'Sahara'],
  palettes: [
    { light: '#ffc277', main: '#e8803a', deep: '#9c3a26', accent: '#ffd95e', ink: '#3a1020', shine: '#fff7d8' },
    { light: '#8fa8f0', main: '#4459b4', deep: '#1e2768', accent: '#f7ecc4', ink: '#0b0e35', shine: '#fffdf0' },
    { light: '#ffabc0', main: '#cf4a86', deep: '#6f1a66', accent: '#ffb35c', ink: '#2c0836', shine: '#fff4ea' },
    { light: '#9fe8c8', main: '#2b9a86', deep: '#0d4f55', accent: '#ffe08a', ink: '#05262d', shine: '#fffdec' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const fur = mix('#b9712f', main, 0.25)
    return `<defs>
${radial('s', [shine, mix(accent, shine, 0.5), accent, mix(accent, main, 0.6)], 'cx=".5" cy=".42" r=".62"')}
${linear('d', [mix(light, shine, 0.35), light, main])}${linear('e', [light, main, deep])}${linear('b', [main, deep])}
${linear('f', [mix(fur, shine, 0.5), fur, mix(fur, ink, 0.5)])}${linear('r', ['#ff6a5c', '#c81f3e', '#7a0f35'])}${linear('p', ['#7cc24e', '#23784a', '#0f4038'], 'x2="1" y2="1"')}
<g id="h-c" stroke="${ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">
<path d="M60 58 58 98H50L51 80 48 60ZM22 56 15 78 17 98H9L7 78 12 54Z" fill="${mix(fur, ink, 0.55)}"/>
<path d="M10 46C6 50 6 58 8 64" fill="none" stroke-width="4.5"/>
<path d="M10 48C10 40 16 36 24 35 28 22 34 15 42 16 50 17 54 28 60 36 66 42 72 42 75 36 79 29 77 20 81 14 82 8 85 6 87 10 92 9 96 11 99 14L106 18C108 21 106 25 102 25L92 24C88 31 89 43 83 53 79 58 74 61 69 62L70 78 70 98H61L61 80 57 65C48 67 39 67 33 64 33 72 31 76 32 84L32 98H23L23 84C21 74 18 66 15 58 11 56 10 52 10 48" fill="url(#h-f)"/>
<path d="M13 45C15 41 20 39 26 38M79 36C82 28 80 20 84 15" fill="none" stroke="${shine}" stroke-width="2.2"/>
<path d="M25 32C28 20 36 12 43 13 51 14 55 24 60 34L62 54C52 60 36 60 26 54Z" fill="url(#h-r)"/>
<path d="M26 47C38 52 50 52 61 47" fill="none" stroke="${accent}" stroke-width="4"/><path d="M27 40C38 44 50 44 60 40" fill="none" stroke="${shine}" stroke-width="2"/>
<path d="M29 57V63M37 59V65M45 60V66M53 59V65M60 56V62" stroke="${accent}" stroke-width="3"/>
<path d="M31 26C34 18 39 16 43 17" fill="none" stroke="${shine}" stroke-width="2.4"/>
<path d="M91 15 93 25M92 20C84 26 76 30 60 34" fill="none" stroke="${accent}" stroke-width="2"/><circle cx="94" cy="15.5" r="1.6" fill="${ink}" stroke="none"/></g>
<g id="h-t" stroke="${ink}" stroke-width="3" stroke-linejoin="round"><path d="M-6 0C2-30 0-60-8-90L2-92C10-60 12-30 6 0Z" fill="${mix('#8a5a2c', deep, 0.35)}"/><path d="M-3-14 7-17M0-28 8-32M1-44 8-48M-1-60 6-64M-4-76 3-79" stroke-width="2"/>
<g fill="url(#h-p)" stroke-width="2.6"><path d="M-3-90C-14-114-38-118-54-102-36-104-20-100-3-90M-3-90C-24-98-46-90-50-66-36-82-22-90-3-90M-3-90C8-114 34-118 50-102 32-104 16-100-3-90M-3-90C18-98 40-90 46-66 30-82 16-90-3-90M-3-90C-16-108-12-128 4-136 2-120 6-106-3-90M-3-90C-16-80-22-66-18-50-8-62-2-76-3-90"/></g>
<path d="M-44-106C-32-110-18-106-10-98M42-106C30-110 14-106 6-98" stroke="#cdea86" stroke-width="2.2" fill="none"/></g></defs>
<g stroke-linejoin="round" stroke-linecap="round"><circle cx="130" cy="92" r="84" fill="url(#h-s)" stroke="${ink}" stroke-width="4.5"/><circle cx="130" cy="92" r="75" fill="none" stroke="${shine}" stroke-width="2.4" opacity=".6"/>
<path d="M62 50A80 80 0 0 1 110 15" fill="none" stroke="#fff" stroke-width="5"/>
<path d="M104 62H152C160 62 160 52 152 52H136C142 52 142 44 136 44H120" fill="${shine}" opacity=".55"/>
<path d="M8 190C30 150 90 146 130 140 170 134 214 150 234 186L220 210H20Z" fill="url(#h-b)" stroke="${ink}" stroke-width="4"/>
<path d="M100 146C130 138 176 136 206 156" fill="none" stroke="${light}" stroke-width="3"/>
<use href="#h-c" transform="translate(142 84) scale(.54)"/><use href="#h-c" transform="translate(186 117) scale(.4)"/>
<path d="M6 200C30 168 70 160 116 170 160 178 206 172 234 186 238 206 220 220 120 220 40 220 6 216 6 200" fill="url(#h-d)" stroke="${ink}" stroke-width="4"/>
<path d="M16 190C40 168 76 166 116 174 150 181 190 176 226 186" fill="none" stroke="${shine}" stroke-width="3"/>
<use href="#h-t" transform="translate(58 190) scale(.98)"/><use href="#h-t" transform="translate(30 206) scale(-.5 .5)"/>
<use href="#h-c" transform="translate(56 92) scale(1.08)"/>
<path d="M4 208C30 190 70 192 104 202 150 214 200 196 236 204 240 226 190 236 120 236 50 236 2 228 4 208" fill="url(#h-e)" stroke="${ink}" stroke-width="4.5"/>
<path d="M14 206C40 194 74 198 104 207M134 211C170 211 202 202 228 208" fill="none" stroke="${shine}" stroke-width="3"/>
<path d="M40 220C70 214 100 222 130 224M160 226C180 222 200 222 214 216M60 230C80 226 96 230 110 230" fill="none" stroke="${deep}" stroke-width="2.6" opacity=".6"/></g>`
  },
}
