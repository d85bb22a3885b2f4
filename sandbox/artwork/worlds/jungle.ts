import { rays, sparks, specks } from '../scenes/parts/light.ts'
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
      land([ground - 6, ground - 20, ground - 2, ground - 14, ground - 20, ground - 4], grass),
    seat: boulder(at, [green(0.66, 0.17), green(0.36, 0.11)]),
    front:
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
