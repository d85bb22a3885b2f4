import { fill, glow, hush, specks } from '../parts/light.ts'
import { palace } from '../parts/river.ts'
import { createSheet, repeat, type Sheet } from '../parts/sheet.ts'
import type { BannerScene } from '../parts/types.ts'

type Spot = readonly [x: number, y: number, scale: number, colour: number, tilt: number]

const BALLS = [
  ['#ff9a8a', '#e0362f', '#7a0f1c'],
  ['#8af0dc', '#12a594', '#045048'],
  ['#fff3b0', '#ffb52a', '#a85c0c'],
  ['#ffb3dc', '#d83a8c', '#6a0f48'],
] as const

/** A sky lantern with a ball on cords below it; the mouth of the lantern is on the origin. */
function lantern(sheet: Sheet, colour: number): string {
  const [light, main, deep] = BALLS[colour % BALLS.length] ?? BALLS[0]
  const paper = sheet.linear([
    [0, '#d9521f'],
    [0.45, '#ff9a3a'],
    [1, '#fff0b0'],
  ])
  const ball = sheet.radial(
    [
      [0, light],
      [0.5, main],
      [1, deep],
    ],
    0.4,
    0.25,
    0.8,
  )
  return sheet.define(
    `${glow(sheet, 0, -60, 150, 160, '#ffb44a', 0.6)}<path d="M-40 0C-56-50-66-104-52-128-38-150 38-150 52-128 66-104 56-50 40 0Z" fill="${paper}"/>` +
      '<path d="M-14 0C-22-60-26-120-16-144M14 0C22-60 26-120 16-144" fill="none" stroke="#a8330f" stroke-opacity=".45" stroke-width="2.5"/><path d="M-49-46H49L46-32H-46Z" fill="#b5213a" opacity=".75"/>' +
      `<ellipse rx="40" ry="9" fill="#8a3a14"/><ellipse cy="1" rx="33" ry="6" fill="#fffbe0"/><path d="M-38 3-22 52M38 3 22 52M0 8V48" stroke="#ffe0a0" stroke-width="2.5"/>` +
      `<circle cy="74" r="36" fill="${ball}"/><ellipse cy="70" rx="17" ry="18" fill="#fff8e6"/><ellipse cx="-15" cy="50" rx="10" ry="5" fill="#fff" opacity=".7" transform="rotate(-28 -15 50)"/><path d="M-24 92Q0 116 24 92" fill="none" stroke="#ffd27a" stroke-opacity=".6" stroke-width="4"/>`,
  )
}

/** Steps down to the water, lit from within the palace, with a lamp at each end of every other one. */
function steps(sheet: Sheet, { x, top, half }: { x: number; top: number; half: number }): string {
  const rise = (sheet.height - top) / 6
  const lamp = sheet.define(
    `${glow(sheet, 0, -16, 46, 46, '#ffd27a', 0.8)}<path d="M-9 0H9L6-12H-6Z" fill="#8a3a14"/><path d="M0-36C9-26 8-14 0-12-8-14-9-26 0-36Z" fill="#fff0b0"/>`,
  )
  const carpet = sheet.linear([
    [0, '#ffe7a8'],
    [0.5, '#ff9a4a'],
    [1, '#c2476a'],
  ])
  const spread = 40
  const flight = repeat(7, (index) => {
    const [y, wide] = [top + index * rise, half + index * spread]
    return `<path d="M${x - wide} ${y}H${x + wide}L${x + wide + 16} ${y + 8}H${x - wide - 16}Z" fill="#ffd59a"/><path d="M${x - wide - 16} ${y + 8}H${x + wide + 16}V${y + rise}H${x - wide - 16}Z" fill="${index % 2 ? '#8a3466' : '#762a5c'}"/>`
  })
  const lights = repeat(3, (index) => {
    const [y, wide] = [top + (index * 2 + 1) * rise, half + (index * 2 + 1) * spread]
    return `<use href="#${lamp}" transform="translate(${x - wide + 8} ${y + 2})"/><use href="#${lamp}" transform="translate(${x + wide - 8} ${y + 2})"/>`
  })
  const [narrow, wide] = [half * 0.3, half * 0.3 + 70]
  return `${flight}<path d="M${x - narrow} ${top}H${x + narrow}L${x + wide} ${sheet.height}H${x - wide}Z" fill="${carpet}" opacity=".42"/>${lights}`
}

/** The river behind the steps, with gleams of the lanterns. */
function water(sheet: Sheet, ground: number): string {
  const { width, height } = sheet
  const flow = sheet.linear([
    [0, '#e0685f'],
    [0.3, '#8a2f6e'],
    [1, '#2a0f48'],
  ])
  const gleams = repeat(34, (index) => {
    const [x, y] = [(index * 137) % width, ground + 8 + ((index * 61) % Math.round(height - ground - 12))]
    return `M${x} ${y}h${18 + ((index * 29) % 52)}`
  })
  return `<path d="M0 ${ground - 6}H${width}V${height}H0Z" fill="${flow}"/><path d="${gleams}" stroke="#ffc98a" stroke-opacity=".38" stroke-width="2.6" stroke-linecap="round"/>`
}

function scene(sheet: Sheet, at: { x: number; ground: number; size: number }, spots: readonly Spot[]): string {
  const { x, ground, size } = at
  const sky = sheet.linear([
    [0, '#1c0a3e'],
    [0.45, '#5a1a68'],
    [0.75, '#c2476a'],
    [1, '#ff9a5a'],
  ])
  const looks = BALLS.map((_, index) => lantern(sheet, index))
  return (
    fill(sheet, sky) +
    specks({ seed: 4, count: 60, left: 0, right: sheet.width, top: 0, bottom: ground * 0.7 }, '#ffe7d0', 1.2, 0.8) +
    glow(sheet, x, ground, 380 * size, 240 * size, '#ffd27a', 0.8) +
    water(sheet, ground) +
    `<use href="#${palace(sheet)}" transform="translate(${x} ${ground + 4}) scale(${size})"/>${steps(sheet, { x, top: ground, half: 172 * size })}` +
    spots
      .map(
        ([cx, cy, scale, colour, tilt]) =>
          `<use href="#${looks[colour]}" transform="translate(${cx} ${cy}) rotate(${tilt}) scale(${scale})"/>`,
      )
      .join('') +
    hush(sheet, '#220b3c', 0.72)
  )
}

function desktop(): string {
  const sheet = createSheet(1200, 510)
  return sheet.finish(
    scene(sheet, { x: 944, ground: 396, size: 0.9 }, [
      [540, 120, 0.36, 1, -8],
      [1010, 84, 0.34, 3, 9],
      [566, 330, 0.5, 3, 6],
      [1130, 190, 0.72, 1, -7],
      [1150, 424, 0.5, 2, 5],
      [700, 236, 1.3, 0, 3],
    ]),
  )
}

function phone(): string {
  const sheet = createSheet(500, 640)
  return sheet.finish(
    scene(sheet, { x: 318, ground: 330, size: 0.7 }, [
      [232, 84, 0.34, 1, -8],
      [396, 74, 0.3, 3, 9],
      [452, 206, 0.56, 2, -6],
      [112, 226, 1.05, 0, 3],
    ]),
  )
}

export const lanternDraw: BannerScene<'lantern-draw'> = { id: 'lantern-draw', copy: 'light', desktop, phone }
