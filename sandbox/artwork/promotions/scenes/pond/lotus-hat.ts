import { fill, glow } from '../../../scenes/parts/light.ts'
import { goldLotus, lotusFlower, lotusPad, pinkLotus } from '../../../scenes/parts/pond.ts'
import { createSheet, place, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { gleams, night } from '../../parts/pond.ts'
import { across, down, limb } from '../../parts/stroke.ts'

/** A hat of palm leaves on the head of one who looks down and smiles; the chin is at the origin. */
function face(sheet: Sheet): string {
  const rings = repeat(5, (index) => {
    const half = 20 + index * 15
    return `M-${half} ${-92 + index * 15}Q0 ${-84 + index * 19} ${half} ${-92 + index * 15}`
  })
  return (
    `<path d="M-30-50C-32-30-32-14-26-2L-16-16-18-44ZM31-50C34-30 34-14 28-2L18-16 20-44Z" fill="#1d0a14"/><path d="M-9-8H11V16H-9Z" fill="#c98a60"/><path d="M-27-56C-29-16-14 2 2 2S31-16 29-56Z" fill="${night.skin}"/><path d="M-27-52C-12-42 8-42 29-54L29-42C10-32-14-32-27-40Z" fill="#a8603c" opacity=".6"/>` +
    `<path d="M-17-24Q-11-18-4-23M9-23Q16-18 22-25" fill="none" stroke="#1d0a14" stroke-width="3" stroke-linecap="round"/><path d="M-6-9Q4 0 13-10 4-5-6-9Z" fill="${night.crimson}"/><path d="M-15-13h0M21-14h0" stroke="#f0806a" stroke-width="9" stroke-linecap="round" opacity=".6"/><path d="M-25-36C-24-10-14 8 3 10 20 8 28-12 27-36" fill="none" stroke="${night.rose}" stroke-width="3.500"/>` +
    `<g transform="translate(0 -20) rotate(-5)"><path d="M2-110C30-88 70-56 94-32 60-14-56-14-90-32-66-56-26-88 2-110Z" fill="${across(sheet, '#fff3cf', '#f2c878', '#b8782a')}"/><path d="${rings}" fill="none" stroke="#a8641c" stroke-opacity=".55" stroke-width="1.800"/><path d="M-90-32C-56-14 60-14 94-32 60-22-56-22-90-32Z" fill="#8a4a1c"/></g>`
  )
}

/** The rower's arm and oar, and her dress. */
function rower(sheet: Sheet): string {
  return (
    `<path d="M-28-48C-40-20-44 30-52 62-30 52-26 30-24 12L26 10C28 30 34 44 50 54 44 26 40-20 30-48Z" fill="#1d0a14"/><path d="M-40 90C-46 40-38 14-10 8H12C40 14 46 44 42 90Z" fill="${across(sheet, '#f07aa0', night.rose, '#8a1a4a')}"/><path d="M-12 8Q2 18 14 8L16 14Q2 26-14 14Z" fill="#ffd0dc"/>` +
    `<path d="M84-20-70 104" stroke="#6a2a12" stroke-width="7" stroke-linecap="round"/><path d="M84-20-70 104" stroke="#a8582a" stroke-width="3.500" stroke-linecap="round"/>` +
    limb({ path: 'M30 26C48 36 58 30 64 8', colour: night.rose, width: 21 }) +
    limb({ path: 'M-28 28C-48 50-40 68-14 62', colour: night.rose, width: 21 }) +
    `<circle cx="64" cy="-2" r="10" fill="${night.skin}"/><circle cx="-12" cy="58" r="10" fill="${night.skin}"/>${face(sheet)}`
  )
}

/** The boat's freight of flowers, leaning all ways. */
const freight = [
  ['pink', 196, 164, 0.44, -18],
  ['gold', 240, 158, 0.46, 4],
  ['pink', 284, 160, 0.5, 14],
  ['pink', 218, 176, 0.44, -6],
  ['pink', 262, 176, 0.46, 8],
  ['gold', 310, 174, 0.38, 22],
] as const

/** A woman under a palm hat rows home with a boat full of lotuses. */
export function lotusHat(): string {
  const sheet = createSheet(373, 236)
  const blooms = { pink: lotusFlower(sheet, pinkLotus), gold: lotusFlower(sheet, goldLotus) }
  const pads = [
    [30, 214, 54],
    [352, 206, 60],
    [300, 230, 70],
    [90, 234, 60],
  ] as const
  return sheet.finish(
    fill(sheet, down(sheet, '#d8486a', '#f58a7a', '#ffc48a', '#ffe6b8')) +
      `${glow(sheet, 286, 104, 150, 120, '#fff0b8', 0.9)}<circle cx="286" cy="98" r="38" fill="${down(sheet, '#fff6d0', '#ffd05a')}"/><path d="M208 34q8-10 14 0 6-10 14 0M250 20q6-8 11 0 5-8 11 0M314 44q6-8 11 0 5-8 11 0" fill="none" stroke="#7a1440" stroke-width="2.600" stroke-linecap="round"/>` +
      `<path d="M0 134C30 90 56 100 72 124 96 96 116 104 130 128 200 90 250 130 276 120 310 90 344 104 373 128V160H0Z" fill="#b8345a" opacity=".85"/><path d="M0 142H373V236H0Z" fill="${down(sheet, '#f8c07a', '#3aa88a', '#0f5a52')}"/>${gleams(286, 150, '#fff6d8')}` +
      `<g transform="translate(124 124) scale(.9)">${rower(sheet)}</g>${freight.map(([kind, x, y, size, turn]) => place(blooms[kind], x, y, size, turn)).join('')}` +
      `<path d="M34 166C70 178 290 186 348 158 342 192 300 214 214 214H150C84 214 44 196 34 166Z" fill="${down(sheet, '#a8522a', '#4a1a14')}"/><path d="M34 166C70 178 290 186 348 158" fill="none" stroke="${night.gold}" stroke-width="5"/><path d="M52 188C110 204 270 206 330 186" fill="none" stroke="#d8843f" stroke-width="2.400"/>` +
      `<path d="M16 216C80 204 140 222 200 214S310 206 360 216" fill="none" stroke="#c8f5e4" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/>${pads.map(([x, y, rx]) => lotusPad(sheet, { at: [x, y], rx })).join('')}${place(blooms.pink, 24, 216, 0.46)}${place(blooms.pink, 352, 212, 0.4)}`,
  )
}
