import { fill, glow, specks } from '../../../scenes/parts/light.ts'
import { goldLotus, lotusFlower, lotusPad, pinkLotus } from '../../../scenes/parts/pond.ts'
import { createSheet, place, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { gleams, lantern, moon, night } from '../../parts/pond.ts'
import { across, down } from '../../parts/stroke.ts'

const bend =
  'M96 96C60 88 20 84-14 56-52 22-74-24-66-66-62-92-44-112-22-118-2-122 16-112 22-96 30-62 34-30 54-4 72 20 98 40 118 58 126 66 122 84 112 92Z'

/** A golden carp that has leapt from the water, its head up and to the left. */
function carp(sheet: Sheet): string {
  const gold = across(sheet, '#fff0a8', '#ffc93f', '#f0862a', '#c8362a')
  const fin = across(sheet, '#ffd98a', '#f2652f', '#b81f3c')
  const edge = 'stroke="#8a1a2a" stroke-width="2.400" stroke-linejoin="round"'
  const scale = sheet.define('<path d="M-9 0C-9 11 9 11 9 0" fill="none" stroke="#a8441c" stroke-width="1.800"/>')
  const rows = repeat(11, (row) =>
    repeat(
      8,
      (at) =>
        `<use href="#${scale}" transform="translate(${-84 + row * 17 + at * 14} ${-62 + row * 16 - at * 7 + (row > 5 ? 6 : 0)}) rotate(${-34 + row * 2})"/>`,
    ),
  )
  return (
    `<g fill="${fin}" ${edge}><path d="M104 84C126 92 140 120 136 156 158 138 164 118 162 104 180 106 196 96 204 74 176 74 148 64 122 62Z"/><path d="M26-84C58-96 90-80 110-44 96-48 88-42 92-30 78-36 70-28 74-14 64-20 56-12 58 2 40-24 30-54 26-84Z"/><path d="M-62-30C-98-32-124-8-126 28-110 18-100 20-94 32-84 14-68 8-54 6ZM-14 54C-34 72-40 98-28 124-16 108-6 106 6 112 6 96 12 84 22 76Z"/></g>` +
    `<path d="M-66-20-114 14M-60-8-98 20M40-76 92-44M40-56 72-26M118 76 138 138M128 72 186 84M-8 64-22 108M4 70-2 104" stroke="#8a1a2a" stroke-opacity=".6" stroke-width="2" fill="none"/>` +
    `<path d="${bend}" fill="${gold}"/><g clip-path="${sheet.clip(`<path d="${bend}"/>`)}"><g opacity=".75">${rows}</g><path d="M-66-66C-62-20-30 40 40 72L100 100H-40L-90 0Z" fill="#fff3cf" opacity=".55"/><path d="M-80-130H30L22-78C4-66-30-58-66-44Z" fill="${across(sheet, '#ffe08a', '#ffb02a')}"/></g><path d="${bend}" fill="none" ${edge}/>` +
    `<path d="M24-80C6-64-30-56-64-46" fill="none" ${edge}/><circle cx="-18" cy="-88" r="12" fill="#fff" stroke="#8a1a2a" stroke-width="2"/><circle cx="-20" cy="-90" r="7" fill="#1d0a14"/><circle cx="-23" cy="-93" r="2.500" fill="#fff"/>` +
    `<path d="M-60-88C-76-96-74-116-58-120-50-132-32-134-26-122-34-106-46-94-60-88Z" fill="#ffb02a" ${edge}/><path d="M-62-98C-66-108-56-120-44-124-38-118-48-104-62-98Z" fill="#7a1024"/><path d="M-54-100C-72-96-80-82-78-66M-46-108C-64-120-82-116-92-102M-24-118C-28-136-42-146-58-142" fill="none" stroke="#ffd98a" stroke-width="3.500" stroke-linecap="round"/>`
  )
}

/** What the leap throws up, about the origin on the water. */
const splash =
  '<path d="M-96 8C-84-14-72-8-70-34-56-26-48-44-54-70-36-58-24-72-30-104-10-88 0-62-6-42 8-56 24-52 28-84 44-66 46-44 38-30 54-38 66-30 72-54 82-32 80-16 74-8 88-8 96 0 104 8Z" fill="#e6fff4" stroke="#e6fff4" stroke-width="9" stroke-linejoin="round"/><path d="M-70 8C-58-10-44-8-42-30-28-18-16-30-16-52-4-34 2-20-2-8 12-20 26-18 32-34 40-14 50-6 64 8Z" fill="#9ad8c4" stroke="#9ad8c4" stroke-width="5" stroke-linejoin="round"/><path d="M-84-56h0M-64-92h0M-8-124h0M46-104h0M86-66h0M104-30h0M-104-22h0" stroke="#e6fff4" stroke-width="9" stroke-linecap="round"/><path d="M-40-118h0M16-106h0M66-88h0M-98-78h0" stroke="#e6fff4" stroke-width="5" stroke-linecap="round"/>'

/** A golden carp leaps before the moon out of a pond of lotuses; its calm side is on the left. */
export function leapingCarp(): string {
  const sheet = createSheet(760, 340)
  const lamp = lantern(sheet, 120)
  const [pink, gold] = [lotusFlower(sheet, pinkLotus), lotusFlower(sheet, goldLotus)]
  const pads = [
    [480, 308, 62],
    [716, 306, 72],
    [624, 330, 84],
    [330, 326, 52],
  ] as const
  return sheet.finish(
    fill(sheet, down(sheet, '#22081c', '#5a0f33', '#b01f42', '#f2653a')) +
      specks({ seed: 3, count: 50, left: 0, top: 0, right: 760, bottom: 150 }, '#ffe6c0', 1.3, 0.7) +
      moon(sheet, { x: 600, y: 128, radius: 112 }) +
      `<path d="M0 262C40 206 84 214 108 244 146 176 196 190 216 240 262 196 306 206 330 246 372 190 420 204 440 246 500 220 560 236 600 250 660 210 720 220 760 250V280H0Z" fill="#5a0f38"/><path d="M0 258H760V340H0Z" fill="${down(sheet, '#b8443f', '#1f5f5a', '#0c3238')}"/>${gleams(600, 272, '#fff0b8')}` +
      `${place(lamp, 738, 74, 1.1)}${place(lamp, 478, 34, 0.8)}` +
      `<g transform="translate(598 150) rotate(6) scale(1.04)">${carp(sheet)}</g><g transform="translate(646 272)">${splash}</g>${glow(sheet, 560, 60, 60, 60, '#fff3cf', 0.3)}` +
      `<path d="M520 284C580 270 700 270 760 286" fill="none" stroke="#c8f5e4" stroke-opacity=".7" stroke-width="3"/>${pads.map(([x, y, rx]) => lotusPad(sheet, { at: [x, y], rx })).join('')}${place(pink, 500, 312, 0.62)}${place(pink, 716, 314, 0.72)}${place(gold, 610, 334, 0.6)}` +
      fill(
        sheet,
        sheet.linear(
          [
            [0, night.deep, 0.92],
            [0.36, night.deep, 0.7],
            [0.56, night.deep, 0],
          ],
          0,
          0,
          1,
          0,
        ),
      ),
  )
}
