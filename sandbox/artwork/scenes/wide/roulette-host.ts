import { host, hostLook } from '../parts/host.ts'
import { glow, shadow, sparks } from '../parts/light.ts'
import { createSheet, num, place, repeat, type Sheet } from '../parts/sheet.ts'
import { studio } from '../parts/studio.ts'
import { chips, felt } from '../parts/table.ts'
import type { WideOptions, WideScene } from '../parts/types.ts'

function ringPoint(angle: number, rx: number): string {
  return `${num(Math.cos(angle) * rx)} ${num(Math.sin(angle) * rx * 0.46)}`
}

/** The length of one pocket of twenty-four along the ring. */
const POCKET = Math.round(((89 * Math.PI * 2) / 24) * 1000) / 1000

/** A roulette wheel seen from the table, 270 wide and 124 tall about the origin. */
function wheel(sheet: Sheet, turn: number): string {
  const wood = sheet.linear(
    [
      [0, '#e9a050'],
      [0.4, '#9c4f1d'],
      [1, '#3d160a'],
    ],
    0.1,
    0,
    0.9,
    1,
  )
  const bowl = sheet.linear(
    [
      [0, '#2b0f08'],
      [0.5, '#7c3a15'],
      [1, '#d98f45'],
    ],
    0,
    0,
    0.3,
    1,
  )
  const cone = sheet.radial(
    [
      [0, '#ffe6a0'],
      [0.4, '#d8903a'],
      [1, '#6b300f'],
    ],
    0.42,
    0.3,
    0.7,
  )
  const gold = sheet.linear(
    [
      [0, '#fff6cf'],
      [0.5, '#f6b62c'],
      [1, '#9a5a10'],
    ],
    0,
    0,
    1,
    0,
  )
  const spokes = repeat(6, (index) => `M0-14L${ringPoint((index / 6) * Math.PI * 2 + turn, 46)}`)
  return (
    `<ellipse cy="12" rx="135" ry="62" fill="#1d0805"/><ellipse rx="135" ry="62" fill="${wood}"/><ellipse rx="135" ry="62" fill="none" stroke="#ffd48a" stroke-opacity=".7" stroke-width="2"/><ellipse cy="3" rx="119" ry="54" fill="${bowl}"/><ellipse cy="3" rx="108" ry="50" fill="#e6b35a"/>` +
    `<g transform="translate(0 4) scale(1 .46) rotate(${num(turn * 57)})" fill="none" stroke-width="30"><circle r="89" stroke="#17121f"/><circle r="89" stroke="#e01f3d" stroke-dasharray="${POCKET}"/><circle r="89" stroke="#12a05a" stroke-dasharray="${POCKET} ${POCKET * 23}"/>` +
    `<circle r="89" stroke="#f3cf85" stroke-dasharray="1.8 ${POCKET - 1.8}"/><circle r="88" stroke="#f3cf85" stroke-width="1.6" stroke-opacity=".65"/></g>` +
    `<ellipse cy="6" rx="73" ry="33" fill="${cone}"/><ellipse cy="6" rx="73" ry="33" fill="none" stroke="#ffe6a8" stroke-opacity=".6" stroke-width="1.5"/><path d="${spokes}" stroke="${gold}" stroke-width="5" stroke-linecap="round"/>` +
    `<ellipse cy="-6" rx="20" ry="9" fill="${gold}"/><path d="M-7-6C-9-24-4-30-4-38H4C4-30 9-24 7-6Z" fill="${gold}"/><circle cy="-44" r="8" fill="${gold}"/><circle cx="-2.5" cy="-46.5" r="2.4" fill="#fff"/>` +
    `<circle cx="83" cy="23" r="7" fill="#fff"/><circle cx="81" cy="21" r="2.6" fill="#fff"/><path d="M76 25a7 7 0 0 0 13 1 8 8 0 0 1-13-1Z" fill="#9a93b5"/>` +
    '<path d="M-122-22C-104-46-60-58-16-60" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/>'
  )
}

export const rouletteHost: WideScene<'roulette-host'> = {
  id: 'roulette-host',
  kind: 'live',
  draw({ hue = 12, variant = 0 }: WideOptions = {}) {
    const sheet = createSheet(480, 270)
    const suits = [
      ['#2b1a3f', '#120a1f', '#ff8ba8'],
      ['#f1ede6', '#b9b0c4', '#c22b4a'],
      ['#17483f', '#08221f', '#ffd257'],
    ] as const
    const cloths = [
      ['#1f8a57', '#0a3d2a'],
      ['#2a5fc0', '#0e2560'],
      ['#7a2fb0', '#331056'],
    ] as const
    return sheet.finish(
      studio(sheet, { hue, seed: 3 + variant }) +
        sparks(sheet, { seed: 4 + variant, count: 8, left: 210, right: 440, top: 50, bottom: 180 }, '#fff3c8', 9) +
        `<g transform="translate(142 212) scale(.74)">${host(sheet, hostLook(variant, suits[variant % 3] ?? suits[0]))}</g>` +
        felt(sheet, { top: 200, colour: cloths[variant % 3] ?? cloths[0], rail: '#e0a844' }) +
        shadow(sheet, 312, 214, 160, 52, '#000', 0.6) +
        glow(sheet, 310, 150, 150, 70, '#ffe6a8', 0.3) +
        `<g transform="translate(312 184)">${wheel(sheet, 0.2 + variant)}</g>` +
        place(chips(sheet, '#e01f4d', 3), 104, 248, 0.66) +
        place(chips(sheet, '#2a6fe0', 5), 146, 240, 0.66),
    )
  },
}
