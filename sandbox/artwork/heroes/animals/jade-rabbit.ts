import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, mirrored, radial, symmetric } from '../parts/paint.ts'

/** A sitting rabbit that holds a cut gem. */
export const jadeRabbit: Hero = {
  id: 'jade-rabbit',
  palettes: [
    { light: '#ffffff', main: '#eef3fb', deep: '#a9bbd8', accent: '#14a870', ink: '#27304c', shine: '#ffffff' },
    { light: '#e9fff4', main: '#8fe0bd', deep: '#2f9377', accent: '#ff5b78', ink: '#0c3a36', shine: '#ffffff' },
    { light: '#fff3c9', main: '#f3ca62', deep: '#b67a1c', accent: '#d4233f', ink: '#43200c', shine: '#fffdf0' },
    { light: '#d7ddff', main: '#8d97e0', deep: '#424a9c', accent: '#ffc93f', ink: '#15173f', shine: '#ffffff' },
  ],
  words: ['Rabbit', 'Jade', 'Moon', 'Gem', 'Hare'],
  draw(p) {
    return `<defs>${radial('h-a', [p.light, p.main, p.main, p.deep], 0.46, 0.34, 0.68)}
${linear('h-b', [p.light, p.main, p.deep], 0.2, 0, 0.8, 1)}${linear('h-c', ['#ffd9df', '#f492a8'])}
${radial('h-d', ['#ff7f99', '#ff7f9900'], 0.5, 0.5, 0.5)}${linear('h-e', [p.light, p.deep], 0, 0, 0, 0.8)}</defs>
${mirrored(
  'h-l',
  `
<path d="M94 96C66 76 48 26 68 8C94 6 118 52 118 92Z" fill="url(#h-b)" stroke="${p.ink}" stroke-width="2.6"/>
<path d="M95 86C76 68 62 34 71 20C89 24 107 58 109 86Z" fill="url(#h-c)"/>
<path d="M60 36C57 24 60 15 68 10" fill="none" stroke="${p.shine}" stroke-width="3" stroke-linecap="round"/>
<path d="M84 200C58 190 34 204 36 220C38 232 72 232 98 228Z" fill="url(#h-b)" stroke="${p.ink}" stroke-width="2.6"/>
<path d="M50 210C46 216 47 223 51 227M60 208C57 214 57 222 60 228" fill="none" stroke="${p.deep}" stroke-width="2.4"
stroke-linecap="round"/>`,
)}
<path d="M180 186C198 176 214 190 206 204C200 214 184 212 178 204Z" fill="url(#h-a)" stroke="${p.ink}"
stroke-width="2.6"/>
<path d="${symmetric(`M120 140C82 142 60 172 60 200C60 224 86 230 120 230`)}" fill="url(#h-b)" stroke="${p.ink}"
stroke-width="2.6"/>
<path d="${symmetric(`M120 160C96 164 84 182 84 202C86 220 104 226 120 226`)}" fill="${p.shine}" opacity=".7"/>
<path d="${symmetric(`M120 160C100 160 86 158 76 154C84 168 100 176 120 176`)}" fill="${p.deep}" opacity=".6"/>
<path d="${symmetric(`M120 70C88 70 64 84 55 106C44 116 40 130 43 142C56 160 90 168 120 168`)}"
fill="url(#h-a)" stroke="${p.ink}" stroke-width="2.8" stroke-linejoin="round"/>
<path d="M113 72C114 80 112 84 109 88M121 71C123 79 122 84 120 89" fill="none" stroke="${p.deep}" stroke-width="2.4"
stroke-linecap="round"/>
${mirrored(
  'h-m',
  `<ellipse cx="66" cy="137" rx="17" ry="11" fill="url(#h-d)"/>
<ellipse cx="88" cy="114" rx="10.6" ry="13.6" fill="${p.ink}"/><path d="M80 121C84 128 92 128 96 121C92 116 84 116 80
121Z" fill="${p.accent}" opacity=".75"/>
<circle cx="84.6" cy="108" r="4.2" fill="#fff"/><circle cx="92" cy="119" r="2" fill="#fff"/>
<path d="M77 108C72 106 70 103 69 100M79 103C75 100 74 97 74 94" stroke="${p.ink}" stroke-width="2.4" fill="none"
stroke-linecap="round"/>
<path d="M78 92C84 87 92 87 98 91" stroke="${p.deep}" stroke-width="2.6" fill="none" stroke-linecap="round"/>
<path d="M96 136C84 134 68 134 50 138M96 142C84 142 72 145 58 152" stroke="${p.deep}" stroke-width="1.6" fill="none"
stroke-linecap="round"/>`,
)}
<path d="M111 133C114 130 126 130 129 133C128 138 124 141 120 142C116 141 112 138 111 133Z" fill="#f06f8d"/>
<path d="M114 133.6C117 132 121 132 123 133" stroke="#fff" stroke-width="1.6" fill="none" stroke-linecap="round"/>
<path d="M116 147H124L123.4 153H116.6Z" fill="#fff" stroke="${p.ink}" stroke-width="1.2"/>
<path d="M120 142V146M106 143C108 150 117 151 120 146C123 151 132 150 134 143" fill="none" stroke="${p.ink}"
stroke-width="2.6" stroke-linecap="round"/>
<path d="M58 110C64 94 82 80 104 75" fill="none" stroke="${p.shine}" stroke-width="4" stroke-linecap="round"/>
<path d="M98 170H142L158 187L120 226L82 187Z" fill="${p.accent}" stroke="${p.ink}" stroke-width="2.8"
stroke-linejoin="round"/>
<path d="M98 170L108 187L120 170L132 187L142 170Z" fill="#fff" opacity=".55"/>
<path d="M98 170L82 187H108ZM132 187L120 226L108 187Z" fill="#fff" opacity=".28"/>
<path d="M142 170L158 187H132Z" fill="#fff" opacity=".12"/><path d="M158 187L120 226L132 187Z" fill="${p.ink}"
opacity=".38"/>
<path d="M82 187L120 226L108 187Z" fill="${p.ink}" opacity=".12"/><path d="M82 187H158M98 170L108 187L120 170L132 187
L142 170M108 187L120 226L132 187"
fill="none" stroke="#fff" stroke-width="1.2" opacity=".7"/>
${mirrored(
  'h-n',
  `
<path d="M64 172C52 186 60 208 80 208C92 214 104 206 102 198C100 191 92 189 84 192C76 190 74 180 76 172Z"
fill="url(#h-b)"/>
<path d="M64 172C52 186 60 208 80 208C92 214 104 206 102 198C100 191 92 189 84 192M92 196C96 197 97 201 95 204"
fill="none" stroke="${p.ink}"
stroke-width="2.6" stroke-linecap="round"/>`,
)}
<path d="M152 160L155 168L163 171L155 174L152 182L149 174L141 171L149 168Z" fill="#fff"/>`
  },
}
