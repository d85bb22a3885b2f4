import { confetti, fill, glow, rays } from '../../../scenes/parts/light.ts'
import { createSheet, repeat, type Sheet, symmetric } from '../../../scenes/parts/sheet.ts'
import { across, down, flower } from '../../parts/stroke.ts'

const gold = (sheet: Sheet): string => across(sheet, '#fff3b8', '#f6b93a', '#a8620c')

/** The head of a white elephant turned to the right, its trunk raised to hold a cup at (128, -92). */
function elephant(sheet: Sheet): string {
  const hide = sheet.linear(
    [
      [0, '#ffffff'],
      [0.5, '#e8dcec'],
      [1, '#9a84b8'],
    ],
    0.7,
    0,
    0.2,
    1,
  )
  const studs = repeat(5, (index) =>
    flower({
      x: -26 + index * 20,
      y: -66 + Math.abs(index - 2) * 5 + index * 4,
      size: 4,
      colour: '#ffe36a',
      heart: '#e0267a',
    }),
  )
  return (
    `<path d="M-190 160C-186 20-120-40-60-46L40 20C60 60 66 110 58 160Z" fill="${hide}"/><path d="M-190 160C-184 50-150-10-104-30L-54 0-40 160Z" fill="${across(sheet, '#e8304a', '#8a0f3e')}"/><path d="M-104-30-54 0-40 160" stroke="#ffcf4a" stroke-width="9" fill="none"/><path d="M-120 0-76 28-64 150" stroke="#ffcf4a" stroke-width="3" fill="none" stroke-dasharray="2 7" stroke-linecap="round"/><path d="M-124 60-98 92-124 124-150 92Z" fill="#ffcf4a"/><path d="M-124 76-110 92-124 108-138 92Z" fill="#0f8a80"/>` +
    `<path d="M-54-34C-50-84 0-104 40-84 70-70 78-40 76-10 84 24 96 24 104-2 110-28 100-52 106-80 110-98 130-106 142-96L140-80C134-84 128-80 130-66 134-40 144-20 136 16 126 58 92 76 62 60 50 54 44 44 40 34 16 44-30 30-54-34Z" fill="${hide}" stroke="#8a72a8" stroke-width="2"/>` +
    `<path d="M104 12q16 6 32 4M109-10q14 6 30 6M108-30q12 4 26 2M106-50q10 2 24 0M92 34q16 8 30 6" stroke="#9a84b8" stroke-width="2.5" fill="none" stroke-linecap="round"/>` +
    `<path d="M52 34C66 62 88 74 112 66 94 60 82 46 78 26Z" fill="#fffaf0" stroke="#c9a878" stroke-width="2"/><path d="M55 40 79 33" stroke="#f6b93a" stroke-width="8"/>` +
    `<path d="M-30-62C-84-86-116-50-108 4-102 48-66 74-38 60-14 46-10-4-30-62Z" fill="${across(sheet, '#f8eef6', '#b49acb')}" stroke="#8a72a8" stroke-width="2"/><path d="M-40-46C-76-60-94-34-90 4-86 34-64 50-46 42-32 30-30-10-40-46Z" fill="#f0a0b8" opacity=".6"/>` +
    `<path d="M-34-74C-16-104 30-106 60-66L50-40C30-62-4-66-30-50Z" fill="${across(sheet, '#e8304a', '#8a0f3e')}" stroke="#ffcf4a" stroke-width="5"/>${studs}<path d="M10-92C14-112 22-116 22-132 32-118 34-104 36-88Z" fill="${gold(sheet)}"/>` +
    '<path d="M28-26Q42-40 56-26" stroke="#3a1a4a" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M30-38Q42-46 54-38" stroke="#9a84b8" stroke-width="3" fill="none" stroke-linecap="round"/><ellipse cx="44" cy="-4" rx="13" ry="8" fill="#ff8aa8" opacity=".5"/><path d="M38 34C46 48 54 46 58 38" stroke="#8a4a6a" stroke-width="4" fill="none" stroke-linecap="round"/>'
  )
}

const cup = (sheet: Sheet): string =>
  `<path d="M-34-50C-64-52-62-12-24-10M34-50C64-52 62-12 24-10" stroke="#e8a02a" stroke-width="8" fill="none"/><path d="${symmetric('0,-62 L40,-62 C40,-22 28,0 8,8 L8,22 L26,30 L26,36 L0,36')}" fill="${gold(sheet)}"/><ellipse cy="-62" rx="40" ry="8" fill="#ffe9a0"/><ellipse cy="-61" rx="33" ry="5" fill="#8a4a0c"/><path d="M0-46 8-30 0-14-8-30Z" fill="#e0267a"/><path d="M-26-48C-24-26-18-12-10-4" stroke="#fff" stroke-opacity=".8" stroke-width="5" fill="none" stroke-linecap="round"/>`

/** A white elephant in gilded cloth lifts a golden cup with its trunk. */
export function elephantCup(): string {
  const sheet = createSheet(373, 236)
  const garland = repeat(13, (index) =>
    flower({
      x: 2 + index * 31,
      y: 10 + Math.abs(Math.sin((index * Math.PI) / 4)) * 16,
      size: 7,
      colour: ['#ff8a1f', '#fff', '#ffe36a'][index % 3] ?? '#fff',
      heart: '#e0267a',
    }),
  )
  return sheet.finish(
    `${fill(sheet, down(sheet, '#0a6a72', '#0fa090', '#ffcf7a'))}${rays(sheet, 300, 84, 380, 24, '#fff3c0', 0.5)}${glow(sheet, 300, 84, 130, 120, '#fff0b0', 0.8)}${garland}` +
      `<g transform="translate(302 82) rotate(10)">${cup(sheet)}</g><g transform="translate(166 150)">${elephant(sheet)}</g>` +
      confetti(
        sheet,
        { seed: 5, count: 16, left: 312, top: 110, right: 368, bottom: 226 },
        ['#e0267a', '#ff8a1f', '#fff', '#5a1f86'],
        9,
      ),
  )
}
