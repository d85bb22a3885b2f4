import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, mix } from '../parts/shading.ts'

const HULL =
  'M14 132 26 126 40 132V146C80 160 130 162 176 150 196 146 212 138 228 124 226 156 208 190 186 206H58C38 190 22 164 14 132'

/** A three-masted ship under full sail, a skull on its mainsail. */
export const pirateShip: Hero = {
  id: 'pirate-ship',
  words: ['Corsair', 'Pirate', 'Galleon', 'Voyage', 'Treasure'],
  palettes: [
    { light: '#d68a4a', main: '#8f4a22', deep: '#4a200f', accent: '#2f9fd0', ink: '#200d0a', shine: '#fff4dc' },
    { light: '#5f7fc4', main: '#2c4285', deep: '#131f4d', accent: '#20b8a8', ink: '#070c28', shine: '#dfeaff' },
    { light: '#ffd66e', main: '#cf8a1c', deep: '#74400a', accent: '#c22a48', ink: '#2d1206', shine: '#fffae8' },
    { light: '#c75a6e', main: '#85203f', deep: '#430d29', accent: '#6a4fd0', ink: '#1f0616', shine: '#ffe9e4' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const gold = '#ffc544'
    const sail = mix(shine, main, 0.28)
    return `<defs><clipPath id="h-c"><path d="${HULL}"/></clipPath>
${linear('h', [mix(light, main, 0.3), main, deep])}${linear('s', [`${mix(shine, main, 0.14)} 0`, `${shine} 34`, sail, `${mix(shine, deep, 0.5)} 100`], 'x2="1" y2=".35"')}
${linear('w', [mix(accent, shine, 0.45), accent, mix(accent, ink, 0.55)])}${linear('m', [light, deep], '')}
${linear('d', ['#3a3346', '#1b1626', '#0c0912'], 'x2="1" y2=".35"')}</defs>
<g stroke-linejoin="round" stroke-linecap="round" stroke="${ink}" stroke-width="4">
<g stroke-width="2" fill="none" stroke="${mix(light, ink, 0.35)}"><path d="M120 20 204 138M60 48 18 130M120 24 62 138M188 46 228 120M60 60 86 142"/></g>
<g fill="url(#h-m)" stroke-width="3"><path d="M56 40H63V144H56ZM117 12H125V154H117ZM183 40H189V150H183Z"/><path d="M196 146 236 98 240 104 208 146Z"/></g>
<path d="M121 10C138 2 150 14 166 6 162 14 162 20 166 26 150 32 138 20 121 28Z" fill="#e0263c"/>
<path d="M60 34C72 28 80 37 92 31L89 46C78 50 72 42 60 48ZM186 34C196 29 204 37 214 32L211 45C202 49 196 42 186 47Z" fill="#e0263c" stroke-width="3.4"/>
<g fill="url(#h-s)"><path d="M40 54H80C88 70 88 84 82 96 66 90 50 90 34 96 40 82 42 68 40 54"/><path d="M34 98H84C94 112 94 124 88 138 70 130 46 130 26 136 32 124 36 112 34 98"/>
<path d="M168 54H206C214 68 214 82 208 96 194 90 178 90 162 95 168 82 170 68 168 54"/><path d="M164 98H208C216 112 216 122 210 134 194 128 174 130 158 136 164 124 166 112 164 98"/></g>
<path d="M96 30H148C158 44 158 54 152 66 134 60 108 60 90 66 96 54 98 42 96 30" fill="url(#h-s)"/>
<path d="M86 68H158C174 92 174 116 164 138 140 128 104 128 76 138 86 114 90 92 86 68" fill="url(#h-d)"/>
<g fill="none" stroke="${shine}" stroke-width="3"><path d="M92 72H155C168 94 169 112 162 130" opacity=".75"/><path d="M100 34H145M44 58H77M172 58H203M40 102H81M168 102H205" opacity=".95"/></g>
<g fill="none" stroke="${mix(shine, deep, 0.55)}" stroke-width="1.8"><path d="M112 34Q116 48 108 60M136 34Q142 48 138 60M60 56Q64 74 58 90M188 56Q192 74 186 90M60 100Q64 116 56 130M188 100Q192 114 184 128"/></g>
<g stroke-width="5" stroke="${ink}"><path d="M34 54H86M28 98H90M90 30H154M80 68H164M162 54H212M158 98H214"/></g>
<g stroke="none"><g stroke="${shine}" stroke-width="5"><path d="M106 122 144 104M106 104 144 122"/></g><path d="M125 78C140 78 146 90 142 101 140 105 137 105 136 108L135 115H115L114 108C113 105 110 105 108 101 104 90 110 78 125 78" fill="${shine}" stroke="#120d1a" stroke-width="2.6"/>
<path d="M113 96C113 91 121 91 122 96 121 101 114 101 113 96M128 96C129 91 137 91 137 96 136 101 129 101 128 96M125 101 128 107H122ZM120 109.5h1.5V115h-1.5zM128.5 109.5h1.5V115h-1.5z" fill="#120d1a"/></g>
<path d="${HULL}" fill="url(#h-h)"/>
<g clip-path="url(#h-c)" fill="none" stroke-width="2.6"><path d="M10 160C80 182 160 182 232 152M16 178C80 198 160 198 226 170M40 198C90 208 150 208 200 196" stroke="${mix(deep, ink, 0.4)}"/>
<path d="M10 144C70 168 160 170 232 132" stroke="${ink}" stroke-width="10"/><path d="M10 144C70 168 160 170 232 132" stroke="${gold}" stroke-width="4.5"/>
<path d="M10 163C80 185 160 185 232 155" stroke="${light}" stroke-width="2.4" opacity=".8"/></g>
<path d="M14 132 26 126 40 132V146" fill="none" stroke="${light}" stroke-width="3"/>
<path d="M12 128H46V152L22 148Z" fill="url(#h-h)"/><path d="M8 118H48V134C36 138 22 138 8 132Z" fill="url(#h-h)"/><path d="M12 122H44" stroke="${gold}" stroke-width="3.6"/>
<g fill="#ffd873" stroke-width="2.6"><path d="M16 126H23V132H16ZM30 127H37V133H30Z"/></g>
<g stroke-width="3"><g id="h-g"><path d="M72 172H90V188H72Z" fill="${ink}"/><path d="M72 172H90L86 177H76Z" fill="${light}"/><circle cx="81" cy="182" r="5" fill="#3c3c4c"/><circle cx="81" cy="182" r="2" fill="#000" stroke="none"/></g>
<use href="#h-g" x="36" y="2"/><use href="#h-g" x="72"/></g>
<path d="M214 128C222 124 228 116 226 108 234 112 236 122 230 130Z" fill="${gold}" stroke-width="3"/>
<path d="M4 214C14 202 24 200 34 208 46 196 62 194 74 206 88 192 108 192 120 205 134 192 154 192 166 205 178 194 194 195 206 207 216 200 228 203 236 214 226 232 180 236 120 236 60 236 14 232 4 214" fill="url(#h-w)"/>
<path d="M12 212C22 204 28 206 34 214 46 202 60 202 73 213 88 200 106 200 120 213 134 200 152 200 166 213 178 202 194 203 206 214 214 208 224 209 229 214" fill="none" stroke="${shine}" stroke-width="4.5"/>
<path d="M40 226C60 220 74 224 92 224M120 228C142 220 160 226 184 222" fill="none" stroke="${mix(accent, shine, 0.6)}" stroke-width="3"/></g>`
  },
}
