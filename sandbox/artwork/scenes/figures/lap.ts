import type { Sheet } from '../parts/sheet.ts'
import { type Joint, limbOf } from './limb.ts'

interface Inks {
  lit: string
  shade: string
}

interface Face {
  skin: Inks
  hair: string
  /** Drawn over the head: a cap, a beard, a parting. */
  extra: string
}

const kit: Inks = { lit: '#12a060', shade: '#065c3c' }
const cloth: Inks = { lit: '#f6f2e2', shade: '#b9bfae' }
const ink = '#1a0c08'

const cap =
  '<path d="M-41-50C-46-92-22-106 0-106S46-92 41-50C20-62-20-62-41-50Z" fill="#0b7a4c"/><path d="M-44-52C-24-68 24-68 44-52 50-44 46-38 40-42 20-54-20-54-40-42-46-38-50-44-44-52Z" fill="#065c3c"/><path d="M0-106V-64M-24-100C-32-86-32-72-30-62M24-100C32-86 32-72 30-62" stroke="#055236" stroke-width="2.500" fill="none"/><path d="M0-94 5-84 15-83 8-76 10-66 0-71-10-66-8-76-15-83-5-84Z" fill="#ffd257"/>'
const beard =
  '<path d="M-37-36C-36-2-16 6 0 6S36-2 37-36C32-22 24-22 18-26 8-30-8-30-18-26-24-22-32-22-37-36Z" fill="#1a0c08"/>'

const captain: Face = { skin: { lit: '#b8764a', shade: '#824a28' }, hair: '#20120e', extra: '' }
const mates: readonly [Face, Face] = [
  { skin: { lit: '#9a5c36', shade: '#6a3a1e' }, hair: '#160c0a', extra: cap },
  { skin: { lit: '#c58452', shade: '#8e5430' }, hair: '#2a160e', extra: beard },
]

/** A laughing head from the front, its neck on the origin, its crown at y = -100. */
function head({ skin, hair, extra }: Face): string {
  return (
    `<path d="M-18 14V-22H18V14Z" fill="${skin.shade}"/><circle cx="-40" cy="-44" r="9" fill="${skin.shade}"/><circle cx="40" cy="-44" r="9" fill="${skin.lit}"/>` +
    `<path d="M-39-58C-40-12-22 4 0 4S40-12 39-58C36-88-36-88-39-58Z" fill="${skin.lit}"/><path d="M-39-58C-40-12-22 4 0 4-16-6-28-24-28-62Z" fill="${skin.shade}" opacity=".55"/>` +
    `<path d="M-43-46C-52-94-22-110 4-106 40-108 50-80 43-46 40-58 36-66 32-70 14-66-14-68-26-76-32-68-38-60-43-46Z" fill="${hair}"/>` +
    (extra === beard ? beard : '') +
    `<path d="M-26-60q9-7 18-1M8-61q9-6 18 1" stroke="${ink}" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-25-46q8-9 16 0M9-46q8-9 16 0" stroke="${ink}" stroke-width="4.500" fill="none" stroke-linecap="round"/>` +
    `<path d="M-3-46C-6-36-10-32-4-29H6" stroke="${skin.shade}" stroke-width="3.500" fill="none" stroke-linecap="round"/><path d="M-20-22C-10-18 10-18 20-22 18 2-18 2-20-22Z" fill="#5a0f1c"/><path d="M-20-22C-10-18 10-18 20-22L18-14C8-11-8-11-18-14Z" fill="#fff"/><path d="M-9-6C-4-10 4-10 9-6 4-3-4-3-9-6Z" fill="#f0707a"/>` +
    (extra === cap ? cap : '')
  )
}

/** Chest and hips: the neck on the origin, the belt at y = 150. */
function shirt(sheet: Sheet): string {
  const body = 'M-26-8C-46 0-72 6-80 30-84 70-70 110-66 156H66C70 110 84 70 80 30 72 6 46 0 26-8 14 10-14 10-26-8Z'
  const paint = sheet.linear(
    [
      [0, '#065c3c'],
      [0.35, '#12a060'],
      [0.7, '#1fb873'],
      [1, '#0a7a4c'],
    ],
    0,
    0,
    1,
    0,
  )
  const clip = sheet.clip(`<path d="${body}"/>`)
  return sheet.define(
    `<path d="${body}" fill="${paint}"/><g clip-path="${clip}"><path d="M-90 52 0 92 90 52V78L0 118-90 78Z" fill="#ffc83d"/><path d="M-90 82 0 122 90 82V90L0 130-90 90Z" fill="#d8263c"/><path d="M-58 30C-50 80-50 120-56 160M58 30C50 80 50 120 56 160M-20 130C-10 140 10 144 30 138" stroke="#043c28" stroke-opacity=".35" stroke-width="5" fill="none"/></g>` +
      '<path d="M-27-8C-14 14 14 14 27-8L34-3C20 26-20 26-34-3Z" fill="#ffc83d"/><path d="M30 34 44 38 42 54C40 60 34 62 30 66 26 62 20 60 18 54L16 38Z" fill="#fff3c8"/>',
  )
}

/** A closed hand, its wrist on the origin, the knuckles up. */
const fist = ({ lit, shade }: Inks): string =>
  `<path d="M-13 4C-20-12-18-26-8-30H10C20-28 20-10 13 4Z" fill="${lit}"/><path d="M-6-29V-14M1-30V-14M8-29V-14M-14-10C-6-6 4-8 8-14" stroke="${shade}" stroke-width="3" fill="none" stroke-linecap="round"/>`

/** An arm from the shoulder to the wrist with the short sleeve over it. */
function arm(joints: readonly [Joint, Joint, Joint], skin: Inks): string {
  const [[sx, sy, sr], [ex, ey]] = joints
  const cuff: Joint = [sx + (ex - sx) * 0.62, sy + (ey - sy) * 0.62, sr + 2]
  return limbOf(joints, skin) + limbOf([[sx, sy, sr + 5], cuff], kit)
}

const at = ([x, y]: readonly [number, number], inner: string, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}">${inner}</g>`

/** A team mate who carries: `side` 1 stands on the right. His outer arm is up with a flag or a bat. */
function mate(body: string, face: Face, { side, held }: { side: 1 | -1; held: string }): string {
  const flip = side < 0 ? ' transform="scale(-1 1)"' : ''
  const outer: readonly [Joint, Joint, Joint] = [
    [200, -176, 25],
    [262, -206, 20],
    [262, -290, 15],
  ]
  return (
    `<g${flip}>${limbOf(
      [
        [104, -20, 40],
        [96, 150, 34],
      ],
      cloth,
    )}${limbOf(
      [
        [172, -20, 40],
        [190, 150, 34],
      ],
      cloth,
    )}</g>` +
    at([side * 138, -190], `<use href="#${body}"/>`) +
    at([side * 146, -198], head(face), side * 7) +
    `<g${flip}>${at([262, -300], held)}${arm(outer, face.skin)}${at([262, -292], fist(face.skin))}</g>`
  )
}

/** The near hand and forearm of a mate, which hold the captain's shin. */
const grip = (skin: Inks, flip: string): string =>
  `<g${flip}>${limbOf(
    [
      [150, -92, 22],
      [112, -74, 18],
      [84, -96, 14],
    ],
    skin,
  )}<path d="M92-112C76-118 52-112 46-104 44-98 50-96 56-98 48-94 46-88 52-86 50-82 54-78 60-80 74-76 90-84 94-94Z" fill="${skin.lit}"/><path d="M56-98H72M52-87H70" stroke="${skin.shade}" stroke-width="3" stroke-linecap="round"/></g>`

const flag =
  '<path d="M-5 20V-150" stroke="#6a3a12" stroke-width="8" stroke-linecap="round"/><g transform="translate(-4 0) scale(-.92 .92)"><path d="M-2-148C34-168 66-128 108-148L104-74C66-56 34-92-2-72Z" fill="#0c8a54"/><path d="M-2-148C34-168 66-128 108-148L107-132C66-112 34-150-2-132Z" fill="#fff" opacity=".22"/><circle cx="50" cy="-110" r="22" fill="#e0263c"/></g>'
const bat =
  '<g transform="rotate(12)"><path d="M-7 28V-40H7V28Z" fill="#b01e34"/><path d="M-6 18 6 12M-6 4 6-2M-6-10 6-16M-6-24 6-30" stroke="#ff8a8a" stroke-width="2.500"/><path d="M-9-40C-20-48-22-60-22-74V-168C-22-184 22-184 22-168V-74C22-60 20-48 9-40Z" fill="#e8b870"/><path d="M4-40C14-50 16-60 16-74V-172C22-170 22-168 22-164V-74C22-60 20-48 9-40Z" fill="#a8702c"/><path d="M-12-160V-76M-3-164V-70" stroke="#c8924a" stroke-width="2.500"/><path d="M-22-132H22V-102H-22Z" fill="#0c8a54"/><path d="M-22-108H22V-102H-22Z" fill="#ffc83d"/></g>'

/** The captain's leg over a shoulder, its boot below. */
const leg = (flip: string): string =>
  `<g${flip}>${limbOf(
    [
      [34, -226, 40],
      [76, -176, 33],
      [70, -60, 22],
    ],
    cloth,
  )}<path d="M98-172C104-140 98-100 92-66" stroke="#ffc83d" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M50-70C48-50 40-40 42-28 60-16 90-18 98-32 98-48 92-56 92-70Z" fill="#f0f4ee"/><path d="M42-30C58-18 90-20 98-34L98-24C86-10 54-10 42-20Z" fill="#d8263c"/></g>`

/** The captain on two shoulders, a cup over his head: 640 wide, the mates' knees at y = 150, the cup's rim at y = -625. */
export function lapOfHonour(sheet: Sheet, cup: string): string {
  const body = shirt(sheet)
  const [left, right] = mates
  const mirrored = ' transform="scale(-1 1)"'
  const raised: readonly [Joint, Joint, Joint] = [
    [62, -338, 24],
    [116, -402, 20],
    [52, -470, 15],
  ]
  const lift = (flip: string): string => `<g${flip}>${arm(raised, captain.skin)}</g>`
  const hands = (flip: string): string => `<g${flip}>${at([48, -466], fist(captain.skin), -22)}</g>`
  return (
    mate(body, left, { side: -1, held: flag }) +
    mate(body, right, { side: 1, held: bat }) +
    at([0, -364], `<g transform="scale(.96)"><use href="#${body}"/></g>`) +
    lift('') +
    lift(mirrored) +
    at([0, -366], head(captain)) +
    leg('') +
    leg(mirrored) +
    grip(right.skin, '') +
    grip(left.skin, mirrored) +
    `<g transform="translate(0 -464) scale(.52)">${cup}</g>` +
    hands('') +
    hands(mirrored)
  )
}
