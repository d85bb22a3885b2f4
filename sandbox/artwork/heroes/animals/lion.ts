import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, mirrored, radial, symmetric } from '../parts/paint.ts'

/** A lion's face in a full mane, seen from the front. */
export const lion: Hero = {
  id: 'lion',
  palettes: [
    { light: '#ffd983', main: '#e69a35', deep: '#8a3d12', accent: '#ffb52b', ink: '#32130a', shine: '#fff5da' },
    { light: '#f2f5ff', main: '#b6c2e4', deep: '#4c5c96', accent: '#41c8ff', ink: '#141a3c', shine: '#ffffff' },
    { light: '#ff9c7a', main: '#cf3038', deep: '#6a0c24', accent: '#ffd04a', ink: '#27040f', shine: '#fff0e2' },
    { light: '#8ee8c8', main: '#219a7c', deep: '#0a4a44', accent: '#ffe066', ink: '#04211f', shine: '#effff8' },
  ],
  words: ['Lion', 'Mane', 'Pride', 'Savanna', 'Roar'],
  draw(p) {
    const head = symmetric(`M120 56C98 56 78 64 70 84C64 100 62 116 64 132C60 142 60 152 66 162C74 180 92 192 98 206
      C104 214 112 217 120 217`)
    return `<defs>${radial('h-a', [p.light, p.main, p.main, p.deep], 0.5, 0.34, 0.7)}
${linear('h-b', [p.main, p.deep, p.ink])}${linear('h-c', [p.light, p.main, p.deep])}
${linear('h-g', [p.main, p.light, p.shine])}
${radial('h-d', ['#fffbd0', p.accent, p.ink], 0.5, 0.62, 0.7)}${linear('h-e', ['#7d5048', p.ink])}</defs>
${mirrored(
  'h-l',
  `
<path d="M124 8C108 10 100 12 92 20C84 12 70 12 60 18C64 22 66 26 66 30C52 26 38 34 34 44C40 46 44 50 45 54C30 56 20
68 20 82
C28 82 32 85 34 88C20 96 12 110 15 126C22 122 28 122 32 124C20 136 18 152 24 166C30 160 36 158 41 159C34 172 36 188 46
200C50 192 56 188 62 188
C60 202 66 214 80 220C82 212 86 206 92 204C94 216 104 228 124 233" fill="url(#h-b)" stroke="${p.ink}" stroke-width="4"
stroke-linejoin="round"/>
<path d="M122 22C108 22 100 26 94 36C86 28 76 30 70 36C74 42 74 46 72 50C60 46 50 54 48 64C54 66 56 70 57 74C44 78 36
88 38 100C46 98 50 102 50 106
C40 114 34 126 40 138C46 134 52 134 56 137C48 148 48 162 56 172C60 166 66 164 71 166C68 178 72 190 82 198C86 192 90
190 95 190
C98 206 108 216 122 220Z" fill="url(#h-c)"/>
<path d="M92 20C88 30 90 38 94 46M45 54C50 62 58 66 66 68M34 88C42 92 50 92 58 90M32 124C42 122 50 118 56 112M41 159
C48 154 54 148 58 140M62 188
C66 182 68 176 68 170M66 30C68 40 72 46 78 50M92 204C90 196 90 190 91 184" fill="none" stroke="${p.ink}"
stroke-width="2.4" stroke-linecap="round" opacity=".55"/>
<path d="M78 92C58 90 48 72 58 58C72 52 88 62 94 76Z" fill="url(#h-a)" stroke="${p.ink}" stroke-width="3"/>
<path d="M76 84C64 80 60 72 64 64C74 64 82 70 84 78Z" fill="${p.deep}"/>
<path d="M70 82L72 70L76 78L82 70L84 80L80 88Z" fill="${p.shine}"/>
<path d="M22 80C22 70 30 60 42 57M37 43C42 35 52 30 62 32M19 122C16 112 22 100 32 92" fill="none" stroke="${p.light}"
stroke-width="2.4" stroke-linecap="round"/>`,
)}
<path d="${head}" fill="url(#h-a)" stroke="${p.ink}" stroke-width="3.4"/>
<path d="${symmetric(`M120 60C112 68 109 84 108 100C108 122 104 142 94 156L120 166`)}" fill="url(#h-g)"/>
<path d="${symmetric(`M120 96C114 104 113 128 110 150L120 160`)}" fill="${p.shine}" opacity=".7"/>
${mirrored(
  'h-m',
  `
<path d="M66 132C76 148 80 170 98 206C86 190 72 178 66 162C60 150 62 142 66 132Z" fill="${p.deep}" opacity=".5"/>
<path d="M70 92C78 80 96 80 106 98C92 92 80 92 70 104Z" fill="${p.shine}"/>
<path d="M70 134C78 144 94 146 104 134C104 144 98 152 86 152C76 150 70 144 70 134Z" fill="${p.shine}" opacity=".9"/>
<path d="M62 114C74 102 94 104 106 124C109 130 110 138 110 146C104 140 102 136 99 133C88 139 74 134 62 114Z"
fill="${p.ink}"/>
<path d="M71 117C80 109 92 112 100 126C90 132 78 128 71 117Z" fill="#fff8dc"/>
<path d="M77 114C84 109 92 113 96 121C96 126 94 128 92 129C83 129 78 122 77 114Z" fill="url(#h-d)"/>
<circle cx="87" cy="120" r="4.6" fill="${p.ink}"/><circle cx="84.8" cy="116.8" r="2" fill="#fff"/>
<path d="M66 106C78 94 98 98 112 118C96 108 82 104 66 106Z" fill="${p.deep}"/>
<path d="M120 172C118 192 104 200 92 194C80 188 80 170 92 162C104 158 116 162 120 172Z" fill="${p.shine}"/>
<path d="M120 180C116 198 100 202 88 190C92 206 110 208 120 194Z" fill="${p.deep}" opacity=".4"/>
<g fill="${p.ink}"><circle cx="93" cy="175" r="1.8"/><circle cx="101" cy="181" r="1.8"/>
<circle cx="92" cy="185" r="1.8"/></g>
<path d="M88 176C70 172 54 174 40 180M88 184C70 186 58 194 48 206" fill="none" stroke="#fff" stroke-width="1.5"
stroke-linecap="round"/>
<path d="M104 92C98 86 92 84 84 84" fill="none" stroke="${p.deep}" stroke-width="3" stroke-linecap="round"/>`,
)}
<path d="${symmetric(`M120 201C112 200 106 203 104 207C106 222 114 231 120 236`)}" fill="url(#h-b)" stroke="${p.ink}"
stroke-width="2.4"/>
<path d="${symmetric(`M120 196C114 196 108 198 106 202C108 212 114 216 120 216`)}" fill="${p.shine}"/>
<path d="M108 199C114 204 126 204 132 199C130 209 110 209 108 199Z" fill="#7d1f2c"/>
<path d="M110 200L112.6 207L116 202ZM130 200L127.4 207L124 202Z" fill="#fff"/>
<path d="M98 193C108 202 117 200 120 192C123 200 132 202 142 193M120 192V174" fill="none" stroke="${p.ink}"
stroke-width="3.2" stroke-linecap="round"/>
<path d="${symmetric(`M120 150C110 149 100 151 97 156C100 166 110 174 120 178`)}" fill="url(#h-e)" stroke="${p.ink}"
stroke-width="2"/>
<path d="M104 155C112 152 128 152 136 155C128 159 112 159 104 155Z" fill="#fff" opacity=".6"/>
<path d="M76 84C80 74 88 66 100 62" fill="none" stroke="${p.shine}" stroke-width="3" stroke-linecap="round"/>`
  },
}
