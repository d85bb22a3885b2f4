import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { glint, linear, mix, radial } from '../parts/shading.ts'

/** A glossy chili pepper over two crossed maracas. */
export const maracasChili: Hero = {
  id: 'maracas-chili',
  words: ['Chili', 'Maracas', 'Salsa', 'Picante', 'Carnival'],
  palettes: [
    { light: '#ff6a4a', main: '#e0162b', deep: '#85061f', accent: '#ffb62e', ink: '#33070f', shine: '#fffaea' },
    { light: '#9fe858', main: '#36a82a', deep: '#0f5a2c', accent: '#ff6f3c', ink: '#0b2a18', shine: '#fcfff0' },
    { light: '#ffd95a', main: '#f59a12', deep: '#a54806', accent: '#1fb0b8', ink: '#3d1606', shine: '#fffdf0' },
    { light: '#d58aff', main: '#8a2be0', deep: '#430d86', accent: '#ff8a3c', ink: '#1e063d', shine: '#fffaff' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const teal = mix('#14a89a', deep, 0.1)
    const wood = '#b5763c'
    const chili =
      'M96 52C116 38 150 46 158 70 168 104 156 150 126 182 106 204 78 220 46 226 38 228 36 220 42 216 72 198 88 176 92 148 96 116 84 90 86 70 87 62 90 56 96 52'
    return `<defs><clipPath id="h-c"><path id="h-e" d="M0-112C26-112 40-88 38-64 36-42 22-28 0-28-22-28-36-42-38-64-40-88-26-112 0-112"/></clipPath><clipPath id="h-d"><path d="${chili}"/></clipPath>
${radial('m', [mix(accent, shine, 0.7), accent, mix(accent, ink, 0.3), mix(accent, ink, 0.6)], 'cx=".34" cy=".28" r=".8"')}
${radial('o', ['#ffffff 0 .4', '#ffffff 38 0', `${ink} 70 .08`, `${ink} 100 .6`], 'cx=".34" cy=".28" r=".78"')}
${linear('w', [`${mix(wood, ink, 0.45)} 0`, `${mix(wood, shine, 0.5)} 32`, `${wood} 60`, `${mix(wood, ink, 0.7)} 100`], '')}
${linear('p', [light, main, `${main} 56`, deep], 'x1=".2" x2=".9" y2=".6"')}${linear('g', ['#a8e05a', '#3f9d33', '#12552c'], 'x2=".8" y2="1"')}
<g id="h-a" stroke-linejoin="round" stroke-linecap="round"><path d="M-8-32 -6 112C-6 120 6 120 6 112L8-32Z" fill="url(#h-w)" stroke="${ink}" stroke-width="4.5"/>
<g stroke="${ink}" stroke-width="3"><path d="M-7 84H7L6 92H-6Z" fill="${main}"/><path d="M-7 96H7L6 104H-6Z" fill="${teal}"/></g>
<use href="#h-e" fill="${accent}"/><g clip-path="url(#h-c)"><rect x="-44" y="-116" width="88" height="30" fill="${teal}"/><rect x="-44" y="-56" width="88" height="30" fill="${main}"/>
<path d="M-44-86H44M-44-56H44" stroke="${ink}" stroke-width="3"/><path d="M-44-86H44M-44-56H44" stroke="${shine}" stroke-width="6" transform="translate(0-5)"/>
<path d="M-42-64-32-78-22-64-11-78 0-64 11-78 22-64 32-78 42-64" fill="none" stroke="${ink}" stroke-width="8"/><path d="M-42-64-32-78-22-64-11-78 0-64 11-78 22-64 32-78 42-64" fill="none" stroke="${shine}" stroke-width="4"/>
<g fill="${shine}"><circle cx="-22" cy="-44" r="4"/><circle cx="0" cy="-44" r="4"/><circle cx="22" cy="-44" r="4"/><circle cx="-12" cy="-101" r="3.4"/><circle cx="8" cy="-102" r="3.4"/></g></g>
<use href="#h-e" fill="url(#h-o)"/><use href="#h-e" fill="none" stroke="${ink}" stroke-width="5"/>
<path d="M-28-74C-28-90-20-100-10-103" fill="none" stroke="#fff" stroke-width="5" opacity=".9"/><circle cx="-27" cy="-62" r="3" fill="#fff" opacity=".9"/><path d="M32-58C29-46 22-38 12-34" fill="none" stroke="${mix(accent, shine, 0.5)}" stroke-width="2.6"/>
<path d="M-12-32H12L9-20H-9Z" fill="url(#h-m)" stroke="${ink}" stroke-width="4"/></g></defs>
<use href="#h-a" transform="translate(120 160) rotate(44) translate(0 -22)"/><use href="#h-a" transform="translate(120 160) rotate(-44) translate(0 -22)"/>
<g transform="translate(-4 8)" stroke-linejoin="round" stroke-linecap="round">
<path d="${chili}" fill="url(#h-p)" stroke="${ink}" stroke-width="10"/><path d="${chili}" fill="url(#h-p)"/>
<g clip-path="url(#h-d)"><path d="M158 60C168 110 150 150 120 178 96 200 70 214 40 222L60 236 190 180V60Z" fill="${deep}" opacity=".55" transform="translate(-8 0)"/>
<path d="M150 84C154 116 140 150 114 176 98 190 84 198 68 206" fill="none" stroke="${light}" stroke-width="4" opacity=".95"/></g>
<path d="M98 72C94 84 104 104 106 124 107 138 104 152 98 164 108 156 116 140 116 122 116 104 104 88 106 74 104 66 100 66 98 72" fill="${shine}" opacity=".92"/><path d="M92 176C86 188 76 198 66 206" fill="none" stroke="${shine}" stroke-width="4.5" opacity=".85"/>
<path d="M116 46C110 30 100 20 86 18 82 10 92 2 100 8 114 16 124 28 128 44Z" fill="url(#h-g)" stroke="${ink}" stroke-width="4.5"/>
<path d="M82 74C76 54 94 36 120 38 148 38 166 54 166 80 158 72 152 70 148 80 140 68 132 68 126 80 118 66 110 66 106 76 98 64 90 66 82 74" fill="url(#h-g)" stroke="${ink}" stroke-width="4.5"/>
<path d="M92 58C98 50 108 46 118 46" fill="none" stroke="#eaffb0" stroke-width="4"/><path d="M94 12C104 16 112 26 116 36" fill="none" stroke="#c8f07a" stroke-width="2.6"/></g>
${glint(50, 26, 8, shine)}${glint(196, 26, 8, shine)}${glint(208, 140, 9, shine)}${glint(30, 150, 7, shine)}`
  },
}
