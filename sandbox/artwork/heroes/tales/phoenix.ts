import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, mirrored, radial } from '../parts/paint.ts'

/** A phoenix with its wings spread and a burning tail. */
export const phoenix: Hero = {
  id: 'phoenix',
  palettes: [
    { light: '#ffd75a', main: '#ff7a1c', deep: '#c2181f', accent: '#20b8a8', ink: '#4a0a12', shine: '#fff8d8' },
    { light: '#b8f3ff', main: '#2f9bf0', deep: '#1c2fa8', accent: '#ffce4a', ink: '#0a1148', shine: '#f2ffff' },
    { light: '#fff6bd', main: '#f5c12f', deep: '#b06a0c', accent: '#e8343f', ink: '#472006', shine: '#ffffff' },
    { light: '#d0ffb8', main: '#2fc274', deep: '#0a6660', accent: '#ffb02e', ink: '#042c30', shine: '#fbfff0' },
  ],
  words: ['Phoenix', 'Ember', 'Rebirth', 'Flame', 'Firebird'],
  draw(p) {
    const feathers = (shape: string, from: number, step: number, sizes: readonly number[]): string =>
      sizes.map((size, at) => `<use href="#${shape}" transform="rotate(${from + at * step}) scale(${size})"/>`).join('')
    return `<defs>${linear('h-a', [p.shine, p.light, p.main, p.deep])}${linear('h-b', [p.light, p.main, p.deep])}
${linear('h-c', [p.deep, p.main, p.light], 0, 0, 0, 1)}${radial('h-d', [p.shine, p.accent, p.ink], 0.4, 0.35, 0.7)}
${linear('h-e', [p.main, p.deep, p.ink])}
<g id="h-f"><path d="M0 0C-15 -28 -19 -62 -9 -86C-6 -94 0 -100 6 -106C4 -98 6 -94 9 -86C17 -58 13 -26 0 0Z"
fill="url(#h-e)" stroke="${p.ink}" stroke-width="1.8"/>
<path d="M0 -30C-2 -50 -1 -72 1 -86M-8 -54C-9 -64 -8 -74 -5 -82M9 -54C10 -64 9 -74 7 -82" fill="none"
stroke="${p.light}" stroke-width="1.8" stroke-linecap="round"/></g>
<g id="h-t"><path d="M0 0C-15 -28 -19 -62 -9 -86C-6 -94 0 -100 6 -106C4 -98 6 -94 9 -86C17 -58 13 -26 0 0Z"
fill="url(#h-b)" stroke="${p.ink}" stroke-width="2"/>
<path d="M0 -20C-2 -44 -1 -70 2 -90" fill="none" stroke="${p.shine}" stroke-width="2.6" stroke-linecap="round"/></g>
<g id="h-q"><path d="M0 0C-4 24 -10 38 -15 52C-11 51 -9 53 -8 56C-14 62 -16 70 -14 78C-11 76 -8 78 -7 80C-7 86 -4 90 0
95C4 90 7 86 7 80C8 78 11 76 14 78C16 70 14 62 8 56C9 53 11 51 15 52C10 38 4 24 0 0Z" fill="url(#h-a)"
stroke="${p.ink}" stroke-width="2.2" stroke-linejoin="round"/><path d="M0 12V54M-3 30L-8 46M3 30L8 46" fill="none"
stroke="${p.shine}" stroke-width="2" stroke-linecap="round"/><path d="M0 58C-8 64 -8 74 0 84C8 74 8 64 0 58Z"
fill="url(#h-d)"
stroke="${p.ink}" stroke-width="1.8"/></g></defs>
<g transform="translate(8.4 6.5) scale(0.93)">
<g transform="translate(120 144)">${[
      [-64, 0.9],
      [64, 0.9],
      [-42, 1],
      [42, 1],
      [-20, 0.98],
      [20, 0.98],
      [0, 1],
    ]
      .map(([turn, size]) => `<use href="#h-q" transform="rotate(${turn}) scale(${size})"/>`)
      .join('')}</g>
<g transform="translate(12.5 .5) scale(.896
.88)">${mirrored(
      'h-l',
      `
<g transform="translate(110 138)">${feathers('h-f', -122, 13, [0.72, 0.82, 0.9, 0.99, 1.1, 1.22, 1.28, 1.26, 1.18])}</g>
<g transform="translate(110 132)">${feathers('h-t', -114, 14, [0.58, 0.66, 0.74, 0.82, 0.88, 0.9, 0.88, 0.84])}</g>
<path d="M114 150C92 150 66 138 52 118C62 118 66 116 68 112C60 106 54 98 52 88C62 92 70 90 74 86C70 78 70 70 72 62C82
70 90 72 95 68C100 90 108 108 118 118Z" fill="url(#h-b)"
stroke="${p.ink}" stroke-width="2.4" stroke-linejoin="round"/>
<path d="M112 142C94 140 78 132 68 122C76 120 80 116 80 110C74 106 70 102 68 98C76 100 82 98 85 94C82 88 82 82 82 78
C90 84 94 84 97 82C102 98 108 110 116 120Z" fill="${p.light}"/>
<path d="M112 134C100 132 92 126 88 120C93 118 95 114 95 110C92 108 90 104 90 102C96 104 100 104 102 100C106 110 110
118 116 124Z" fill="${p.shine}" opacity=".85"/>`,
    )}
<path d="M108 66C108 52 118 44 130 46C140 48 145 56 143 66C140 78 132 84 134 96C146 112 148 134 142 154C136 172 128
184 120 194C112 184 102 170 98 154C92 132 98 112 108 98
C112 88 109 78 108 66Z" fill="url(#h-a)" stroke="${p.ink}" stroke-width="3"/>
<path d="M134 96C146 112 148 134 142 154C136 172 128 184 120 194C130 170 134 140 128 112C126 96 134 84 142 70C140 80
132 86 134 96Z" fill="${p.deep}" opacity=".45"/>
<path d="M108 118C112 123 116 123 120 118C124 123 128 123 132 118M103 132C108 138 113 138 118 132C123 138 129 138 135
132M102 147C108 153 113 153 118 147C123 153 130 153 137 147
M107 162C111 167 116 167 120 162C124 167 129 167 133 162M114 176C116 180 123 180 126 176" fill="none"
stroke="${p.deep}" stroke-width="2.2" stroke-linecap="round"/>
<path d="M112 50C100 44 92 34 92 18C100 28 106 32 112 34C108 26 108 16 114 6C116 18 120 26 126 30C126 22 130 14 138 10
C136 22 138 32 136 48C128 42 118 44 112 50Z" fill="url(#h-c)"
stroke="${p.ink}" stroke-width="2.4" stroke-linejoin="round"/><path d="M114 46C110 40 104 36 100 32M121 43C118 36 116
28 115 20M130 44C131 36 131 28 133 20" fill="none" stroke="${p.shine}" stroke-width="1.8"
stroke-linecap="round"/>
<path d="M141 56C150 57 157 62 160 72C152 70 148 71 142 72Z" fill="${p.light}" stroke="${p.ink}" stroke-width="2.4"
stroke-linejoin="round"/><path d="M142 64L155 67" stroke="${p.ink}" stroke-width="1.4"/>
<path d="M117 58C124 55 134 58 140 63C133 69 122 68 117 58Z" fill="#fff" stroke="${p.ink}" stroke-width="2.2"
stroke-linejoin="round"/><circle cx="130.6" cy="62.4" r="3.8" fill="${p.accent}"/>
<circle cx="131" cy="62.4" r="2" fill="${p.ink}"/>
<path d="M112 54C122 50 134 54 143 62C132 58 122 58 112 54Z" fill="${p.deep}" stroke="${p.ink}" stroke-width="1.6"/>
<path d="M111 72C115 86 110 96 105 108C100 120 99 134 102 148" fill="none" stroke="#fff" stroke-width="2.6"
stroke-linecap="round" opacity=".9"/></g></g>`
  },
}
