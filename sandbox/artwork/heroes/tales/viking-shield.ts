import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, mix, radial } from '../parts/shading.ts'

/** A round painted shield over two crossed axes. */
export const vikingShield: Hero = {
  id: 'viking-shield',
  words: ['Shield', 'Northmen', 'Axe', 'Raid', 'Longhall'],
  palettes: [
    { light: '#e9645a', main: '#b3262e', deep: '#64101f', accent: '#f0e2c0', ink: '#1a1014', shine: '#f7fbff' },
    { light: '#6fa8ea', main: '#2458a8', deep: '#11265c', accent: '#f2c14e', ink: '#0a1026', shine: '#f4faff' },
    { light: '#7fd3a0', main: '#23805a', deep: '#0c4038', accent: '#efe0b2', ink: '#081d1c', shine: '#f5fff8' },
    { light: '#ffdc7a', main: '#d99a22', deep: '#7d4a0c', accent: '#3a2a5c', ink: '#180e22', shine: '#fffae8' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const wood = '#9a6236'
    const worn = mix(accent, ink, 0.35)
    return `<defs>
${linear('s', ['#f4f8ff', '#aab6cc', '#5c6886', '#3a435e'], 'x2=".8" y2="1"')}${linear('i', ['#dfe7f4', '#7f8ba6', '#3f4862', '#8a95b0'], 'x2=".7" y2="1"')}
${linear('w', ['#5a3216 0', '#c08850 35', `${wood} 60`, '#4a2510 100'], '')}
${radial('m', [light, main, deep], 'cx=".38" cy=".3" r=".85"')}${radial('a', [mix(accent, '#ffffff', 0.5), accent, worn], 'cx=".38" cy=".3" r=".85"')}
${radial('b', ['#ffffff', '#c3cee2', '#69748f', '#2c334a'])}${linear('g', ['#fff0a8', '#f0b035', '#93570e'])}
<clipPath id="h-c"><circle r="70"/></clipPath>
<g id="h-x" stroke="${ink}" stroke-width="4.5" stroke-linejoin="round"><path d="M-7-118H7L8 150C4 156-4 156-8 150Z" fill="url(#h-w)"/>
<path d="M-8 122H8M-8 130H8M-8 138H8" stroke="#2b1408" stroke-width="3"/>
<path d="M-12-112H14V-70H-12C-22-70-38-60-48-44-66-66-68-112-50-136-38-122-24-112-12-112" fill="url(#h-s)"/>
<path d="M-48-44C-66-66-68-112-50-136-54-114-54-70-48-44" fill="#f6faff" stroke-width="3"/>
<path d="M14-108 26-102V-80L14-74Z" fill="url(#h-i)" stroke-width="4"/>
<path d="M-18-104C-28-90-28-88-18-78M-32-106C-42-92-42-84-33-72" fill="none" stroke="#3a435e" stroke-width="2.6"/><path d="M-42-118C-34-108-24-105-10-105" fill="none" stroke="#fff" stroke-width="3"/>
<path d="M-6-114H8V-66H-6Z" fill="url(#h-g)" stroke-width="3.4"/><path d="M-9-118H9L6-127H-6Z" fill="url(#h-g)" stroke-width="3.6"/></g>
<g id="h-r"><circle cy="-75.5" r="4" fill="url(#h-b)" stroke="${ink}" stroke-width="1.8"/></g></defs>
<use href="#h-x" transform="translate(120 126) rotate(37) scale(-.87 .87) translate(0 -18)"/><use href="#h-x" transform="translate(120 126) rotate(-37) scale(.87) translate(0 -18)"/>
<g transform="translate(120 138) scale(1.03)"><circle cx="1" cy="4" r="85" fill="${ink}"/>
<circle r="82" fill="url(#h-i)" stroke="${ink}" stroke-width="4"/><circle r="70" fill="url(#h-m)" stroke="${ink}" stroke-width="3.6"/>
<g clip-path="url(#h-c)"><path d="M0 0C18-30 14-54-10-84L90-84V0C54-18 24-16 0 0Z" fill="url(#h-a)"/><path d="M0 0C-18 30-14 54 10 84L-90 84V0C-54 18-24 16 0 0Z" fill="url(#h-a)"/>
<path d="M90 0C54-18 24-16 0 0-24 16-54 18-90 0" fill="none" stroke="${ink}" stroke-width="3.4"/><path d="M-10-84C14-54 18-30 0 0-18 30-14 54 10 84" fill="none" stroke="${ink}" stroke-width="3.4"/>
<path d="M-46-80V80M-23-80V80M0-80V80M23-80V80M46-80V80" stroke="${ink}" stroke-width="2.4" opacity=".42"/><path d="M-44-80V80M-21-80V80M25-80V80M48-80V80" stroke="#fff" stroke-width="1.2" opacity=".35"/>
<g fill="none" stroke="${ink}" stroke-width="1.8" opacity=".4"><path d="M-60-20V6M-34-52V-30M-34 24V56M-12 44V62M12-62V-40M36-30V-8M36 26V44M58-8V18"/></g>
<path d="M20-2C48-4 62 16 52 36 42 52 20 44 26 30 32 22 42 30 36 36" fill="none" stroke="${accent}" stroke-width="5" stroke-linecap="round"/><path d="M-20 2C-48 4-62-16-52-36-42-52-20-44-26-30-32-22-42-30-36-36" fill="none" stroke="${accent}" stroke-width="5" stroke-linecap="round"/>
<path d="M-60 50C-20 90 50 80 70 0V80H-60Z" fill="${ink}" opacity=".3"/></g>
<path d="M-66-20A69 69 0 0 1-20-66" fill="none" stroke="#fff" stroke-width="3" opacity=".7" stroke-linecap="round"/>
<use href="#h-r"/>${[30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((turn) => `<use href="#h-r" transform="rotate(${turn})"/>`).join('')}
<path d="M-78-22A81 81 0 0 1-22-78" fill="none" stroke="${shine}" stroke-width="3" stroke-linecap="round"/><path d="M79 14A80 80 0 0 1 40 69" fill="none" stroke="#c9d6ec" stroke-width="2.4" stroke-linecap="round"/>
<circle cx="1" cy="3" r="31" fill="${ink}" opacity=".55"/><circle r="28" fill="url(#h-i)" stroke="${ink}" stroke-width="3.6"/><circle r="23.5" fill="none" stroke="url(#h-g)" stroke-width="4"/><circle r="18" fill="url(#h-b)" stroke="${ink}" stroke-width="3"/>
<ellipse cx="-6" cy="-8" rx="6" ry="4" transform="rotate(-40 -6 -8)" fill="#fff"/></g>`
  },
}
