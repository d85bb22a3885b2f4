import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, radial } from '../parts/paint.ts'

/** A pair of clown fish over a coral. */
export const clownFish: Hero = {
  id: 'clown-fish',
  palettes: [
    { light: '#ffc04a', main: '#ff7a1a', deep: '#cf3a0c', accent: '#f0467c', ink: '#2a0d10', shine: '#fffaf0' },
    { light: '#7fd2ff', main: '#1f7ff0', deep: '#1a3099', accent: '#ffb53a', ink: '#080d33', shine: '#f4fbff' },
    { light: '#ff9f9a', main: '#e02c48', deep: '#83102f', accent: '#3cc8b0', ink: '#2c0415', shine: '#fff6ee' },
  ],
  words: ['Clown Fish', 'Reef', 'Coral', 'Anemone', 'Lagoon'],
  draw(p) {
    const body = `M12 66C18 40 46 24 80 24C108 26 130 44 142 62C142 72 134 86 118 98C98 110 58 112 34 96
      C22 88 14 78 12 66Z`
    return `<defs>${radial('h-a', [p.light, p.main, p.main, p.deep], 0.4, 0.26, 0.8)}
${linear('h-b', [p.light, p.main, p.deep])}
${linear('h-c', [p.shine, p.accent, p.accent, p.ink], 0, -0.2, 0.3, 1.3)}
${linear('h-w', ['#fff', '#fff', '#b8c3d8'])}<clipPath id="h-k"><path d="${body}"/></clipPath>
<g id="h-n"><path d="M132 62C140 46 154 36 168 36C174 46 172 58 166 66C174 74 176 88 170 96C156 96 140 84 132 70Z"
fill="url(#h-b)" stroke="${p.ink}" stroke-width="3" stroke-linejoin="round"/>
<path d="M166 42C170 50 168 58 161 66C169 75 171 84 168 91" fill="none" stroke="${p.ink}" stroke-width="4.6"
stroke-linecap="round"/><path d="M144 60L160 48M144 66H156M144 72L160 82" stroke="${p.deep}" stroke-width="2"
stroke-linecap="round"/>
<path d="M44 34C48 16 66 8 78 12C82 18 90 20 96 14C108 12 122 20 126 32C128 38 124 44 118 46Z" fill="url(#h-b)"
stroke="${p.ink}" stroke-width="3" stroke-linejoin="round"/>
<path d="M50 26C56 17 66 13 76 17M98 20C108 18 118 24 121 33" fill="none" stroke="${p.ink}" stroke-width="3.4"
stroke-linecap="round"/>
<path d="M64 106C64 118 74 126 86 126C86 118 92 110 98 106ZM104 102C108 112 116 116 126 114C126 106 124 98 120 94Z"
fill="url(#h-b)" stroke="${p.ink}" stroke-width="3" stroke-linejoin="round"/>
<path d="${body}" fill="url(#h-a)"/>
<g clip-path="url(#h-k)"><g fill="url(#h-w)" stroke="${p.ink}" stroke-width="3.6">
<path d="M46 14C40 34 40 44 46 62C42 82 42 92 46 116H60C54 96 56 84 62 64C56 46 56 34 62 14Z"/>
<path d="M84 14C82 34 78 42 78 54C84 60 86 66 84 74C80 84 82 98 84 118H102C98 98 100 84 104 70C102 50 98 34 102 14Z"/>
<path d="M120 34C116 50 118 76 120 100H132C130 80 130 54 132 34Z"/></g>
<path d="M10 74C40 108 110 108 144 62L150 120H10Z" fill="${p.ink}" opacity=".17"/></g>
<path d="${body}" fill="none" stroke="${p.ink}" stroke-width="3.6"/>
<path d="M66 70C74 62 86 64 92 72C94 80 92 90 86 94C76 92 66 84 66 70Z" fill="url(#h-b)" stroke="${p.ink}"
stroke-width="3" stroke-linejoin="round"/><path d="M74 72C80 76 84 82 84 88M80 69C85 72 88 76 88 80" fill="none"
stroke="${p.ink}" stroke-width="2" stroke-linecap="round"/>
<circle cx="33" cy="56" r="10.6" fill="#fff" stroke="${p.ink}" stroke-width="3"/>
<circle cx="31" cy="56" r="6.6" fill="${p.ink}"/><circle cx="28.6" cy="53" r="2.6" fill="#fff"/>
<path d="M13 74C18 84 28 86 34 80" fill="none" stroke="${p.ink}" stroke-width="3" stroke-linecap="round"/>
<path d="M20 50C28 36 46 29 70 28" fill="none" stroke="#fff" stroke-width="3.6" stroke-linecap="round" opacity=".9"/>
</g>
<path id="h-t" d="M-9 4C-16 -22 4 -38 -6 -62C-9 -76 9 -78 9 -64C16 -40 0 -24 10 4Z"/></defs>
<g transform="translate(4.5 5.9) scale(0.92)">
<path d="M24 234C30 210 24 196 14 186C8 178 16 170 22 176C28 182 30 188 34 190C34 176 28 162 36 154C44 150 48 158 44
166C42 174 44 184 46 190C52 184 52 172 60 168C68 170 68 178 62 184C54 194 54 210 58 234Z
M176 234C182 210 176 190 170 178C166 168 176 164 180 172C184 180 184 188 188 192C190 178 188 160 198 150C206 150 208
158 202 166C198 176 200 184 202 190C208 184 212 176 220 176C228 180 224 188 216 194C208 204 210 220 216 234Z"
fill="url(#h-c)" stroke="${p.ink}" stroke-width="3.2" stroke-linejoin="round"/>
<path d="M32 228C36 206 34 196 30 188M184 228C192 206 192 194 196 170M38 172C38 178 40 186 42 194" fill="none"
stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".65"/>
<g fill="url(#h-c)" stroke="${p.ink}" stroke-width="2.8"><use href="#h-t" transform="translate(96 234) rotate(-14)
scale(1 1.2)"/><use href="#h-t" transform="translate(148 234) rotate(12) scale(-1 1.1)"/>
<use href="#h-t" transform="translate(122 236) scale(1 1.3)"/></g>
<use href="#h-n" transform="translate(250 92) scale(-.84 .84) rotate(-6 90 60)"/>
<use href="#h-n" transform="rotate(6 90 60) translate(2 -4) scale(1.04)"/>
<g fill="url(#h-c)" stroke="${p.ink}" stroke-width="2.8"><use href="#h-t" transform="translate(72 236) rotate(-22)
scale(1 .8)"/><use href="#h-t" transform="translate(170 236) rotate(22) scale(-1 .76)"/>
<use href="#h-t" transform="translate(92 238) rotate(-8) scale(1.1 .84)"/>
<use href="#h-t" transform="translate(152 238) rotate(10) scale(-1.1 .74)"/>
<use href="#h-t" transform="translate(110 238) rotate(-3) scale(-1 .66)"/>
<use href="#h-t" transform="translate(132 238) rotate(4) scale(1 .74)"/></g>
<path d="M58 192C62 204 66 212 68 222M84 188C90 200 88 210 92 222M110 200C108 208 112 214 110 224M134 196C136 206 132
212 134 224M162 194C156 204 158 212 154 222" fill="none" stroke="#fff"
stroke-width="2.4" stroke-linecap="round" opacity=".6"/>
<g fill="none" stroke="#fff" stroke-width="2.2"><circle cx="212" cy="44" r="9"/><circle cx="224" cy="68" r="5"/>
<circle cx="206" cy="20" r="4.4"/></g></g>`
  },
}
