import { fill, glow, sparks } from '../../../scenes/parts/light.ts'
import { both, createSheet, num, place, repeat, type Sheet, symmetric } from '../../../scenes/parts/sheet.ts'
import { across, down, flower, limb } from '../../parts/stroke.ts'

/** The tiers of a gilded crown from the brow at y = -50 up. */
function crown(sheet: Sheet): string {
  const gold = sheet.linear(
    [
      [0, '#a8620c'],
      [0.3, '#fff3b8'],
      [0.6, '#f6b93a'],
      [1, '#8a4a0c'],
    ],
    0,
    0,
    1,
    0,
  )
  const leaf = sheet.define(
    `<path d="M0 4C-12-4-12-20 0-34 12-20 12-4 0 4Z" fill="${gold}" stroke="#8a4a0c" stroke-width="1.5"/><path d="M0-2C-5-8-5-14 0-20 5-14 5-8 0-2Z" fill="#e0267a"/>`,
  )
  const row = (count: number, half: number, { y, size }: { y: number; size: number }): string =>
    repeat(count, (index) => {
      const along = (index / (count - 1)) * 2 - 1
      return place(leaf, along * half, y + along * along * 14, size, along * 30)
    })
  const gems = repeat(9, (index) => `M${num(-72 + index * 18)} ${num(-48 + ((index - 4) / 4) ** 2 * 12)}h0`)
  const ear = `<path d="M84-30C112-44 120-10 104 18 128 10 126 46 100 62 96 36 88 4 84-30Z" fill="${gold}" stroke="#8a4a0c" stroke-width="2"/><path d="M94-18C104-22 108-8 100 10M100 26C112 24 110 40 102 48" stroke="#12a594" stroke-width="5" fill="none" stroke-linecap="round"/>`
  return (
    `<path d="${symmetric('0,-190 L5,-150 L14,-120 L30,-92 L60,-66 L0,-60')}" fill="${gold}"/><path d="M-10-134H10M-17-114H17M-30-94H30" stroke="#a81440" stroke-width="6"/>${row(5, 40, { y: -88, size: 0.9 })}${row(7, 74, { y: -60, size: 1.25 })}` +
    `<path d="M-90-34C-50-70 50-70 90-34L86-16C46-50-46-50-86-16Z" fill="${gold}"/><path d="${gems}" stroke="#e0267a" stroke-width="9" stroke-linecap="round"/>${both(sheet, ear)}`
  )
}

/** The face of a giant of the stage, its chin at y = 88. */
function face(sheet: Sheet): string {
  const eye =
    '<path d="M12-2C18-26 56-32 70-6 58 14 26 18 12-2Z" fill="#fff" stroke="#04322e" stroke-width="4"/><circle cx="40" cy="-7" r="13" fill="#ffb02a"/><circle cx="39" cy="-6" r="8" fill="#160c10"/><circle cx="36" cy="-10" r="3" fill="#fff"/><path d="M6-18C24-44 60-44 82-24 60-34 30-30 6-18Z" fill="#04322e"/><path d="M10-12C22-32 54-36 74-14" stroke="#ffcf4a" stroke-width="4" fill="none"/>'
  const cheek =
    '<path d="M84 8C76 34 62 46 44 50 62 58 78 46 84 26M26 24C44 16 60 22 70 14" stroke="#ffcf4a" stroke-width="4" fill="none" stroke-linecap="round"/><circle cx="62" cy="34" r="7" fill="#e0267a"/><path d="M30 50C34 40 44 28 38 18 54 26 52 44 44 56Z" fill="#fff8e8" stroke="#c9a878" stroke-width="1.5"/>'
  return (
    `<path d="${symmetric('0,-62 C50,-62 88,-40 90,0 C92,40 60,92 0,92')}" fill="${sheet.radial(
      [
        [0, '#3fe0b0'],
        [0.55, '#12a07e'],
        [1, '#06574e'],
      ],
      0.5,
      0.35,
      0.7,
    )}"/>` +
    both(sheet, eye) +
    '<path d="M-16 22C-20 6-8-2-7-20H7C8-2 20 6 16 22 8 30-8 30-16 22Z" fill="#0c8a6c"/><path d="M-16 22C-8 30 8 30 16 22" stroke="#04322e" stroke-width="3.5" fill="none"/><path d="M-48 52C-30 38-14 44 0 44S30 38 48 52C36 82-36 82-48 52Z" fill="#a8143c" stroke="#ffcf4a" stroke-width="3"/><path d="M-38 53C-20 47 20 47 38 53L32 61C16 56-16 56-32 61Z" fill="#fff"/><path d="M-24 68C-10 64 10 64 24 68 10 76-10 76-24 68Z" fill="#ff6a7a"/>' +
    both(sheet, cheek) +
    '<path d="M0-48C7-40 7-30 0-22-7-30-7-40 0-48Z" fill="#ffcf4a"/>'
  )
}

/** A masked giant of the theatre spreads his fingers before the curtain. */
export function mask(): string {
  const sheet = createSheet(373, 236)
  const folds = repeat(
    11,
    (index) => `M${index * 36 + 6}-4C${index * 36 + 14} 80 ${index * 36 - 2} 160 ${index * 36 + 10} 240`,
  )
  const hand = `${limb({ path: 'M18 256C26 224 36 206 46 186', colour: '#12348a', width: 46 })}<path d="M22 196 66 214" stroke="#ffcf4a" stroke-width="10"/>${limb({ path: 'M52 178 56 164', colour: '#d99a6a', width: 30 })}${limb({ path: 'M46 156C38 140 26 132 14 132M52 150C50 132 44 118 34 110M60 150C62 132 62 118 56 104M66 158C76 146 82 136 80 122', colour: '#d99a6a', width: 11 })}<path d="M14 132C6 132 2 126 2 118M34 110C28 104 26 96 30 90M56 104C54 96 56 88 62 84M80 122C80 114 84 108 90 106" stroke="#ffcf4a" stroke-width="5.5" fill="none" stroke-linecap="round"/>`
  return sheet.finish(
    `${fill(sheet, down(sheet, '#5a0c2e', '#a81440', '#4a0a2a'))}<path d="${folds}" stroke="#2a0418" stroke-width="13" fill="none" opacity=".35"/><path d="M-20-20 120-20 300 236H70Z" fill="#fff3c0" opacity=".1"/><path d="M393-20 253-20 73 236H303Z" fill="#fff3c0" opacity=".1"/>${glow(sheet, 186, 110, 170, 140, '#ffcf5a', 0.55)}` +
      `<path d="M80 240C84 206 120 190 186 190S288 206 292 240Z" fill="${across(sheet, '#2a5ae0', '#12278a')}"/><path d="M110 240C120 214 150 204 186 204S252 214 262 240" stroke="#ffcf4a" stroke-width="9" fill="none"/><path d="M126 240C136 224 160 216 186 216S236 224 246 240" stroke="#e0267a" stroke-width="6" fill="none"/>` +
      `${hand}<g transform="translate(373 0) scale(-1 1)">${hand}</g><g transform="translate(186 136) rotate(4) scale(.88)">${face(sheet)}${crown(sheet)}<path d="M92 44V96" stroke="#ffcf4a" stroke-width="3"/>${repeat(4, (index) => flower({ x: 92, y: 58 + index * 13, size: 4.5, colour: index === 3 ? '#e0267a' : '#fff', heart: '#ffcf3f' }))}</g>` +
      sparks(sheet, { seed: 10, count: 10, left: 20, top: 14, right: 353, bottom: 80 }, '#fff3c0', 9),
  )
}
