import { glow, sparks } from '../../../scenes/parts/light.ts'
import { both, createSheet, place, repeat, type Sheet, symmetric } from '../../../scenes/parts/sheet.ts'
import { across, down, flower, limb, round } from '../../parts/stroke.ts'
import { stadiumNight } from './night.ts'

const dark = '#2b0f07'

/** A cub's head from the front, about the origin, 150 wide. */
function head(sheet: Sheet): string {
  const fur = sheet.radial(
    [
      [0, '#ffc768'],
      [0.5, '#fc962c'],
      [1, '#d4580c'],
    ],
    0.5,
    0.3,
    0.7,
  )
  const ear =
    '<circle cx="52" cy="-50" r="24" fill="#e8741a"/><circle cx="54" cy="-50" r="15" fill="#4a1a0c"/><path d="M42-42C46-56 58-58 64-50 60-38 50-36 42-42Z" fill="#ffe3c2"/>'
  const half =
    `<path d="M22-68C32-64 38-54 38-44 30-52 24-58 22-68ZM8-44C18-50 28-46 32-40 22-40 16-36 10-30ZM70-22C60-24 52-20 48-14 56-16 64-14 72-12ZM75-2C64-4 54 0 48 8 58 4 68 6 76 8ZM70 18C60 16 52 22 48 30 56 26 64 26 68 28Z" fill="${dark}"/>` +
    `<ellipse cx="30" cy="-10" rx="17" ry="19" fill="#fff4e0"/><ellipse cx="30" cy="-9" rx="13" ry="16" fill="#5fae2a"/><ellipse cx="29" cy="-7" rx="9.5" ry="13" fill="#160c08"/><circle cx="25" cy="-14" r="5" fill="#fff"/><circle cx="33" cy="-2" r="2.5" fill="#fff" opacity=".8"/><path d="M13-18C18-32 40-34 48-14" stroke="${dark}" stroke-width="4" fill="none" stroke-linecap="round"/>`
  return (
    both(sheet, ear) +
    `<path d="${symmetric('0,-72 C44,-72 74,-40 76,-4 L88,12 L74,18 L80,32 L64,34 C52,56 28,66 0,66')}" fill="${fur}" stroke="#8a2c04" stroke-width="2"/><path d="M0-72C7-60 8-52 0-40-8-52-7-60 0-72Z" fill="${dark}"/>` +
    both(sheet, half) +
    `<path d="${symmetric('0,12 C10,4 34,8 40,26 C42,48 22,62 0,62')}" fill="${down(sheet, '#ffffff', '#ffe6c8')}"/><path d="M0 32C4 44 18 46 24 36M0 32C-4 44-18 46-24 36" stroke="${dark}" stroke-width="3.5" fill="none" stroke-linecap="round"/><path d="M-11 42C-6 58 6 58 11 42Q0 46-11 42Z" fill="#e8506a"/><path d="M-13 14C-6 10 6 10 13 14 12 24 4 30 0 32-4 30-12 24-13 14Z" fill="#e2606c" stroke="#7d2030" stroke-width="1.5"/>` +
    both(
      sheet,
      '<path d="M34 28C56 22 74 24 92 20M34 34C56 34 74 40 88 44" stroke="#fff" stroke-width="1.8" fill="none" stroke-linecap="round" opacity=".9"/><ellipse cx="50" cy="18" rx="9" ry="6" fill="#ff7a5c" opacity=".45"/>',
    )
  )
}

/** A heap of round sweets with one candle on a brass plate, its foot on the origin. */
function heap(sheet: Sheet): string {
  const paint = [round(sheet, '#ffe9a0', '#f6b02a', '#b8620c'), round(sheet, '#ffffff', '#fff0dc', '#d8b48c')]
  const [gold = '', white = ''] = paint.map((inks) =>
    sheet.define(
      `<circle r="15" fill="${inks}"/><path d="M-3-3h0M5-7h0M4 4h0M-7 3h0" stroke="#3fae5a" stroke-width="3" stroke-linecap="round"/>`,
    ),
  )
  const sweets = [5, 4, 3, 2].map((count, row) =>
    repeat(count, (index) =>
      place((index + row) % 2 === 0 ? gold : white, (index - (count - 1) / 2) * 27, -22 - row * 20),
    ),
  )
  return (
    `<ellipse cy="2" rx="96" ry="12" fill="#02140d" opacity=".5"/><path d="M-92-16H92C84 0 54 8 40 8H-40C-54 8-84 0-92-16Z" fill="${across(sheet, '#ffe9a0', '#b8690f')}"/><ellipse cy="-16" rx="92" ry="10" fill="#8a4a0c"/>${sweets.join('')}` +
    repeat(9, (index) =>
      flower({
        x: -72 + index * 18,
        y: -6 + (index % 2) * 3,
        size: 5,
        colour: index % 2 === 0 ? '#ff8a1f' : '#ffe36a',
        heart: '#e8452f',
      }),
    ) +
    `${glow(sheet, 0, -142, 60, 56, '#fff0b0', 0.9)}<path d="M-5-94V-126H5V-94Z" fill="#e0267a"/><path d="M-5-100 5-107M-5-112 5-119" stroke="#fff" stroke-width="3"/><path d="M0-158C9-146 9-134 0-130-9-134-9-146 0-158Z" fill="#ffcf3f"/><path d="M0-148C5-142 5-134 0-131-5-134-5-142 0-148Z" fill="#fff8dc"/>`
  )
}

/** A tiger cub looks over a heap of sweets with a candle. */
export function cub(): string {
  const sheet = createSheet(373, 236)
  return sheet.finish(
    `${stadiumNight(sheet)}${glow(sheet, 150, 120, 170, 130, '#ffcf5a', 0.4)}` +
      `<path d="M40 236C44 190 76 164 122 164S200 190 204 236Z" fill="${down(sheet, '#f0862a', '#a83c06')}"/><path d="M92 236C96 200 110 186 122 186S150 200 154 236Z" fill="#fff0d8"/><path d="M46 214C58 208 68 210 78 218M58 192C70 192 80 198 86 206" stroke="${dark}" stroke-width="8" fill="none" stroke-linecap="round"/>` +
      `<g transform="translate(122 104) rotate(6) scale(1.22)">${head(sheet)}</g>` +
      `<g transform="translate(272 214)">${heap(sheet)}</g>` +
      limb({ path: 'M150 214C170 218 184 212 196 204', colour: '#f0862a', width: 34 }) +
      '<path d="M152 204l8 22M168 202l6 22" stroke="#2b0f07" stroke-width="6" stroke-linecap="round"/><circle cx="198" cy="202" r="19" fill="#fff0d8"/><path d="M192 192l-2 12M202 190v12M211 194l-1 11" stroke="#c98a4a" stroke-width="3" stroke-linecap="round"/>' +
      sparks(sheet, { seed: 6, count: 10, left: 210, top: 10, right: 360, bottom: 110 }, '#fff3c0', 10),
  )
}
