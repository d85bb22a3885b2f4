import { starPath } from '../parts/coin.ts'
import { confetti, fill, glow, hush, rays, shadow, sparks } from '../parts/light.ts'
import { both, createSheet, place, repeat, type Sheet, symmetric } from '../parts/sheet.ts'
import { cone, floodlight, stand } from '../parts/stadium.ts'
import { tone } from '../parts/tone.ts'
import type { BannerOptions, BannerScene } from '../parts/types.ts'

/** A two-handled cup standing on the origin, 250 wide and 310 tall. */
export function cup(sheet: Sheet): string {
  const metal = sheet.linear(
    [
      [0, '#a8620f'],
      [0.18, '#ffd257'],
      [0.34, '#fff8d8'],
      [0.55, '#ffcf4a'],
      [0.8, '#d98f1c'],
      [1, '#8a4d0a'],
    ],
    0,
    0,
    1,
    0,
  )
  const dark = sheet.linear(
    [
      [0, '#5c2f08'],
      [0.4, '#c27a18'],
      [1, '#5c2f08'],
    ],
    0,
    0,
    1,
    0,
  )
  const base = sheet.linear(
    [
      [0, '#4a2a6a'],
      [0.4, '#7a54a8'],
      [1, '#241038'],
    ],
    0,
    0,
    1,
    0,
  )
  const handle = 'M92-272C150-286 168-240 150-202 134-168 100-150 72-146'
  return (
    both(
      sheet,
      `<path d="${handle}" fill="none" stroke="#7c4a0c" stroke-width="24" stroke-linecap="round"/><path d="${handle}" fill="none" stroke="${metal}" stroke-width="17" stroke-linecap="round"/><path d="M100-276C140-282 156-246 142-212" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/>`,
    ) +
    `<path d="M-66 0V-26Q-66-34-58-34H58Q66-34 66-26V0Z" fill="${base}"/><path d="M-40-22H40V-10H-40Z" fill="${metal}"/><path d="M-60-30H60" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>` +
    `<path d="${symmetric('0,-122 L16,-122 C18,-86 30,-62 50,-50 L50,-32 L0,-32')}" fill="${metal}"/><ellipse cy="-112" rx="24" ry="9" fill="${dark}"/><ellipse cy="-115" rx="22" ry="8" fill="${metal}"/>` +
    `<path d="${symmetric('0,-300 L112,-300 C114,-214 84,-140 20,-116 L0,-114')}" fill="${metal}"/><path d="M-96-276C-92-214-72-164-34-136-60-170-72-220-72-276Z" fill="#fff" opacity=".5"/><path d="M112-300C114-214 84-140 20-116 58-152 78-220 80-300Z" fill="#7c4a0c" opacity=".35"/>` +
    `<ellipse cy="-300" rx="114" ry="20" fill="${dark}"/><ellipse cy="-300" rx="114" ry="20" fill="none" stroke="#fff1b0" stroke-width="6"/><path d="M-104-262Q0-234 104-262" fill="none" stroke="#a8620f" stroke-width="5" opacity=".6"/>` +
    `<path d="${starPath(40)}" transform="translate(0 -204)" fill="#fff8d8" stroke="#b8690f" stroke-width="4" stroke-linejoin="round"/><path d="M0-244 9-216 0-204ZM38-216 12-200 0-204ZM24-172 0-190V-204Z" fill="#e0951a" opacity=".5"/>`
  )
}

/** Half a wreath, its foot on the origin, rising to the right. */
function laurel(sheet: Sheet): string {
  const green = sheet.linear([
    [0, '#fff0a8'],
    [1, '#d9921c'],
  ])
  const leaf = sheet.define(
    `<path d="M0 0C-20-14-22-40-6-60 12-42 16-16 0 0Z" fill="${green}"/><path d="M-1-4C-5-22-7-38-6-52" stroke="#8a5410" stroke-opacity=".5" stroke-width="2" fill="none"/>`,
  )
  const leaves = repeat(8, (index) => {
    const angle = (0.06 + index * 0.105) * Math.PI
    const [x, y] = [Math.sin(angle) * 176, -170 + Math.cos(angle) * 170]
    const turn = (-angle * 180) / Math.PI + 90
    return (
      place(leaf, x, y, 0.92 - index * 0.035, Math.round(turn + 34)) +
      place(leaf, x, y, 0.86 - index * 0.035, Math.round(turn - 40))
    )
  })
  return `<path d="M20 0C120-10 180-80 176-170 174-220 160-260 140-290" fill="none" stroke="#d9921c" stroke-width="5" stroke-linecap="round"/>${leaves}`
}

interface Layout {
  x: number
  foot: number
  scale: number
  horizon: number
  lamps: readonly number[]
}

function draw(sheet: Sheet, hue: number, { x, foot, scale, horizon, lamps }: Layout): string {
  const { width, height } = sheet
  const sky = sheet.radial(
    [
      [0, tone(0.6, 0.17, hue)],
      [0.35, tone(0.42, 0.16, hue - 4)],
      [0.75, tone(0.27, 0.11, hue - 10)],
      [1, tone(0.18, 0.07, hue - 14)],
    ],
    x / width,
    0.42,
    0.7,
  )
  const floor = sheet.linear([
    [0, tone(0.4, 0.14, hue - 4)],
    [1, tone(0.17, 0.07, hue - 12)],
  ])
  const step = sheet.linear(
    [
      [0, tone(0.6, 0.14, hue)],
      [0.5, tone(0.44, 0.15, hue)],
      [1, tone(0.26, 0.1, hue)],
    ],
    0,
    0,
    1,
    0,
  )
  const top = sheet.linear([
    [0, '#fff', 0.75],
    [1, '#fff', 0.25],
  ])
  const tier = (w: number, y: number, h: number): string =>
    `<path d="M${-w} ${y}V${y + h}A${w} ${w * 0.12} 0 0 0 ${w} ${y + h}V${y}Z" fill="${step}"/><ellipse cy="${y}" rx="${w}" ry="${w * 0.12}" fill="${tone(0.66, 0.13, hue)}"/><ellipse cy="${y}" rx="${w}" ry="${w * 0.12}" fill="${top}" opacity=".5"/><path d="M${-w} ${y + 4}A${w} ${w * 0.12} 0 0 0 ${w} ${y + 4}" fill="none" stroke="#ffd257" stroke-width="3.5"/>`
  const wreath = sheet.define(laurel(sheet))
  return sheet.finish(
    fill(sheet, sky) +
      rays(sheet, x, foot - 220 * scale, width * 0.8, 26, '#fff', 0.16) +
      stand(sheet, {
        top: horizon - 96,
        foot: horizon,
        bend: 10,
        base: tone(0.2, 0.07, hue - 10),
        crowd: ['#ffffff', '#ffd257'],
        seed: 17,
        count: 64,
      }) +
      `<path d="M0 ${horizon - 2}Q${width / 2} ${horizon + 18} ${width} ${horizon - 2}V${height}H0Z" fill="${floor}"/>` +
      lamps
        .map((at) =>
          cone(sheet, {
            x: at,
            y: 66,
            left: Math.round(x - 170 * scale),
            right: Math.round(x + 170 * scale),
            foot: foot + 30,
            colour: '#ffffff',
            opacity: 0.26,
          }),
        )
        .join('') +
      hush(sheet, tone(0.19, 0.07, hue - 12), width > height ? 0.72 : 0.9) +
      lamps.map((at) => floodlight(sheet, { x: at, y: 64, scale: 0.8 * scale })).join('') +
      shadow(sheet, x, foot + 74 * scale, 330 * scale, 40 * scale, '#000', 0.7) +
      `<g transform="translate(${x} ${foot}) scale(${scale})">${tier(270, 42, 30)}${tier(186, 4, 30)}</g>` +
      glow(sheet, x, foot - 170 * scale, 300 * scale, 260 * scale, '#fff3b8', 0.7) +
      confetti(
        sheet,
        { seed: 5, count: 52, left: x - 330 * scale, right: x + 330 * scale, top: 20, bottom: foot },
        ['#ffd257', '#ff5f8a', '#5fd8ff', '#ffffff', '#8affb0'],
        12 * scale,
      ) +
      `<g transform="translate(${x} ${foot + 2}) scale(${scale})"><use href="#${wreath}"/><use href="#${wreath}" transform="scale(-1 1)"/>${shadow(sheet, 0, 2, 110, 14, '#1a0630', 0.7)}${cup(sheet)}</g>` +
      sparks(
        sheet,
        {
          seed: 9,
          count: 16,
          left: x - 240 * scale,
          right: x + 240 * scale,
          top: foot - 400 * scale,
          bottom: foot - 60 * scale,
        },
        '#fffbe0',
        17 * scale,
      ),
  )
}

export const trophyNight: BannerScene<'trophy-night'> = {
  id: 'trophy-night',
  copy: 'light',
  desktop: ({ hue = 288 }: BannerOptions = {}) =>
    draw(createSheet(1200, 510), hue, { x: 864, foot: 396, scale: 1.06, horizon: 356, lamps: [610, 1118] }),
  phone: ({ hue = 288 }: BannerOptions = {}) =>
    draw(createSheet(500, 640), hue, { x: 250, foot: 336, scale: 0.86, horizon: 316, lamps: [66, 434] }),
}
