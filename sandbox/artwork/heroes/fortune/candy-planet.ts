import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { glint, linear, mix, radial } from '../parts/shading.ts'

/** A striped sugar planet in a ring of sprinkles, with jelly moons. */
export const candyPlanet: Hero = {
  id: 'candy-planet',
  words: ['Candy', 'Comet', 'Sugar', 'Planet', 'Sweet'],
  palettes: [
    { light: '#ff9ccb', main: '#f2358c', deep: '#a80f6a', accent: '#ffd54a', ink: '#4a0a4d', shine: '#fff8fc' },
    { light: '#9fe3ff', main: '#2a9cf0', deep: '#1a4fb0', accent: '#ff8ad0', ink: '#101a5c', shine: '#f7fdff' },
    { light: '#b6f5b0', main: '#2fc266', deep: '#0b7a4f', accent: '#ffe45c', ink: '#083d33', shine: '#fbfff5' },
    { light: '#ffc48a', main: '#ff7a1f', deep: '#b83a0a', accent: '#6fe0e8', ink: '#4a1608', shine: '#fffaf0' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const stripes = Array.from({ length: 7 }, (_, at) => `<use href="#h-t" transform="rotate(${at * 45 + 45})"/>`).join(
      '',
    )
    const ring = 'A114 31 0 0'
    const jelly = (x: number, y: number, turn: number, scale: number, colour: string): string =>
      `<use href="#h-j" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" fill="${colour}"/>`
    return `<defs>
${radial('k', [shine, `${shine} 40`, mix(light, shine, 0.45)])}${linear('m', [light, main, deep], 'x1="1" x2="0" y2="1"')}
${radial('o', ['#ffffff 0 .5', '#ffffff 34 0', `${deep} 62 0`, `${ink} 100 .62`], 'cx=".36" cy=".3" r=".78"')}
${linear('r', [mix(accent, ink, 0.35), accent, mix(accent, shine, 0.75), accent, mix(accent, ink, 0.3)], '')}
<path id="h-t" d="M0 0C24-4 40-34 21-75A78 78 0 0 0-11-77.5C10-46 8-14 0 0" fill="url(#h-m)"/>
<clipPath id="h-c"><circle r="77"/></clipPath>
<g id="h-j"><rect x="-20" y="-20" width="40" height="40" rx="13" stroke="${ink}" stroke-width="4.5"/>
<path d="M-18 6C-18 16-14 18-7 18H7C16 18 18 12 18 4 12 12-8 14-18 6" fill="#000" opacity=".22"/>
<rect x="-13" y="-15" width="20" height="10" rx="5" fill="#fff" opacity=".8"/><circle cx="12" cy="-9" r="2.6" fill="#fff" opacity=".8"/></g>
</defs>
<g transform="translate(120 120) rotate(-17) scale(.95)"><g fill="none">
<path d="M-114 0${ring} 1 114 0" stroke="${ink}" stroke-width="22"/><path d="M-114 0${ring} 1 114 0" stroke="${mix(accent, ink, 0.4)}" stroke-width="15"/>
<path d="M-114 0${ring} 1 114 0" stroke="${accent}" stroke-width="4"/></g>
<g transform="rotate(12)"><circle r="80" fill="${ink}"/><circle r="77" fill="url(#h-k)"/>
<g clip-path="url(#h-c)"><use href="#h-t"/>${stripes}</g></g>
<circle r="77" fill="url(#h-o)"/>
<path d="M-62-30C-54-52-34-66-12-68-24-58-44-46-50-26-54-18-66-20-62-30" fill="#fff" opacity=".8"/><ellipse cx="-58" cy="-6" rx="4" ry="6" fill="#fff" opacity=".8"/>
<path d="M71 14A73 73 0 0 1 22 69" fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round"/>
<path d="M-76 14A114 40 0 0 0 76 14L72 34A100 40 0 0 1-70 36Z" fill="${ink}" opacity=".28" clip-path="url(#h-c)"/>
<g fill="none"><path d="M-114 0${ring} 0 114 0" stroke="${ink}" stroke-width="25"/><path d="M-114 0${ring} 0 114 0" stroke="url(#h-r)" stroke-width="17"/>
<g stroke-width="4" stroke-linecap="round"><path d="M-114 0${ring} 0 114 0" stroke="${main}" stroke-dasharray="6 44" stroke-dashoffset="-14"/>
<path d="M-112 3${ring} 0 112 3" stroke="${shine}" stroke-dasharray="5 45" stroke-dashoffset="-30"/><path d="M-112-2${ring} 0 112-2" stroke="#35c6f0" stroke-dasharray="5 45" stroke-dashoffset="-44"/></g>
<path d="M-108 3A110 29 0 0 0 20 25" stroke="${shine}" stroke-width="2.6" opacity=".9" transform="translate(0-3)"/></g></g>
${jelly(40, 44, -16, 0.9, '#28c76f')}${jelly(202, 190, 14, 1.05, '#ff8a1f')}${jelly(60, 208, 20, 0.72, '#38b6ff')}${jelly(196, 34, 22, 0.62, mix(main, '#8a3df0', 0.6))}
${glint(150, 26, 10, shine)}${glint(22, 92, 7, shine)}${glint(222, 138, 8, shine)}${glint(128, 222, 8, shine)}`
  },
}
