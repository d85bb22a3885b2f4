import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { glint, linear, mix, radial } from '../parts/shading.ts'

/** A crested war helmet over a fierce face guard. */
export const samuraiHelmet: Hero = {
  id: 'samurai-helmet',
  words: ['Samurai', 'Kabuto', 'Shogun', 'Iron', 'Ronin'],
  palettes: [
    { light: '#7f8cb8', main: '#3a4573', deep: '#171d3d', accent: '#d3243a', ink: '#0a0c1e', shine: '#fbf6e6' },
    { light: '#ff7d62', main: '#c8202f', deep: '#6b0a20', accent: '#2b3f8c', ink: '#24060f', shine: '#fff5e2' },
    { light: '#7fe0ba', main: '#138a6c', deep: '#07453f', accent: '#d9652a', ink: '#04201f', shine: '#f8fff0' },
    { light: '#ecd2ff', main: '#8350c4', deep: '#3a1a72', accent: '#e23a6a', ink: '#170833', shine: '#fffaf0' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const rows = [0, 1, 2]
      .map((at) => `<use href="#h-p" transform="translate(${-at * 7} ${at * 21})"/>`)
      .reverse()
      .join('')
    return `<defs>
${linear('m', [light, main, deep])}${linear('k', [`${deep} 0`, `${light} 32`, `${main} 60`, `${deep} 100`], '')}
${linear('g', ['#fff6bd', '#ffc83a', '#b3680c', '#f0b035'], 'x2=".5" y2="1"')}${linear('a', [mix(accent, '#ffffff', 0.25), accent, mix(accent, ink, 0.5)])}
${radial('f', [mix(main, light, 0.4), mix(main, deep, 0.4), mix(deep, ink, 0.5)], 'cx=".5" cy=".35" r=".7"')}${radial('j', ['#fff', '#ffd75c', '#a8620c'])}
<g id="h-p" stroke="${ink}" stroke-linejoin="round"><path d="M74 122C58 124 46 128 38 136L32 156C46 148 60 146 78 148Z" fill="url(#h-m)" stroke-width="4"/>
<path d="M40 150C52 144 64 142 76 143" fill="none" stroke="#ffc83a" stroke-width="3"/><path d="M44 136 42 146M53 132 51 142M62 130 61 140M71 129 71 139" stroke="${accent}" stroke-width="4"/></g>
<g id="h-l" stroke="${ink}" stroke-linejoin="round" stroke-linecap="round">
<path d="M114 62C96 52 78 36 72 6 50 22 44 52 62 76 74 90 96 92 112 84Z" fill="url(#h-g)" stroke-width="4.5"/>
<path d="M68 14C56 34 56 56 70 70 80 80 94 82 106 78" fill="none" stroke="#fffbe0" stroke-width="3"/>
${rows}
<path d="M60 112C44 96 26 98 16 110 12 120 18 132 28 134 28 122 40 118 58 128Z" fill="url(#h-a)" stroke-width="4.5"/><path d="M22 112C32 104 44 106 54 114" fill="none" stroke="${shine}" stroke-width="2.6" opacity=".8"/>
<path d="M24 118A5 5 0 1 0 34 116 5 5 0 1 0 24 118" fill="url(#h-j)" stroke-width="2.4"/></g>
<g id="h-d" stroke="${ink}" stroke-linejoin="round" stroke-linecap="round">
<path d="M114 146C104 132 88 130 78 138 82 150 100 156 114 152Z" fill="${ink}" stroke-width="2"/><path d="M84 141C92 137 102 140 109 148 100 151 90 149 84 141" fill="#ffd23e" stroke="none"/><circle cx="99" cy="145" r="3.2" fill="${ink}" stroke="none"/>
<path d="M114 138C102 124 88 122 74 130 88 128 102 134 113 146Z" fill="url(#h-a)" stroke-width="2.4"/>
<path d="M80 168C84 158 96 156 104 164M78 180C84 172 92 170 98 174" fill="none" stroke="${light}" stroke-width="2.6"/>
<path d="M118 178C104 174 90 184 80 202 94 194 106 194 118 188Z" fill="${shine}" stroke-width="2.6"/></g></defs>
<use href="#h-l"/><use href="#h-l" transform="translate(240) scale(-1 1)"/>
<g stroke="${ink}" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round">
<path d="M72 126C70 172 84 212 120 234 156 212 170 172 168 126Z" fill="url(#h-f)"/>
<path d="M78 150C78 180 90 206 112 222" fill="none" stroke="${light}" stroke-width="3" opacity=".8"/>
<path d="M98 196C106 190 134 190 142 196 140 210 132 216 120 216 108 216 100 210 98 196" fill="#1a0508" stroke-width="3"/>
<path d="M100 196H140L137 203 132 198 127 203 120 198 113 203 108 198 103 203ZM106 211 111 206 116 211 120 206 124 211 129 206 134 211Q120 217 106 211" fill="${shine}" stroke-width="1.6"/>
<path d="M113 142C112 158 106 168 106 174 110 182 130 182 134 174 134 168 128 158 127 142Z" fill="url(#h-k)" stroke-width="3"/><circle cx="114" cy="175" r="2.2" fill="${ink}" stroke="none"/><circle cx="126" cy="175" r="2.2" fill="${ink}" stroke="none"/>
<use href="#h-d"/><use href="#h-d" transform="translate(240) scale(-1 1)"/>
<path d="M54 118C48 68 78 34 120 34 162 34 192 68 186 118Z" fill="url(#h-k)"/>
<g fill="none"><path d="M120 36V100M98 40C84 58 76 84 74 112M142 40C156 58 164 84 166 112M110 37C102 58 98 82 97 108M130 37C138 58 142 82 143 108" stroke-width="2.6" stroke="${mix(deep, ink, 0.4)}"/>
<path d="M95 42C82 58 73 84 71 112M107 38C99 58 95 82 94 108M139 42C151 58 159 84 161 112" stroke="${light}" stroke-width="1.6"/><path d="M66 90C68 72 78 56 90 48" stroke="${shine}" stroke-width="4.5"/></g>
<g fill="#ffd75c" stroke="none"><circle cx="84" cy="94" r="2.4"/><circle cx="106" cy="94" r="2.4"/><circle cx="134" cy="94" r="2.4"/><circle cx="156" cy="94" r="2.4"/><circle cx="89" cy="72" r="2.2"/><circle cx="151" cy="72" r="2.2"/></g>
<path d="M46 128C52 108 82 98 120 98 158 98 188 108 194 128 172 120 148 120 120 132 92 120 68 120 46 128" fill="url(#h-g)"/>
<path d="M58 120C76 108 96 104 118 104" fill="none" stroke="#fffbe0" stroke-width="3"/><path d="M70 120C90 114 106 118 120 124 134 118 150 114 170 120" fill="none" stroke="#93570e" stroke-width="2"/>
<path d="M104 30C104 22 112 20 120 20 128 20 136 22 136 30L132 38H108Z" fill="url(#h-g)" stroke-width="3.6"/>
<circle cx="120" cy="78" r="22" fill="url(#h-g)" stroke-width="4"/><circle cx="120" cy="78" r="15" fill="url(#h-a)" stroke-width="2.6"/>
<g fill="url(#h-j)" stroke-width="0"><circle cx="120" cy="71" r="5"/><circle cx="113.5" cy="76" r="5"/><circle cx="116" cy="83.5" r="5"/><circle cx="124" cy="83.5" r="5"/><circle cx="126.5" cy="76" r="5"/></g><circle cx="120" cy="78" r="3" fill="${accent}" stroke="none"/>
<path d="M102 72A19 19 0 0 1 114 60" fill="none" stroke="#fff" stroke-width="2.4"/></g>
${glint(66, 24, 9, '#fffbe0')}${glint(186, 54, 7, '#fffbe0')}`
  },
}
