import type { Sheet } from '../parts/sheet.ts'
import { type Joint, limbOf } from './limb.ts'

const skin = { lit: '#d8915e', shade: '#9c5530' }
const farSkin = { lit: '#b06a3e', shade: '#7a3d22' }
const sock = { lit: '#ff4a94', shade: '#a8105a' }
const cloth = { lit: '#ffffff', shade: '#c4b4dc' }
const ink = '#2a0c38'

/** A boot: the ankle on the origin, the sole below, the toe to the right. */
const boot = `<path d="M-17-16C-20 0-20 14-16 20L50 22C62 20 62 8 52 3 38-2 26-6 18-18Z" fill="#ffc83d"/><path d="M-18 10C-18 16-18 20-16 23L52 25C60 24 62 18 60 13Z" fill="${ink}"/><path d="M-12 24v7M4 25v7M26 26v7M42 26v7" stroke="${ink}" stroke-width="6"/><path d="M21-8 14 2M30-4 23 6M39-1 33 8" stroke="#fff" stroke-width="3" stroke-linecap="round"/><path d="M-16 6C2 12 30 12 56 10" stroke="#d81f72" stroke-width="5" fill="none"/>`

const bootAt = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${boot}</g>`

/** The head in three-quarter view to the right, its neck on the origin. */
function head(): string {
  return (
    `<path d="M-14 8V-24H18V6Z" fill="${skin.shade}"/><path d="M-34-48C-38-84-8-96 14-88 34-82 40-66 38-52L44-36C46-32 42-30 38-30 38-20 36-8 22-6 4-4-20-14-28-30Z" fill="${skin.lit}"/>` +
    `<path d="M-28-30C-20-14 4-4 22-6 34-8 37-16 38-24 22-16-4-20-14-40Z" fill="${skin.shade}" opacity=".7"/>` +
    `<path d="M-26-30C-52-34-54-66-42-80-44-98-20-110-6-102 6-114 34-106 36-90 46-84 44-72 38-66 26-76 8-74-2-66-6-60-8-54-12-48-16-50-22-48-22-40Z" fill="#1c0a20"/><path d="M-38-74C-34-92-16-100-2-94M-40-54C-40-64-34-72-26-78" stroke="#6a3a70" stroke-width="3.500" fill="none" stroke-linecap="round"/>` +
    `<path d="M-22-46C-30-46-28-30-18-32Z" fill="${skin.lit}" stroke="${skin.shade}" stroke-width="2"/><ellipse cx="10" cy="-50" rx="5.500" ry="6" fill="#fff"/><ellipse cx="31" cy="-50" rx="4.500" ry="6" fill="#fff"/><circle cx="12" cy="-50" r="3.600" fill="${ink}"/><circle cx="32.500" cy="-50" r="3.400" fill="${ink}"/><path d="M2-60 16-62M26-62 38-59" stroke="#1c0a20" stroke-width="4.500" stroke-linecap="round"/>` +
    `<path d="M9-28C18-25 28-25 36-30 36-12 16-8 9-28Z" fill="#6a1030"/><path d="M10-27C18-25 28-25 35-29L34-22C28-19 18-19 12-21Z" fill="#fff"/><path d="M24-46 29-36 22-34" fill="none" stroke="${skin.shade}" stroke-width="2.800" stroke-linecap="round"/>`
  )
}

function shirt(sheet: Sheet): string {
  const body = 'M-92 26C-60-8-14-26 34-30 56-22 66 8 56 44 36 66-20 88-70 92-92 80-100 50-92 26Z'
  const paint = sheet.linear([
    [0, '#4fe8cc'],
    [0.5, '#12a594'],
    [1, '#06665e'],
  ])
  const clip = sheet.clip(`<path d="${body}"/>`)
  return (
    `<path d="${body}" fill="${paint}"/><g clip-path="${clip}"><path d="M-62-20C-44 20-40 60-52 110L-22 100C-10 56-14 20-34-30Z" fill="#fff3e0"/><path d="M-52-20C-34 20-30 60-42 110" stroke="#d81f72" stroke-width="7" fill="none"/>` +
    '<path d="M34-34C22 0 26 30 46 62M12-22C4 8 6 40 16 70M-90 70C-60 76-10 70 56 38" stroke="#043c3c" stroke-width="5" fill="none" opacity=".28"/></g>' +
    '<path d="M-94 34C-98 52-92 74-78 86" stroke="#fff3e0" stroke-width="8" fill="none" stroke-linecap="round"/>'
  )
}

/** A hand with spread fingers, its wrist on the origin, pointing right. */
const hand = (colour: string): string =>
  `<path d="M0 0 18 0M10-4 34-14M14-2 40-4M14 3 38 8M8 4 26 17" stroke="${colour}" stroke-width="9" stroke-linecap="round" fill="none"/><path d="M6 0H16" stroke="${colour}" stroke-width="20" stroke-linecap="round"/>`

const handAt = (x: number, y: number, turn: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${hand(colour)}</g>`

/** The socks of a leg: bands about the shin. */
const bands = (path: string): string =>
  `<path d="${path}" stroke="#fff3e0" stroke-width="7" fill="none" stroke-linecap="round"/>`

/**
 * A footballer in the air on his back, his head to the left, his right foot high: a bicycle kick. His hips lie near the
 * origin; the toe ends at (-36, -196), where the ball belongs. About 420 wide, from y = -200 to y = 200.
 */
export function striker(sheet: Sheet): string {
  const farArm: readonly Joint[] = [
    [-66, 66, 19],
    [-2, 116, 15],
    [50, 158, 11],
  ]
  const nearArm: readonly Joint[] = [
    [-80, 62, 22],
    [-112, 124, 17],
    [-170, 158, 12],
  ]
  return (
    limbOf(farArm, farSkin) +
    handAt(50, 158, 34, farSkin.lit) +
    limbOf([farArm[0] ?? [0, 0, 0], [-30, 94, 23]], { lit: '#0e8478', shade: '#06544e' }) +
    limbOf(
      [
        [40, 22, 36],
        [140, 62, 26],
        [164, 58, 24],
      ],
      farSkin,
    ) +
    limbOf(
      [
        [172, 54, 23],
        [232, 4, 15],
      ],
      sock,
    ) +
    bands('M164 36Q178 48 187 66M174 28Q188 40 197 56') +
    bootAt(238, -2, -116) +
    limbOf(
      [
        [34, 18, 40],
        [84, 41, 38],
      ],
      cloth,
    ) +
    `<path d="M80 78Q98 50 108 12" stroke="#d81f72" stroke-width="7" fill="none"/>` +
    limbOf(
      [
        [34, 6, 40],
        [74, -90, 27],
        [68, -112, 25],
      ],
      skin,
    ) +
    limbOf(
      [
        [60, -126, 24],
        [26, -178, 15],
      ],
      sock,
    ) +
    bands('M36-128Q58-128 79-144M30-139Q50-140 71-156') +
    bootAt(22, -184, 214) +
    limbOf(
      [
        [30, 8, 44],
        [48, -32, 41],
      ],
      cloth,
    ) +
    '<path d="M10-54Q48-50 90-24" stroke="#d81f72" stroke-width="8" fill="none"/><path d="M-2-18Q30-4 70 10M30-34Q48-22 62-20" stroke="#8a74b8" stroke-width="4" fill="none" stroke-linecap="round" opacity=".7"/>' +
    shirt(sheet) +
    `<g transform="translate(-92 50) rotate(-66)">${head()}</g>` +
    limbOf(nearArm, skin) +
    handAt(-172, 159, 158, skin.lit) +
    limbOf([nearArm[0] ?? [0, 0, 0], [-98, 98, 25]], { lit: '#1fbfa8', shade: '#06665e' }) +
    '<path d="M-122 92Q-98 108-76 108" stroke="#fff3e0" stroke-width="7" fill="none"/>'
  )
}
