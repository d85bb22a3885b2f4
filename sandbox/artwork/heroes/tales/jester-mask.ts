import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { glint, linear, mix, radial } from '../parts/shading.ts'

/** A mask half in light and half in shade under a cap with bells. */
export const jesterMask: Hero = {
  id: 'jester-mask',
  words: ['Jester', 'Mask', 'Joker', 'Masquerade', 'Carnival'],
  palettes: [
    { light: '#ff6f6a', main: '#d8203f', deep: '#7d0a30', accent: '#7a3be0', ink: '#240a33', shine: '#fffaf0' },
    { light: '#63e6c0', main: '#0f9d7c', deep: '#064d4a', accent: '#e0338a', ink: '#07222e', shine: '#f8fff8' },
    { light: '#8fb8ff', main: '#2f5fe0', deep: '#16237a', accent: '#f0932b', ink: '#0b1038', shine: '#fbfdff' },
    { light: '#ffdf7a', main: '#eda51c', deep: '#8f4a0a', accent: '#1f9d6a', ink: '#2d1408', shine: '#fffdf0' },
  ],
  draw({ light, main, deep, accent, ink, shine }) {
    const gold = '#ffc43a'
    const dusk = mix(accent, '#ffffff', 0.35)
    return `<defs>
${linear('r', [light, main, deep], 'x2=".5" y2="1"')}${linear('v', [dusk, accent, mix(accent, ink, 0.6)], 'x1="1" x2=".4" y2="1"')}
${linear('y', ['#fff2a8', gold, '#c0740e'])}${radial('q', ['#fffbe0', '#ffd75c', gold, '#92500a'])}
${linear('f', [shine, `${mix(shine, '#c9c4de', 0.25)} 60`, '#a59dc4'], 'x2="1" y2=".6"')}${linear('d', [mix(ink, accent, 0.5), mix(ink, accent, 0.22), ink], 'x1="1" x2="0" y2=".6"')}
<path id="h-h" d="M120 92C96 88 76 94 58 110 60 86 44 74 30 84 18 92 20 108 28 120 8 108 2 74 18 52 34 30 74 34 98 62L120 92"/>
<path id="h-e" d="M120 88C96 88 72 96 62 112 60 158 82 204 120 218"/>
<path id="h-c" d="M120 236 106 214 88 230 80 204 58 214 60 188 38 190 48 166 60 160C66 190 92 214 120 218"/>
<g id="h-b"><circle r="10.5" fill="url(#h-q)" stroke="${ink}" stroke-width="4"/><path d="M-8 2Q0 6 8 2M0 5V9" stroke="${ink}" stroke-width="2.2" fill="none"/><circle cx="-3.5" cy="-4" r="2.4" fill="#fff"/></g>
<path id="h-o" d="M74 138C82 124 102 126 108 144 96 150 82 150 74 138"/></defs>
<g stroke="${ink}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">
<use href="#h-c" fill="url(#h-r)"/><use href="#h-c" fill="url(#h-v)" transform="translate(240) scale(-1 1)"/>
<path d="M88 78C88 48 96 22 120 6 144 22 152 48 152 78L120 100Z" fill="url(#h-y)"/>
<path d="M120 10C136 28 140 56 136 84L120 96Z" fill="#b8690c" stroke="none" opacity=".5"/>
<path d="M97 68C98 48 104 34 114 22" fill="none" stroke="#fffbe0" stroke-width="4"/>
<use href="#h-h" fill="url(#h-r)"/><use href="#h-h" fill="url(#h-v)" transform="translate(240) scale(-1 1)"/>
<path d="M16 92C12 76 18 60 30 52 46 42 68 48 84 62" fill="none" stroke="${shine}" stroke-width="4"/><path d="M224 92C228 76 222 60 210 52 194 42 172 48 156 62" fill="none" stroke="${mix(dusk, '#ffffff', 0.5)}" stroke-width="3.4"/>
<path d="M60 108C74 92 92 84 108 84 94 74 76 70 62 80 56 84 62 98 60 108" fill="${deep}" stroke="none" opacity=".6"/><path d="M180 108C166 92 148 84 132 84 146 74 164 70 178 80 184 84 178 98 180 108" fill="${ink}" stroke="none" opacity=".4"/>
<g stroke-width="2.6"><path d="M38 58 46 68 38 78 30 68ZM60 56 67 64 60 72 53 64Z" fill="url(#h-y)"/><path d="M202 58 210 68 202 78 194 68ZM180 56 187 64 180 72 173 64Z" fill="url(#h-y)"/></g>
<use href="#h-e" fill="url(#h-f)"/><use href="#h-e" fill="url(#h-d)" transform="translate(240) scale(-1 1)"/>
<path d="M72 122C70 152 84 184 106 202 84 176 78 150 80 120Z" fill="#fff" stroke="none" opacity=".9"/><path d="M171 124C172 154 160 184 138 204" fill="none" stroke="${dusk}" stroke-width="3"/>
<path d="M60 116C74 96 98 88 120 90 142 88 166 96 180 116 160 106 142 106 120 118 98 106 80 106 60 116" fill="url(#h-y)"/>
<path d="M70 106C84 98 98 94 112 96" fill="none" stroke="#fffbe0" stroke-width="2.6"/>
<g stroke-width="3"><use href="#h-o" fill="${ink}"/><use href="#h-o" fill="${shine}" transform="translate(240) scale(-1 1)"/></g>
<path d="M84 138C90 132 98 134 102 142 96 146 88 144 84 138" fill="${mix(light, '#ffffff', 0.2)}" stroke="none"/><path d="M156 138C150 132 142 134 138 142 144 146 152 144 156 138" fill="${ink}" stroke="none"/>
<circle cx="95" cy="137" r="2" fill="#fff" stroke="none"/><circle cx="147" cy="137" r="2" fill="#fff" stroke="none"/>
<g fill="none" stroke-width="4"><path d="M70 128C80 114 98 114 110 130"/><path d="M170 128C160 114 142 114 130 130" stroke="${shine}"/></g>
<path d="M88 152 94 168 88 182 83 166Z" fill="${main}" stroke="none"/><path d="M152 152 157 166 152 182 146 168Z" fill="${gold}" stroke="none"/>
<path d="M120 130C116 148 110 160 112 166 114 170 118 169 120 168" fill="none" stroke-width="3"/><path d="M120 130C124 148 130 160 128 166 126 170 122 169 120 168" fill="none" stroke="${dusk}" stroke-width="3"/>
<path d="M86 172C98 188 108 180 120 184V200C106 204 92 194 86 172" fill="${main}" stroke-width="3"/><path d="M154 172C142 188 132 180 120 184V200C134 204 148 194 154 172" fill="${shine}" stroke="none"/>
<path d="M86 172C98 190 110 190 120 191" fill="none" stroke-width="2.4"/><path d="M154 172C142 190 130 190 120 191" fill="none" stroke-width="2.4"/></g>
<use href="#h-b" x="120" y="14"/><use href="#h-b" transform="translate(30 124) scale(1.05)"/><use href="#h-b" transform="translate(210 124) scale(1.05)"/>
<use href="#h-b" transform="translate(42 194) scale(.7)"/><use href="#h-b" transform="translate(198 194) scale(.7)"/><use href="#h-b" transform="translate(86 230) scale(.7)"/><use href="#h-b" transform="translate(154 230) scale(.7)"/><use href="#h-b" transform="translate(120 231) scale(.8)"/>
${glint(30, 28, 9, shine)}${glint(212, 24, 8, shine)}`
  },
}
