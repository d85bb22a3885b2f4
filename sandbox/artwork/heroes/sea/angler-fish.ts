import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, radial } from '../parts/paint.ts'

/** An angler fish of the deep with its lantern lit. */
export const anglerFish: Hero = {
  id: 'angler-fish',
  palettes: [
    { light: '#7fb0bd', main: '#35677f', deep: '#12314c', accent: '#8dffe0', ink: '#061424', shine: '#e8fffb' },
    { light: '#c598e8', main: '#6c3c9c', deep: '#2b1455', accent: '#ffe45e', ink: '#10052a', shine: '#fbf1ff' },
    { light: '#f29a7a', main: '#b23a34', deep: '#55101f', accent: '#7df1ff', ink: '#22040c', shine: '#fff3ea' },
    { light: '#a8d08a', main: '#4b7d4a', deep: '#183a2e', accent: '#fff07a', ink: '#071a15', shine: '#f8ffe8' },
  ],
  words: ['Angler', 'Abyss', 'Lantern', 'Deep', 'Trench'],
  draw(p) {
    const body = `M40 94C58 66 92 52 126 56C162 60 188 82 200 112C204 126 202 142 196 154C186 188 152 222 106 222C72
222 46 204 34 182
C30 174 34 168 42 170C62 178 84 178 98 168C104 160 100 148 92 138C76 122 58 112 42 108C34 106 34 100 40 94Z`
    return `<defs>${radial('h-a', [p.light, p.main, p.main, p.deep], 0.36, 0.2, 0.85)}
${linear('h-b', [p.light, p.main, p.deep])}
${radial('h-g', [p.shine, p.accent, `${p.accent}55`, `${p.accent}00`], 0.5, 0.5, 0.5)}
${radial('h-l', ['#fff', p.accent, p.main], 0.4, 0.35, 0.75)}
${radial('h-e', [p.shine, p.accent, p.deep], 0.4, 0.4, 0.7)}${linear('h-t', ['#fff', '#f4f1dd', '#b7b295'])}<clipPath
id="h-k"><path d="${body}"/></clipPath></defs>
<g transform="translate(7.7 4.4) scale(0.94)">
<path d="M186 118C200 100 216 88 234 86C228 100 226 110 230 120C222 126 222 134 232 144C234 156 228 168 218 174C206
168 194 160 186 152Z" fill="url(#h-b)" stroke="${p.ink}" stroke-width="3.4" stroke-linejoin="round"/>
<path d="M200 120C208 112 216 104 226 96M202 134C210 132 216 132 222 132M200 144C206 152 212 160 220 166" fill="none"
stroke="${p.light}" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>
<path d="M116 60C120 44 132 34 146 30C146 38 150 42 158 42C158 50 164 54 174 54C174 62 180 70 192 74C194 86 196 94 198
104Z" fill="url(#h-b)" stroke="${p.ink}" stroke-width="3.4" stroke-linejoin="round"/>
<path d="M132 56C136 48 140 42 144 38M150 62C152 56 156 52 160 50M168 74C172 68 176 66 180 64" fill="none"
stroke="${p.light}" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>
<path d="M126 216C128 228 138 236 152 236C152 226 160 220 172 218C170 208 174 200 180 190Z" fill="url(#h-b)"
stroke="${p.ink}" stroke-width="3.2" stroke-linejoin="round"/>
<path d="M44 100C70 100 108 120 118 150C122 174 102 190 76 190C56 190 40 184 32 172C50 160 40 130 44 100Z"
fill="#3a0a1c"/>
<path d="M60 178C62 160 86 150 108 160C106 178 82 188 60 178Z" fill="#b5344e"/>
<path d="M44 106L50 132L56 110L64 138L70 116L80 148L86 126L93 154L97 140L102 150L104 136C90 116 70 102 44 106Z"
fill="url(#h-t)" stroke="${p.ink}" stroke-width="2" stroke-linejoin="round"/>
<path d="${body}" fill="url(#h-a)" stroke="${p.ink}" stroke-width="3.8" stroke-linejoin="round"/>
<path d="M34 176L36 144L46 174L54 138L62 178L72 150L78 178L88 158L92 174L104 156C108 172 96 184 76 186C58 186 42 182
34 176Z" fill="url(#h-t)" stroke="${p.ink}" stroke-width="2" stroke-linejoin="round"/>
<g clip-path="url(#h-k)"><path d="M34 182C50 198 96 198 116 178C130 160 124 138 110 124C160 134 170 180 130 226H40Z"
fill="${p.deep}" opacity=".6"/>
<path d="M34 178C52 188 86 190 104 172C110 162 106 150 98 140" fill="none" stroke="${p.light}" stroke-width="4"
opacity=".85"/>
<path d="M206 110C206 170 170 216 110 226L200 230L240 120Z" fill="${p.ink}" opacity=".35"/>
<g fill="${p.deep}" opacity=".7"><circle cx="146" cy="78" r="5"/><circle cx="162" cy="92" r="6.4"/>
<circle cx="142" cy="98" r="3.6"/><circle cx="178" cy="112" r="5"/><circle cx="160" cy="112" r="3"/>
<circle cx="186" cy="134" r="4"/><circle cx="104" cy="66" r="3.6"/>
<circle cx="120" cy="72" r="4.4"/></g>
<g fill="${p.accent}"><circle cx="66" cy="204" r="3"/><circle cx="80" cy="210" r="2.6"/>
<circle cx="95" cy="212" r="3"/><circle cx="110" cy="210" r="2.4"/><circle cx="124" cy="204" r="2.8"/></g></g>
<path d="M140 148C156 140 174 146 182 160C176 164 176 168 178 174C170 174 166 178 166 184C152 182 142 168 140 148Z"
fill="url(#h-b)" stroke="${p.ink}" stroke-width="3" stroke-linejoin="round"/>
<path d="M148 154C158 154 166 158 172 162M150 162C156 166 160 172 162 176" fill="none" stroke="${p.light}"
stroke-width="2.2" stroke-linecap="round"/>
<circle cx="90" cy="92" r="18" fill="${p.ink}"/><circle cx="90" cy="92" r="14.6" fill="url(#h-e)"/>
<circle cx="87" cy="93" r="7" fill="${p.ink}"/><circle cx="83" cy="88" r="4" fill="#fff"/>
<circle cx="94" cy="99" r="2" fill="#fff"/>
<path d="M70 84C80 74 98 72 112 84C100 80 86 82 72 94Z" fill="${p.main}" stroke="${p.ink}" stroke-width="3.2"
stroke-linejoin="round"/>
<path d="M46 96C60 76 88 62 118 61" fill="none" stroke="${p.shine}" stroke-width="3.2" stroke-linecap="round"
opacity=".85"/>
<circle cx="36" cy="50" r="36" fill="url(#h-g)"/>
<path d="M100 60C102 26 76 8 54 14C44 18 38 26 36 36" fill="none" stroke="${p.ink}" stroke-width="9"
stroke-linecap="round"/><path d="M100 60C102 26 76 8 54 14C44 18 38 26 36 36" fill="none" stroke="${p.main}"
stroke-width="4.4" stroke-linecap="round"/>
<path d="M96 40C92 24 76 14 60 15" fill="none" stroke="${p.light}" stroke-width="2" stroke-linecap="round"/>
<path d="M36 34C46 36 52 46 50 54C48 64 42 70 36 72C30 70 24 64 22 54C20 46 26 36 36 34Z" fill="url(#h-l)"
stroke="${p.ink}" stroke-width="3"/><path d="M28 52C28 46 31 43 35 42" fill="none" stroke="#fff" stroke-width="3.4"
stroke-linecap="round"/>
<path d="M36 74V80M30 72L27 77M42 72L45 77" stroke="${p.ink}" stroke-width="2.6" stroke-linecap="round"/></g>`
  },
}
