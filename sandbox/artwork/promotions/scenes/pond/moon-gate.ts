import { fill, glow } from '../../../scenes/parts/light.ts'
import { lotusFlower, lotusPad, pinkLotus } from '../../../scenes/parts/pond.ts'
import { createSheet, num, place, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { gleams, lantern, moon, night } from '../../parts/pond.ts'
import { across, down } from '../../parts/stroke.ts'

/** The garden seen through the round gate: a lake, a pagoda, the moon over it. */
function garden(sheet: Sheet): string {
  const roofs = repeat(4, (index) => {
    const [y, half] = [142 - index * 21, 38 - index * 6]
    return `<path d="M${num(224 - half * 0.6)} ${y}h${num(half * 1.2)}v-14h-${num(half * 1.2)}Z" fill="#8a1a3a"/><path d="M${224 - half - 8} ${y - 16}C${224 - half} ${y - 12} ${224 - half + 6} ${y - 14} ${num(224 - half * 0.4)} ${y - 24}H${num(224 + half * 0.4)}C${224 + half - 6} ${y - 14} ${224 + half} ${y - 12} ${224 + half + 8} ${y - 16}L${224 + half} ${y - 9}H${224 - half}Z" fill="${night.wine}"/><path d="M${num(224 - half * 0.32)} ${y - 2}v-7h${num(half * 0.2)}v7ZM${num(224 + half * 0.12)} ${y - 2}v-7h${num(half * 0.2)}v7Z" fill="#ffd98a"/>`
  })
  return (
    `<path d="M80 10H294V220H80Z" fill="${down(sheet, '#5a1442', '#d8503f', '#ffc06a', '#ffe0a0')}"/>${moon(sheet, { x: 150, y: 82, radius: 34 })}` +
    `<path d="M80 132C104 92 130 96 146 124 170 100 188 108 200 130 240 96 270 110 294 134V150H80Z" fill="#a82a4a"/><path d="M224 66V48" stroke="${night.gold}" stroke-width="3"/>${roofs}` +
    `<path d="M80 142H294V220H80Z" fill="${down(sheet, '#e8804a', '#2a7a70', '#0f4a46')}"/>${gleams(150, 149, '#fff0b8')}` +
    lotusPad(sheet, { at: [236, 178], rx: 40 }) +
    place(lotusFlower(sheet, pinkLotus), 238, 180, 0.34)
  )
}

/** The wall about the gate, its tiled coping and lattice windows. */
function wall(sheet: Sheet): string {
  const tiles = repeat(19, (index) => `M${-6 + index * 21} 20a10.500 11 0 0 0 21 0`)
  const panes = repeat(2, (index) => {
    const x = 8 + index * 305
    return `<path d="M${x} 92h52v72h-52Z" fill="#3a0a24"/><path d="M${x} 92h52v72h-52ZM${x + 17} 92v72M${x + 35} 92v72M${x} 116h52M${x} 140h52M${x + 17} 104h18M${x + 17} 152h18" fill="none" stroke="${night.gold}" stroke-width="3"/>`
  })
  const hole = 'M186 22A94 94 0 0 1 240 193V206H132V193A94 94 0 0 1 186 22Z'
  return (
    `<path fill-rule="evenodd" d="M0 0H373V236H0Z${hole}" fill="${across(sheet, '#b01f42', '#8a1238', '#5a0c2e')}"/>${panes}` +
    `<path d="${hole}" fill="none" stroke="#5a0c2e" stroke-width="18"/><path d="${hole}" fill="none" stroke="${across(sheet, '#ffe6a0', night.gold, night.amber)}" stroke-width="10"/><path d="${hole}" fill="none" stroke="#a3122e" stroke-width="2.400" stroke-dasharray="3 9"/>` +
    `<path d="M0 0H373V20H0Z" fill="${night.leaf}"/><path d="${tiles}" fill="${night.jade}" stroke="${night.leaf}" stroke-width="2.400"/>`
  )
}

/** Steps lead up to a moon gate, open on a lake at night, lanterns on either side. */
export function moonGate(): string {
  const sheet = createSheet(373, 236)
  const lamp = lantern(sheet, 60)
  const steps = repeat(3, (index) => {
    const [y, half] = [204 + index * 11, 62 + index * 22]
    return `<path d="M${186 - half} ${y}h${half * 2}v11h-${half * 2}Z" fill="${['#f2c890', '#d8965c', '#b0643f'][index]}"/><path d="M${186 - half} ${y}h${half * 2}" stroke="#fff0c8" stroke-width="2"/>`
  })
  const [leaf, bloom] = [lotusPad(sheet, { at: [40, 226], rx: 58 }), lotusFlower(sheet, pinkLotus)]
  return sheet.finish(
    fill(sheet, night.deep) +
      garden(sheet) +
      wall(sheet) +
      `<path d="M0 204H373V236H0Z" fill="#4a0a28"/>${glow(sheet, 186, 206, 150, 40, '#ffd08a', 0.7)}${steps}` +
      `${place(lamp, 34, 62, 1.05)}${place(lamp, 339, 62, 1.05)}${leaf}${lotusPad(sheet, { at: [334, 228], rx: 58 })}${place(bloom, 44, 228, 0.5)}${place(bloom, 332, 230, 0.5)}`,
  )
}
