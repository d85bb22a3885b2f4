import { coin, starPath } from '../parts/coin.ts'
import { fill, glow, hush, rays, shadow, sparks } from '../parts/light.ts'
import { createSheet, place, repeat, type Sheet } from '../parts/sheet.ts'
import { card, chips, die } from '../parts/table.ts'
import { tone } from '../parts/tone.ts'
import type { BannerOptions, BannerScene } from '../parts/types.ts'

/** Small pictures for the app's tiles, each in an 80 x 96 frame with its corner on the origin. */
function tiles(sheet: Sheet): readonly string[] {
  const tile = (from: string, to: string, inner: string): string =>
    sheet.define(
      `<rect width="80" height="96" rx="12" fill="${sheet.linear([
        [0, from],
        [1, to],
      ])}"/>${inner}<rect width="80" height="96" rx="12" fill="none" stroke="#fff" stroke-opacity=".25"/>`,
    )
  const gold = sheet.linear([
    [0, '#fff6cf'],
    [0.5, '#f6b62c'],
    [1, '#b8690f'],
  ])
  return [
    tile(
      '#ff7a5c',
      '#b3163c',
      `<path d="M14 62V36L26 48 40 26 54 48 66 36V62Z" fill="${gold}" stroke="#6b330a" stroke-width="2" stroke-linejoin="round"/><rect x="14" y="65" width="52" height="8" rx="3" fill="${gold}"/>`,
    ),
    tile(
      '#8a5cff',
      '#35108a',
      '<path d="M40 22 62 46 40 78 18 46Z" fill="#ff5f9a"/><path d="M40 22 50 46H30Z" fill="#ffc2dc"/><path d="M40 78 62 46H50Z" fill="#b0124f"/>',
    ),
    tile(
      '#2fd0c0',
      '#075a78',
      '<path d="M16 50C26 30 48 30 58 46L70 36V62L58 54C48 68 26 68 16 50Z" fill="#ffb52e"/><circle cx="30" cy="46" r="3.4" fill="#241030"/><path d="M42 40C46 46 46 52 42 58" stroke="#c86a0c" stroke-width="3" fill="none"/>',
    ),
    tile(
      '#ffd23f',
      '#e0661a',
      '<path d="M40 26C46 18 54 18 60 22M40 26C38 36 30 42 28 50M40 26C46 36 52 42 54 50" fill="none" stroke="#2f7a2a" stroke-width="4" stroke-linecap="round"/><circle cx="28" cy="60" r="14" fill="#e01f4d"/><circle cx="55" cy="60" r="13" fill="#c20f3c"/><circle cx="23" cy="55" r="4" fill="#fff" opacity=".7"/>',
    ),
    tile('#5fb2ff', '#123a9c', `<path d="${starPath(26)}" transform="translate(40 50)" fill="${gold}"/>`),
    tile(
      '#3fe08a',
      '#075a3a',
      '<circle cx="40" cy="48" r="24" fill="#fff"/><path d="M40 36 51 44 47 57H33L29 44ZM40 24V36M62 42 51 44M54 68 47 57M26 68 33 57M18 42 29 44" fill="#191327" stroke="#191327" stroke-width="2.4"/>',
    ),
  ]
}

/** A phone showing a lobby, 270 wide and 540 tall about its middle. */
function phoneShape(sheet: Sheet, hue: number): string {
  const pictures = tiles(sheet)
  const frame = sheet.linear(
    [
      [0, '#5a5670'],
      [0.3, '#201c30'],
      [0.7, '#14101f'],
      [1, '#6a6684'],
    ],
    0,
    0,
    1,
    0.3,
  )
  const screen = sheet.linear([
    [0, tone(0.3, 0.08, hue)],
    [1, tone(0.2, 0.06, hue)],
  ])
  const hero = sheet.linear(
    [
      [0, tone(0.7, 0.19, hue + 10)],
      [1, tone(0.45, 0.18, hue - 20)],
    ],
    0,
    0,
    1,
    1,
  )
  const gold = sheet.linear([
    [0, '#ffe98a'],
    [1, '#e0951a'],
  ])
  const bar = ({ x, y, w, opacity, h = 8 }: { x: number; y: number; w: number; opacity: number; h?: number }): string =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${h / 2}" fill="#fff" opacity="${opacity}"/>`
  const grid = repeat(6, (index) =>
    place(pictures[index] ?? '', -120 + (index % 3) * 80, -44 + Math.floor(index / 3) * 122, 0.94),
  )
  const names = repeat(6, (index) =>
    bar({ x: -118 + (index % 3) * 80, y: 52 + Math.floor(index / 3) * 122, w: 44, opacity: 0.5, h: 7 }),
  )
  const icons = repeat(
    5,
    (index) =>
      `<circle cx="${-96 + index * 48}" cy="232" r="${index === 2 ? 17 : 8}" fill="${index === 2 ? gold : '#fff'}" opacity="${index === 2 ? 1 : 0.45}"/>`,
  )
  return (
    `<rect x="-141" y="-276" width="282" height="552" rx="42" fill="${frame}"/><rect x="-136" y="-271" width="272" height="542" rx="38" fill="#0b0814"/><rect x="-127" y="-262" width="254" height="524" rx="30" fill="${screen}"/>` +
    `<rect x="-34" y="-252" width="68" height="18" rx="9" fill="#0b0814"/><circle cx="-104" cy="-214" r="12" fill="${gold}"/>${bar({ x: -84, y: -219, w: 64, opacity: 0.85, h: 10 })}<rect x="48" y="-226" width="66" height="24" rx="12" fill="${gold}"/>` +
    `<rect x="-116" y="-190" width="232" height="112" rx="16" fill="${hero}"/>${bar({ x: -100, y: -172, w: 84, opacity: 0.95, h: 12 })}${bar({ x: -100, y: -152, w: 60, opacity: 0.7 })}<rect x="-100" y="-128" width="76" height="28" rx="14" fill="${gold}"/>${glow(sheet, 62, -132, 62, 56, '#fff6c8', 0.8)}<g transform="translate(62 -132) scale(1.15)"><path d="${starPath(38)}" fill="${gold}" stroke="#fff6cf" stroke-width="3"/></g>` +
    bar({ x: -116, y: -64, w: 70, opacity: 0.85 }) +
    `${grid}${names}` +
    `<path d="M-127 210H127V232A30 30 0 0 1 97 262H-97A30 30 0 0 1-127 232Z" fill="${tone(0.27, 0.07, hue)}"/>${icons}` +
    '<path d="M-127-232A30 30 0 0 1-97-262H20L-110 262A30 30 0 0 1-127 232Z" fill="#fff" opacity=".07"/><path d="M-139-230A40 40 0 0 1-100-274" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/>'
  )
}

interface Layout {
  x: number
  y: number
  scale: number
}

function draw(sheet: Sheet, hue: number, { x, y, scale }: Layout): string {
  const { width, height } = sheet
  const sky = sheet.radial(
    [
      [0, tone(0.66, 0.16, hue)],
      [0.4, tone(0.46, 0.15, hue - 6)],
      [0.8, tone(0.3, 0.11, hue - 12)],
      [1, tone(0.22, 0.08, hue - 16)],
    ],
    x / width,
    y / height,
    0.72,
  )
  const [front, turned, thin] = [coin(sheet), coin(sheet, 0.72), coin(sheet, 0.42)]
  const rings = [180, 250, 330].map(
    (r, index) => `<circle cx="${x}" cy="${y}" r="${r * scale}" stroke-opacity="${[0.35, 0.22, 0.12][index]}"/>`,
  )
  return sheet.finish(
    fill(sheet, sky) +
      rays(sheet, x, y, width * 0.75, 24, '#fff', 0.14) +
      `<g fill="none" stroke="#fff" stroke-width="2">${rings.join('')}</g>` +
      hush(sheet, tone(0.23, 0.08, hue - 14), width > height ? 0.8 : 0.94) +
      glow(sheet, x, y, 320 * scale, 300 * scale, '#fff', 0.4) +
      sparks(
        sheet,
        { seed: 15, count: 18, left: x - 330 * scale, right: x + 330 * scale, top: 10, bottom: y + 190 * scale },
        '#fff',
        15 * scale,
      ) +
      shadow(sheet, x + 10, y + 262 * scale, 220 * scale, 40 * scale, '#000', 0.55) +
      `<g transform="translate(${x} ${y}) scale(${scale})">` +
      place(card(sheet, 'spade', 1), -196, -96, 0.96, -22) +
      place(card(sheet, 'heart', 5), -150, -120, 0.96, -6) +
      place(thin, -250, 20, 1, -20) +
      place(turned, 236, -176, 1, 20) +
      `<g transform="rotate(7)">${phoneShape(sheet, hue)}</g>` +
      place(die(sheet, 5, 3, 6), 196, 24, 1.1, 12) +
      place(die(sheet, 1, 2, 4), 238, 110, 0.9, -14) +
      place(chips(sheet, '#e01f4d', 5), -186, 176, 1.1) +
      place(chips(sheet, '#2a6fe0', 3), -126, 196, 1.1) +
      place(front, -216, 84, 1.15, -14) +
      place(front, 178, -196, 0.9, 14) +
      place(turned, 176, 182, 1.2, 16) +
      place(thin, -170, -220, 0.8, 24) +
      place(turned, -268, -60, 0.6, 30) +
      '</g>',
  )
}

export const phoneApp: BannerScene<'phone-app'> = {
  id: 'phone-app',
  copy: 'light',
  desktop: ({ hue = 262 }: BannerOptions = {}) => draw(createSheet(1200, 510), hue, { x: 862, y: 258, scale: 0.86 }),
  phone: ({ hue = 262 }: BannerOptions = {}) => draw(createSheet(500, 640), hue, { x: 250, y: 204, scale: 0.68 }),
}
