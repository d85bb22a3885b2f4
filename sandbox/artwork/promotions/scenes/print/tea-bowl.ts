import { cherryBranch, petals } from '../../../scenes/parts/blossom.ts'
import { createSheet, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { bars, even, inks, keyed, paper, twice } from '../../parts/print.ts'
import { across, down, limb } from '../../parts/stroke.ts'

/** A bowl repaired with gold, full of whisked tea; the middle of its rim is at the origin. */
function bowl(sheet: Sheet): string {
  const half = '0,24 C60,24 104,14 106,0 C108,56 88,96 46,108 L44,122 L0,122'
  const glaze = across(sheet, '#4a75b0', inks.indigo, inks.night)
  return (
    even(half, glaze) +
    `<path d="M-102 34C-84 60-66 40-50 62S-14 54 0 76 40 58 58 72 92 44 104 32L106 0C60 30-60 30-106 0Z" fill="#8fb6cc" opacity=".55"/>` +
    `<path d="M36 24 24 46 42 62 34 92 44 108M42 62 66 72 74 92M24 46-2 56-14 82" fill="none" stroke="#f7d06a" stroke-width="3.600" stroke-linejoin="round" stroke-linecap="round"/>${even(half, 'none', keyed(2.6))}` +
    `<ellipse rx="106" ry="26" fill="${inks.night}"${keyed(2.6)}/><ellipse cy="4" rx="92" ry="19" fill="${down(sheet, '#6f8f3e', '#b5cc6a')}"/><ellipse cx="-20" cy="7" rx="50" ry="9" fill="#d3e29a" opacity=".8"/><path d="M16 2q12-6 22 0M30 12q10-5 18-1" stroke="#e6f0bc" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-46 1c8-6 16-2 14 3-4 4-12 4-14-3Z" fill="#f58f9c"/>`
  )
}

/** A finger round the bowl, from its knuckle to its tip. */
const finger = (path: string): string =>
  limb({ path, colour: inks.ink, width: 24 }) + limb({ path, colour: inks.skin, width: 19.5 })

/** A hand about the bowl's right side: four fingers before it, the thumb on the rim. */
const holding =
  `${finger('M128 34C124 10 112-2 96-6')}<path d="M126 8C150 14 164 44 170 78L240 120V200L150 128C128 122 112 112 98 98Z" fill="${inks.skin}"${keyed(2.4)}/>` +
  finger('M112 86C96 92 82 94 66 92') +
  finger('M122 66C104 74 86 76 66 72') +
  finger('M126 46C108 54 88 56 64 51') +
  finger('M128 26C112 34 94 36 74 31') +
  `<path d="M118 20C142 12 156 40 164 74L176 110 110 94Z" fill="${inks.skin}"/><path d="M140 54C146 62 150 72 152 82" fill="none"${keyed(1.6)}/>` +
  `<path d="M166 64C196 72 220 84 260 92V200H130C136 160 146 100 166 64Z" fill="${inks.coral}"${keyed(2.4)}/><path d="M166 64C146 100 136 160 130 200H146C152 160 162 108 182 70Z" fill="${inks.paper}"${keyed(2)}/>`

/** Both hands offer a bowl of tea under a flowering branch. */
export function teaBowl(): string {
  const sheet = createSheet(373, 236)
  const steam = repeat(3, (index) => {
    const x = 152 + index * 34
    return `M${x} ${96 - (index % 2) * 8}c-16-16 14-24 0-42s10-22 2-34`
  })
  return sheet.finish(
    `${paper(sheet, inks.blush, 0.9)}<circle cx="92" cy="74" r="52" fill="${down(sheet, inks.coral, '#f59a80')}"/><g fill="#fffaf0"><path d="${bars}" transform="translate(52 84)"/><path d="${bars}" transform="translate(330 132) scale(.7)"/></g>` +
      `<g transform="translate(398 12) scale(.52)">${cherryBranch(sheet, '#43232c')}</g><path d="${steam}" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".85"/>` +
      `<g transform="translate(186 112) scale(.9)">${bowl(sheet)}${twice(holding)}</g>` +
      petals(sheet, { seed: 12, count: 9, left: 16, top: 60, right: 360, bottom: 190 }, '#f58f9c', 0.8),
  )
}
