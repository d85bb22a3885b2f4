import { moon } from '../../../scenes/parts/desert.ts'
import { fill, glow, specks } from '../../../scenes/parts/light.ts'
import { place, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { across, down } from '../../parts/stroke.ts'

/** A night sky of lapis with stars. */
export const nightSky = (sheet: Sheet): string =>
  fill(sheet, down(sheet, '#071440', '#123a8c', '#2f7fae')) +
  specks({ seed: 21, count: 60, left: 0, top: 0, right: 373, bottom: 150 }, '#fff4d0', 1.1)

/** A full moon in its light. */
export const fullMoon = (sheet: Sheet, { x, y, size }: { x: number; y: number; size: number }): string =>
  glow(sheet, x, y, size * 2.4, size * 2.4, '#ffe9b0', 0.6) + place(moon(sheet), x, y, size / 100)

/** A crescent about the origin, 34 to either side. */
export const crescent = '<path d="M12-32A34 34 0 1 0 32 14 28 28 0 1 1 12-32Z" fill="#fff0bd"/>'

/** A wall of blue tiles with one pointed arch, open to what was drawn before it. */
export function archway(sheet: Sheet): string {
  const opening = 'M60 236V112C60 62 128 34 186 8 244 34 312 62 312 112V236'
  const tile = sheet.define(
    '<path d="M0-11 3-3 11 0 3 3 0 11-3 3-11 0-3-3Z"/><circle cx="15" cy="15" r="2.4"/><circle cx="15" cy="-15" r="2.4"/>',
  )
  const tiles = repeat(91, (index) => place(tile, (index % 13) * 30 + 6, Math.floor(index / 13) * 34 + 16))
  const wall = `M0 0H373V236H312V112C312 62 244 34 186 8 128 34 60 62 60 112V236H0Z`
  return (
    `<path d="${wall}" fill="${across(sheet, '#1c4aa8', '#0c2468')}"/><g fill="#5f9aec" opacity=".45" clip-path="${sheet.clip(`<path d="${wall}"/>`)}">${tiles}</g>` +
    `<path d="${opening}" stroke="#f6dfae" stroke-width="20" fill="none"/><path d="${opening}" stroke="#1f5cb8" stroke-width="20" fill="none" stroke-dasharray="15 15"/>` +
    '<path d="M48 236V110C48 54 122 26 186-4 250 26 324 54 324 110V236M72 236V114C72 72 134 46 186 22 238 46 300 72 300 114V236" stroke="#e0a040" stroke-width="3.5" fill="none"/>'
  )
}
