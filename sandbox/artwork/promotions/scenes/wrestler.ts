import { coin, starPath } from '../../scenes/parts/coin.ts'
import { fill, rays, sparks } from '../../scenes/parts/light.ts'
import { createSheet, place, repeat, type Sheet } from '../../scenes/parts/sheet.ts'
import { across, limb } from '../parts/stroke.ts'

/** The left half of what stands on both sides of x = 0. */
const twice = (half: string): string => `${half}<g transform="scale(-1 1)">${half}</g>`

function arm(sheet: Sheet): string {
  const fingers = repeat(4, (index) => `M${-134 + index * 10} ${index % 3 === 0 ? 51 : 47}v15`)
  return (
    `<path d="M-126 236C-146 180-116 110-56 120L-76 236Z" fill="${across(sheet, '#12a594', '#07504a')}"/>` +
    limb({ path: 'M-68 176-134 150', colour: '#b9754a', width: 50 }) +
    limb({ path: 'M-134 150-120 72', colour: '#c9875c', width: 42 }) +
    '<circle cx="-118" cy="60" r="26" fill="#c9875c"/><path d="M-144 88H-92V104H-144Z" fill="#e0267a"/><path d="M-144 94H-92" stroke="#ffcf3f" stroke-width="3"/>' +
    `<path d="${fingers}" stroke="#9a5c36" stroke-width="3" stroke-linecap="round"/>`
  )
}

function mask(sheet: Sheet): string {
  const eye =
    '<path d="M-46 88C-36 66-10 74-6 96-14 112-36 112-46 88Z" fill="#ffcf3f"/><path d="M-39 90C-32 78-16 82-12 96-18 104-32 104-39 90Z" fill="#fff"/><circle cx="-24" cy="93" r="6" fill="#1d0a14"/>'
  return (
    `<path d="M-26 150H26V176C12 190-12 190-26 176Z" fill="#9a5c36"/><path d="M-58 92C-62 40-34 16 0 16S62 40 58 92C56 140 32 170 0 170S-56 140-58 92Z" fill="${across(sheet, '#3a4ad8', '#1c1f7a')}"/>` +
    `<path d="M0 16C20 16 38 24 48 40L0 70-48 40C-38 24-20 16 0 16Z" fill="#e0267a"/><path transform="translate(0 44)" d="${starPath(18)}" fill="#ffcf3f"/>${twice(eye)}` +
    '<path d="M0 96-8 120H8Z" fill="#2a2f9a"/><path d="M-28 132C-18 122 18 122 28 132 24 152-24 152-28 132Z" fill="#ffcf3f"/><path d="M-22 133C-12 128 12 128 22 133 16 146-16 146-22 133Z" fill="#8a3a2a"/><path d="M-18 133H18V137H-18Z" fill="#fff"/>' +
    '<path d="M-50 60C-44 36-26 24-6 22-26 30-38 46-42 70Z" fill="#fff" opacity=".3"/>'
  )
}

/** A masked wrestler with both fists up, in the light of the ring. */
export function wrestler(): string {
  const sheet = createSheet(373, 236)
  const prize = coin(sheet)
  const bright = sheet.radial(
    [
      [0, '#ffcf3f'],
      [0.5, '#f0662a'],
      [1, '#8a1442'],
    ],
    0.5,
    0.4,
    0.8,
  )
  return sheet.finish(
    fill(sheet, bright) +
      rays(sheet, 186, 110, 340, 22, '#fff3c0', 0.4) +
      `<g transform="translate(186 0)"><path d="M-112 236C-120 150-76 108 0 104S120 150 114 236Z" fill="#12504e"/>${twice(arm(sheet))}<path d="M-74 236C-78 190-56 166 0 164S78 190 74 236Z" fill="#c9875c"/><path d="M0 172V236M-46 206C-26 214-10 210 0 200 10 210 26 214 46 206" stroke="#9a5c36" stroke-width="4" fill="none" stroke-linecap="round" opacity=".7"/>${mask(sheet)}</g>` +
      place(prize, 18, 208, 0.7, -20) +
      place(prize, 352, 210, 0.84, 18) +
      place(prize, 50, 222, 0.5, 8) +
      sparks(sheet, { seed: 8, count: 12, left: 10, top: 10, right: 360, bottom: 120 }, '#fff8d0', 11),
  )
}
