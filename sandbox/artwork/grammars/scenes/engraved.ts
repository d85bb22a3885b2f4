import { engraved, ink, paper } from '../parts/ink.ts'
import type { Subject } from '../parts/subject.ts'

/** A plate drawn by hand for one hero; none where nobody has yet. */
export function engravedScene({ hero }: Subject, spot: string): string | undefined {
  return hero.id === 'wolf' ? howl(spot) : undefined
}

/** On the last rock before the moon. */
function howl(spot: string): string {
  const moon = '<circle cx="186" cy="110" r="70"'
  const sky =
    '<defs><radialGradient id="l" gradientUnits="userSpaceOnUse" cx="186" cy="110" r="240"><stop offset=".28" stop-color="#fff"/><stop offset=".5" stop-color="#999"/><stop offset="1" stop-color="#222"/></radialGradient></defs><path d="M0 0H300V400H0z" fill="url(#l)"/>'
  const hills = '<path d="M0 266L54 192l30 30 38-62 34 52 40-34 36 40 30-24 40 52V400H0z" fill="#fff"/>'
  const sides =
    '<path d="M122 160l34 52-12 188H96l16-170zM196 178l36 40-6 182h-30zM54 192l30 30-8 178H40z" fill="#555"/><path d="M156 212l40-34v222h-52zM84 222l38-62-10 70-16 170H76z" fill="#bbb"/>'
  const wolf =
    'M112 296C106 258 112 226 136 200c10-12 16-22 18-34l-8-20 16 8c8-12 22-24 44-38l6 5c-9 12-15 20-16 32-4 14-10 20-12 32 5 34 6 70 12 106h-22l-3-36c-6 14-12 26-12 41zM116 288c-30 4-46-12-40-34 9 12 21 14 38 6z'
  const fur =
    'M128 214c8 26 4 52 2 76M140 200c10 30 6 60 4 88M152 184c10 24 12 48 8 72M166 172c6 22 8 44 8 68M176 160c5 18 7 36 7 54M120 236c3 20 1 38-1 52M196 138l-16 26M92 266q10 12 24 8'
  return `${moon} fill="${spot}"/>${engraved(`${sky}${moon} fill="#fff"/>`, 's')}<g opacity=".55">${engraved('<path d="M0 0H300V400H0z" fill="#fff"/><path d="M236 62a70 70 0 0 1-84 110 80 80 0 0 0 84-110z" fill="#666"/><circle cx="168" cy="92" r="14" fill="#888"/><circle cx="206" cy="136" r="9" fill="#888"/>', 'd')}</g>
    <path d="M0 266L54 192l30 30 38-62 34 52 40-34 36 40 30-24 40 52V400H0z" fill="${paper}"/>${engraved(`<path d="M0 0H300V400H0z" fill="#fff"/>${hills}${sides}`, 'd')}<path d="M0 266L54 192l30 30 38-62 34 52 40-34 36 40 30-24 40 52" fill="none" stroke="${ink}" stroke-width="2.4"/>
    <path d="M0 400V304c50-20 92 4 126-10 30-10 54-8 80 2l94 14v90z" fill="${ink}"/><path d="${wolf}" fill="${ink}" stroke="${paper}" stroke-width="2.4"/><path d="${fur}" fill="none" stroke="${paper}" stroke-width="1.600"/><path d="M182 142l7-5" stroke="${paper}" stroke-width="2.400"/>`
}
