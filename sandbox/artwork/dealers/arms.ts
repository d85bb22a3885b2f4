import { num } from '../scenes/parts/sheet.ts'
import { shoulders } from './dress.ts'
import type { Look } from './look.ts'

interface Point {
  x: number
  y: number
}

/** Where the elbow and the hand are, and how the hand is turned, in degrees from pointing right. */
export interface Arm {
  elbow: Point
  hand: Point
  turn: number
}

const line = (path: string, { colour, width }: { colour: string; width: number }): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const hand =
  'M-13-9C-4-15 10-14 17-9L40-8C44-7 44-2 40-1L22 0 39 3C43 4 42 9 38 9L20 8 34 13C37 15 35 19 31 18L13 14C2 17-9 15-13 9Z'
const thumb = 'M2-11C7-21 17-23 21-19C18-14 15-10 10-7Z'

/** An arm from its shoulder: upper arm and forearm as thick lines, the sleeve of the dress, a hand. */
export function armOf(look: Look, side: -1 | 1, { elbow, hand: wrist, turn }: Arm): string {
  const { skin, dress, cloth } = look
  const [sleeve, shade] =
    dress === 'sari' ? [skin.main, skin.shade] : dress === 'vest' ? ['#fffaf2', '#d5cbc4'] : [cloth[0], cloth[1]]
  const from = { x: side * (shoulders(look) - 9), y: -76 }
  const bend = { x: (from.x + elbow.x) / 2 + side * 7, y: (from.y + elbow.y) / 2 }
  const upper = `M${num(from.x)} ${num(from.y)}Q${num(bend.x)} ${num(bend.y)} ${elbow.x} ${elbow.y}`
  // No edge at the shoulder, where the sleeve goes over into the trunk.
  const middle = { x: (from.x + 2 * bend.x + elbow.x) / 4, y: (from.y + 2 * bend.y + elbow.y) / 4 }
  const lower = `M${num(middle.x)} ${num(middle.y)}L${elbow.x} ${elbow.y}`
  const fore = `M${elbow.x} ${elbow.y}L${wrist.x} ${wrist.y}`
  const isWide = dress === 'kimono' || dress === 'kaftan'
  return (
    line(lower, { colour: shade, width: 34 }) +
    line(fore, { colour: shade, width: isWide ? 36 : 25 }) +
    line(upper, { colour: sleeve, width: 29 }) +
    line(fore, { colour: sleeve, width: isWide ? 31 : 21 }) +
    (dress === 'sari'
      ? line(`M${num(from.x)} ${num(from.y)}L${num((from.x + bend.x) / 2)} ${num((from.y + bend.y) / 2)}`, {
          colour: cloth[1],
          width: 31,
        })
      : '') +
    cuff(look, { elbow, wrist }) +
    `<g transform="translate(${wrist.x} ${wrist.y}) rotate(${turn})"><path d="${hand}" fill="${skin.light}" stroke="${skin.shade}" stroke-opacity=".55" stroke-width="1.6" stroke-linejoin="round"/><path d="M22 0 38 1M20 8 35 9" stroke="${skin.shade}" stroke-width="1.4" opacity=".7"/><path d="${thumb}" fill="${skin.light}" stroke="${skin.shade}" stroke-opacity=".55" stroke-width="1.4"/></g>`
  )
}

/** What is at the wrist: bangles, a cuff, a hem. */
function cuff({ dress, cloth }: Look, { elbow, wrist }: { elbow: Point; wrist: Point }): string {
  const share = dress === 'sari' ? 0.8 : 0.86
  const at = { x: elbow.x + (wrist.x - elbow.x) * share, y: elbow.y + (wrist.y - elbow.y) * share }
  const angle = (Math.atan2(wrist.y - elbow.y, wrist.x - elbow.x) * 180) / Math.PI
  const drawn =
    dress === 'sari'
      ? `<path d="M-6-12V12M0-12V12M6-12V12" stroke="${cloth[2]}" stroke-width="3.4" stroke-linecap="round"/>`
      : dress === 'kimono' || dress === 'kaftan'
        ? `<rect x="-3" y="-17" width="9" height="34" rx="4" fill="${cloth[2]}"/>`
        : `<rect x="-4" y="-13" width="11" height="26" rx="4" fill="#fff" stroke="#c9c2cc" stroke-width="1"/><circle cx="2" r="2.6" fill="#e8b84a"/>`
  return `<g transform="translate(${num(at.x)} ${num(at.y)}) rotate(${num(angle)})">${drawn}</g>`
}
