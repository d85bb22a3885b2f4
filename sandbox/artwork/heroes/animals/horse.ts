import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, radial } from '../parts/paint.ts'

/** A galloping horse's head with a mane of fire. */
export const horse: Hero = {
  id: 'horse',
  palettes: [
    { light: '#c98a58', main: '#8c4a26', deep: '#4a1f12', accent: '#ff7a1a', ink: '#220c08', shine: '#fff1cf' },
    { light: '#ffffff', main: '#d3dcee', deep: '#8291ba', accent: '#2f8cff', ink: '#171f44', shine: '#f2fbff' },
    { light: '#6f779c', main: '#333a62', deep: '#14172f', accent: '#e0338c', ink: '#07081a', shine: '#ffe2f4' },
    { light: '#ffe7a0', main: '#dfa338', deep: '#8a520f', accent: '#e02f36', ink: '#331706', shine: '#fff8dc' },
  ],
  words: ['Horse', 'Stallion', 'Gallop', 'Fire Mane', 'Derby'],
  draw(p) {
    return `<defs>${linear('h-a', [p.light, p.main, p.main, p.deep], 0.1, 0, 0.6, 1)}
${linear('h-m', [p.accent, p.accent, p.deep], 1, 0, 0.2, 1)}
${linear('h-n', [p.shine, '#ffd24a', p.accent], 0.4, 1, 0.7, 0)}
${linear('h-o', ['#ffd24a', '#ffe48a', p.shine], 0.5, 1, 0.5, 0)}${linear('h-g', ['#fff6cf', '#ffcb4a', '#a8660e'])}
${radial('h-e', ['#ffdf8a', p.accent, p.ink], 0.4, 0.4, 0.7)}</defs>
<g transform="translate(0 3.8) scale(0.96)">
<path d="M118 46C132 20 158 6 190 10C182 16 180 22 184 28C204 22 224 30 236 48C224 46 216 50 214 58C230 66 240 86 238
110C230 100 220 98 214 104C228 124 234 148 228 176C220 164 212 160 206 164C214 186 214 210 206 234H120C150 190 150 120
118 46Z"
fill="url(#h-m)" stroke="${p.ink}" stroke-width="3.6" stroke-linejoin="round"/>
<path d="M122 50C138 30 154 20 172 20C168 26 168 32 172 38C190 34 206 40 216 52C204 54 200 60 200 68C214 78 222 92 222
106C212 102 206 106 204 114C214 130 218 146 215 160C206 156 200 160 198 168C204 186 204 208 198 232H140C160 180 156
110 122 50Z" fill="url(#h-n)"/>
<path d="M126 56C140 42 150 36 160 36C160 42 162 48 168 52C180 50 190 54 198 62C188 66 186 72 188 80C198 88 204 98 204
110C196 110 192 116 192 124C200 138 202 150 200 164C192 166 188 172 188 180C192 196 190 214 186 232H150C164 180 160
116 126 56Z" fill="url(#h-o)"/>
<path d="M142 50C156 44 168 50 178 58M156 72C172 68 184 78 190 92M168 98C180 98 190 110 192 124M176 126C186 132 192
146 190 162M180 156C186 168 186 188 180 210M174 170C176 190 174 210 170 226" fill="none"
stroke="${p.accent}" stroke-width="3.4" stroke-linecap="round" opacity=".8"/>
<path d="M134 36C132 24 136 14 146 8C152 20 152 36 148 52Z" fill="${p.deep}" stroke="${p.ink}" stroke-width="3.2"
stroke-linejoin="round"/>
<path d="M114 44C104 52 96 62 90 76C78 98 58 120 34 138C22 148 18 160 22 172C26 182 34 186 44 184C48 190 56 192 64 188
C72 182 84 174 98 170C110 168 120 166 128 158C136 180 130 208 112 234H182C192 196 186 150 170 112C160 84 144 58 130
46Z" fill="url(#h-a)"
stroke="${p.ink}" stroke-width="3.8" stroke-linejoin="round"/>
<path d="M128 158C140 150 148 132 146 112C164 140 172 186 162 234H112C130 208 136 180 128 158Z" fill="${p.deep}"
opacity=".75"/>
<path d="M146 112C150 138 138 164 110 168C128 160 136 142 134 120Z" fill="${p.deep}" opacity=".6"/>
<path d="M100 74C92 96 76 116 56 134C66 130 90 120 104 96Z" fill="${p.light}" opacity=".8"/>
<path d="M22 172C18 160 22 148 34 138C44 134 56 138 62 150C66 164 66 176 64 188C56 192 48 190 44 184C34 186 26 182 22
172Z" fill="${p.deep}" opacity=".55"/>
<path d="M112 50C100 36 100 20 110 8C124 18 132 34 132 52C126 58 118 56 112 50Z" fill="url(#h-a)" stroke="${p.ink}"
stroke-width="3.6" stroke-linejoin="round"/><path d="M114 46C108 36 107 26 111 18C118 26 122 36 123 48Z"
fill="${p.deep}"/>
<path d="M120 44C112 50 106 58 104 68C100 62 98 58 98 54C92 64 90 78 94 90C88 88 84 86 82 82C84 98 92 108 102 110C98
100 102 92 110 88C118 78 124 62 128 50Z" fill="url(#h-n)" stroke="${p.ink}" stroke-width="2.6" stroke-linejoin="round"/>
<path d="M118 54C110 66 108 78 100 88C98 94 98 98 99 102" fill="none" stroke="#fff" stroke-width="2.6"
stroke-linecap="round" opacity=".9"/>
<path d="M92 104C100 94 116 96 122 106C116 116 102 118 92 104Z" fill="${p.ink}"/>
<path d="M98 105C104 100 112 101 116 106C111 111 103 111 98 105Z" fill="url(#h-e)"/>
<ellipse cx="106" cy="105.6" rx="3" ry="4.6" fill="${p.ink}"/><circle cx="104" cy="103" r="1.7" fill="#fff"/>
<path d="M88 102C96 88 116 88 128 102" fill="none" stroke="${p.ink}" stroke-width="4.4" stroke-linecap="round"/>
<path d="M96 120C104 124 114 122 120 116" fill="none" stroke="${p.deep}" stroke-width="2.6" stroke-linecap="round"/>
<path d="M28 158C28 150 36 146 42 150C44 156 40 164 34 166C30 166 28 162 28 158Z" fill="${p.ink}"/>
<path d="M26 152C30 144 38 142 45 147" fill="none" stroke="${p.light}" stroke-width="2.6" stroke-linecap="round"/>
<path d="M32 180C42 178 50 174 56 168C62 168 68 166 72 162" fill="none" stroke="${p.ink}" stroke-width="3"
stroke-linecap="round"/><path d="M42 184C50 182 56 180 60 176" fill="none" stroke="${p.ink}" stroke-width="2"/>
<path d="M56 122L82 178M128 64C140 92 142 120 128 158M70 152C92 148 116 140 138 122" fill="none" stroke="${p.ink}"
stroke-width="9" stroke-linecap="round"/>
<path d="M56 122L82 178M128 64C140 92 142 120 128 158M70 152C92 148 116 140 138 122" fill="none" stroke="url(#h-g)"
stroke-width="5" stroke-linecap="round"/>
<circle cx="70" cy="152" r="8" fill="url(#h-g)" stroke="${p.ink}" stroke-width="2.6"/>
<circle cx="70" cy="152" r="3.4" fill="${p.accent}"/><circle cx="137" cy="122" r="8" fill="url(#h-g)"
stroke="${p.ink}" stroke-width="2.6"/><circle cx="137" cy="122" r="3.4" fill="${p.accent}"/>
<path d="M86 92C74 110 58 126 38 142" fill="none" stroke="${p.shine}" stroke-width="3" stroke-linecap="round"
opacity=".9"/>
<path d="M150 130C160 158 162 194 154 228" fill="none" stroke="${p.light}" stroke-width="3" stroke-linecap="round"
opacity=".7"/>
<g fill="url(#h-n)"><path d="M28 100C22 92 26 86 32 80C32 88 40 92 36 100C34 104 30 103 28 100ZM56 66C52 60 55 56 59
52C60 58 65 60 62 66C60 69 58 68 56 66Z
M12 130C9 126 11 122 14 119C15 124 19 126 16 130C15 132 13 132 12 130Z"/></g></g>`
  },
}
