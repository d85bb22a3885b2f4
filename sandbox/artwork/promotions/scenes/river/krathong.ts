import { glow, sparks } from '../../../scenes/parts/light.ts'
import { goldLotus, lotusFlower, pinkLotus } from '../../../scenes/parts/pond.ts'
import { pavilion } from '../../../scenes/parts/river.ts'
import { createSheet, place, repeat, type Sheet, symmetric } from '../../../scenes/parts/sheet.ts'
import { across, down, flower, limb } from '../../parts/stroke.ts'
import { dusk, river } from './quay.ts'

/** A leaf basket with a lotus, a candle and incense, its water line on the origin, 220 wide. */
function basket(sheet: Sheet): string {
  const leaf = sheet.define(
    `<path d="${symmetric('0,-40 C14,-24 18,-8 14,8 L0,10')}" fill="${down(sheet, '#7ae08a', '#1a8a5a', '#064a36')}"/><path d="M0-34V6" stroke="#d8ffb0" stroke-width="1.5" opacity=".7"/>`,
  )
  const ring = (count: number, half: number, { y, size }: { y: number; size: number }): string =>
    repeat(count, (index) => {
      const along = (index / (count - 1)) * 2 - 1
      return place(leaf, along * half, y + (1 - along * along) * 14, size, along * 38)
    })
  const beads = repeat(11, (index) => {
    const along = (index / 10) * 2 - 1
    const colour = index % 2 === 0 ? '#ff8a1f' : '#ffe36a'
    return flower({ x: along * 92, y: 4 + (1 - along * along) * 15, size: 6, colour, heart: '#e8452f' })
  })
  const lotus = lotusFlower(sheet, pinkLotus)
  return (
    `${glow(sheet, 0, -96, 170, 130, '#ffc85a', 0.8)}${ring(9, 84, { y: -18, size: 1.1 })}${place(lotus, 0, 2, 1.02)}<path d="M-7-88V-142H7V-88Z" fill="${across(sheet, '#fff8dc', '#e8b45a')}"/><path d="M0-142V-150" stroke="#3a1a2a" stroke-width="2.5"/><path d="M0-182C13-166 13-150 0-144-13-150-13-166 0-182Z" fill="#ffb02a"/><path d="M0-168C7-160 7-150 0-146-7-150-7-160 0-168Z" fill="#fffbe0"/>` +
    `<path d="M30-70 46-150M40-66 62-140" stroke="#c8502c" stroke-width="3" stroke-linecap="round"/><path d="M46-150h0M62-140h0" stroke="#ffe36a" stroke-width="6" stroke-linecap="round"/><path d="M46-156C36-170 56-178 44-194M62-146C56-158 74-166 64-182" stroke="#fff" stroke-opacity=".4" stroke-width="3" fill="none" stroke-linecap="round"/>` +
    `<path d="M-110 4C-80 34 80 34 110 4C96 40-96 40-110 4Z" fill="#064a36"/>${ring(11, 100, { y: 2, size: 0.95 })}${beads}`
  )
}

/** Two hands set a basket with a burning candle on the river. */
export function krathong(): string {
  const sheet = createSheet(373, 236)
  const [small, hut] = [lotusFlower(sheet, goldLotus), pavilion(sheet)]
  const far = [
    [34, 150, 0.2],
    [112, 142, 0.14],
    [322, 152, 0.22],
    [262, 141, 0.13],
  ] as const
  const afloat = far.map(
    ([x, y, size]) =>
      `${glow(sheet, x, y - size * 120, size * 170, size * 150, '#ffd27a', 0.9)}${place(small, x, y, size)}<path d="M${x} ${y - size * 90}v${-size * 50}" stroke="#fffbe0" stroke-width="${size * 22}" stroke-linecap="round"/>`,
  )
  const finger = (path: string): string =>
    `${limb({ path, colour: '#a8683e', width: 15 })}${limb({ path, colour: '#d99a6a', width: 12 })}`
  const hand = `${limb({ path: 'M-8 262C14 248 32 238 48 230', colour: '#12a594', width: 50 })}<path d="M16 212 46 254" stroke="#ffcf3f" stroke-width="7"/>${limb({ path: 'M50 230 74 220', colour: '#d99a6a', width: 32 })}${finger('M74 232C94 234 110 232 126 226')}${finger('M76 222C98 222 112 218 132 214')}${finger('M76 212C96 210 110 206 126 203')}${finger('M66 212C70 198 78 190 88 184')}<path d="M62 210 84 206 84 238 62 240Z" fill="#d99a6a"/>`
  return sheet.finish(
    `${dusk(sheet, [
      [44, 52, 0.8],
      [104, 24, 0.5],
      [318, 44, 0.9],
      [270, 18, 0.4],
    ])}<path d="M0 134V116C40 102 90 118 140 108S260 118 373 100V134Z" fill="#4a1a66"/>${place(hut, 60, 134, 0.5)}${place(hut, 314, 134, 0.5)}` +
      `${river(sheet, 132)}${afloat.join('')}` +
      `<ellipse cx="186" cy="222" rx="130" ry="12" fill="#ffb04a" opacity=".35"/><g transform="translate(186 194) scale(.94)">${basket(sheet)}</g>` +
      `${hand}<g transform="translate(373 0) scale(-1 1)">${hand}</g>` +
      '<path d="M60 234Q186 216 312 234M120 230Q186 224 252 230" stroke="#ffe9b0" stroke-width="2.5" fill="none" opacity=".7"/>' +
      sparks(sheet, { seed: 11, count: 9, left: 90, top: 20, right: 290, bottom: 120 }, '#fff3c0', 9),
  )
}
