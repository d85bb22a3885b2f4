import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, mix } from '../parts/shading.ts'

const WAVE =
  'M8 196C4 140 26 68 84 40 124 22 172 34 188 70 192 80 192 90 188 98 178 84 160 80 148 90 130 106 136 140 164 162 184 178 210 184 232 186 ' +
  '240 206 226 224 196 230 140 240 74 238 36 228 18 222 9 212 8 196'

/** A breaking wave with clawed foam before the sun, cut like a woodblock. */
export const greatWave: Hero = {
  id: 'great-wave',
  words: ['Wave', 'Tide', 'Ocean', 'Breaker', 'Current'],
  palettes: [
    { light: '#6fb4de', main: '#2766a8', deep: '#143a72', accent: '#e5432f', ink: '#0c2145', shine: '#fff6e2' },
    { light: '#7fe0cc', main: '#1b8f88', deep: '#0b4d58', accent: '#ffc44d', ink: '#052b36', shine: '#fbfff2' },
    { light: '#c9a8f5', main: '#6d45b8', deep: '#351d78', accent: '#ff7a9c', ink: '#1b0d45', shine: '#fff5fb' },
    { light: '#ff9e7a', main: '#d2473f', deep: '#7a1833', accent: '#ffd166', ink: '#3a0a1e', shine: '#fff7e6' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const shadow = mix(shine, light, 0.45)
    return `<defs><clipPath id="h-c"><path d="${WAVE}"/></clipPath>
${linear('s', [mix(accent, '#ffffff', 0.22), accent, mix(accent, deep, 0.25)])}${linear('w', [main, main, deep], 'x2=".7" y2="1"')}${linear('b', [mix(light, shine, 0.25), light, main])}
<path id="h-f" d="M70 68C58 70 54 60 60 52 56 42 64 32 74 34 78 22 92 18 100 24 108 12 126 12 132 20 142 12 158 16 162 26 174 22 186 32 186 42 198 44 206 56 202 66 212 72 214 84 208 92
 212 98 210 108 204 112 204 106 202 104 198 104 200 112 196 120 188 122 190 114 188 110 184 108 182 116 174 122 166 120 170 112 170 106 166 102 160 108 152 108 148 102 154 98 158 92 156 86
 154 95 146 102 137 102 142 95 142 87 140 80 136 89 127 94 118 92 123 86 124 79 120 73 114 81 105 86 95 84 101 77 102 71 98 67 90 76 80 78 70 68"/></defs>
<g stroke-linejoin="round" stroke-linecap="round"><circle cx="154" cy="94" r="78" fill="url(#h-s)" stroke="${ink}" stroke-width="4.5"/>
<path d="M160 20A74 74 0 0 1 226 78" fill="none" stroke="${mix(accent, '#ffffff', 0.65)}" stroke-width="4"/>
<path d="M186 146H226C235 146 235 134 226 134H218C225 134 225 124 217 124H204" fill="${shine}" stroke="${ink}" stroke-width="3"/><path d="M186 146H224M206 134H216" stroke="${shadow}" stroke-width="2.4"/>
<path d="M124 196C132 168 152 146 174 142 178 140 182 140 186 143 206 152 226 170 236 196Z" fill="${mix(deep, ink, 0.2)}" stroke="${ink}" stroke-width="4"/>
<path d="M160 152C166 145 172 142 178 141 184 140 190 146 200 154 194 152 190 158 184 153 180 160 174 154 170 159 168 153 164 155 160 152" fill="${shine}" stroke="${ink}" stroke-width="2.6"/>
<path d="${WAVE}" fill="url(#h-w)" stroke="${ink}" stroke-width="5"/>
<g clip-path="url(#h-c)"><path d="M40 240C14 190 24 110 84 74 116 58 140 70 148 86 124 84 104 110 110 146 116 176 140 196 172 208 140 232 90 244 40 240" fill="url(#h-b)"/>
<path d="M62 240C36 196 44 126 94 92 112 80 130 82 138 90 110 96 92 124 98 160 102 186 116 204 136 216" fill="${main}"/>
<path d="M84 240C60 206 60 146 100 108 92 138 88 160 94 182 98 200 106 214 118 224" fill="${deep}"/>
<g fill="none" stroke="${shine}" stroke-width="3"><path d="M20 206C10 150 34 92 86 64M34 224C18 170 38 112 92 80" opacity=".9"/><path d="M52 232C34 190 44 132 92 98M72 236C52 196 58 148 90 116" opacity=".75"/></g>
<g fill="none" stroke="${ink}" stroke-width="2.6" opacity=".75"><path d="M28 216C14 160 36 104 90 72M44 228C26 182 42 122 96 86"/></g>
<path d="M150 92C134 108 140 138 166 160 188 178 214 184 240 184V196C206 198 174 188 152 170 124 146 120 112 138 92Z" fill="${ink}" opacity=".55"/>
<path d="M140 96C126 122 140 152 168 174 186 186 208 192 236 192" fill="none" stroke="${light}" stroke-width="3.4"/></g>
<path d="M6 204C22 186 44 190 58 204 76 190 98 196 108 210 126 198 150 200 160 212 178 200 206 200 236 194 240 220 214 234 176 236 110 242 44 240 22 228 10 222 4 214 6 204" fill="${deep}" stroke="${ink}" stroke-width="4.5"/>
<path d="M6 206C22 188 44 192 58 206 76 192 98 198 108 212 126 200 150 202 160 214 178 202 206 202 234 196 236 202 232 206 224 207 218 214 208 214 204 209 194 218 184 216 180 212 172 224 158 224 154 217 144 222 132 218 130 212 122 222 106 222 102 214 90 214 80 210 76 206 68 216 56 216 50 208 40 208 32 204 28 200 20 210 12 212 6 206"
 fill="${shine}" stroke="${ink}" stroke-width="3.4"/><path d="M30 222C60 232 90 232 120 230M140 232C170 232 196 228 216 220" fill="none" stroke="${light}" stroke-width="3"/>
<path d="M24 150C16 146 16 134 24 130 22 120 30 112 38 114 36 104 44 94 52 96 52 86 60 76 70 78 76 84 72 92 66 94 70 102 62 110 54 108 58 118 48 126 40 122 44 132 36 142 30 138 34 144 30 150 24 150" fill="${shine}" stroke="${ink}" stroke-width="3.6"/>
<use href="#h-f" fill="${shine}" stroke="${ink}" stroke-width="4.5"/>
<path d="M72 62C84 70 92 66 98 56 108 66 116 64 120 56 128 68 138 66 144 62 152 68 148 78 158 80 168 80 166 92 172 96 182 96 178 106 188 104 190 98 194 98 198 98 194 84 186 88 182 84 180 74 170 80 166 72 162 64 152 66 146 54 138 58 132 58 124 48 114 56 108 56 100 46 94 58 84 60 76 56Z" fill="${shadow}"/>
<g fill="none" stroke="${ink}" stroke-width="2.4" opacity=".8"><path d="M76 46C80 38 88 38 92 42M100 38C106 30 114 32 116 38M130 36C138 28 146 32 148 38M160 42C168 38 174 44 174 50M182 62C190 62 194 70 192 76"/></g>
<g fill="${shine}" stroke="${ink}" stroke-width="2.4"><circle cx="214" cy="124" r="4.5"/><circle cx="196" cy="132" r="3.6"/><circle cx="176" cy="132" r="3.6"/><circle cx="222" cy="104" r="3.4"/><circle cx="160" cy="122" r="3"/><circle cx="214" cy="46" r="4"/><circle cx="202" cy="28" r="3.2"/><circle cx="228" cy="72" r="3"/></g></g>`
  },
}
