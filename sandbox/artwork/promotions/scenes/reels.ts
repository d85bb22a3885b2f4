import { starPath } from '../../scenes/parts/coin.ts'
import { fill, glow, rays, sparks } from '../../scenes/parts/light.ts'
import { createSheet, place, repeat, type Sheet } from '../../scenes/parts/sheet.ts'
import { down, round } from '../parts/stroke.ts'

/** What turns on the reels, each about 40 wide. */
function symbols(sheet: Sheet): string[] {
  const shine =
    '<path d="M-9-12q5-6 11-6" stroke="#fff" stroke-opacity=".8" stroke-width="3" fill="none" stroke-linecap="round"/>'
  return [
    `<path d="M-9 6C-6-8 2-16 12-22M11 4C10-8 11-16 12-22" stroke="#2f7d3a" stroke-width="3" fill="none"/><path d="M12-22C20-26 24-22 26-16 18-14 14-18 12-22Z" fill="#46b45a"/><circle cx="-10" cy="10" r="11" fill="${round(sheet, '#ff9a9a', '#dd2038', '#7a0a1c')}"/><circle cx="11" cy="9" r="11" fill="${round(sheet, '#ff9a9a', '#dd2038', '#7a0a1c')}"/>`,
    `<path d="M0-22C14-22 17-10 18 2L22 12H-22L-18 2C-17-10-14-22 0-22Z" fill="${round(sheet, '#fff2b8', '#f4b62c', '#a8620c')}"/><circle cy="15" r="5" fill="#8a4a0c"/>${shine}`,
    `<path d="M-12-18H12L22-6 0 22-22-6Z" fill="${down(sheet, '#c7fbff', '#2fb4e6', '#145aa8')}"/><path d="M-22-6H22M-12-18-6-6 0 22 6-6 12-18" stroke="#fff" stroke-opacity=".55" stroke-width="1.6" fill="none"/>`,
    `<path d="${starPath(24)}" fill="${round(sheet, '#fff6cf', '#ffcf3f', '#e07d14')}" stroke="#a85a0c" stroke-width="2" stroke-linejoin="round"/>`,
    `<path d="M-18-20H20V-8L4 22H-12L4-8H-18Z" fill="${down(sheet, '#ff8aa0', '#e8203f', '#8a0a24')}" stroke="#fff3d0" stroke-width="2.5" stroke-linejoin="round"/>`,
  ].map((drawn) => sheet.define(drawn))
}

const rows = [
  [0, 3, 2],
  [4, 1, 3],
  [2, 4, 0],
] as const

function machine(sheet: Sheet): string {
  const drawn = symbols(sheet)
  const gold = down(sheet, '#fff3b8', '#f2b436', '#a8620c')
  const paper = down(sheet, '#c9bfae', '#fffaf0', '#fffaf0', '#c9bfae')
  const reel = repeat(3, (column) => {
    const x = column * 74
    const faces = rows[column]?.map((symbol, row) => place(drawn[symbol] ?? '', x + 34, 30 + row * 54)).join('') ?? ''
    return `<rect x="${x}" width="68" height="168" rx="10" fill="${paper}"/>${faces}`
  })
  const bulbs = repeat(11, (index) => `M${index * 25 - 17} -19h0M${index * 25 - 17} 187h0`)
  return (
    `<rect x="-32" y="-34" width="280" height="236" rx="34" fill="#2a0d3c"/><rect x="-30" y="-34" width="276" height="230" rx="32" fill="${gold}"/><rect x="-12" y="-12" width="240" height="192" rx="18" fill="#4a0f2e"/><g transform="translate(0 0)">${reel}</g>` +
    `<path d="${bulbs}" stroke="#fff8dc" stroke-width="8" stroke-linecap="round"/><path d="M-4 84H220" stroke="#e8203f" stroke-width="3" opacity=".75"/><path d="M-14 76 0 84-14 92ZM230 76 216 84 230 92Z" fill="#e8203f"/>` +
    `<path d="M246 96h16V60" stroke="#8a4a0c" stroke-width="9" fill="none" stroke-linecap="round"/><circle cx="262" cy="50" r="15" fill="${round(sheet, '#ff9a9a', '#dd2038', '#6a0a1c')}"/>`
  )
}

/** Three reels in a gilded case. */
export function reels(): string {
  const sheet = createSheet(373, 236)
  return sheet.finish(
    fill(
      sheet,
      sheet.radial(
        [
          [0, '#8a3ad8'],
          [0.6, '#4a1a8a'],
          [1, '#1c0a3e'],
        ],
        0.5,
        0.45,
        0.8,
      ),
    ) +
      rays(sheet, 186, 118, 340, 18, '#ffd98a', 0.4) +
      glow(sheet, 186, 118, 190, 130, '#ffcf6a', 0.45) +
      `<g transform="translate(100 49) scale(.82)">${machine(sheet)}</g>` +
      sparks(sheet, { seed: 12, count: 12, left: 8, top: 10, right: 365, bottom: 226 }, '#fff8d0', 10),
  )
}
