import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import type { RibbonPoint } from '../parts/paint.ts'
import { linear, mirrored, radial, ribbon, symmetric } from '../parts/paint.ts'

/** An octopus king: a crown on its head, its arms curled. */
export const octopus: Hero = {
  id: 'octopus',
  palettes: [
    { light: '#e29cff', main: '#9a3fd0', deep: '#4a1680', accent: '#ffc43d', ink: '#22063f', shine: '#fbeeff' },
    { light: '#ff9d8a', main: '#dd3a4a', deep: '#80102f', accent: '#ffd04a', ink: '#330414', shine: '#fff0e8' },
    { light: '#8ff0e0', main: '#179c9c', deep: '#0a4a62', accent: '#ffb93a', ink: '#042433', shine: '#effffb' },
    { light: '#a9c4ff', main: '#3d62d6', deep: '#182a80', accent: '#ffdc6a', ink: '#080f36', shine: '#f0f5ff' },
  ],
  words: ['Octopus', 'Kraken', 'King', 'Tentacle', 'Deep'],
  draw(p) {
    const arms: readonly (readonly RibbonPoint[])[] = [
      [
        [86, 150, 30],
        [52, 152, 24],
        [24, 136, 19],
        [14, 106, 15],
        [30, 88, 12],
        [46, 98, 9],
        [40, 110, 5],
      ],
      [
        [90, 166, 30],
        [62, 182, 24],
        [34, 182, 19],
        [14, 164, 14],
        [10, 146, 9],
        [18, 138, 4],
      ],
      [
        [96, 172, 32],
        [80, 202, 25],
        [54, 218, 20],
        [26, 214, 15],
        [20, 198, 11],
        [32, 192, 8],
        [36, 200, 4],
      ],
      [
        [108, 176, 32],
        [106, 206, 25],
        [92, 226, 18],
        [70, 232, 13],
        [62, 224, 8],
        [68, 220, 4],
      ],
    ]
    const suckers = [
      '46 161 4.2',
      '32 151 3.8',
      '22 138 3.4',
      '60 190 4',
      '44 191 3.6',
      '30 186 3.2',
      '86 208 4',
      '74 218 3.6',
      '58 225 3.2',
      '112 206 4.2',
      '106 220 3.6',
    ]
    return `<defs>${radial('h-a', [p.light, p.main, p.main, p.deep], 0.42, 0.3, 0.75)}
${linear('h-b', [p.light, p.main, p.deep])}
${linear('h-c', ['#fff8d0', p.accent, '#a8660a'])}${radial('h-d', ['#fff6b0', p.accent, p.ink], 0.5, 0.6, 0.7)}</defs>
<g transform="translate(10.8 10.3) scale(0.91)">
${mirrored(
  'h-l',
  `
<g fill="url(#h-b)" stroke="${p.ink}" stroke-width="3.2"
stroke-linejoin="round">${arms.map((arm) => `<path d="${ribbon(arm)}"/>`).join('\n')}</g>
<g fill="${p.shine}" stroke="${p.deep}" stroke-width="1.4" opacity=".9">${suckers
    .map((sucker) => {
      const [x, y, r] = sucker.split(' ')
      return `<circle cx="${x}" cy="${y}" r="${r}"/>`
    })
    .join('')}</g>
<path d="M64 144C44 142 26 132 18 112M76 166C60 174 42 176 26 166M84 182C74 198 58 208 38 208" fill="none"
stroke="${p.light}" stroke-width="2.6" stroke-linecap="round" opacity=".9"/>`,
)}
<path d="${symmetric(`M120 34C84 34 52 58 50 96C50 116 62 126 68 136C70 150 72 164 82 174C92 184 100 178 106 184
C112 188 116 188 120 188`)}" fill="url(#h-a)" stroke="${p.ink}" stroke-width="3.8"/>
<path d="M188 84C192 112 178 126 172 136C170 150 168 164 158 174C148 184 140 178 134 184C148 168 158 150 162 134C176
122 188 104 188 84Z" fill="${p.deep}" opacity=".5"/>
<g fill="${p.light}" opacity=".75"><circle cx="66" cy="82" r="5"/><circle cx="76" cy="68" r="3.4"/>
<circle cx="62" cy="97" r="3"/><circle cx="172" cy="78" r="4.4"/><circle cx="178" cy="92" r="3"/>
<circle cx="164" cy="66" r="2.8"/></g>
${mirrored(
  'h-m',
  `
<path d="M74 118C74 94 108 94 112 118C112 140 76 140 74 118Z" fill="#fff" stroke="${p.ink}" stroke-width="3.2"/>
<circle cx="95" cy="118" r="13.6" fill="url(#h-d)"/>
<path d="M84 118C90 112 100 112 106 118C100 123 90 123 84 118Z" fill="${p.ink}"/>
<circle cx="89" cy="111" r="3.8" fill="#fff"/>
<path d="M70 116C72 94 106 90 116 116C106 104 88 102 70 116Z" fill="${p.main}" stroke="${p.ink}" stroke-width="3"
stroke-linejoin="round"/>
<path d="M70 100C80 92 98 94 112 106" fill="none" stroke="${p.ink}" stroke-width="5" stroke-linecap="round"/>
<ellipse cx="76" cy="146" rx="9" ry="5" fill="#ff7f9f" opacity=".45"/>`,
)}
<path d="M96 154C108 166 132 166 144 154C140 176 100 176 96 154Z" fill="${p.ink}" stroke="${p.ink}" stroke-width="2.6"
stroke-linejoin="round"/><path d="M103 162L108 170L112 164ZM137 162L132 170L128 164Z" fill="#fff"/>
<path d="M58 92C60 72 72 58 88 52" fill="none" stroke="${p.shine}" stroke-width="4.4" stroke-linecap="round"
opacity=".9"/>
<path d="M78 58L66 16L94 32L120 4L146 32L174 16L162 58C134 46 106 46 78 58Z" fill="url(#h-c)" stroke="${p.ink}"
stroke-width="3.4" stroke-linejoin="round"/>
<path d="M120 10L146 38L170 22L160 54C148 48 134 46 120 46Z" fill="#8a4c05" opacity=".25"/>
<path d="M76 54C104 40 136 40 164 54L162 64C136 51 104 51 78 64Z" fill="url(#h-c)" stroke="${p.ink}"
stroke-width="2.8" stroke-linejoin="round"/>
<path d="M120 22L128 32L120 43L112 32Z" fill="#e8304c" stroke="${p.ink}" stroke-width="2"/>
<path d="M120 25L123 32L120 34L116 32Z" fill="#fff" opacity=".7"/>
<g fill="#fff3c0" stroke="${p.ink}" stroke-width="2"><circle cx="66" cy="15" r="5"/><circle cx="120" cy="6" r="5"/>
<circle cx="174" cy="15" r="5"/></g>
<g fill="#33c6d8" stroke="${p.ink}" stroke-width="1.4"><circle cx="94" cy="52" r="3.4"/>
<circle cx="146" cy="52" r="3.4"/></g><circle cx="120" cy="49" r="3.8" fill="#e8304c" stroke="${p.ink}"
stroke-width="1.4"/></g>`
  },
}
