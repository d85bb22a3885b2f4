import { football } from './ball.ts'
import { glow } from './light.ts'
import { num, repeat, type Sheet } from './sheet.ts'

const skin = '#a9663a'

/** A cloth ball on a pole, sewn as a football: tufts of paper around it, ribbons below. Its middle is the origin, 100 its radius. */
export function clothBall(sheet: Sheet, tufts: readonly string[]): string {
  const crown = tufts.map((colour, first) => {
    const spikes = repeat(5, (index) => {
      const middle = ((index * tufts.length + first) / (5 * tufts.length)) * Math.PI * 2
      const at = (turn: number, radius: number) =>
        `${num(Math.cos(middle + turn) * radius)} ${num(Math.sin(middle + turn) * radius)}`
      return `M${at(-0.11, 94)}L${at(-0.07, 117)} ${at(0, 108)} ${at(0.07, 117)} ${at(0.11, 94)}`
    })
    return `<path d="${spikes}" fill="${colour}"/>`
  })
  const ribbons = repeat(5, (index) => {
    const x = -36 + index * 18
    return `<path d="M${x} 96q${index % 2 ? 10 : -10} 22 0 48" stroke="${tufts[index % tufts.length]}"/>`
  })
  return sheet.define(
    `${glow(sheet, 0, 0, 176, 176, '#ffcf7a', 0.55)}<g fill="none" stroke-width="6" stroke-linecap="round">${ribbons}</g>${crown.join('')}<use href="#${football(sheet)}"/>`,
  )
}

/** The wide skirt, its hem in waves and its ribbons along them. */
function skirt(sheet: Sheet): string {
  const cloth = sheet.linear([
    [0, '#ef3c8a'],
    [1, '#a3125a'],
  ])
  const ribbon = (d: string, stroke: string, rest = '') => `<path d="${d}" stroke="${stroke}"${rest}/>`
  return (
    `<path d="M-23 22C-76 42-146 84-142 116c4 26 40 8 64 20s44-8 68 4 50-2 76 4 68-16 70-38C140 74 70 44 27 22Z" fill="${cloth}"/>` +
    '<path d="M4 22C26 62 34 104 26 142c16 2 28 0 40 2 26 6 68-16 70-38C140 74 70 44 27 22Z" fill="#000" opacity=".13"/><path d="M-10 26C-46 60-74 96-78 132M14 26C22 64 20 104 6 138M22 26C58 56 88 88 98 132" fill="none" stroke="#7a0c44" stroke-opacity=".4" stroke-width="3"/>' +
    '<g fill="none" stroke-linecap="round">' +
    ribbon('M-138 108c10 24 38 8 62 20s44-8 68 4 50-2 74 4 62-14 68-34', '#ffc83d', ' stroke-width="6"') +
    ribbon('M-116 88c30-6 64 10 108 12s76-8 122-14', '#5fe0c8', ' stroke-width="6"') +
    ribbon('M-84 66c28-2 56 8 88 6s54-8 82-8', '#fff6ea', ' stroke-width="4" stroke-dasharray=".1 8"') +
    '</g>'
  )
}

/** A dancer with one arm up to her pole: her waist near the origin, the hem at y = 144. */
export function dancer(sheet: Sheet): string {
  return sheet.define(
    `<ellipse cx="4" cy="146" rx="128" ry="10" fill="#12041f" opacity=".45"/><path d="M8-20V-176" stroke="#6a2f18" stroke-width="8"/>${skirt(sheet)}` +
      `<path d="M-25-37Q4-48 31-37L27 26H-22Z" fill="#fff6ea"/><path d="M-23-32Q3-12 29-32L28-20Q3 2-22-20Z" fill="#ff7a4d"/><path d="M-22 17H27V29H-23Z" fill="#12a594"/>` +
      `<path d="M30-36C46-46 36-78 14-94L4-85C17-72 20-56 14-46ZM-24-36C-42-48-28-66 2-74L10-65C-6-60-13-52-8-42Z" fill="${skin}"/><path d="M-9-56H6V-37H-9Z" fill="#7d4526"/><circle cx="9" cy="-88" r="9" fill="${skin}"/><circle cx="7" cy="-69" r="8" fill="${skin}"/>` +
      `<ellipse cx="-3" cy="-71" rx="19" ry="22" fill="${skin}"/><path d="M-23-66C-31-98-8-106 4-101 20-98 24-80 16-66 14-82 4-89-9-86-17-82-21-76-23-66ZM-23-70C-39-50-41-20-31 4-22-6-24-30-18-50Z" fill="#1d0f14"/>` +
      '<path d="M-37-30l13-4M-37-12l12-3" stroke="#d81f72" stroke-width="4.5"/><circle cx="-17" cy="-94" r="9" fill="#d81f72"/><circle cx="-2" cy="-101" r="10" fill="#ffc83d"/><circle cx="13" cy="-95" r="8.5" fill="#ff7a4d"/><path d="M-20-94h6M-5-101h6M10-95h6" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/>' +
      '<path d="M-13-73q4-4 9 0M2-73q4-4 9 0" fill="none" stroke="#1d0f14" stroke-width="2.6" stroke-linecap="round"/><path d="M-9-61q7 9 14 0Z" fill="#fff"/><circle cx="-15" cy="-62" r="3.5" fill="#d8486a" opacity=".5"/><circle cx="11" cy="-62" r="3.5" fill="#d8486a" opacity=".5"/>',
  )
}
