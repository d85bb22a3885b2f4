import { fill, glow, hush, specks } from '../parts/light.ts'
import { palace } from '../parts/river.ts'
import { createSheet, repeat, type Sheet } from '../parts/sheet.ts'
import type { BannerScene } from '../parts/types.ts'

type Spot = readonly [x: number, y: number, scale: number, colour: number]

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

function steps(sheet: Sheet, { x, top, half }: { x: number; top: number; half: number }): string {
  const rise = (sheet.height - top) / 6
  return repeat(7, (index) => {
    const [y, wide] = [top + index * rise, half + index * 46]
    return `<path d="M${x - wide} ${y}H${x + wide}L${x + wide + 20} ${y + 9}H${x - wide - 20}Z" fill="#ffcf8a"/><path d="M${x - wide - 20} ${y + 9}H${x + wide + 20}V${y + rise}H${x - wide - 20}Z" fill="${index % 2 ? '#7a2c5a' : '#6a2454'}"/><path d="M${x - half * 0.4} ${y}h${half * 0.8}v${rise}h${-half * 0.8}Z" fill="#ffb04a" opacity=".3"/>`
  })
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
    `<path d="M0 ${ground}Q${sheet.width / 3} ${ground - 60} ${sheet.width} ${ground - 16}V${sheet.height}H0Z" fill="#431a50"/>` +
    `<use href="#${palace(sheet)}" transform="translate(${x} ${ground + 4}) scale(${size})"/>${steps(sheet, { x, top: ground, half: 120 * size })}` +
    spots
      .map(
        ([cx, cy, scale, colour]) =>
          `<use href="#${looks[colour]}" transform="translate(${cx} ${cy}) scale(${scale})"/>`,
      )
      .join('') +
    hush(sheet, '#220b3c', 0.72)
  )
}

function desktop(): string {
  const sheet = createSheet(1200, 510)
  return sheet.finish(
    scene(sheet, { x: 944, ground: 396, size: 0.9 }, [
      [540, 120, 0.36, 1],
      [1010, 84, 0.34, 3],
      [560, 330, 0.5, 3],
      [1130, 190, 0.72, 1],
      [1080, 410, 0.5, 2],
      [716, 250, 1.3, 0],
    ]),
  )
}

function phone(): string {
  const sheet = createSheet(500, 640)
  return sheet.finish(
    scene(sheet, { x: 318, ground: 330, size: 0.7 }, [
      [232, 84, 0.34, 1],
      [396, 74, 0.3, 3],
      [452, 196, 0.56, 2],
      [138, 220, 1.05, 0],
    ]),
  )
}

export const lanternDraw: BannerScene<'lantern-draw'> = { id: 'lantern-draw', copy: 'light', desktop, phone }
