import { coin } from '../scenes/parts/coin.ts'
import { bokeh, glow, rays, sparks } from '../scenes/parts/light.ts'
import { place, repeat } from '../scenes/parts/sheet.ts'
import { chips } from '../scenes/parts/table.ts'
import { tone } from '../scenes/parts/tone.ts'
import { clothHue, curtain, floor, stars } from './parts.ts'
import { type DrawWorld, ground, height, middle, type Place, width } from './world.ts'

/** A stage in a hall of games: curtains, lights round an arch, coins on the steps. */
export const drawHall: DrawWorld = (at) => {
  const { sheet, scheme, seed } = at
  const wall = sheet.radial(
    [
      [0, scheme.bright],
      [0.35, scheme.mid],
      [0.75, scheme.dark],
      [1, scheme.night],
    ],
    0.7,
    0.44,
    0.62,
  )
  const gold = coin(sheet)
  return {
    back:
      `<rect width="${width}" height="${height}" fill="${wall}"/>` +
      stars(sheet, scheme.glow, 0.1) +
      rays(sheet, middle, 230, 760, 16, scheme.glow, 0.26) +
      arch(at) +
      bokeh(
        sheet,
        { seed, count: 14, left: 420, top: 20, right: 1130, bottom: 340 },
        ['#fff3d0', scheme.bright],
        20,
        0.26,
      ) +
      floor(at) +
      drape(at),
    seat: steps(at),
    front:
      curtain(at) +
      place(chips(sheet, tone(0.5, 0.2, 18), 5), 560, 470, 0.9) +
      place(chips(sheet, tone(0.46, 0.17, 262), 3), 616, 484, 0.8) +
      place(chips(sheet, tone(0.5, 0.14, 152), 4), 1050, 480, 0.86) +
      [
        [500, 476, 0.34, -14],
        [1004, 480, 0.3, 12],
        [1100, 484, 0.36, 20],
      ]
        .map(([x = 0, y = 0, scale, turn]) => place(gold, x, y, scale, turn))
        .join('') +
      sparks(sheet, { seed, count: 16, left: middle - 270, top: 40, right: middle + 270, bottom: 380 }, '#fff6c0', 10),
  }
}

/** Bulbs on a gilded arch. */
function arch({ sheet }: Place): string {
  const rim = sheet.linear([
    [0, '#fff0b0'],
    [0.5, '#e09a2e'],
    [1, '#7a3f10'],
  ])
  const bulb = sheet.define(`${glow(sheet, 0, 0, 15, 15, '#ffe9a0', 0.9)}<circle r="4.6" fill="#fffbe6"/>`)
  const bulbs = repeat(25, (index) => {
    const angle = Math.PI * (1 + index / 24)
    return place(bulb, middle + Math.cos(angle) * 262, 262 + Math.sin(angle) * 234)
  })
  const foot = [-262, 262].map((dx) => repeat(5, (index) => place(bulb, middle + dx, 292 + index * 28))).join('')
  return `<path d="M${middle - 262} ${ground}V262A262 234 0 0 1 ${middle + 262} 262V${ground}" fill="none" stroke="#1a0a16" stroke-opacity=".5" stroke-width="36"/><path d="M${middle - 262} ${ground}V262A262 234 0 0 1 ${middle + 262} 262V${ground}" fill="none" stroke="${rim}" stroke-width="24"/>${bulbs}${foot}`
}

/** The left curtain, behind the copy's edge. */
function drape({ sheet, scheme }: Place): string {
  const cloth = sheet.linear(
    [
      [0, tone(0.22, 0.09, clothHue(scheme))],
      [1, tone(0.44, 0.17, clothHue(scheme))],
    ],
    0,
    0,
    1,
    0,
  )
  return `<path d="M360 0H520C520 130 500 240 430 330 452 380 440 440 430 ${ground + 20}H360Z" fill="${cloth}"/><path d="M400 0C410 140 400 300 392 430M450 0C452 120 440 240 408 330M492 0C490 110 470 210 424 310" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="2.5"/>`
}

function steps({ sheet, scheme }: Place): string {
  const tread = (light: number, hue: number) =>
    sheet.linear([
      [0, tone(light, 0.16, hue)],
      [1, tone(light - 0.3, 0.1, hue)],
    ])
  const dots = (half: number, y: number) =>
    repeat(13, (index) => `<circle cx="${-half + (index * half) / 6}" cy="${y}" r="4"/>`)
  return `<g transform="translate(${middle} ${ground})"><ellipse cy="46" rx="280" ry="24" fill="#0a0220" opacity=".5"/><path d="M-226 12V42A226 18 0 0 0 226 42V12Z" fill="${tread(0.5, clothHue(scheme))}"/><ellipse cy="12" rx="226" ry="20" fill="#e0a03a"/><ellipse cy="10" rx="218" ry="17" fill="${tread(0.7, clothHue(scheme))}"/><path d="M-168-16V8A168 15 0 0 0 168 8V-16Z" fill="${tread(0.46, clothHue(scheme))}"/><ellipse cy="-16" rx="168" ry="15" fill="#ffd98a"/><ellipse cy="-17" rx="161" ry="12.500" fill="${tread(0.72, clothHue(scheme))}"/><g fill="#fffbe6">${dots(200, 38)}</g></g>`
}
