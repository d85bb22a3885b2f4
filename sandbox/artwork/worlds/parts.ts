import { hueDistance, type Scheme } from '../parts/colour.ts'
import { starPath } from '../scenes/parts/coin.ts'
import { glow, shadow } from '../scenes/parts/light.ts'
import { both, num, place, repeat, type Sheet, symmetric } from '../scenes/parts/sheet.ts'
import { tone } from '../scenes/parts/tone.ts'
import { ground, height, middle, type Place, width } from './world.ts'

/** Of curtains and cushions: rich beside every wall, and never olive. */
export const clothHue = ({ hue }: Scheme): number =>
  [356, 275, 172].find((cloth) => hueDistance(cloth, hue) >= 52) ?? 30

/** From the top of the picture to the ground, in the light of the poster. */
export function sky({ sheet, scheme }: Place, foot = ground): string {
  const paint = sheet.linear([
    [0, scheme.dark],
    [0.42, scheme.mid],
    [0.82, scheme.bright],
    [1, scheme.glow],
  ])
  return `<rect width="${width}" height="${foot + 2}" fill="${paint}"/>`
}

/** A sun or a moon behind the figure, with its haze. */
export function disc(
  { sheet, scheme }: Place,
  { y, r, warm = true }: { y: number; r: number; warm?: boolean },
): string {
  const face = sheet.radial(
    [
      [0, '#fffdf4'],
      [0.6, warm ? '#ffe9b0' : scheme.glow],
      [1, warm ? '#ffc46a' : scheme.bright],
    ],
    0.45,
    0.4,
    0.7,
  )
  return (
    glow(sheet, middle, y, r * 2.2, r * 2, warm ? '#ffd58a' : scheme.glow, 0.75) +
    `<circle cx="${middle}" cy="${y}" r="${r}" fill="${face}"/>`
  )
}

/** Layers of land, each as wide as the picture: a row of points from edge to edge, filled to the foot. */
export function land(points: readonly number[], fill: string, foot = height): string {
  const step = width / (points.length - 1)
  const curve = points
    .slice(1)
    .map((y, at) => {
      const x = (at + 1) * step
      return `C${num(x - step * 0.6)} ${points[at]} ${num(x - step * 0.4)} ${y} ${num(x)} ${y}`
    })
    .join('')
  return `<path d="M0 ${points[0]}${curve}V${foot}H0Z" fill="${fill}"/>`
}

/** Gilded steps with jewels, and a cushion on them. */
export function dais({ sheet, scheme }: Place): string {
  const metal = (light: string, dark: string) =>
    sheet.linear([
      [0, light],
      [0.5, '#c9822e'],
      [1, dark],
    ])
  const cushion = sheet.linear([
    [0, tone(0.66, 0.22, clothHue(scheme))],
    [0.55, tone(0.45, 0.19, clothHue(scheme))],
    [1, tone(0.26, 0.12, clothHue(scheme))],
  ])
  const jewel = (index: number) =>
    `<path d="M${-168 + index * 28} 27l7-8 7 8-7 5z" fill="${['#e5264b', '#18b0c9', '#2ac87a'][index % 3]}"/>`
  const bolster = sheet.radial([
    [0, '#ffe08a'],
    [0.6, '#e08a26'],
    [1, '#8a3a0e'],
  ])
  return `<g transform="translate(${middle} ${ground})">${shadow(sheet, 0, 42, 290, 26)}
<path d="M-226 38H226L204 8H-204Z" fill="${metal('#ffd88a', '#5a260e')}"/><path d="M-190 8H190L176-14H-176Z" fill="${metal('#ffe9b0', '#6a3010')}"/>
<path d="M-204 8H204M-176-14H176" stroke="#fff4c8" stroke-width="2" opacity=".8"/><g stroke="#6a2a08">${repeat(13, jewel)}</g>
<path d="M-156-14C-156-36-120-44 0-44S156-36 156-14C100-4-100-4-156-14Z" fill="${cushion}"/><path d="M-148-22C-130-38-70-41 0-41S130-38 148-22" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.4"/>
${both(sheet, `<ellipse cx="168" cy="-28" rx="28" ry="19" fill="${bolster}"/><circle cx="195" cy="-28" r="5" fill="#ffe27a"/>`)}</g>`
}

/** A broad stone with moss on it. */
export function boulder({ sheet }: Place, moss: readonly [string, string]): string {
  const stone = sheet.linear([
    [0, '#8d8f8a'],
    [0.5, '#5d625f'],
    [1, '#2a2f2e'],
  ])
  const green = sheet.linear([
    [0, moss[0]],
    [1, moss[1]],
  ])
  return `<g transform="translate(${middle} ${ground})">${shadow(sheet, 0, 44, 280, 26)}
<path d="M-214 46C-222 12-190-22-130-30-60-40 70-42 136-30 196-20 224 10 216 46Z" fill="${stone}"/>
<path d="M-120-4-96 22-104 44M20 4 44 26 30 46M140-8 122 18" fill="none" stroke="#1c211f" stroke-opacity=".5" stroke-width="3"/>
<path d="M-206 4C-200-16-176-26-130-30-60-40 70-42 136-30 178-24 204-10 212 8 190 0 178 10 160 2 140-8 124 8 100 0 70-10 56 10 26 0-6-12-22 8-56-2-84-10-96 8-124 2-150-4-166 12-206 4Z" fill="${green}"/></g>`
}

/** A lantern of brass and glass on its chain. */
export function lamp(sheet: Sheet, [x, y, scale]: readonly [number, number, number]): string {
  const glass = sheet.radial([
    [0, '#fff8d8'],
    [0.5, '#ffc24a'],
    [1, '#d0701a'],
  ])
  const id = sheet.define(
    `${glow(sheet, 0, 2, 78, 78, '#ffcf6a', 0.75)}<path d="M-7-34H7L12-22H-12ZM-8 26H8L4 36H-4Z" fill="#e8b24a"/><path d="M-12-22C-30-8-28 14-12 26H12C28 14 30-8 12-22Z" fill="${glass}"/>
<path d="M-20-8H20M-21 8H21M0-22V26M-11-22C-16-6-16 12-9 26M11-22C16-6 16 12 9 26" stroke="#8a4a14" stroke-width="1.6" fill="none" opacity=".7"/><path d="M0 36V48" stroke="#c98a3a" stroke-width="3"/>`,
  )
  return `<path d="M${x} 0V${num(y - 34 * scale)}" stroke="#c98a3a" stroke-width="1.6"/>${place(id, x, y, scale)}`
}

/** A gathered curtain down the right edge. */
export function curtain({ sheet, scheme }: Place): string {
  const hue = clothHue(scheme)
  const cloth = sheet.linear(
    [
      [0, tone(0.56, 0.2, hue)],
      [0.5, tone(0.38, 0.15, hue - 6)],
      [1, tone(0.2, 0.09, hue - 14)],
    ],
    0,
    0,
    1,
    0.6,
  )
  return `<g transform="translate(${width} 0) scale(-1 1)"><path d="M0 0H150C150 70 120 120 70 150 110 190 60 360 30 ${height}H0Z" fill="${cloth}"/>
<path d="M34 0C40 90 30 130 18 420M76 0C76 70 66 110 44 150M116 0C112 56 96 100 60 140" stroke="#fff" stroke-width="2.5" fill="none" opacity=".22"/>
<path d="M78 152C60 164 40 166 8 158" stroke="#ffd35c" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M14 160l-6 44h18l-4-44z" fill="#e0a03a"/></g>`
}

/** Half of a cusped arch, from its top down to the floor. */
export function archPath(half: number, tall: number, rise: number): string {
  const at = (x: number, y: number) => `${num(half * x)},${num(-half * rise * y)}`
  return symmetric(
    `0,${num(-half * rise * 1.3)} C${at(0.16, 1.06)} ${at(0.4, 0.98)} ${at(0.42, 0.78)} C${at(0.6, 0.82)} ${at(0.8, 0.66)} ${at(0.74, 0.44)} C${at(0.9, 0.42)} ${at(1, 0.3)} ${at(1, 0.12)} L${num(half)},${tall} L0,${tall}`,
  )
}

/** Boards or flags that run to the eye. */
export function floor({ sheet, scheme }: Place, colours?: readonly [string, string]): string {
  const paint = sheet.linear([
    [0, colours?.[0] ?? scheme.mid],
    [1, colours?.[1] ?? scheme.night],
  ])
  const lines = repeat(
    25,
    (index) => `M${middle + (index - 12) * 46} ${ground}L${middle + (index - 12) * 150} ${height}`,
  )
  return `<rect y="${ground}" width="${width}" height="${height - ground}" fill="${paint}"/><path d="M0 ${ground}H${width}" stroke="#ffe0a0" stroke-opacity=".7" stroke-width="3"/>
<path d="${lines}M0 433H${width}M0 452H${width}M0 476H${width}" stroke="#fff" stroke-opacity=".16" stroke-width="1.2" fill="none"/>${glow(sheet, middle, ground + 18, 340, 34, '#fff', 0.3)}`
}

/** A lattice of stars on a wall. */
export function stars(sheet: Sheet, colour: string, opacity: number): string {
  const star = sheet.define(`<path d="${starPath(8, 6, 0.42)}"/>`)
  const row = sheet.define(repeat(35, (index) => place(star, index * 34, 0)))
  const rows = repeat(7, (index) => place(row, (index % 2) * 17, 8 + index * 24))
  return `<g fill="${colour}" opacity="${opacity}">${rows}</g>`
}
