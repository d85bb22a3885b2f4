import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { glint, linear, mix, radial } from '../parts/shading.ts'

const BODY =
  'M12 112C16 106 22 108 26 113 36 128 46 134 66 135 84 135 100 128 124 127 154 127 180 131 193 142 190 172 160 193 124 193 ' +
  '86 193 62 174 46 150 38 138 28 130 12 123 9 120 9 115 12 112'

/** A golden oil lamp with a swirl of smoke rising from its spout. */
export const magicLamp: Hero = {
  id: 'magic-lamp',
  words: ['Lamp', 'Wonders', 'Genie', 'Wish', 'Arabian'],
  palettes: [
    { light: '#ffe68a', main: '#f2a71c', deep: '#9a4d08', accent: '#5ec8ff', ink: '#3a1608', shine: '#fffbe8' },
    { light: '#f0f4ff', main: '#a8b4d4', deep: '#475180', accent: '#ff7ac8', ink: '#141638', shine: '#ffffff' },
    { light: '#ffc9a0', main: '#d9773f', deep: '#7a2e1c', accent: '#4fe0b0', ink: '#331009', shine: '#fff4e6' },
    { light: '#9ff0dc', main: '#17a392', deep: '#08524f', accent: '#b48cff', ink: '#042628', shine: '#f4fffb' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const gem = mix('#e01f3c', accent, 0.12)
    return `<defs><clipPath id="h-c"><path d="${BODY}"/></clipPath>
${linear('g', [mix(light, shine, 0.4), `${light} 18`, `${main} 46`, `${deep} 88`, mix(deep, main, 0.4)])}
${linear('h', [`${deep} 0`, `${light} 30`, `${main} 55`, `${deep} 100`], '')}
${linear('s', [mix(accent, shine, 0.75), accent, mix(accent, ink, 0.35)], 'x1="1" x2=".1" y2="1"')}
${linear('t', [shine, mix(accent, shine, 0.4), accent], 'x1="1" x2=".1" y2="1"')}
${radial('b', [shine, light, main, deep])}</defs>
<g stroke-linejoin="round" stroke-linecap="round">
<path d="M17 110C2 74 40 56 72 66 104 77 122 66 104 50 82 32 96 10 130 10 176 8 206 34 200 62 196 84 164 88 154 68 148 54 162 42 174 52
 174 34 144 28 136 46 130 60 150 76 142 96 130 122 82 112 60 100 42 92 28 98 26 108Z" fill="url(#h-s)"/>
<path d="M18 100C14 78 42 66 68 76 104 90 138 74 116 48 100 30 116 18 138 18 120 26 118 38 126 52 142 78 114 104 74 90 46 80 28 84 18 100" fill="url(#h-t)" opacity=".85"/>
<path d="M150 18C176 20 192 38 190 56 188 70 176 76 166 70 180 68 186 46 150 18" fill="${shine}" opacity=".75"/>
<path d="M208 96C216 92 224 84 222 74 230 86 224 98 208 96M60 50C50 48 48 38 54 32 54 42 62 44 60 50" fill="url(#h-t)"/>
<path d="M180 150C186 118 216 108 226 128 236 150 208 178 172 172" fill="none" stroke="${ink}" stroke-width="18"/>
<path d="M180 150C186 118 216 108 226 128 236 150 208 178 172 172" fill="none" stroke="${main}" stroke-width="10"/>
<path d="M183 146C189 120 213 112 222 128" fill="none" stroke="${shine}" stroke-width="3"/>
<path d="M228 142C224 162 202 174 178 172" fill="none" stroke="${deep}" stroke-width="4"/>
<path d="M100 186C102 202 94 208 76 214 68 217 70 228 80 228H170C180 228 182 217 174 214 156 208 146 202 148 186Z" fill="url(#h-h)" stroke="${ink}" stroke-width="4.5"/>
<path d="M76 219C104 213 146 213 174 219" fill="none" stroke="${shine}" stroke-width="2.6" opacity=".8"/>
<path d="${BODY}" fill="url(#h-g)" stroke="${ink}" stroke-width="5"/>
<g clip-path="url(#h-c)"><path d="M40 172C80 196 160 198 196 158V210H40Z" fill="${deep}" opacity=".5"/>
<path d="M30 140C60 152 90 149 124 146 152 144 176 146 196 152" fill="none" stroke="${ink}" stroke-width="2.4" opacity=".75"/>
<path d="M28 136C60 147 90 144 124 141 152 139 176 141 196 147" fill="none" stroke="${light}" stroke-width="2.4"/>
<path d="M62 182C74 160 88 160 98 182M96 190C106 164 142 164 152 190M150 182C160 160 176 158 186 176" fill="none" stroke="${light}" stroke-width="2.8" opacity=".85"/>
<path d="M66 186C76 170 86 170 94 186M104 194C112 176 136 176 144 194M156 184C164 168 174 166 182 180" fill="none" stroke="${ink}" stroke-width="2" opacity=".55"/></g>
<path d="M18 113C32 132 46 140 68 140M134 132C156 132 172 134 184 140" fill="none" stroke="${shine}" stroke-width="3.4"/>
<path d="M60 158C68 172 80 181 94 185" fill="none" stroke="${mix(light, shine, 0.6)}" stroke-width="4.6" opacity=".8"/>
<ellipse cx="17" cy="115.5" rx="5" ry="8" transform="rotate(-38 17 115)" fill="${ink}"/>
<path d="M82 130C86 108 104 100 124 100 144 100 162 108 167 130 142 137 108 137 82 130" fill="url(#h-h)" stroke="${ink}" stroke-width="4.5"/>
<path d="M82 130C108 137 142 137 167 130L169 136C142 144 106 144 80 136Z" fill="${main}" stroke="${ink}" stroke-width="3.4"/>
<path d="M96 120C100 110 108 106 116 105" fill="none" stroke="${shine}" stroke-width="4"/>
<path d="M124 103V131M107 105Q101 116 102 131M141 105Q148 116 147 131" fill="none" stroke="${deep}" stroke-width="2"/>
<path d="M114 101Q116 94 112 90H136Q132 94 134 101Z" fill="${main}" stroke="${ink}" stroke-width="3.6"/>
<circle cx="124" cy="82" r="11" fill="url(#h-b)" stroke="${ink}" stroke-width="4"/><path d="M124 60 129 73H119Z" fill="${light}" stroke="${ink}" stroke-width="3.4"/>
<path d="M124 150 138 166 124 184 110 166Z" fill="${gem}" stroke="${ink}" stroke-width="3"/><path d="M124 150 110 166 124 163ZM124 150 138 166 124 163Z" fill="#fff" opacity=".45"/></g>
${glint(178, 128, 12, shine)}${glint(42, 36, 7, shine)}${glint(214, 52, 9, shine)}${glint(80, 22, 5, shine)}`
  },
}
