import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { glint, linear, mix, radial } from '../parts/shading.ts'

/** A golden burial mask in a striped headcloth with a cobra at the brow. */
export const pharaohMask: Hero = {
  id: 'pharaoh-mask',
  words: ['Pharaoh', 'Mask', 'Nile', 'Dynasty', 'Tomb'],
  palettes: [
    { light: '#ffe490', main: '#eba62a', deep: '#8f4c0c', accent: '#1d4fae', ink: '#2b1408', shine: '#fffbe2' },
    { light: '#ffe08a', main: '#e39f26', deep: '#86440c', accent: '#0d8a76', ink: '#0d2422', shine: '#fffbe2' },
    { light: '#f2f5ff', main: '#aab6d8', deep: '#4f5c8a', accent: '#7a2bc0', ink: '#160f38', shine: '#ffffff' },
    { light: '#ffd9a0', main: '#dd8a3a', deep: '#7c3412', accent: '#b81f3a', ink: '#300a12', shine: '#fff6e2' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const cloth = 'M120 10C78 10 54 34 50 72 46 108 26 146 14 196L54 214 84 206 78 150C74 120 78 92 88 76L120 60'
    return `<defs>
${linear('f', [`${light} 0`, `${mix(light, shine, 0.35)} 30`, `${main} 68`, `${mix(main, deep, 0.65)} 100`], '')}
${linear('g', [mix(light, shine, 0.4), main, deep])}
${linear('n', [mix(main, deep, 0.4), deep])}${radial('j', ['#8ff5e0', '#15b39c', '#075a58'])}
<clipPath id="h-c"><path d="${cloth}V10"/></clipPath>
<g id="h-l" stroke-linejoin="round" stroke-linecap="round">
<path d="M84 192C56 196 34 206 26 220 50 234 84 238 120 238V196Z" fill="url(#h-g)" stroke="${ink}" stroke-width="4.5"/>
<g fill="none"><path d="M38 222C60 206 90 202 120 204" stroke="${accent}" stroke-width="6.5"/><path d="M56 231C76 219 98 217 120 218" stroke="#c2263a" stroke-width="5.5"/><path d="M48 226C70 212 94 210 120 211" stroke="${ink}" stroke-width="1.6"/><path d="M74 235C90 229 106 228 120 229" stroke="${accent}" stroke-width="5"/></g>
<path d="${cloth}" fill="url(#h-g)" stroke="${ink}" stroke-width="5"/>
<g clip-path="url(#h-c)" fill="none">
<path d="M42 74C52 72 70 76 90 86M40 92C52 90 66 94 84 102M36 110C50 108 64 114 82 120M30 128C46 126 62 132 82 138M24 146C42 144 62 150 82 156M16 164C40 162 62 168 84 174M10 182C36 182 62 188 86 192M4 200C36 202 62 206 88 210" stroke="${accent}" stroke-width="9"/>
<path d="M120 22C92 24 72 38 58 62M120 40C100 42 84 52 72 66" stroke="${accent}" stroke-width="9"/><path d="M108 4C70 14 52 40 48 80" stroke="${accent}" stroke-width="6"/>
<path d="M78 84C68 120 74 170 82 212L96 210V80Z" fill="${ink}" stroke="none" opacity=".35"/></g>
<path d="M58 60C66 34 88 20 112 16" stroke="${shine}" stroke-width="3.6" fill="none"/><path d="M50 92C44 124 32 154 22 190" stroke="${shine}" stroke-width="3" fill="none" opacity=".9"/></g>
<g id="h-e"><path d="M85 112C92 103 106 103 115 114 106 120 92 120 85 112" fill="#fffdf4" stroke="${ink}" stroke-width="3"/><circle cx="101" cy="111" r="6.6" fill="${ink}"/><circle cx="99" cy="109.5" r="1.8" fill="#fff"/>
<path d="M115 114C106 101 92 101 85 112L73 113" fill="none" stroke="${accent}" stroke-width="4.4"/><path d="M115 114C106 104 92 104 84 113" fill="none" stroke="${ink}" stroke-width="2.8"/>
<path d="M112 98C102 88 90 90 80 101 88 96 102 94 112 98" fill="${accent}" stroke="${ink}" stroke-width="2"/></g></defs>
<use href="#h-l"/><use href="#h-l" transform="translate(240) scale(-1 1)"/>
<g stroke-linejoin="round" stroke-linecap="round"><g stroke="${ink}" stroke-width="4"><path d="M104 178V200C110 206 130 206 136 200V178Z" fill="url(#h-n)"/>
<g id="h-a"><path d="M80 104C68 96 62 108 67 120 70 130 76 134 82 132Z" fill="url(#h-g)"/></g><use href="#h-a" transform="translate(240) scale(-1 1)"/>
<path d="M120 58C92 58 77 80 77 112 77 150 92 182 120 190 148 182 163 150 163 112 163 80 148 58 120 58" fill="url(#h-f)"/></g>
<path d="M120 186C142 178 158 150 159 112 159 92 152 76 142 68 150 90 150 140 120 186" fill="${deep}" opacity=".5"/>
<path d="M83 120C84 146 94 166 108 178" fill="none" stroke="${shine}" stroke-width="4" opacity=".9"/>
<use href="#h-e"/><use href="#h-e" transform="translate(240) scale(-1 1)"/>
<path d="M115 104C115 124 110 136 107 142 110 148 130 148 133 142 130 136 125 124 125 104" fill="${mix(main, light, 0.5)}"/>
<path d="M125 104C125 124 130 136 133 142 130 148 110 148 107 142" fill="none" stroke="${deep}" stroke-width="2.8"/><path d="M117 108V138" stroke="${shine}" stroke-width="3.6"/>
<path d="M104 161C110 155 116 156 120 158 124 156 130 155 136 161 130 171 110 171 104 161" fill="${mix('#b8452c', deep, 0.35)}" stroke="${ink}" stroke-width="2.4"/><path d="M105 161C114 163 126 163 135 161" fill="none" stroke="${ink}" stroke-width="2"/><path d="M113 167Q120 169 127 167" stroke="${light}" stroke-width="1.8" fill="none"/>
<path d="M74 96C76 70 96 54 120 54 144 54 164 70 166 96 156 76 140 66 120 66 100 66 84 76 74 96" fill="url(#h-g)" stroke="${ink}" stroke-width="4"/>
<path d="M80 82C90 66 104 59 118 58" fill="none" stroke="${shine}" stroke-width="2.6"/>
<path d="M113 184H127C128 200 131 214 134 226 130 237 110 237 106 226 109 214 112 200 113 184" fill="url(#h-g)" stroke="${ink}" stroke-width="4"/><path d="M112 198 120 193 128 198M110 208 120 202 130 208M109 218 120 211 131 218M108 228 120 220 132 228" stroke="${accent}" stroke-width="3" fill="none"/><path d="M116 188 112 224" stroke="${shine}" stroke-width="2.4"/>
<path d="M120 72C104 64 100 44 110 30 104 24 108 12 120 10 132 12 136 24 130 30 140 44 136 64 120 72" fill="url(#h-g)" stroke="${ink}" stroke-width="4"/>
<path d="M120 66C110 58 108 46 114 36H126C132 46 130 58 120 66" fill="url(#h-j)" stroke="${ink}" stroke-width="2.6"/><path d="M111 44H129M112 52H128" stroke="${light}" stroke-width="2.4"/>
<circle cx="115.5" cy="21" r="2.2" fill="${ink}"/><circle cx="124.5" cy="21" r="2.2" fill="${ink}"/><path d="M112 17Q115 13 119 13" fill="none" stroke="${shine}" stroke-width="2.4"/></g>
${glint(160, 22, 9, shine)}${glint(36, 158, 7, shine)}`
  },
}
