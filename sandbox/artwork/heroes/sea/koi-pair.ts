import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, radial, ribbon } from '../parts/paint.ts'

/** Two koi that circle each other, seen from above. */
export const koiPair: Hero = {
  id: 'koi-pair',
  palettes: [
    { light: '#fffdf6', main: '#f6e6d4', deep: '#cf9f86', accent: '#ee4a26', ink: '#33121a', shine: '#ffffff' },
    { light: '#fff3b0', main: '#f4c13a', deep: '#b0700f', accent: '#d3222f', ink: '#38180a', shine: '#fffef0' },
    { light: '#dfe9ff', main: '#93a9e2', deep: '#43559c', accent: '#ffa62e', ink: '#101a3e', shine: '#ffffff' },
    { light: '#f0fff6', main: '#a6e8cd', deep: '#3b9481', accent: '#127a6a', ink: '#05302e', shine: '#ffffff' },
  ],
  words: ['Koi', 'Twin Koi', 'Pond', 'Fortune', 'Ripple'],
  draw(p) {
    const body = ribbon([
      [153, 72, 10],
      [148, 60, 30],
      [130, 45, 46],
      [102, 41, 56],
      [74, 58, 57],
      [55, 90, 50],
      [47, 122, 37],
      [51, 150, 25],
      [62, 172, 16],
    ])
    const fin = (d: string, ribs: string): string => `<path d="${d}" fill="url(#h-f)" stroke="${p.ink}"
stroke-width="2.4" stroke-linejoin="round"/>
<path d="${ribs}" fill="none" stroke="${p.accent}" stroke-width="1.6" opacity=".7" stroke-linecap="round"/>`
    return `<defs>${radial('h-a', [p.shine, p.light, p.main, p.deep], 0.36, 0.42, 0.78)}
${linear('h-f', [p.light, p.main], 1, 0, 0, 1)}
${linear('h-r', [p.accent, p.accent, p.ink], 0, 0, 0.2, 1.5)}
<pattern id="h-p" width="12" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(28)">
<path d="M0 0C0 7 12 7 12 0M-6 5C-6 12 6 12 6 5C6 12 18 12 18 5"
fill="none" stroke="${p.ink}" stroke-width="1.2" opacity=".28"/></pattern><clipPath id="h-k"><path d="${body}"/>
</clipPath>
<g id="h-koi">${fin(
      'M58 164C42 170 22 184 14 204C26 210 36 208 46 202C46 214 52 226 66 234C78 220 80 190 66 166Z',
      `M56 172C42 180 30 190 22 202M60 176C54 190 52 204 58 222
M64 176C68 190 70 204 68 222M57 175C50 184 46 192 42 200`,
    )}
${fin(
  'M84 34C74 20 60 12 40 10C38 28 46 42 64 50Z',
  `M74 36C66 26 56 20 46 18M68 42C60 34 52 30 46 28
M62 46C56 42 52 40 48 38`,
)}
${fin('M100 66C112 72 122 84 124 102C108 104 94 98 84 86Z', 'M100 76C108 82 114 90 117 97M94 82C100 88 106 94 110 98')}
${fin('M34 112C20 114 8 124 4 138C14 144 30 140 40 130Z', 'M34 120C24 122 16 128 11 135M36 126C28 130 22 134 18 138')}
${fin('M62 132C74 134 84 142 88 154C78 158 66 154 58 146Z', 'M66 140C74 144 78 148 81 152')}
<path d="${body}" fill="url(#h-a)" stroke="${p.ink}" stroke-width="3.4" stroke-linejoin="round"/>
<g clip-path="url(#h-k)"><path d="M116 10C112 26 118 34 128 38C138 42 142 48 138 56C128 60 118 56 112 60C104 70 90 62
92 50C86 38 92 20 98 10Z M34 40C50 50 62 48 70 58C84 60 90 74 84 86C78 96 66 90 60 98
C52 108 40 98 24 104Z M76 112C70 108 62 112 60 120C54 126 58 136 66 140L84 130Z M24 134C40 130 46 140 52 146C64 148 66
158 72 166L50 180L36 168Z" fill="url(#h-r)"/>
<path d="M104 0L0 60V220H100L84 96L116 62C98 56 98 30 104 0Z" fill="url(#h-p)"/>
<path d="M150 78C120 62 96 74 82 98C72 116 68 140 74 176L110 180L130 90Z" fill="${p.ink}" opacity=".2"/></g>
<path d="M94 54C76 64 62 84 57 110" fill="none" stroke="${p.ink}" stroke-width="6.4" stroke-linecap="round"/>
<path d="M94 54C76 64 62 84 57 110" fill="none" stroke="${p.light}" stroke-width="2.8" stroke-linecap="round"/>
<path d="M112 18C102 34 104 52 114 66" fill="none" stroke="${p.ink}" stroke-width="2.4" stroke-linecap="round"
opacity=".6"/>
<path d="M158 70C164 74 168 74 172 80M144 76C146 84 144 88 148 94" fill="none" stroke="${p.ink}" stroke-width="2.6"
stroke-linecap="round"/><path d="M145 70C150 68 154 66 156 62" fill="none" stroke="${p.ink}" stroke-width="2"/>
<circle cx="144" cy="41" r="5.4" fill="${p.ink}"/><circle cx="142.6" cy="39" r="1.9" fill="#fff"/>
<circle cx="130" cy="65" r="5.4" fill="${p.ink}"/><circle cx="128.6" cy="63" r="1.9" fill="#fff"/>
<path d="M124 22C88 10 56 38 42 74C34 96 30 118 33 138" fill="none" stroke="${p.shine}" stroke-width="3"
stroke-linecap="round" opacity=".95"/></g></defs>
<g transform="translate(8.4 8.4) scale(0.93)">
<use href="#h-koi"/><use href="#h-koi" transform="rotate(180 120 120)"/>
<g fill="${p.shine}" stroke="${p.ink}" stroke-width="2"><path id="h-b" d="M120 122C108 114 108 100 116 98L120 102L124
98C132 100 132 114 120 122Z"/>${[72, 144, 216, 288]
      .map((turn) => `<use href="#h-b" transform="rotate(${turn} 120 121)"/>`)
      .join('')}<circle cx="120" cy="121" r="6"
fill="${p.accent}"/></g></g>`
  },
}
