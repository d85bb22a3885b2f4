import { fill, glow, specks } from '../../scenes/parts/light.ts'
import { createSheet, place, repeat, type Sheet } from '../../scenes/parts/sheet.ts'
import { across, down, flower } from '../parts/stroke.ts'

function tier(
  sheet: Sheet,
  { top, half, height, cream }: { top: number; half: number; height: number; cream: string },
): string {
  const drops = repeat(Math.round(half / 10), (index) => {
    const depth = 10 + ((index * 7) % 12)
    return `v${depth}a7.4 7.4 0 0 0 14.8 0v-${depth}h${20 - 14.8}`
  })
  return `<path d="M${-half} ${top}H${half}V${top + height}Q0 ${top + height + 12}${-half} ${top + height}Z" fill="${across(sheet, '#fff4e6', '#e8c9b0')}"/><path d="M${-half} ${top}${drops}V${top}Z" fill="${cream}"/><ellipse cy="${top}" rx="${half}" ry="9" fill="${cream}"/><ellipse cy="${top - 2}" rx="${half - 6}" ry="6" fill="#fff" opacity=".35"/>`
}

function lantern(sheet: Sheet): string {
  return sheet.define(
    `<path d="M0-60V-20" stroke="#2a1a4a" stroke-width="2"/>${glow(sheet, 0, 0, 44, 44, '#ffd98a', 0.6)}<path d="M-9-20H9M-9 22H9" stroke="#a8620c" stroke-width="5" stroke-linecap="round"/><path d="M-10-18C-26-12-26 14-10 20H10C26 14 26-12 10-18Z" fill="${sheet.radial(
      [
        [0, '#fff3c0'],
        [1, '#f2884a'],
      ],
    )}"/><path d="M0-18V20M-10-17Q-18 0-10 19M10-17Q18 0 10 19" stroke="#b8502c" stroke-opacity=".5" stroke-width="2" fill="none"/>`,
  )
}

/** A cake with one candle on a table at dusk, lanterns above it. */
export function cake(): string {
  const sheet = createSheet(373, 236)
  const lamp = lantern(sheet)
  const garland = repeat(7, (index) =>
    flower({
      x: 186 + (index - 3) * 21,
      y: 208 - Math.abs(index - 3) * 0.8,
      size: 6,
      colour: ['#ff5a8a', '#ffcf3f', '#fff'][index % 3] ?? '#fff',
      heart: '#f08a1c',
    }),
  )
  return sheet.finish(
    `${fill(sheet, down(sheet, '#2a2a7a', '#8a4aa8', '#f2906a'))}${specks({ seed: 7, count: 46, left: 0, top: 0, right: 373, bottom: 110 }, '#fff', 1.2)}` +
      '<path d="M0 168C60 130 110 150 160 132S290 140 373 118V236H0Z" fill="#4a2a6e"/>' +
      [
        [40, 70, 1],
        [98, 44, 0.72],
        [274, 46, 0.72],
        [334, 72, 1],
      ]
        .map(([x = 0, y = 0, size]) => place(lamp, x, y, size))
        .join('') +
      `<path d="M0 200Q186 176 373 200V236H0Z" fill="${down(sheet, '#ffe9d0', '#d89a8a')}"/><ellipse cx="186" cy="214" rx="120" ry="13" fill="#7a3a4a" opacity=".4"/><ellipse cx="186" cy="208" rx="112" ry="13" fill="${down(sheet, '#ffffff', '#c9b8d8')}"/>` +
      `${glow(sheet, 186, 56, 120, 110, '#fff0b0', 0.7)}<g transform="translate(186 0)">${tier(sheet, { top: 146, half: 88, height: 54, cream: '#ff7aa8' })}${tier(sheet, { top: 104, half: 54, height: 40, cream: '#ffcf6a' })}<path d="M-5 60H5V100H-5Z" fill="#6ad0e0"/><path d="M-5 70 5 64M-5 82 5 76M-5 94 5 88" stroke="#fff" stroke-width="3"/><path d="M0 60V54" stroke="#3a1a2a" stroke-width="2"/><path d="M0 28C10 40 10 54 0 56-10 54-10 40 0 28Z" fill="#ffcf3f"/><path d="M0 40C5 46 5 54 0 55-5 54-5 46 0 40Z" fill="#fff8dc"/></g>${garland}`,
  )
}
