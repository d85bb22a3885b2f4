import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { glint, linear, mix, n, radial } from '../parts/shading.ts'

const STAR = [0, 1, 2, 3, 4]
  .flatMap((at) => [
    [28, at * 72],
    [13, at * 72 + 36],
  ])
  .map(
    ([r = 0, turn = 0]) =>
      `${n(120 + r * Math.sin((turn * Math.PI) / 180))} ${n(81 - r * Math.cos((turn * Math.PI) / 180))}`,
  )
  .join('L')

/** A steel war hammer with a glowing star, lightning at its back. */
export const stormHammer: Hero = {
  id: 'storm-hammer',
  words: ['Storm', 'Hammer', 'Thunder', 'Northern', 'Forge'],
  palettes: [
    { light: '#c9d6ea', main: '#6f7f9c', deep: '#2c3550', accent: '#6fe3ff', ink: '#0d1226', shine: '#f4fbff' },
    { light: '#ffe08a', main: '#d9921f', deep: '#74400c', accent: '#ff6a3c', ink: '#2b1206', shine: '#fffae6' },
    { light: '#b9ecd2', main: '#3f9678', deep: '#14483f', accent: '#d6ff5c', ink: '#062019', shine: '#f4fff6' },
    { light: '#e2c4f5', main: '#8a5cc0', deep: '#3c2270', accent: '#ffb84d', ink: '#180a35', shine: '#fcf5ff' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const gold = mix('#f6b93b', accent, 0.12)
    const wood = mix('#8a5230', main, 0.15)
    return `<defs>
${linear('f', [mix(main, light, 0.45), main, deep])}${linear('t', [shine, light])}${linear('b', [deep, mix(deep, ink, 0.6)])}
${linear('g', [mix(gold, shine, 0.75), gold, mix(gold, ink, 0.5)])}${linear(
  'w',
  [`${mix(wood, ink, 0.5)} 0`, `${mix(wood, shine, 0.3)} 30`, wood, `${mix(wood, ink, 0.7)} 100`],
  '',
)}
${radial('s', [shine, `${mix(accent, shine, 0.5)} 30`, accent], '')}${radial('o', [`${accent} 0 .9`, `${accent} 100 0`], '')}
<g id="h-k"><path d="M26 42H50V120H26L14 106V56Z" fill="url(#h-f)" stroke="${ink}" stroke-width="4.5"/>
<path d="M26 42H50V52H31L22 62V100L14 106V56Z" fill="url(#h-t)"/><path d="M14 106 22 100 31 110H50V120H26Z" fill="url(#h-b)"/>
<path d="M48 34H68V128H48Z" fill="url(#h-g)" stroke="${ink}" stroke-width="4.5"/><path d="M52 38V124" stroke="${shine}" stroke-width="2.6" opacity=".9"/></g></defs>
<g stroke-linejoin="round"><g stroke="${ink}" stroke-width="4" fill="${mix(accent, shine, 0.55)}">
<path d="M56 4 34 50 54 46 30 92 88 34 64 38 84 4Z"/><path d="M200 100 226 118 212 126 236 160 190 134 206 126 176 108Z"/><path d="M22 132 10 168 26 164 14 204 52 150 36 154 48 128Z"/></g>
<path d="M66 8 50 40 64 36M28 140 22 160 34 156" stroke="${shine}" stroke-width="3" fill="none"/>
<g transform="rotate(-20 120 110) translate(0 8)">
<path d="M106 112H134V212H106Z" fill="url(#h-w)" stroke="${ink}" stroke-width="4.5"/>
<g stroke="${ink}" stroke-width="3"><path id="h-r" d="M104 146 136 132V142L104 156Z" fill="${mix(wood, shine, 0.15)}"/><use href="#h-r" y="19"/><use href="#h-r" y="38"/><use href="#h-r" y="57"/></g>
<path d="M112 136V206" stroke="${shine}" stroke-width="3" opacity=".35"/>
<path d="M100 206H140L146 216 140 228H100L94 216Z" fill="url(#h-g)" stroke="${ink}" stroke-width="4.5"/><path d="M102 210H138" stroke="${shine}" stroke-width="2.6"/>
<path d="M98 120H142L138 134H102Z" fill="url(#h-g)" stroke="${ink}" stroke-width="4"/>
<use href="#h-k"/><use href="#h-k" transform="translate(240) scale(-1 1)"/>
<path d="M66 40H174V122H66Z" fill="url(#h-f)" stroke="${ink}" stroke-width="4.5"/>
<path d="M66 40H174L164 50H76Z" fill="url(#h-t)"/><path d="M66 40 76 50V112L66 122Z" fill="${light}" opacity=".6"/>
<path d="M66 122 76 112H164L174 122Z" fill="url(#h-b)"/><path d="M174 40 164 50V112L174 122Z" fill="${deep}"/>
<path d="M78 52H162V110H78Z" fill="none" stroke="${gold}" stroke-width="2.6"/>
<path d="M84 58h12l-12 12ZM156 58h-12l12 12ZM84 104h12l-12-12ZM156 104h-12l12-12Z" fill="url(#h-g)"/>
<circle cx="120" cy="81" r="38" fill="url(#h-o)"/>
<path d="M${STAR}Z" fill="${ink}" stroke="${ink}" stroke-width="9"/><path d="M${STAR}Z" fill="none" stroke="url(#h-g)" stroke-width="4.6"/>
<path d="M${STAR}Z" fill="url(#h-s)" transform="translate(120 81) scale(.72) translate(-120 -81)"/>
<path d="M90 112 134 50H150L106 112Z" fill="${shine}" opacity=".16"/>
<path d="M28 44H46M70 42H170M194 44H212" stroke="${shine}" stroke-width="3" stroke-linecap="round"/></g></g>
${glint(44, 76, 13, shine)}${glint(196, 40, 9, shine)}${glint(120, 106, 8, shine)}`
  },
}
