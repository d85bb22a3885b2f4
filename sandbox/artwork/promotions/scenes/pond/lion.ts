import { confetti, fill, glow, rays } from '../../../scenes/parts/light.ts'
import { createSheet, place, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { lantern, night } from '../../parts/pond.ts'
import { even, twice } from '../../parts/print.ts'
import { down, limb, round } from '../../parts/stroke.ts'

/** White fur along a curve: tufts of `size`, one a point. */
function fur(sheet: Sheet, points: readonly (readonly [number, number, number])[], size: number): string {
  const tuft = sheet.define(
    '<path d="M-10 6C-16-4-12-16-4-20-4-14 0-12 2-22 8-16 16-8 10 6 6 12-6 12-10 6Z" fill="#fffaf0" stroke="#e8b8a0" stroke-width="1.500" stroke-linejoin="round"/>',
  )
  return points.map(([x, y, turn]) => place(tuft, x, y, size, turn)).join('')
}

function brow(sheet: Sheet): string {
  return fur(
    sheet,
    [
      [18, -34, -30],
      [34, -46, -14],
      [52, -52, 4],
      [70, -48, 24],
      [86, -38, 48],
    ],
    0.95,
  )
}

function head(sheet: Sheet): string {
  const red = down(sheet, '#ff5a36', '#d81f3c', '#8a0f34')
  const gold = down(sheet, '#ffe08a', night.gold, night.amber)
  const eye = `<circle cx="50" cy="-14" r="31" fill="${gold}"/><circle cx="50" cy="-14" r="25" fill="#fff"/><circle cx="46" cy="-10" r="15" fill="#1d0a14"/><circle cx="41" cy="-16" r="5.500" fill="#fff"/><path d="M22-22C34-44 66-44 78-22 64-32 36-32 22-22Z" fill="#d81f3c"/>`
  const ear = `<path d="M92-58C112-84 138-92 150-84 152-62 134-40 110-32Z" fill="${red}"/><path d="M106-56C120-72 134-78 142-76 142-62 130-50 114-42Z" fill="${night.gold}"/>${fur(
    sheet,
    [
      [118, -30, 100],
      [130, -42, 84],
      [144, -60, 70],
    ],
    0.8,
  )}`
  const cheek = `<path d="M62 30C96 18 112 30 108 54 100 74 76 70 66 58Z" fill="${gold}"/><path d="M78 36q16-4 16 10t-14 8-6-12 10-2" fill="none" stroke="#a3122e" stroke-width="3.500"/>`
  return (
    twice(ear) +
    even('0,-96 C66,-98 112,-62 114,-10 C116,36 92,64 70,74 L0,66', red) +
    even('0,-104 C20,-104 26,-84 22,-64 L0,-52', gold) +
    `<circle cy="-76" r="11" fill="#bdf3e6"/><circle cx="-3" cy="-79" r="4" fill="#fff"/>` +
    twice(`<path d="M26-78C50-92 84-76 98-52 78-66 52-68 30-58Z" fill="${night.jade}"/>${eye}${brow(sheet)}${cheek}`) +
    even('0,-4 C16,-4 20,6 26,16 C34,26 26,38 12,34 L0,38', gold) +
    '<path d="M-18 24q6-8 10 0M8 24q4-8 10 0" fill="none" stroke="#7a2a0a" stroke-width="3.500" stroke-linecap="round"/>'
  )
}

const beard = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(
  (step) => [step * 17, 138 - step * step * 1.6, 180 - step * 10] as const,
)

function mouth(sheet: Sheet): string {
  const teeth = repeat(6, (index) => `M${-50 + index * 18} 60H${-40 + index * 18}L${-45 + index * 18} 70Z`)
  return (
    `<path d="M-74 60C-40 44 40 44 74 60 84 100 50 134 0 134S-84 100-74 60Z" fill="${night.gold}"/><path d="M-66 62C-36 50 36 50 66 62 72 96 44 122 0 122S-72 96-66 62Z" fill="#4a0a1e"/>` +
    `<path d="M-40 108C-30 82 30 82 40 108 24 124-24 124-40 108Z" fill="#f07a8a"/><path d="${teeth}" fill="#fff"/>` +
    fur(sheet, beard, 0.9)
  )
}

/** A dancer's arm that carries the head on its right side, from the lower edge. */
function arm(): string {
  const knuckles = repeat(4, (index) => `M${72 + index * 9} ${100 + (index % 3 === 0 ? 2 : 0)}v17`)
  return (
    limb({ path: 'M122 172 92 122', colour: '#0f6a55', width: 46 }) +
    limb({ path: 'M108 146 94 124', colour: night.skin, width: 30 }) +
    `<path d="M84 158 124 136" stroke="${night.gold}" stroke-width="9"/><rect x="64" y="92" width="46" height="38" rx="16" fill="${night.skin}"/><path d="M66 116C74 126 90 124 96 118" stroke="#b9754a" stroke-width="3" fill="none" stroke-linecap="round"/><path d="${knuckles}" stroke="#b9754a" stroke-width="2.600" stroke-linecap="round"/>`
  )
}

/** A dancing lion's head comes up between lanterns, carried by two hands. */
export function lion(): string {
  const sheet = createSheet(373, 236)
  const [long, short] = [lantern(sheet, 90), lantern(sheet, 60)]
  return sheet.finish(
    fill(
      sheet,
      sheet.radial(
        [
          [0, '#ffb347'],
          [0.45, '#e0402f'],
          [1, '#5a0f33'],
        ],
        0.5,
        0.46,
        0.75,
      ),
    ) +
      rays(sheet, 186, 108, 340, 20, '#fff0b0', 0.35) +
      `${place(long, 30, 62, 1)}${place(short, 348, 48, 1.1)}${glow(sheet, 186, 120, 180, 140, '#ffd98a', 0.6)}` +
      confetti(
        sheet,
        { seed: 6, count: 40, left: 8, top: 8, right: 365, bottom: 190 },
        ['#ffe08a', '#fff', '#5ad0a8'],
        9,
      ) +
      `<g transform="translate(186 112) rotate(-5) scale(.92)"><path d="M-100 20C-150 60-160 120-150 160H150C160 120 150 60 100 20Z" fill="${round(sheet, '#d81f3c', '#7a0f2e')}"/>${mouth(sheet)}${head(sheet)}${twice(arm())}</g>`,
  )
}
