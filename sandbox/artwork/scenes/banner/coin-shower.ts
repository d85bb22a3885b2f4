import { coin } from '../parts/coin.ts'
import { bokeh, fill, glow, hush, rays, shadow, sparks } from '../parts/light.ts'
import { createRandom, createSheet, place, type Sheet } from '../parts/sheet.ts'
import { tone } from '../parts/tone.ts'
import type { BannerOptions, BannerScene } from '../parts/types.ts'

/** An open chest 300 wide standing on the origin. */
function chest(sheet: Sheet, hue: number): { back: string; front: string } {
  const wood = sheet.linear([
    [0, tone(0.55, 0.17, hue + 20)],
    [1, tone(0.3, 0.13, hue + 10)],
  ])
  const inside = sheet.linear([
    [0, tone(0.2, 0.08, hue)],
    [1, tone(0.34, 0.13, hue + 16)],
  ])
  const gold = sheet.linear(
    [
      [0, '#c77a12'],
      [0.25, '#ffe07a'],
      [0.5, '#fff6cf'],
      [0.75, '#f6b62c'],
      [1, '#9a5a10'],
    ],
    0,
    0,
    1,
    0,
  )
  const back = `<path d="M-150-120C-158-210-110-250 0-250S158-210 150-120Z" fill="${wood}" stroke="${gold}" stroke-width="12"/><path d="M-128-120C-134-196-96-226 0-226S134-196 128-120Z" fill="${inside}"/><path d="M-60-246V-120M60-246V-120" stroke="${gold}" stroke-width="14" opacity=".9"/>`
  const front =
    `<path d="M-156-112H156L144 0H-144Z" fill="${wood}"/><path d="M-150-56H150M-148-20H148" stroke="#000" stroke-opacity=".22" stroke-width="4"/><path d="M-162-120H162V-96H-162Z" fill="${gold}"/><path d="M-150-14H150L148 4H-148Z" fill="${gold}"/><path d="M-158-100H-128L-120 0H-146ZM128-100H158L146 0H120Z" fill="${gold}"/>` +
    `<path d="M-30-126H30V-62Q0-40-30-62Z" fill="${gold}" stroke="#7c4a0c" stroke-width="3"/><circle cy="-94" r="10" fill="#4a2408"/><path d="M-5-90H5L8-68H-8Z" fill="#4a2408"/><path d="M-156-112H156" stroke="#fff" stroke-opacity=".6" stroke-width="2.5"/>`
  return { back, front }
}

/** A brilliant of many facets, 60 wide. */
function gem(sheet: Sheet, hue: number): string {
  const c = (light: number, chroma = 0.19): string => tone(light, chroma, hue)
  return sheet.define(
    `<path d="M-30-8-16-26H16L30-8 0 30Z" fill="${c(0.6)}"/><path d="M-16-26-12-8H12L16-26Z" fill="${c(0.86, 0.1)}"/><path d="M-30-8H-12L-16-26Z" fill="${c(0.75, 0.15)}"/><path d="M30-8H12L16-26Z" fill="${c(0.56)}"/><path d="M-12-8H12L0 30Z" fill="${c(0.7, 0.17)}"/><path d="M12-8H30L0 30Z" fill="${c(0.46)}"/><path d="M-12-24H4" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`,
  )
}

interface Layout {
  x: number
  foot: number
  scale: number
  rain: number
}

function draw(sheet: Sheet, hue: number, { x, foot, scale, rain }: Layout): string {
  const { width, height } = sheet
  const sky = sheet.radial(
    [
      [0, tone(0.72, 0.19, hue + 22)],
      [0.35, tone(0.52, 0.2, hue)],
      [0.75, tone(0.33, 0.15, hue - 10)],
      [1, tone(0.22, 0.1, hue - 16)],
    ],
    x / width,
    (foot - 170 * scale) / height,
    0.72,
  )
  const kinds = [coin(sheet), coin(sheet, 0.75), coin(sheet, 0.42), coin(sheet, 0.9)]
  const { back, front } = chest(sheet, hue)
  const random = createRandom(41)
  let heap = ''
  for (let row = 0; row < 4; row += 1) {
    const count = 7 - row
    for (let index = 0; index < count; index += 1) {
      heap += place(
        kinds[(row + index * 3) % 4] ?? '',
        (index - (count - 1) / 2) * 40 + random(-5, 5),
        -118 - row * 21 + Math.abs(index - (count - 1) / 2) * 7,
        0.95,
        Math.round(random(-40, 40)),
      )
    }
  }
  let fall = ''
  for (let index = 0; index < rain; index += 1) {
    const spread = random(-1, 1)
    const y = random(-0.02, 0.82) * foot
    const near = random(0.42, 1.15)
    if (Math.abs(spread) < 0.5 && y > foot - 330 * scale) continue
    fall += place(kinds[index % 4] ?? '', x + spread * 330 * scale, y, near * scale, Math.round(random(0, 360)))
  }
  let spill = ''
  const spilt: readonly (readonly [number, number, number, number])[] = [
    [-210, -16, 0.9, -14],
    [-176, 2, 1.05, 20],
    [-246, 6, 0.75, 40],
    [206, -12, 0.95, 12],
    [172, 4, 1.05, -24],
    [244, 4, 0.8, -40],
    [-132, 16, 0.8, 8],
    [128, 18, 0.85, -10],
  ]
  spilt.forEach(([dx, dy, size, turn], index) => {
    spill += place(kinds[index % 4] ?? '', dx, dy, size, turn)
  })
  return sheet.finish(
    fill(sheet, sky) +
      rays(sheet, x, foot - 150 * scale, width * 0.8, 30, '#ffe9a0', 0.34) +
      bokeh(
        sheet,
        { seed: 4, count: 16, left: 0, right: width, top: 0, bottom: height },
        ['#fff3c0', '#ffcf6a'],
        34,
        0.2,
      ) +
      hush(sheet, tone(0.24, 0.11, hue - 14), width > height ? 0.8 : 0.92) +
      glow(sheet, x, foot - 170 * scale, 340 * scale, 280 * scale, '#fff3b8', 0.85) +
      sparks(
        sheet,
        { seed: 8, count: 26, left: x - 340 * scale, right: x + 340 * scale, top: 10, bottom: foot - 60 },
        '#fffbe0',
        16 * scale,
      ) +
      shadow(sheet, x, foot + 4, 330 * scale, 40 * scale, '#1c0412', 0.75) +
      `<g transform="translate(${x} ${foot}) scale(${scale})">${back}${glow(sheet, 0, -150, 170, 100, '#fff6c8', 0.9)}${heap}${place(gem(sheet, 15), -78, -150, 0.9, -16)}${place(gem(sheet, 235), 84, -146, 0.95, 18)}${place(gem(sheet, 155), 12, -196, 0.8, 6)}${front}${spill}${place(gem(sheet, 300), -96, 14, 0.8, -20)}${place(gem(sheet, 15), 216, 18, 0.7, 16)}</g>` +
      fall,
  )
}

export const coinShower: BannerScene<'coin-shower'> = {
  id: 'coin-shower',
  copy: 'light',
  desktop: ({ hue = 340 }: BannerOptions = {}) =>
    draw(createSheet(1200, 510), hue, { x: 866, foot: 446, scale: 1.06, rain: 34 }),
  phone: ({ hue = 340 }: BannerOptions = {}) =>
    draw(createSheet(500, 640), hue, { x: 250, foot: 366, scale: 0.84, rain: 30 }),
}
