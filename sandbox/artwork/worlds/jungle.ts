import { glow, rays, sparks, specks } from '../scenes/parts/light.ts'
import { createRandom, num, place, repeat, type Sheet } from '../scenes/parts/sheet.ts'
import { tone } from '../scenes/parts/tone.ts'
import { boulder, disc, land, sky } from './parts.ts'
import { type DrawWorld, ground, middle, width } from './world.ts'

/** A clearing between great trees, a low sun behind it. */
export const drawJungle: DrawWorld = (at) => {
  const { sheet, scheme, seed } = at
  // Leaves are green in every light but a green-to-blue one, which they take.
  const leaf = scheme.hue > 100 && scheme.hue < 230 ? scheme.hue : 148
  const green = (lightness: number, chroma = 0.12) => tone(lightness, chroma, leaf)
  const frond = fern(sheet)
  const fires = brazier(sheet)
  const grass = sheet.linear([
    [0, green(0.62, 0.16)],
    [1, green(0.22, 0.07)],
  ])
  return {
    back:
      sky(at) +
      land([250, 214, 262, 230, 236, 216, 250], green(0.62, 0.1), ground) +
      disc(at, { y: 222, r: 222 }) +
      rays(sheet, middle, 222, 760, 16, '#fff4c8', 0.3) +
      land([330, 300, 344, 320, 322, 340, 310], green(0.5, 0.11), ground) +
      trunks(sheet, { seed, fill: green(0.4, 0.08), count: 9, wide: 20 }) +
      land([372, 350, 366, 380, 384, 360, 344], green(0.42, 0.12), ground) +
      temple(sheet, tone(0.44, 0.05, leaf - 40)) +
      trunks(sheet, { seed: seed + 5, fill: tone(0.25, 0.04, 60), count: 5, wide: 40 }) +
      canopy(sheet, seed, [green(0.34, 0.11), green(0.5, 0.15)]) +
      land([ground - 6, ground - 20, ground - 2, ground - 14, ground - 20, ground - 4], grass) +
      place(fires, 566, ground + 10, 1) +
      place(fires, 1046, ground + 10, 1),
    seat: boulder(at, [green(0.66, 0.17), green(0.36, 0.11)]),
    front:
      tufts(sheet, [green(0.5, 0.15), green(0.34, 0.11)]) +
      [
        [520, 500, 1.05, -4],
        [600, 512, 0.9, 16],
        [1020, 506, 1, -14],
        [1090, 500, 1.25, 8],
        [1150, 480, 1.2, -24],
        [440, 520, 0.9, -10],
      ]
        .map(([x = 0, y = 0, scale, turn]) =>
          place(frond, x, y, scale, turn, ` fill="${green(0.3 + (x % 3) * 0.09, 0.12)}"`),
        )
        .join('') +
      blossoms(sheet) +
      vines(sheet, green(0.34, 0.1)) +
      specks({ seed, count: 30, left: 480, top: 60, right: width, bottom: 420 }, '#ffe98a', 2, 0.8) +
      sparks(sheet, { seed, count: 8, left: 560, top: 40, right: 1060, bottom: 360 }, '#fff6c0', 8),
  }
}

interface Trunks {
  seed: number
  fill: string
  count: number
  wide: number
}

function trunks(_: Sheet, { seed, fill, count, wide }: Trunks): string {
  const random = createRandom(seed)
  const paths = repeat(count, (index) => {
    const x = ((index + 0.5) / count) * width + random(-30, 30)
    // The clearing stays open.
    const clear = Math.abs(x - middle) < 170 ? (x < middle ? -190 : 190) : 0
    const [left, thick] = [x + clear, wide * random(0.7, 1.3)]
    return `M${num(left)} ${ground + 6}C${num(left + 14)} 260 ${num(left - 8)} 120 ${num(left + random(-20, 20))} -10h${num(thick)}C${num(left + thick - 6)} 150 ${num(left + thick + 8)} 300 ${num(left + thick + wide * 0.5)} ${ground + 6}Z`
  })
  return `<path d="${paths}" fill="${fill}"/>`
}

function canopy(sheet: Sheet, seed: number, [dark, light]: readonly [string, string]): string {
  const random = createRandom(seed + 2)
  const tuft = sheet.define(
    '<path d="M-70-20C-60-60 60-60 70-20 74 6 52 30 34 22 26 40 2 44-8 28-26 42-52 36-50 18-72 16-78 0-70-20Z"/>',
  )
  const row = (count: number, y: number, scale: number) =>
    repeat(count, (index) => {
      const x = (index / (count - 1)) * width
      const lift = Math.max(0, 1 - Math.abs(x - middle) / 330) * 60
      return place(tuft, x + random(-16, 16), y - lift + random(-10, 10), scale * random(0.85, 1.25), random(-14, 14))
    })
  return `<g fill="${dark}">${row(12, 40, 1.35)}</g><g fill="${light}">${row(13, 8, 1.15)}</g>`
}

/** Grass at the foot of the stone, light and dark by turns. */
function tufts(sheet: Sheet, [light, dark]: readonly [string, string]): string {
  const tuft = sheet.define(
    '<path d="M-26 10C-24-6-34-16-40-20-24-18-16-8-13 2-12-14-14-26-20-34-6-26-2-12-2 2 2-16 8-28 16-34 12-22 10-8 12 2 18-8 28-16 40-18 30-10 26 0 26 10Z"/>',
  )
  const row = (count: number, from: number, y: number) =>
    repeat(count, (index) => place(tuft, from + index * 44, y + (index % 2) * 6, 0.9 + (index % 3) * 0.16))
  return `<g fill="${dark}">${row(11, 590, 462)}</g><g fill="${light}">${row(13, 540, 494)}</g>`
}

/** Flowers among the ferns. */
function blossoms(sheet: Sheet): string {
  const petals = repeat(5, (index) => `<ellipse cy="-9" rx="6.500" ry="10" transform="rotate(${index * 72})"/>`)
  const flower = sheet.define(`${petals}<circle r="5" fill="#ffd75a"/>`)
  const at = [
    [618, 470, 1, '#ff5c8a'],
    [652, 488, 0.7, '#ff9a3d'],
    [974, 476, 0.9, '#ff5c8a'],
    [1000, 490, 0.7, '#ffe066'],
    [560, 450, 0.7, '#ff9a3d'],
    [1064, 452, 0.8, '#ff7ab0'],
  ] as const
  return at.map(([x, y, scale, colour]) => place(flower, x, y, scale, 0, ` fill="${colour}"`)).join('')
}

/** A stone lamp with a fire in it, its foot on the origin, 190 tall. */
function brazier(sheet: Sheet): string {
  const stone = sheet.linear(
    [
      [0, '#a39a86'],
      [0.5, '#6f685a'],
      [1, '#38342c'],
    ],
    0,
    0,
    1,
    0,
  )
  const fire = sheet.radial(
    [
      [0, '#fffbe0'],
      [0.4, '#ffd257'],
      [0.8, '#ff8a2a'],
      [1, '#e0481a'],
    ],
    0.5,
    0.8,
    0.8,
  )
  return sheet.define(
    `${glow(sheet, 0, -160, 120, 110, '#ffb84a', 0.8)}<path d="M-22 0V-12H-14L-11-92H11L14-12H22V0ZM-36-124H36C34-104 20-92 0-92S-34-104-36-124Z" fill="${stone}"/><path d="M-38-130H38V-122H-38Z" fill="#e0a03a"/><path d="M-26-130C-34-156-14-166-16-190-2-182 0-170-2-160 6-168 8-178 6-190 26-172 32-150 26-130Z" fill="${fire}"/>`,
  )
}

/** A ruin in the trees. */
function temple(sheet: Sheet, stone: string): string {
  const id = sheet.define(
    '<path d="M-90 0V-40H-76V-80H-56V-112H-34V-140H-14V-166H14V-140H34V-112H56V-80H76V-40H90V0Z"/><path d="M-16 0V-34Q0-54 16-34V0Z" fill="#000" fill-opacity=".4"/><path d="M-76-40H76M-56-80H56M-34-112H34" stroke="#fff" stroke-opacity=".14" stroke-width="3"/>',
  )
  return `<g fill="${stone}">${place(id, 540, ground - 30, 1.1)}${place(id, 1070, ground - 20, 1.3)}</g>`
}

/** A fern whose root lies on the origin, 150 tall. */
function fern(sheet: Sheet): string {
  const leaf = sheet.define('<path d="M0 0C-14-50-8-110 0-150 10-110 16-50 0 0Z"/>')
  return sheet.define(
    [-64, -40, -18, 4, 26, 48, 70].map((turn, at) => place(leaf, 0, 0, 0.75 + (at % 3) * 0.16, turn)).join(''),
  )
}

function vines(sheet: Sheet, colour: string): string {
  const leaf = sheet.define('<path d="M0 0C-12 4-14 16 0 24 14 16 12 4 0 0Z"/>')
  const hang = ([x, long]: readonly [number, number]) =>
    `<path d="M${x} -4Q${x + 14} ${long / 2} ${x - 4} ${long}" fill="none" stroke="${colour}" stroke-width="4"/>` +
    repeat(Math.floor(long / 26), (at) => place(leaf, x + 6, 16 + at * 26, 0.9, at % 2 ? 50 : -50))
  return `<g fill="${colour}">${(
    [
      [470, 130],
      [1000, 90],
      [1064, 190],
      [1116, 120],
    ] as const
  )
    .map(hang)
    .join('')}</g>`
}
