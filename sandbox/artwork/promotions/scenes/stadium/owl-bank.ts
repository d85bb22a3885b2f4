import { coin } from '../../../scenes/parts/coin.ts'
import { fill, glow, rays, sparks } from '../../../scenes/parts/light.ts'
import { both, createSheet, num, place, repeat, type Sheet, symmetric } from '../../../scenes/parts/sheet.ts'
import { across, down, limb, round } from '../../parts/stroke.ts'

/** A painted wooden owl with a slot in its head, 200 tall, its foot on the origin. */
function owl(sheet: Sheet): string {
  const petals = repeat(12, (index) => `<ellipse cy="-30" rx="7" ry="12" transform="rotate(${index * 30})"/>`)
  const eye = `<g transform="translate(36 -136)"><circle r="40" fill="#0f5a40"/><g fill="#ffcf3f">${petals}</g><circle r="25" fill="#fff8e8"/><circle r="17" fill="#e8452f"/><circle r="12" fill="#160c10"/><circle cx="-5" cy="-5" r="4.5" fill="#fff"/></g>`
  const wing = `<path d="M70-100C96-80 98-40 72-10 58-36 54-70 70-100Z" fill="${across(sheet, '#2a8ad8', '#123a8a')}"/><path d="M72-88C84-70 84-46 74-26M64-78q12 6 22 0M62-60q14 7 27 0M63-42q12 6 23 0" stroke="#ffe36a" stroke-width="3" fill="none"/>`
  const scales = repeat(15, (index) => {
    const [row, at] = [Math.floor(index / 5), index % 5]
    return `M${num(-48 + at * 20 + (row % 2) * 8)} ${-86 + row * 20}q8 16 16 0`
  })
  return (
    `<path d="${symmetric('0,-188 C30,-188 60,-196 78,-206 C84,-170 88,-140 82,-110 C90,-70 84,-30 66,-4 L76,6 L0,6')}" fill="${round(sheet, '#ffe08a', '#f6a62a', '#c05a12')}"/>` +
    `<path d="${symmetric('0,-190 C30,-190 60,-198 80,-210 C82,-196 84,-184 85,-172 C56,-184 28,-180 0,-160')}" fill="${down(sheet, '#e0267a', '#8a0f4a')}"/><path d="M-78-196C-56-184-26-178 0-166 26-178 56-184 78-196" stroke="#fff3c0" stroke-width="4" fill="none" stroke-dasharray="1 8" stroke-linecap="round"/>` +
    `<path d="${symmetric('0,-100 C30,-100 52,-92 58,-76 C62,-40 50,-16 40,-6 L0,-6')}" fill="#fff3d8"/><path d="${scales}" stroke="#e8452f" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-40-16C-20-8 20-8 40-16" stroke="#12a070" stroke-width="6" fill="none"/>` +
    both(sheet, wing + eye) +
    '<path d="M0-134C12-122 12-104 0-92-12-104-12-122 0-134Z" fill="#ffcf3f" stroke="#8a3a0c" stroke-width="3"/><path d="M-26 4v-9M-14 4v-9M26 4v-9M14 4v-9" stroke="#ffcf3f" stroke-width="8" stroke-linecap="round"/><path d="M-70-150C-72-168-70-182-66-190" stroke="#fff" stroke-opacity=".6" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-24-191H24" stroke="#2a0614" stroke-width="7" stroke-linecap="round"/>'
  )
}

/** A hand puts a coin into a painted owl of wood. */
export function owlBank(): string {
  const sheet = createSheet(373, 236)
  const prize = coin(sheet)
  const heap = [
    [40, 214, 0.9, -10],
    [84, 222, 0.7, 14],
    [64, 196, 0.66, 24],
    [286, 218, 0.86, 12],
    [328, 222, 0.74, -16],
    [308, 200, 0.6, -4],
  ] as const
  const skin = '#9a623e'
  return sheet.finish(
    `${fill(sheet, down(sheet, '#06382a', '#0f7a54', '#2ab078'))}${rays(sheet, 180, 60, 330, 20, '#fff3c0', 0.32)}${glow(sheet, 180, 70, 150, 120, '#ffe9a0', 0.7)}` +
      `<path d="M0 196H373V236H0Z" fill="${down(sheet, '#c8402a', '#6a1422')}"/><path d="M0 198H373" stroke="#ffcf3f" stroke-width="4"/><path d="M6 212l10 10 10-10 10 10 10-10M340 212l10 10 10-10 10 10" stroke="#ffcf3f" stroke-width="3" fill="none" opacity=".6"/><ellipse cx="180" cy="222" rx="110" ry="11" fill="#1a0410" opacity=".5"/>` +
      `<g transform="translate(180 222) rotate(-2) scale(.92)">${owl(sheet)}</g>${place(prize, 186, 30, 0.92, 8)}` +
      limb({ path: 'M390 72C340 70 300 56 262 42', colour: '#e0267a', width: 46 }) +
      '<path d="M274 22 258 66" stroke="#ffcf3f" stroke-width="8"/><path d="M264 20 248 62" stroke="#1fc27a" stroke-width="5"/>' +
      limb({ path: 'M250 40 236 36', colour: skin, width: 34 }) +
      limb({ path: 'M240 50C226 56 214 52 204 42', colour: '#7d4a2e', width: 13 }) +
      limb({ path: 'M240 28C226 18 212 16 200 22M244 38C232 34 224 32 214 34', colour: skin, width: 13 }) +
      heap.map(([x, y, size, turn]) => place(prize, x, y, size, turn)).join('') +
      sparks(sheet, { seed: 12, count: 10, left: 16, top: 14, right: 88, bottom: 160 }, '#fff8dc', 10),
  )
}
