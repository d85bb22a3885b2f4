import { lion } from '../figures/lion.ts'
import { coin } from '../parts/coin.ts'
import { confetti, fill, glow, hush, rays, shadow, sparks } from '../parts/light.ts'
import { createRandom, createSheet, num, place, repeat, type Sheet, symmetric } from '../parts/sheet.ts'
import { tone } from '../parts/tone.ts'
import type { BannerOptions, BannerScene } from '../parts/types.ts'
import { hills, lantern } from './lotus-moon.ts'

type Placed = readonly [x: number, y: number, scale: number]

interface Layout {
  lion: Placed
  ground: number
  gate: Placed
  lanterns: readonly Placed[]
  strings: readonly Placed[]
}

/** A red envelope with a gold seal, 56 wide, about the origin. */
function envelope(sheet: Sheet): string {
  const paper = sheet.linear(
    [
      [0, '#ff5a3c'],
      [1, '#b80f26'],
    ],
    0,
    0,
    1,
    1,
  )
  return sheet.define(
    `<path d="M-28-40H28V40H-28Z" fill="${paper}" stroke="#ffd257" stroke-width="2.500"/><path d="M-28-40H28L0-10Z" fill="#d81f2e" stroke="#ffd257" stroke-width="2.500"/><circle cy="-8" r="11" fill="#ffd257"/><path d="M0-14C5-9 5-5 0-1-5-5-5-9 0-14Z" fill="#c2162a"/><path d="M-16 18C-8 10-4 22 4 16 10 12 12 20 18 16" fill="none" stroke="#ffd257" stroke-width="2.500" stroke-linecap="round"/>`,
  )
}

/** A gate of three bays with curved roofs, 640 wide, standing on y = 0. */
function gate(sheet: Sheet, [lit, dark, edge]: readonly [string, string, string]): string {
  const eave = (half: number, high: number): string =>
    symmetric(
      `0,${-high} L${num(half * 0.62)},${-high} C${num(half * 0.76)},${num(-high * 0.5)} ${num(half * 0.9)},${num(-high * 0.4)} ${half + 16},${num(-high * 0.7)} L${half},0 L0,0`,
    )
  const tiles = (half: number, high: number): string => {
    const every = (half * 1.24) / 12
    return repeat(
      13,
      (index) => `M${num(-half * 0.62 + index * every)} ${-high + 6}l${num((index - 6) * 4)} ${high - 12}`,
    )
  }
  const roof = (x: number, y: number, half: number): string =>
    `<g transform="translate(${x} ${y})"><path d="${eave(half, 46)}" fill="${dark}" stroke="${edge}" stroke-width="4" stroke-linejoin="round"/><path d="${tiles(half, 46)}" stroke="${edge}" stroke-opacity=".4" stroke-width="3"/></g>`
  return sheet.define(
    `<path d="M-300 0V-250H-266V0ZM-140 0V-330H-104V0ZM104 0V-330H140V0ZM266 0V-250H300V0Z" fill="${lit}"/><path d="M-310-270H-90V-226H-310ZM90-270H310V-226H90ZM-150-356H150V-296H-150Z" fill="${lit}" stroke="${edge}" stroke-width="3"/><path d="M-60-346H60V-306H-60Z" fill="${dark}" stroke="${edge}" stroke-width="4"/><path d="M-296-248H-104M104-248H296M-138-326H-72M72-326H138" stroke="${edge}" stroke-width="6" stroke-dasharray="4 12"/>${roof(-200, -268, 128)}${roof(200, -268, 128)}${roof(0, -354, 176)}`,
  )
}

/** A string of crackers that hangs from y = 0, 200 long, the last one lit. */
function crackers(sheet: Sheet): string {
  const pair = sheet.define(
    '<g stroke="#7a0818" stroke-width="2"><path d="M-22-2-6-8 4 22-12 28Z" fill="#e3261f"/><path d="M22-2 6-8-4 22 12 28Z" fill="#f2452c"/></g><path d="M-21 2-5-4M21 2 5-4M-12 24 3 18M12 24-3 18" stroke="#ffd257" stroke-width="4"/>',
  )
  const burst = repeat(10, (index) => {
    const angle = (index * Math.PI) / 5
    const far = index % 2 ? 34 : 22
    return `M${num(Math.cos(angle) * 10)} ${num(214 + Math.sin(angle) * 10)}L${num(Math.cos(angle) * far)} ${num(214 + Math.sin(angle) * far)}`
  })
  return sheet.define(
    `<path d="M0-400V190" stroke="#ffd257" stroke-width="3"/>${repeat(7, (index) => place(pair, 0, 10 + index * 26))}${glow(sheet, 0, 214, 80, 80, '#ffd98a', 0.9)}<path d="${burst}" stroke="#fff3b8" stroke-width="4" stroke-linecap="round"/>`,
  )
}

/** Envelopes and coins in a heap along the ground. */
function heap(sheet: Sheet, [x, y, scale]: Placed): string {
  const random = createRandom(19)
  const [paper, front, turned] = [envelope(sheet), coin(sheet), coin(sheet, 0.7)]
  return repeat(24, (index) => {
    const row = index % 2
    const at = x + ((index - 12) * 31 + random(-8, 8)) * scale
    const id = index % 3 === 1 ? (index % 2 ? front : turned) : paper
    return place(id, at, y + (row * 22 + random(-6, 6)) * scale, scale * random(0.8, 1), Math.round(random(-70, 70)))
  })
}

function draw(sheet: Sheet, hue: number, layout: Layout): string {
  const { width, height } = sheet
  const { ground } = layout
  const [x, y, scale] = layout.lion
  const dark = tone(0.2, 0.08, hue - 8)
  const sky = sheet.linear([
    [0, tone(0.24, 0.1, hue - 12)],
    [0.5, tone(0.42, 0.16, hue + 2)],
    [0.85, tone(0.62, 0.18, hue + 24)],
  ])
  const floor = sheet.linear([
    [0, tone(0.44, 0.15, hue + 16)],
    [1, tone(0.2, 0.08, hue - 8)],
  ])
  const arch = gate(sheet, [tone(0.44, 0.17, hue + 8), tone(0.3, 0.12, hue - 4), '#ffb85a'])
  const wide = width > height
  return sheet.finish(
    fill(sheet, sky) +
      rays(sheet, x, y, width * 0.8, 22, '#ffe0a0', 0.24) +
      `<path d="${hills(width, ground, { seed: 5, count: Math.round(width / 120), high: 66 })}" fill="${tone(0.36, 0.14, hue)}"/>` +
      glow(sheet, x, ground - 60, 440 * scale, 240 * scale, '#ffd27a', 0.7) +
      place(arch, ...layout.gate) +
      `<path d="M0 ${ground}H${width}V${height}H0Z" fill="${floor}"/>` +
      (wide ? hush(sheet, dark, 0.92) : '') +
      layout.lanterns.map(([lx, ly, size]) => place(lantern(sheet), lx, ly, size)).join('') +
      layout.strings.map(([sx, sy, size]) => place(crackers(sheet), sx, sy, size)).join('') +
      shadow(sheet, x + 100 * scale, y + 320 * scale, 430 * scale, 46 * scale, '#2a0410', 0.9) +
      confetti(
        sheet,
        { seed: 15, count: 46, left: x - 360 * scale, right: width, top: 10, bottom: ground },
        ['#ffd257', '#ff6a4a', '#fff3d8', '#ffb0a0'],
        11 * scale,
      ) +
      `<g transform="translate(${x} ${y}) scale(${scale})">${lion(sheet)}</g>` +
      heap(sheet, [x + 70 * scale, y + 336 * scale, scale]) +
      (wide ? '' : hush(sheet, dark, 1)) +
      sparks(
        sheet,
        { seed: 9, count: 14, left: x - 300 * scale, right: x + 420 * scale, top: 20, bottom: y + 100 * scale },
        '#fffbe0',
        16 * scale,
      ),
  )
}

const desktop: Layout = {
  lion: [812, 226, 0.8],
  ground: 430,
  gate: [900, 432, 1],
  lanterns: [
    [520, 110, 0.9],
    [1150, 70, 0.8],
  ],
  strings: [[596, 0, 0.74]],
}

const phone: Layout = {
  lion: [206, 192, 0.58],
  ground: 330,
  gate: [250, 332, 0.84],
  lanterns: [[440, 60, 0.7]],
  strings: [[36, 0, 0.62]],
}

/** A lion dances out of the gate over red envelopes and coins. */
export const lionDance: BannerScene<'lion-dance'> = {
  id: 'lion-dance',
  copy: 'light',
  desktop: ({ hue = 18 }: BannerOptions = {}) => draw(createSheet(1200, 510), hue, desktop),
  phone: ({ hue = 18 }: BannerOptions = {}) => draw(createSheet(500, 640), hue, phone),
}
