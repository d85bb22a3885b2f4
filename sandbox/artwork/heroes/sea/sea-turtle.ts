import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, mirrored, radial, symmetric } from '../parts/paint.ts'

/** A sea turtle that swims upwards, seen from above. */
export const seaTurtle: Hero = {
  id: 'sea-turtle',
  palettes: [
    { light: '#b7e27a', main: '#4fa35a', deep: '#1d5748', accent: '#d98b3a', ink: '#0d2a2a', shine: '#fbffe2' },
    { light: '#9fe6ff', main: '#3590dc', deep: '#173f8e', accent: '#ffd15a', ink: '#081a40', shine: '#f2fdff' },
    { light: '#fff2b0', main: '#efbb3c', deep: '#a0660f', accent: '#c22f3f', ink: '#3d2006', shine: '#fffef0' },
    { light: '#f5b8e8', main: '#a552c4', deep: '#4d1f7c', accent: '#39d0c0', ink: '#210a3c', shine: '#fff4fd' },
  ],
  words: ['Turtle', 'Lagoon', 'Shell', 'Tide', 'Coral Isle'],
  draw(p) {
    return `<defs>${linear('h-a', [p.light, p.main, p.deep], 0.2, 0, 0.7, 1)}
${radial('h-b', ['#ffe7a8', p.accent, p.accent, p.deep], 0.42, 0.3, 0.95)}
${radial('h-c', [p.shine, p.light, p.main], 0.4, 0.3, 0.8)}<g id="h-s" fill="${p.deep}" opacity=".75">
<path d="M0 -6L6 -2L5 5L-3 6L-6 0Z"/></g></defs>
<g transform="rotate(18 120 120) translate(9 9) scale(.925)">
<path d="${symmetric(`M120 196C114 206 114 220 120 232`)}" fill="url(#h-a)" stroke="${p.ink}" stroke-width="3"/>
${mirrored(
  'h-l',
  `
<path d="M78 88C52 62 22 60 0 92C-8 106 -8 120 -2 128C12 112 28 110 46 116C58 120 68 124 78 122Z" fill="url(#h-a)"
stroke="${p.ink}" stroke-width="3.4" stroke-linejoin="round"/>
<path d="M1 112C8 80 40 66 66 88" fill="none" stroke="${p.shine}" stroke-width="2.8" stroke-linecap="round"
opacity=".9"/>
<use href="#h-s" x="30" y="100"/><use href="#h-s" transform="translate(48 98) scale(1.1)"/>
<use href="#h-s" transform="translate(16 111) scale(.7)"/><use href="#h-s" transform="translate(64 106) scale(1.1)"/>
<use href="#h-s" transform="translate(40 108) scale(.6)"/>
<path d="M80 170C58 176 40 196 38 226C54 230 72 220 84 208C92 200 98 194 100 188Z" fill="url(#h-a)" stroke="${p.ink}"
stroke-width="3.4" stroke-linejoin="round"/>
<use href="#h-s" x="70" y="196"/><use href="#h-s" transform="translate(60 208) scale(.8)"/>
<use href="#h-s" transform="translate(82 190) scale(.7)"/>`,
)}
<path d="${symmetric(`M120 10C104 10 96 24 98 42C98 56 104 68 108 80L120 82`)}" fill="url(#h-a)" stroke="${p.ink}"
stroke-width="3.4" stroke-linejoin="round"/>
${mirrored(
  'h-m',
  `
<path d="M98 36C96 28 104 24 110 30C112 38 108 44 103 44C100 43 98 40 98 36Z" fill="#fff" stroke="${p.ink}"
stroke-width="2.4"/><circle cx="104" cy="34.6" r="4.6" fill="${p.ink}"/>
<circle cx="102.6" cy="32.8" r="1.7" fill="#fff"/><path d="M110 52L116 48L118 56L112 60Z M107 66L113 64L115 72L110 74
ZM112 16L118 14L118 22L113 24Z" fill="${p.deep}" opacity=".7"/>`,
)}
<path d="M120 30L126 38L123 46H117L114 38Z" fill="${p.deep}" opacity=".7"/>
<path d="M103 22C107 15 113 13 119 13" fill="none" stroke="${p.shine}" stroke-width="2.6" stroke-linecap="round"/>
<path d="${symmetric(`M120 68C88 68 62 94 58 130C56 164 84 198 120 212`)}" fill="${p.deep}" stroke="${p.ink}"
stroke-width="4"/>
<path d="${symmetric(`M120 78C94 78 74 100 70 130C68 160 90 188 120 200`)}" fill="${p.ink}"/>
${mirrored(
  'h-n',
  `
<path d="M63 112L72 116M60 132L69 133M62 152L71 149M71 171L79 166M85 187L91 181M103 200L107 192M72 94L80 101M87 80L92
89" stroke="${p.light}" stroke-width="2.4"/>
<path d="M116 80C108 81 100 84 94 88L100 100L117 104V80Z M91 90C82 98 76 106 73 117L90 126L98 104Z M72 121C71 130 71
138 72 146L90 150L94 145L89 130Z
M74 150C77 160 83 170 90 177L102 168L92 154Z M93 180C100 186 108 191 117 195L117 180L104 171Z" fill="url(#h-b)"
stroke="${p.ink}" stroke-width="1.6" stroke-linejoin="round"/>`,
)}
<g fill="url(#h-b)" stroke="${p.ink}" stroke-width="1.6" stroke-linejoin="round">
<path d="M102 104L120 108L138 104L146 126L134 142H106L94 126Z"/><path d="M106 146H134L144 151L134 170L120 176L106 170
L96 151Z"/></g>
<path d="M106 110L120 113L134 110M100 126L107 137H133M106 152H126M99 90L114 85M82 104L90 95M78 125L85 129M82 152L89
156" fill="none" stroke="${p.shine}" stroke-width="2.4" stroke-linecap="round" opacity=".75"/>
<path d="M64 116C70 92 88 76 112 73" fill="none" stroke="${p.shine}" stroke-width="2.8" stroke-linecap="round"
opacity=".85"/></g>`
  },
}
