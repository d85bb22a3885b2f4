import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { glint, linear, mix, radial } from '../parts/shading.ts'

const COINS = [
  '66 116 -18',
  '92 104 12',
  '120 98 0',
  '148 104 -10',
  '174 116 16',
  '52 128 10',
  '80 124 -8',
  '108 118 6',
  '136 120 -12',
  '162 128 8',
  '188 130 -14',
]

/** An open chest heaped with coins and stones. */
export const treasureChest: Hero = {
  id: 'treasure-chest',
  words: ['Treasure', 'Chest', 'Bounty', 'Vault', 'Hoard'],
  palettes: [
    { light: '#d98c48', main: '#9a5424', deep: '#522510', accent: '#ffbf33', ink: '#260f0a', shine: '#fffbe2' },
    { light: '#7f96dc', main: '#3a4fa4', deep: '#1a2359', accent: '#ffcb52', ink: '#0b0f30', shine: '#fbfcff' },
    { light: '#ef7f74', main: '#b32438', deep: '#640e2a', accent: '#ffc64a', ink: '#2a0713', shine: '#fffae8' },
    { light: '#74d6ae', main: '#218866', deep: '#0c463e', accent: '#ffd24f', ink: '#052320', shine: '#fdfff0' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const coin = mix(accent, ink, 0.45)
    const gem = (x: number, y: number, turn: number, colour: string): string =>
      `<use href="#h-j" transform="translate(${x} ${y}) rotate(${turn})" fill="${colour}"/>`
    return `<defs><clipPath id="h-c"><path d="M32 140H208L200 222H40Z"/></clipPath>
${linear('w', [light, main, deep])}${linear('i', [mix(deep, ink, 0.75), deep])}${linear('g', [mix(accent, shine, 0.7), accent, coin, mix(accent, ink, 0.2)], 'x2=".6" y2="1"')}
${linear('h', [`${coin} 0`, `${mix(accent, shine, 0.75)} 35`, `${accent} 60`, `${coin} 100`], '')}
${radial('o', [shine, mix(accent, shine, 0.5), accent, coin], 'cx=".4" cy=".3" r=".8"')}${radial('u', [`${mix(accent, shine, 0.5)} 0 .95`, `${accent} 100 0`], '')}
<g id="h-m"><ellipse cy="4" rx="19" ry="13" fill="${coin}" stroke="${ink}" stroke-width="3.6"/><ellipse rx="19" ry="13" fill="url(#h-o)" stroke="${ink}" stroke-width="3"/><ellipse rx="12.5" ry="8" fill="none" stroke="${coin}" stroke-width="1.8"/>
<path d="M0-6 1.8-2 7-1.6 3 1.4 4.4 5.5 0 3-4.4 5.5-3 1.4-7-1.6-1.8-2Z" fill="${coin}"/><path d="M-15-5Q-10-10-2-11" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round"/></g>
<g id="h-j" stroke-linejoin="round"><path d="M-11-11H11L20 0 0 20-20 0Z" stroke="${ink}" stroke-width="4"/><path d="M-11-11-6 0 0 20-20 0ZM-11-11H11L6 0H-6Z" fill="#fff" opacity=".5"/><path d="M6 0 0 20 20 0Z" opacity=".3"/><path d="M-11-11-6 0H-20Z" fill="#fff" opacity=".35"/></g></defs>
<g stroke="${ink}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">
<path d="M26 122C18 90 20 54 36 34 46 20 62 14 84 14H156C178 14 194 20 204 34 220 54 222 90 214 122Z" fill="url(#h-w)"/>
<path d="M40 122C34 92 38 62 50 48 58 38 70 34 86 34H154C170 34 182 38 190 48 202 62 206 92 200 122Z" fill="url(#h-i)" stroke-width="4"/>
<path d="M48 66H192M42 90H198" stroke-width="2.6" opacity=".6"/>
<g stroke-width="4"><path d="M62 19H84V37L66 42C62 34 60 28 62 19ZM178 19H156V37L174 42C178 34 180 28 178 19Z" fill="url(#h-g)"/><path d="M26 122C18 90 20 54 36 34 42 26 48 22 54 19L60 42C48 52 38 80 42 122ZM214 122C222 90 220 54 204 34 198 26 192 22 186 19L180 42C192 52 202 80 198 122Z" fill="url(#h-g)"/></g>
<path d="M30 96C28 70 32 48 44 36M90 19H150" fill="none" stroke="${shine}" stroke-width="3.4"/><g fill="${coin}" stroke-width="2"><circle cx="36" cy="62" r="3"/><circle cx="34" cy="96" r="3"/><circle cx="204" cy="62" r="3"/><circle cx="206" cy="96" r="3"/><circle cx="73" cy="29" r="2.6"/><circle cx="167" cy="29" r="2.6"/></g></g>
<ellipse cx="120" cy="96" rx="84" ry="56" fill="url(#h-u)"/>
<path d="M38 146C44 112 86 92 120 90 154 92 196 112 202 146Z" fill="${coin}" stroke="${ink}" stroke-width="4"/>
${COINS.slice(0, 5)
  .map((coinAt) => coinAt.split(' '))
  .map(([x, y, turn]) => `<use href="#h-m" transform="translate(${x} ${y}) rotate(${turn})"/>`)
  .join('')}
${gem(100, 82, -14, '#e0264a')}${gem(142, 84, 16, '#22a8e8')}
${COINS.slice(5)
  .map((coinAt) => coinAt.split(' '))
  .map(([x, y, turn]) => `<use href="#h-m" transform="translate(${x} ${y}) rotate(${turn})"/>`)
  .join('')}
${gem(122, 108, 4, '#25b573')}
<g fill="${shine}" stroke="${ink}" stroke-width="2.4"><circle cx="152" cy="130" r="6"/><circle cx="164" cy="136" r="6"/><circle cx="177" cy="139" r="6"/><circle cx="190" cy="139" r="6"/></g>
<g stroke="${ink}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"><path d="M32 140H208L200 222C199 226 196 228 192 228H48C44 228 41 226 40 222Z" fill="url(#h-w)"/>
<g clip-path="url(#h-c)"><path d="M30 170H210M30 198H210" stroke-width="3"/><path d="M66 174V194M60 204V222M96 152V166M150 204V218M174 176V192M88 182Q96 178 104 184M140 158Q150 154 160 160M120 210Q130 206 138 212" stroke-width="2" opacity=".5" fill="none"/><path d="M30 173H210M30 201H210" stroke="${light}" stroke-width="2" opacity=".7"/></g>
<g stroke-width="4"><path d="M62 140H84L86 228H67Z" fill="url(#h-g)"/><path d="M178 140H156L154 228H173Z" fill="url(#h-g)"/><path d="M32 140H50L56 228H48C44 228 41 226 40 222ZM208 140H190L184 228H192C196 228 199 226 200 222Z" fill="url(#h-g)"/>
<path d="M24 136H216V152H26Z" fill="url(#h-h)"/></g><path d="M29 140H118M36 158 42 212" stroke="${shine}" stroke-width="3"/>
<g fill="${coin}" stroke-width="2"><circle cx="74" cy="162" r="3"/><circle cx="76" cy="188" r="3"/><circle cx="77" cy="214" r="3"/><circle cx="166" cy="162" r="3"/><circle cx="164" cy="188" r="3"/><circle cx="163" cy="214" r="3"/></g>
<path d="M100 144H140V172C140 188 130 194 120 198 110 194 100 188 100 172Z" fill="url(#h-g)" stroke-width="4.5"/><path d="M120 158A7 7 0 0 1 124 171L127 184H113L116 171A7 7 0 0 1 120 158" fill="${ink}" stroke="none"/><path d="M105 150V172" stroke="${shine}" stroke-width="3"/></g>
<use href="#h-m" transform="translate(34 226) rotate(-6) scale(.92)"/><use href="#h-m" transform="translate(208 226) rotate(8) scale(.92)"/>
${glint(84, 92, 12, shine)}${glint(170, 102, 9, shine)}${glint(120, 60, 7, shine)}`
  },
}
