import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, mirrored, radial } from '../parts/paint.ts'

/** A peacock with its tail fanned out. */
export const peacock: Hero = {
  id: 'peacock',
  palettes: [
    { light: '#5fb4ff', main: '#1c62d8', deep: '#102a80', accent: '#23a35c', ink: '#0a1240', shine: '#e8fff4' },
    { light: '#ffffff', main: '#dfe6f5', deep: '#93a3cf', accent: '#e3b64a', ink: '#2c3564', shine: '#fffdf2' },
    { light: '#ff8fb4', main: '#cf2a6c', deep: '#6c0f48', accent: '#e58b1d', ink: '#2d0526', shine: '#fff2d6' },
    { light: '#b58cff', main: '#6434cf', deep: '#2c1279', accent: '#119aa0', ink: '#120637', shine: '#e6fffd' },
  ],
  words: ['Peacock', 'Throne', 'Plume', 'Durbar', 'Garden'],
  draw(p) {
    const fan = (from: number, step: number): string =>
      Array.from(
        { length: (-2 * from) / step + 1 },
        (_, at) => `<use href="#h-f" transform="rotate(${from + at * step})"/>`,
      ).join('')
    return `<defs>${linear('h-a', [p.light, p.main, p.deep], 0.2, 0, 0.8, 1)}
${linear('h-b', ['#fff6c2', '#f3b93a', '#b1700f'])}
${linear('h-c', [p.shine, p.accent, p.accent, p.ink])}${radial('h-d', [p.light, p.main, p.deep], 0.5, 0.7, 0.6)}
<g id="h-f"><path d="M0 0C-10 -50 -18 -90 -15 -112C-13 -128 -6 -135 0 -137C6 -135 13 -128 15 -112C18 -90 10 -50 0 0Z"
fill="url(#h-c)" stroke="${p.ink}" stroke-width="1.6"/>
<path d="M0 -8V-92M0 -40L-9 -70M0 -40L9 -70M0 -60L-12 -88M0 -60L12 -88M0 -22L-6 -46M0 -22L6 -46" stroke="${p.shine}"
stroke-width="1.4" opacity=".55" fill="none"/>
<ellipse cy="-112" rx="11.6" ry="16" fill="url(#h-b)"/><ellipse cy="-110" rx="8.8" ry="12" fill="${p.accent}"/>
<ellipse cy="-108.6" rx="7" ry="9.4" fill="${p.light}"/><path d="M0 -98C-8 -104 -5 -114 0 -111C5 -114 8 -104 0 -98Z"
fill="${p.ink}"/>
<circle cx="-2.4" cy="-107" r="1.4" fill="#fff"/></g>
<g id="h-r">${fan(-104, 16)}</g></defs>
<g transform="translate(120 156) scale(.84 1.06)"><use href="#h-r"/><g transform="scale(.8)">${fan(-96, 16)}</g>
<use href="#h-r" transform="scale(.6)"/></g>
<g transform="translate(120 232) scale(.8) translate(-120
-226)">${mirrored(
      'h-l',
      `
<path d="M102 140C74 148 60 176 66 212C78 214 88 208 94 200C98 208 104 212 112 214Z" fill="url(#h-a)"
stroke="${p.ink}" stroke-width="2.8" stroke-linejoin="round"/>
<path d="M98 150C80 158 70 178 70 202M104 160C90 168 84 184 82 204M104 178C98 186 96 194 96 200" fill="none"
stroke="${p.light}" stroke-width="2.4" stroke-linecap="round"/>`,
    )}
<path d="M118 58C112 46 104 38 96 34M121 56C119 44 116 34 112 26M125 56C127 44 128 34 129 25M129 58C134 48 140 40 146
35" fill="none" stroke="${p.light}" stroke-width="2.2"/>
<g fill="url(#h-b)" stroke="${p.ink}" stroke-width="1.6"><circle cx="95" cy="33" r="5"/>
<circle cx="111" cy="24" r="5"/><circle cx="129" cy="23" r="5"/><circle cx="147" cy="34" r="5"/></g>
<path d="M104 80C102 64 112 55 124 55C137 56 144 66 142 78C140 94 134 106 138 124C150 140 154 160 152 178C148 202 134
216 120 224C104 216 92 202 88 180
C86 158 92 140 100 126C106 110 108 96 104 80Z" fill="url(#h-a)" stroke="${p.ink}" stroke-width="3.2"/>
<path d="M138 124C150 140 154 160 152 178C148 202 134 216 120 224C132 204 140 178 134 150C130 132 132 112 140 86C138
100 136 112 138 124Z" fill="${p.deep}" opacity=".7"/>
<path d="M104 140C109 146 115 146 120 140C125 146 131 146 136 140M98 156C104 163 112 163 118 156C124 163 132 163 140
156M96 172C102 179 110 179 117 172C124 179 132 179 142 172
M98 188C104 195 112 195 118 188C124 195 132 195 140 188M106 203C110 208 116 208 120 203C124 208 130 208 134 203"
fill="none" stroke="${p.light}" stroke-width="2.2"
stroke-linecap="round" opacity=".9"/>
<path d="M108 92C110 106 104 120 98 134C92 146 90 160 91 174" fill="none" stroke="${p.shine}" stroke-width="3"
stroke-linecap="round" opacity=".85"/>
<path d="M139 66C148 68 156 74 162 82C154 84 146 84 138 82Z" fill="url(#h-b)" stroke="${p.ink}" stroke-width="2.4"
stroke-linejoin="round"/><path d="M140 76L158 81" stroke="${p.ink}"
stroke-width="1.4"/>
<path d="M112 66C118 60 130 60 138 66C134 62 122 66 112 66ZM112 84C120 90 132 88 137 82C130 80 120 80 112 84Z"
fill="#fff"/>
<path d="M113 75C119 68 130 68 135 74C130 80 119 81 113 75Z" fill="#fff" stroke="${p.ink}" stroke-width="2"/>
<circle cx="126" cy="74" r="4.6" fill="${p.ink}"/>
<circle cx="124.4" cy="72.4" r="1.7" fill="#fff"/></g>`
  },
}
