import { confetti, glow } from '../../../scenes/parts/light.ts'
import { createSheet, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { across, down, limb, round } from '../../parts/stroke.ts'
import { stadiumNight } from './night.ts'

const skin = '#8f5a3a'

/** A big two-headed drum on a strap, about the origin. */
function drum(sheet: Sheet): string {
  const ropes = repeat(
    8,
    (index) => `M-58 ${-38 + index * 11}L58 ${-44 + index * 12.5}M-58 ${-38 + index * 11}L58 ${-32 + index * 10}`,
  )
  return (
    `<path d="M-62-44C-30-62 30-62 62-44V44C30 62-30 62-62 44Z" fill="${down(sheet, '#f0862a', '#c8402a', '#6a1422')}"/><path d="${ropes}" stroke="#fff0c8" stroke-width="2.5" opacity=".85"/>` +
    `<path d="M-12-58C-6-20-6 20-12 58H12C18 20 18-20 12-58Z" fill="#1fae6a"/><ellipse cx="62" rx="17" ry="46" fill="#ffcf3f"/><ellipse cx="64" rx="13" ry="40" fill="#fff0d0"/><ellipse cx="65" rx="6" ry="18" fill="#3a1a10"/><ellipse cx="-62" rx="17" ry="46" fill="#ffcf3f"/><ellipse cx="-64" rx="13" ry="40" fill="${across(sheet, '#fffaf0', '#d8b48c')}"/>`
  )
}

function face(sheet: Sheet): string {
  return (
    `<path d="M-16 34H16V60H-16Z" fill="#7d4a2e"/><path d="M-40-4C-42 32-22 48 0 48S42 32 40-4C38-40-38-40-40-4Z" fill="${round(sheet, '#b87a50', skin, '#7d4a2e')}"/><circle cx="-40" cy="4" r="8" fill="#7d4a2e"/><circle cx="40" cy="4" r="8" fill="#7d4a2e"/>` +
    '<path d="M-42 2C-52-48-22-62 4-60 40-58 50-34 42 2 38-12 34-22 26-28 6-18-22-20-32-26-36-18-40-10-42 2Z" fill="#160c10"/><path d="M-44-18C-20-34 20-34 44-18L44-32C20-48-20-48-44-32Z" fill="#e8452f"/><circle cy="-35" r="8" fill="#ffcf3f"/>' +
    '<path d="M-26-2q8-9 16 0M10-2q8-9 16 0" stroke="#160c10" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M-22 16C-10 20 10 20 22 16 20 40-20 40-22 16Z" fill="#5a1420"/><path d="M-20 17C-10 20 10 20 20 17L18 23C8 26-8 26-18 23Z" fill="#fff"/><path d="M-8 34C-4 29 4 29 8 34 4 36-4 36-8 34Z" fill="#ff6a7a"/><path d="M-36 8h14M-36 14h12M36 8H22M36 14H24" stroke="#1fe08a" stroke-width="5"/><path d="M-34 11h12M34 11H24" stroke="#ffcf3f" stroke-width="2"/>'
  )
}

/** A flag of the home side on its staff, waving to the right of the origin. */
const flag = (sheet: Sheet, turn: number, at: string): string =>
  `<g transform="translate(${at}) rotate(${turn})"><path d="M0 90V-74" stroke="#e8c48a" stroke-width="5" stroke-linecap="round"/><path d="M0-72C24-86 44-54 84-70V-14C44 0 24-30 0-16Z" fill="${across(sheet, '#2ad08a', '#0b6b48')}"/><path d="M0-52C24-66 44-34 84-50V-34C44-18 24-50 0-36Z" fill="#ffcf3f"/></g>`

/** Raised arms of the crowd before the stand. */
const crowd = [6, 46, 84, 292, 330, 366]
  .map((x, index) => {
    const colour = ['#0f5a40', '#0a4634', '#126a4a'][index % 3] ?? ''
    return `<g fill="${colour}"><circle cx="${x}" cy="${176 - (index % 2) * 10}" r="15"/><path d="M${x - 26} 236C${x - 26} 196 ${x + 26} 196 ${x + 26} 236Z"/></g>${limb({ path: `M${x - 18} 214 ${x - 22} ${150 - (index % 2) * 14}M${x + 18} 214 ${x + 20} ${154 - (index % 3) * 8}`, colour, width: 11 })}`
  })
  .join('')

/** A supporter beats a drum among flags on the first day of the season. */
export function drummer(): string {
  const sheet = createSheet(373, 236)
  return sheet.finish(
    `${stadiumNight(sheet)}${glow(sheet, 186, 90, 150, 130, '#ffe08a', 0.55)}${flag(sheet, -14, '44 96')}${flag(sheet, 16, '296 104')}${crowd}` +
      `<path d="M96 236C100 168 140 136 186 136S272 168 276 236Z" fill="${across(sheet, '#1fae6a', '#0b5e3d')}"/><path d="M150 142 196 236M222 142 250 186" stroke="#ffcf3f" stroke-width="10" opacity=".95"/>` +
      `<g transform="translate(186 86) rotate(-5) scale(1.1)">${face(sheet)}</g><g transform="translate(190 204) rotate(-6)">${drum(sheet)}</g>` +
      limb({ path: 'M116 176C84 160 76 124 84 96', colour: '#16925d', width: 30 }) +
      limb({ path: 'M82 108 88 72', colour: skin, width: 23 }) +
      '<path d="M62 42 122 88" stroke="#ffe9b0" stroke-width="8" stroke-linecap="round"/><circle cx="60" cy="40" r="8" fill="#e8452f"/><circle cx="90" cy="64" r="16" fill="#8f5a3a"/><path d="M84 56l12 14M78 62l10 12" stroke="#6a3a22" stroke-width="3" stroke-linecap="round"/>' +
      limb({ path: 'M258 172C290 176 306 186 302 204', colour: '#16925d', width: 28 }) +
      limb({ path: 'M304 196 280 208', colour: skin, width: 22 }) +
      '<path d="M252 198l14 4M250 208l14 2M252 216l12-1" stroke="#8f5a3a" stroke-width="8" stroke-linecap="round"/>' +
      confetti(
        sheet,
        { seed: 23, count: 26, left: 8, top: 4, right: 365, bottom: 60 },
        ['#ffcf3f', '#ff6a4a', '#5ff0b0', '#fff'],
        9,
      ),
  )
}
