import type { Hero } from '#sandbox/artwork/parts/hero.ts'
import { linear, mirrored } from '../parts/paint.ts'

/** A wolf's head cut in facets. */
export const wolf: Hero = {
  id: 'wolf',
  palettes: [
    { light: '#b9cbe8', main: '#6c86b8', deep: '#324672', accent: '#ffb52e', ink: '#141b3a', shine: '#f4f9ff' },
    { light: '#f4f1ea', main: '#b9b1a6', deep: '#6d6460', accent: '#5fd4ff', ink: '#211d22', shine: '#ffffff' },
    { light: '#ffd98a', main: '#e09a36', deep: '#8f4f13', accent: '#e8243c', ink: '#2f140a', shine: '#fff7dc' },
    { light: '#c8a6ff', main: '#7d4fd0', deep: '#3a1c7c', accent: '#6cf5c8', ink: '#160a38', shine: '#f7efff' },
  ],
  words: ['Wolf', 'Eclipse', 'Ridge', 'Howl', 'Moon'],
  draw(p) {
    const facet = (fill: string, points: string, opacity = 1): string =>
      `<path d="M${points}Z" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ` stroke="${fill}"`}/>`
    const silhouette = `120 62L98 74L50 10L36 96L40 116L14 148L32 158L24 178L48 186L62 204L86 206L102 228L120 232
      L138 228
      L154 206L178 204L192 186L216 178L208 158L226 148L200 116L204 96L190 10L142 74`
    return `<defs>${linear('h-a', [p.light, p.deep], 0, 0, 1, 1)}${linear('h-b', [p.shine, p.accent])}</defs>
<path d="M${silhouette}Z" fill="${p.main}" stroke="${p.ink}" stroke-width="5" stroke-linejoin="round"/>
<g stroke-width=".7">${mirrored(
      'h-l',
      [
        facet(p.main, '50 10L36 96L56 80'),
        facet(p.light, '50 10L56 80L98 74'),
        facet(p.deep, '50 10L98 74L84 50'),
        facet(p.ink, '53 34L50 88L84 74'),
        facet(p.deep, '53 34L50 88L63 76'),
        facet(p.main, '36 96L50 88L62 112L40 116'),
        facet(p.deep, '50 88L84 74L98 74L92 104L62 112', 0.9),
        facet(p.light, '98 74L120 62L120 92L92 104'),
        facet(p.main, '84 74L98 74L92 104L72 98'),
        facet(p.deep, '98 74L120 62L110 84', 0.55),
        facet(p.shine, '92 104L110 110L120 92L104 90', 0.85),
        facet(p.deep, '120 92L110 110L120 126'),
        facet(p.light, '62 112L72 98L92 104L78 112'),
        facet(p.main, '120 126L110 110L102 142L112 160L120 150'),
        facet(p.light, '120 126L112 160L120 176'),
        facet(p.shine, '120 136L115 158L120 178', 0.6),
        facet(p.deep, '40 116L14 148L46 142'),
        facet(p.main, '40 116L46 142L60 128L62 112'),
        facet(p.light, '14 148L32 158L46 142'),
        facet(p.shine, '46 142L32 158L58 164'),
        facet(p.light, '32 158L24 178L58 164'),
        facet(p.main, '24 178L48 186L58 164'),
        facet(p.shine, '60 128L46 142L58 164L78 152'),
        facet(p.light, '58 164L48 186L72 182'),
        facet(p.main, '48 186L62 204L72 182'),
        facet(p.deep, '72 182L62 204L86 206'),
        facet(p.light, '58 164L78 152L90 172L72 182'),
        facet(p.shine, '78 152L98 148L104 172L90 172'),
        facet(p.light, '72 182L90 172L96 194L86 206'),
        facet(p.shine, '90 172L104 172L106 188L96 194'),
        facet(p.main, '98 148L102 142L112 160L104 172'),
        facet(p.light, '104 172L112 160L120 176L106 188'),
        facet(p.deep, '86 206L96 194L120 206L102 228'),
        facet(p.shine, '96 194L106 188L120 200L120 208'),
        facet(p.light, '102 228L108 214L120 218L120 232'),
        facet(p.deep, '102 228L98 202L108 214'),
        facet(p.ink, '54 116L78 112L104 132L104 146L96 148L72 140'),
        facet('url(#h-b)', '66 122L80 119L98 138L92 142L76 137'),
        facet(p.ink, '80 120L90 128L88 140L79 136'),
        facet('#fff', '76 122L82 122L80 128L76 127'),
        facet(p.deep, '54 116L62 112L92 118L110 110L106 134L80 114', 0.95),
      ].join('\n'),
    )}</g>
<path d="M102 180L110 175L130 175L138 180L132 193L120 202L108 193Z" fill="${p.ink}"/>
<path d="M106 181L112 178L128 178L132 181L120 185Z" fill="${p.main}"/>
<path d="M108 181L113 179L118 179L114 182Z" fill="${p.shine}"/>
<path d="M120 202V210M98 205L120 210L142 205L134 216H106Z" fill="${p.ink}" stroke="${p.ink}" stroke-width="2.4"
stroke-linejoin="round"/>
<path d="M103 206L108 217L112 208ZM137 206L132 217L128 208Z" fill="${p.shine}"/>
<path d="M120 62L142 74L190 10L204 96L200 116L226 148L208 158
L216 178L192 186L178 204L154 206L138 228L120 232Z" fill="${p.ink}" opacity=".16"/>
<path d="M37 92L50 12L97 74L119 63M15 147L40 117" fill="none" stroke="${p.shine}" stroke-width="2.6"
stroke-linejoin="round" stroke-linecap="round"/>`
  },
}
