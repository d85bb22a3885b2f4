import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { glint, linear, mix, radial } from '../parts/shading.ts'

/** Three lit paper lanterns on a cord. */
export const lanternString: Hero = {
  id: 'lantern-string',
  words: ['Lantern', 'Night', 'Festival', 'Glow', 'Paper'],
  palettes: [
    { light: '#ff8a4c', main: '#e0252f', deep: '#820a24', accent: '#ffc845', ink: '#350812', shine: '#fff4c9' },
    { light: '#ffd98a', main: '#f29a2a', deep: '#a34a12', accent: '#d7344a', ink: '#3a140c', shine: '#fffbe0' },
    { light: '#8fe0ff', main: '#2a78d8', deep: '#162a80', accent: '#ffd166', ink: '#0a1038', shine: '#f2fdff' },
    { light: '#a5f0b8', main: '#1f9d68', deep: '#0a4f45', accent: '#ffd45c', ink: '#04262a', shine: '#fbffe0' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const bronze = mix(accent, ink, 0.5)
    return `<defs>
${radial('b', [shine, `${mix(light, shine, 0.6)} 20`, `${light} 45`, `${main} 74`, deep], 'cx=".48" cy=".56" r=".62"')}
${linear('g', [`${bronze} 0`, `${mix(accent, shine, 0.75)} 28`, `${accent} 55`, `${bronze} 100`], '')}
${linear('t', [light, main, deep])}
<clipPath id="h-c"><path id="h-k" d="M-24-47H24C48-44 58-22 58 0 58 22 48 44 24 47H-24C-48 44-58 22-58 0-58-22-48-44-24-47"/></clipPath>
<g id="h-f"><path d="M0-3C-7-9-8-19 0-24 8-19 7-9 0-3"/></g>
<g id="h-n" stroke-linejoin="round" stroke-linecap="round">
<path d="M0-84V-58" stroke="${ink}" stroke-width="7"/><path d="M0-84V-58" stroke="${accent}" stroke-width="2.6"/>
<path d="M-7 60H7L5 72H-5Z" fill="url(#h-g)" stroke="${ink}" stroke-width="3.6"/>
<path d="M-11 76H11L15 112 9 107 5 114 0 108-5 114-9 107-15 112Z" fill="url(#h-t)" stroke="${ink}" stroke-width="3.6"/>
<path d="M-6 84-8 104M0 84V102M6 84 8 104" stroke="${deep}" stroke-width="2"/><path d="M-10 76H10" stroke="${ink}" stroke-width="7"/><path d="M-10 76H10" stroke="${accent}" stroke-width="3"/>
<use href="#h-k" fill="url(#h-b)"/>
<g clip-path="url(#h-c)" fill="none"><g stroke="${deep}" stroke-width="2.6" opacity=".62"><path d="M-22-48C-48-26-48 26-22 48M-12-48C-26-26-26 26-12 48M0-48V48M12-48C26-26 26 26 12 48M22-48C48-26 48 26 22 48"/></g>
<path d="M-26-50C-64-24-64 26-24 50L-32 60-70 20V-30Z" fill="${deep}" opacity=".35"/><path d="M26-50C58-24 58 26 24 50L40 60 70 20V-30Z" fill="${deep}" opacity=".5"/></g>
<g stroke="${ink}" stroke-width="2" fill="url(#h-g)"><use href="#h-f"/><use href="#h-f" transform="rotate(72)"/><use href="#h-f" transform="rotate(144)"/><use href="#h-f" transform="rotate(216)"/><use href="#h-f" transform="rotate(288)"/></g>
<circle r="5" fill="${main}" stroke="${ink}" stroke-width="2"/>
<use href="#h-k" fill="none" stroke="${ink}" stroke-width="5"/>
<path d="M-47-20C-43-31-37-37-29-39" fill="none" stroke="${shine}" stroke-width="5"/><circle cx="-50" cy="-9" r="2.6" fill="${shine}"/>
<path d="M51 8C50 22 44 33 33 39" fill="none" stroke="${light}" stroke-width="3.4"/>
<path d="M-29-46C-14-41 14-41 29-46V-56C14-62-14-62-29-56Z" fill="url(#h-g)" stroke="${ink}" stroke-width="4.5"/>
<path d="M-29 46C-14 51 14 51 29 46V56C14 63-14 63-29 56Z" fill="url(#h-g)" stroke="${ink}" stroke-width="4.5"/>
<path d="M-24-54C-10-58 10-58 24-54M-25 53C-10 57 10 57 25 53" fill="none" stroke="${shine}" stroke-width="2"/></g>
<g id="h-p"><path d="M0-9C9-7 9 5 0 9-9 5-9-7 0-9" fill="${shine}" stroke="${ink}" stroke-width="3"/></g></defs>
<g transform="translate(6 4) scale(.95)"><path d="M4 16C40 40 80 44 120 34 160 44 200 40 236 16" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round"/>
<path d="M4 16C40 40 80 44 120 34 160 44 200 40 236 16" fill="none" stroke="${accent}" stroke-width="4" stroke-linecap="round"/>
<use href="#h-p" x="20" y="36"/><use href="#h-p" x="84" y="52"/><use href="#h-p" x="156" y="52"/><use href="#h-p" x="220" y="36"/>
<use href="#h-n" transform="translate(50 98) rotate(4 0 -80) scale(.76)"/><use href="#h-n" transform="translate(190 98) rotate(-4 0 -80) scale(.76)"/>
<use href="#h-n" transform="translate(120 124) scale(.98)"/>
<circle cx="120" cy="35" r="8" fill="url(#h-g)" stroke="${ink}" stroke-width="3.6"/><circle cx="50" cy="34" r="5" fill="${accent}" stroke="${ink}" stroke-width="3"/><circle cx="190" cy="34" r="5" fill="${accent}" stroke="${ink}" stroke-width="3"/>
</g>${glint(26, 172, 8, shine)}${glint(214, 186, 9, shine)}${glint(14, 66, 5, shine)}${glint(228, 64, 5, shine)}`
  },
}
