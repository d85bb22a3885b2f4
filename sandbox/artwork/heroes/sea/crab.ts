import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, mirrored, radial, symmetric } from '../parts/paint.ts'

/** A crab with both claws raised. */
export const crab: Hero = {
  id: 'crab',
  palettes: [
    { light: '#ff9d6b', main: '#ea3f2b', deep: '#930f22', accent: '#ffd9a0', ink: '#3a0510', shine: '#fff3e4' },
    { light: '#8fd8ff', main: '#2878e0', deep: '#142c8a', accent: '#ffd84f', ink: '#080f38', shine: '#f1fbff' },
    { light: '#fff0a8', main: '#f0b52c', deep: '#9c5c0a', accent: '#d9364a', ink: '#3c1c05', shine: '#fffdf0' },
    { light: '#a4f5d4', main: '#1fa884', deep: '#08544f', accent: '#ffb55a', ink: '#032725', shine: '#f2fff9' },
  ],
  words: ['Crab', 'Claw', 'Tide', 'Reef', 'Pincer'],
  draw(p) {
    return `<defs>${radial('h-a', [p.light, p.main, p.main, p.deep], 0.5, 0.22, 0.8)}
${linear('h-b', [p.light, p.main, p.deep], 0.1, 0, 0.7, 1)}
${linear('h-c', [p.main, p.deep])}${linear('h-d', [p.accent, p.light])}</defs>
<g transform="translate(7.2 2.5) scale(0.94)">
${mirrored(
  'h-l',
  `<g fill="url(#h-c)" stroke="${p.ink}" stroke-width="3.2" stroke-linejoin="round">
<path d="M66 176C48 174 34 184 30 200C28 212 32 224 38 232C40 216 46 202 56 196C64 192 72 192 78 192Z"/>
<path d="M58 162C40 154 22 162 16 178C10 192 10 206 14 218C20 204 26 192 36 184C46 178 58 180 66 182Z"/>
<path d="M56 146C38 132 20 138 12 152C6 164 4 178 6 190C14 178 22 168 32 164C42 160 54 164 62 168Z"/>
<path d="M78 188C66 194 58 206 60 220C62 228 66 234 72 238C72 224 76 214 84 208C90 204 96 202 98 200Z"/></g>
<path d="M36 188C32 196 31 206 33 214M22 172C16 182 14 194 15 202M18 150C11 160 9 170 9 176" fill="none"
stroke="${p.light}" stroke-width="2.4" stroke-linecap="round"/>
<path d="M70 148C52 148 36 138 32 120C30 112 34 106 42 106C48 118 60 128 82 130Z" fill="url(#h-b)" stroke="${p.ink}"
stroke-width="3.4" stroke-linejoin="round"/>
<path d="M50 136C42 130 38 122 37 114" fill="none" stroke="${p.shine}" stroke-width="2.4" stroke-linecap="round"
opacity=".8"/>
<path d="M32 118C12 104 4 74 14 44C18 30 26 18 40 12C36 26 38 38 42 48C48 54 52 58 50 66C56 52 66 40 84 34C92 52 84 82
66 98C56 110 44 118 32 118Z" fill="url(#h-b)" stroke="${p.ink}"
stroke-width="3.8" stroke-linejoin="round"/>
<path d="M40 12C36 26 38 38 42 48C48 54 52 58 50 66C46 70 40 66 36 58C30 46 32 26 40 12Z" fill="${p.deep}"
opacity=".75"/><path d="M84 34C90 54 80 80 60 96C70 80 78 58 84 34Z" fill="${p.deep}" opacity=".6"/>
<path d="M39 44L45 45L42 50ZM43 52L50 56L46 60ZM62 46L60 54L67 47ZM72 38L70 46L78 40ZM55 54L52 63L60 56Z"
fill="${p.accent}" stroke="${p.ink}" stroke-width="1.6"/>
<path d="M14 78C12 58 18 36 30 24" fill="none" stroke="${p.shine}" stroke-width="4" stroke-linecap="round"
opacity=".9"/>
<g fill="${p.accent}" opacity=".85"><circle cx="30" cy="80" r="3.4"/><circle cx="42" cy="92" r="2.6"/>
<circle cx="46" cy="80" r="2.2"/><circle cx="26" cy="94" r="2"/></g>
<path d="M92 124C88 112 88 102 90 94L102 92C102 102 104 112 106 120Z" fill="url(#h-c)" stroke="${p.ink}"
stroke-width="3"/>`,
)}
<path d="${symmetric(`M120 110C84 108 50 122 40 148C38 166 52 190 74 200C90 208 106 210 120 210`)}" fill="url(#h-a)"
stroke="${p.ink}" stroke-width="4"/>
<path d="${symmetric(`M120 210C106 210 90 208 74 200C52 190 38 166 40 148C46 172 78 190 120 190`)}" fill="${p.deep}"
opacity=".55"/>
<path d="${symmetric(`M120 118C94 116 68 124 56 140C78 130 100 128 120 128`)}" fill="${p.shine}" opacity=".45"/>
${mirrored(
  'h-m',
  `
<path d="M42 146L34 140L46 136L42 128L54 130L54 122L66 124" fill="none" stroke="${p.ink}" stroke-width="3.4"
stroke-linejoin="round"/>
<path d="M42 146L35 140L46 136L43 128L54 130L55 123L66 124L60 140Z" fill="${p.main}"/>
<g fill="${p.accent}" opacity=".9"><path d="M62 154C58 150 62 144 68 146C74 148 72 156 68 157C66 157 64 156 62 154Z"/>
<circle cx="80" cy="140" r="3.4"/><circle cx="56" cy="164" r="3"/><circle cx="92" cy="134" r="2.4"/></g>
<path d="M78 88C78 66 110 66 110 88C110 108 78 108 78 88Z" fill="#fff" stroke="${p.ink}" stroke-width="3.4"/>
<circle cx="97" cy="89" r="9.6" fill="${p.ink}"/><circle cx="93" cy="84.6" r="3.8" fill="#fff"/>
<circle cx="100.4" cy="93" r="1.8" fill="#fff"/><path d="M76 84C78 66 106 64 112 84C102 76 88 76 76 84Z"
fill="${p.main}" stroke="${p.ink}" stroke-width="3" stroke-linejoin="round"/>
<path d="M82 75C88 70 98 69 104 74" fill="none" stroke="${p.shine}" stroke-width="2.2" stroke-linecap="round"/>
<ellipse cx="78" cy="170" rx="10" ry="6" fill="${p.accent}" opacity=".55"/>`,
)}
<path d="M92 162C106 168 134 168 148 162C148 186 134 194 120 194S92 186 92 162Z" fill="#5c0a18" stroke="${p.ink}"
stroke-width="3.4" stroke-linejoin="round"/>
<path d="M97 167C108 171 132 171 143 167L141 174C130 178 110 178 99 174Z" fill="#fff"/>
<path d="M104 187C110 180 130 180 136 187C130 193 110 193 104 187Z" fill="#f4808a"/>
<path d="M104 146C108 142 112 142 114 146M136 146C132 142 128 142 126 146" fill="none" stroke="${p.deep}"
stroke-width="2.6" stroke-linecap="round"/>
<path d="M48 154C56 134 82 118 112 115" fill="none" stroke="${p.shine}" stroke-width="3" stroke-linecap="round"
opacity=".8"/></g>`
  },
}
