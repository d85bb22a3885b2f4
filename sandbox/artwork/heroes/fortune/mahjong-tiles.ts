import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { glint, linear, mix, radial } from '../parts/shading.ts'

/** Three ivory tiles with jade backs: bamboo, a red dragon and wheels. */
export const mahjongTiles: Hero = {
  id: 'mahjong-tiles',
  words: ['Mahjong', 'Tiles', 'Jade', 'Bamboo', 'Dragon'],
  palettes: [
    { light: '#6fe0a6', main: '#159a68', deep: '#07513f', accent: '#d81f38', ink: '#12251f', shine: '#fffaea' },
    { light: '#86b6ff', main: '#2760d8', deep: '#132a80', accent: '#d4302c', ink: '#0d1433', shine: '#fffdf6' },
    { light: '#ff8f80', main: '#cc2436', deep: '#720c26', accent: '#1c58b8', ink: '#2b0d12', shine: '#fffaf0' },
    { light: '#ffe08a', main: '#e0a020', deep: '#865008', accent: '#1b8f62', ink: '#2e1a08', shine: '#fffdf0' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const bone = mix(shine, '#c9b68a', 0.55)
    const leaf = mix(main, '#0f8a52', 0.5)
    return `<defs>
${linear('f', [shine, shine, mix(shine, '#dccfa8', 0.7)], 'x2="1" y2="1"')}${linear('s', [bone, mix(bone, ink, 0.35)])}${linear('b', [light, main, deep])}
${linear('r', [mix(accent, '#ffffff', 0.35), accent, mix(accent, ink, 0.4)])}${linear('g', [mix(leaf, '#ffffff', 0.35), leaf, mix(leaf, ink, 0.4)])}
${radial('o', ['#8ec2ff', '#2b66cf', '#12307f'])}
<g id="h-t" stroke="${ink}" stroke-linejoin="round"><path d="M-40-58C-40-66-36-70-28-70H40C48-70 56-62 56-54V62C56 74 50 80 40 80H-20C-30 80-36 76-40 68Z" fill="url(#h-b)" stroke-width="5"/>
<path d="M50-58 54-52V62C54 72 49 77 42 78L36 70V-58Z" fill="${deep}" opacity=".55" stroke="none"/>
<path d="M-44-60C-44-68-40-71-33-71H37C44-71 47-68 49-62V60C49 68 45 72 38 72H-26C-34 72-40 70-44 62Z" fill="url(#h-s)" stroke-width="3"/>
<rect x="-48" y="-70" width="88" height="130" rx="13" fill="url(#h-f)" stroke-width="4.5"/>
<rect x="-40" y="-62" width="72" height="114" rx="8" fill="none" stroke="${bone}" stroke-width="2"/>
<path d="M-43 30V-56C-43-62-40-65-34-65H18" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/></g>
<g id="h-m" stroke="${mix(leaf, ink, 0.7)}" stroke-width="2.2" stroke-linejoin="round"><path d="M-5-24C-8-18-8-16-5-12-8-6-8-2-5 0-8 4-8 8-5 12-8 16-8 20-5 24H5C8 20 8 16 5 12 8 8 8 4 5 0 8-2 8-6 5-12 8-16 8-18 5-24Z"/>
<path d="M-5-12H5M-5 0H5M-5 12H5" stroke-width="2.6"/><path d="M-3-21V-15M-3-9V-3M-3 3V9M-3 15V21" stroke="#fff" stroke-width="2" opacity=".8"/></g>
<g id="h-w" stroke="${ink}" stroke-width="2.6"><circle r="16"/><circle r="10.5" fill="${shine}" stroke-width="1.8"/><g stroke="none"><path id="h-q" d="M0-2C-4-4-4-9 0-10 4-9 4-4 0-2"/><use href="#h-q" transform="rotate(72)"/><use href="#h-q" transform="rotate(144)"/><use href="#h-q" transform="rotate(216)"/><use href="#h-q" transform="rotate(288)"/></g>
<path d="M-12-6Q-8-12-2-13" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/></g></defs>
<g transform="translate(60 80) rotate(-17) scale(.9)"><use href="#h-t"/><g transform="translate(-4-5)"><use href="#h-m" transform="translate(0-27) scale(1.05)" fill="url(#h-r)"/><use href="#h-m" transform="translate(-18 28) scale(1.05)" fill="url(#h-g)"/><use href="#h-m" transform="translate(18 28) scale(1.05)" fill="url(#h-g)"/></g></g>
<g transform="translate(174 82) rotate(17) scale(.88)"><use href="#h-t"/><g transform="translate(-4-5)"><use href="#h-w" x="-17" y="-34" fill="url(#h-o)"/><use href="#h-w" x="17" y="-34" fill="url(#h-g)"/><use href="#h-w" x="-17" y="34" fill="url(#h-g)"/><use href="#h-w" x="17" y="34" fill="url(#h-o)"/><use href="#h-w" fill="url(#h-r)"/></g></g>
<g transform="translate(115 149) scale(1.04)"><use href="#h-t"/><g transform="translate(-4-5)" stroke-linejoin="round" stroke-linecap="round"><path d="M-4-50C2-52 7-50 7-44V-26H24C30-26 33-23 32-18L29 6C28 11 25 12 20 12H7V46C7 52 3 54 0 58-3 54-7 52-7 46V12H-22C-27 12-29 10-29 6L-32-18C-33-24-30-27-25-26H-7V-40C-7-45-8-48-4-50M-20-15-18 2H-7V-15ZM7-15V2H18L20-15Z" fill="url(#h-r)" fill-rule="evenodd" stroke="${mix(accent, ink, 0.65)}" stroke-width="2.6"/>
<path d="M-2-46V50M-28-22H-10M-26 6H-10M12-22H26" stroke="#fff" stroke-width="2" opacity=".55" fill="none"/></g></g>
${glint(82, 94, 10, '#fff')}${glint(212, 30, 8, shine)}${glint(26, 186, 9, shine)}${glint(206, 200, 7, shine)}`
  },
}
