import { glow, sparks } from '../../../scenes/parts/light.ts'
import { palace } from '../../../scenes/parts/river.ts'
import { both, createSheet, num, place, repeat, type Sheet, symmetric } from '../../../scenes/parts/sheet.ts'
import { across, down, flower, limb, round } from '../../parts/stroke.ts'
import { dusk, river } from './quay.ts'

const gilt = (sheet: Sheet): string => across(sheet, '#fff3b8', '#f6b93a', '#a8620c')

/** The dancer's face and her tiered crown, about the origin. */
function head(sheet: Sheet): string {
  const gold = gilt(sheet)
  const leaf = sheet.define(
    `<path d="M0 3C-9-4-9-14 0-25 9-14 9-4 0 3Z" fill="${gold}" stroke="#8a4a0c" stroke-width="1.2"/><circle cy="-8" r="3" fill="#e0267a"/>`,
  )
  const leaves = repeat(7, (index) =>
    place(leaf, (index - 3) * 12, -40 + (index - 3) ** 2 * 1.6, 1.05, (index - 3) * 9),
  )
  const side = `<path d="M34-26C48-30 52-14 46 4 54 14 48 26 38 28L34 4Z" fill="${gold}" stroke="#8a4a0c" stroke-width="1.5"/><circle cx="42" cy="-10" r="3.5" fill="#12a594"/>${flower({ x: 42, y: 34, size: 4.5, colour: '#fff', heart: '#ffcf3f' })}${flower({ x: 42, y: 46, size: 4, colour: '#e0267a', heart: '#ffcf3f' })}`
  return (
    `<path d="M-36-16C-40 20-34 40-26 54H26C34 40 40 20 36-16Z" fill="#1d0f1c"/><path d="M-12 30H12V60H-12Z" fill="#c4835a"/><path d="M-32-14C-34 22-16 44 0 44S34 22 32-14C28-44-28-44-32-14Z" fill="${round(sheet, '#f8cfa0', '#e8b07a', '#c4835a')}"/>` +
    `<path d="M-34-6C-36-40-14-46 0-46S36-40 34-6C28-24 14-30 0-32-14-30-28-24-34-6Z" fill="#1d0f1c"/><path d="${symmetric('0,-140 L3,-112 L9,-92 L22,-72 L40,-34 L0,-44')}" fill="${gold}"/><path d="M-7-98H7M-13-84H13M-22-68H22" stroke="#a81440" stroke-width="5"/>${leaves}<path d="M-37-24C-18-46 18-46 37-24L36-16C16-36-16-36-36-16Z" fill="${gold}"/>${both(sheet, side)}` +
    '<path d="M-24-2C-18 6-10 6-6-1M6-1C10 6 18 6 24-2" stroke="#1d0f1c" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M-26-14q9-6 19-1M7-15q10-5 19 1" stroke="#1d0f1c" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-10 22C-5 19-2 21 0 22 2 21 5 19 10 22 6 30-6 30-10 22Z" fill="#d81e4a"/><ellipse cx="-20" cy="10" rx="6" ry="4" fill="#ff6a7a" opacity=".5"/><ellipse cx="20" cy="10" rx="6" ry="4" fill="#ff6a7a" opacity=".5"/>'
  )
}

/** The right arm bent so that its fingertips meet the left ones, with gilded nails. */
const arm = (sheet: Sheet): string =>
  limb({ path: 'M62 100C92 128 98 160 84 178', colour: '#e8b07a', width: 27 }) +
  `<path d="M70 118 102 112" stroke="#f6b93a" stroke-width="11"/><path d="M70 118 102 112" stroke="#e0267a" stroke-width="3"/>` +
  limb({ path: 'M84 178C62 176 34 160 14 142', colour: '#e8b07a', width: 22 }) +
  `<path d="M22 162 42 144" stroke="${gilt(sheet)}" stroke-width="11"/>` +
  '<path d="M28 152C10 146 3 126 1 104L0 104V150C8 158 18 160 28 152Z" fill="#f8cfa0"/><path d="M26 148C12 142 6 128 1 108" stroke="#c4835a" stroke-width="2" fill="none"/><path d="M12 132C20 126 22 120 22 114" stroke="#f8cfa0" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M1 106C1 96 3 88 8 82M22 116C23 108 26 104 31 100" stroke="#ffcf4a" stroke-width="4.5" fill="none" stroke-linecap="round"/>'

/** A dancer in a gilded crown greets with joined hands before the palace. */
export function welcome(): string {
  const sheet = createSheet(373, 236)
  const hall = palace(sheet)
  const beads = repeat(9, (index) => `M${num(-44 + index * 11)} ${num(82 + Math.sin((index / 8) * Math.PI) * 20)}h0`)
  const wing = `<path d="M34 72C60 60 88 70 100 92 84 96 66 96 54 104Z" fill="${gilt(sheet)}" stroke="#8a4a0c" stroke-width="2"/><path d="M52 80q10-6 20 2M64 86q12-4 22 4" stroke="#a81440" stroke-width="3" fill="none"/>`
  return sheet.finish(
    `${dusk(sheet, [
      [40, 50, 0.9],
      [98, 26, 0.5],
      [336, 56, 1],
      [284, 22, 0.5],
    ])}${glow(sheet, 186, 110, 180, 130, '#ffb86a', 0.5)}${place(hall, 66, 174, 0.44)}${place(hall, 312, 174, 0.44)}${river(sheet, 172)}${glow(sheet, 186, 90, 120, 120, '#fff0b8', 0.75)}` +
      `<g transform="translate(186 102) scale(.8)"><path d="${symmetric('0,62 C50,62 78,78 84,120 L70,160 L80,250 L0,250')}" fill="${down(sheet, '#e8304a', '#8a0f3e')}"/><path d="M-52 70C-30 130 10 190 60 250H20C-20 210-60 150-76 96Z" fill="${down(sheet, '#12bfae', '#0a5a66')}"/><path d="M-52 70C-30 130 10 190 60 250" stroke="#ffcf4a" stroke-width="7" fill="none"/>` +
      `<path d="M-46 68C-30 104 30 104 46 68L30 62C18 80-18 80-30 62Z" fill="${gilt(sheet)}"/><path d="${beads}" stroke="#e0267a" stroke-width="7" stroke-linecap="round"/>${both(sheet, wing)}${head(sheet)}${both(sheet, arm(sheet))}</g>` +
      sparks(sheet, { seed: 15, count: 9, left: 12, top: 10, right: 136, bottom: 160 }, '#fff3c0', 9),
  )
}
