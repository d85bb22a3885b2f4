import { glow } from '../../../scenes/parts/light.ts'
import { createSheet, place, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { across, down, flower, limb, round } from '../../parts/stroke.ts'
import { dusk, river } from './quay.ts'

/** Baskets of mangoes, pineapple and bananas along the boat. */
function fruit(sheet: Sheet): string {
  const mango = sheet.define(
    `<path d="M-17 2C-16-14 2-18 14-10 22-2 16 14 0 15-10 16-17 12-17 2Z" fill="${round(sheet, '#fff0a0', '#ffb52a', '#e0661c')}"/><path d="M14-10q6-6 10-5" stroke="#2a8a4a" stroke-width="4" stroke-linecap="round"/>`,
  )
  const rambutan = sheet.define(
    `<circle r="12" fill="${round(sheet, '#ff8a7a', '#d8283e', '#7a0f2a')}"/><path d="M-10-8l-5-4M0-12v-6M9-9l5-4M12 0h6M-12 0h-6M-4-2l-3-4M5-3l3-4" stroke="#9ad86a" stroke-width="2" stroke-linecap="round"/>`,
  )
  const crownLeaves = [-40, -20, 0, 20, 40].map(
    (turn) =>
      `<path d="M0 0C-7-14-5-28 0-38 5-28 7-14 0 0Z" transform="rotate(${turn})" fill="${turn % 40 === 0 ? '#2aa05a' : '#157a48'}"/>`,
  )
  const pine = `<g transform="translate(324 134) rotate(10) scale(1.15)"><g transform="translate(0 -26)">${crownLeaves.join('')}</g><ellipse rx="22" ry="30" fill="${round(sheet, '#ffe08a', '#f0a02a', '#a8540f')}"/><path d="M-20-10 12 24M-12-24 21 10M20-10-12 24M12-24-21 10" stroke="#a8540f" stroke-width="2.5"/></g>`
  return (
    pine +
    [
      [216, 160],
      [244, 164],
      [272, 166],
      [230, 144],
      [258, 147],
      [296, 168],
    ]
      .map(([x = 0, y = 0], index) => place(mango, x, y, 0.95, index * 14 - 20))
      .join('') +
    [
      [28, 160],
      [54, 164],
      [80, 166],
      [42, 144],
      [68, 146],
      [56, 128],
    ]
      .map(([x = 0, y = 0]) => place(rambutan, x, y, 1.1))
      .join('')
  )
}

/** A trader under a straw hat who holds out a fruit to the right; her waist is the origin. */
function trader(sheet: Sheet): string {
  return (
    `<path d="M-46 30C-54-20-36-54 0-56S52-20 44 30Z" fill="${across(sheet, '#12bfae', '#0a6a70')}"/><path d="M-14-54C-6-40 6-40 14-54" stroke="#ffcf4a" stroke-width="6" fill="none"/><path d="M-12-76H12V-54C6-46-6-46-12-54Z" fill="#b87848"/><path d="M-27-112C-28-78-12-66 0-66S28-78 27-112Z" fill="${round(sheet, '#f0bc8a', '#d99a6a', '#b87848')}"/>` +
    '<path d="M-28-116C-34-96-30-84-24-78-24-96-20-106-10-114ZM28-116C34-96 30-84 24-78 24-96 20-106 10-114Z" fill="#1d0f1c"/><path d="M-17-98q6-7 12 0M6-98q6-7 12 0" stroke="#1d0f1c" stroke-width="3.2" fill="none" stroke-linecap="round"/><path d="M-12-86C-4-83 6-83 13-86 10-74-8-74-12-86Z" fill="#fff"/><ellipse cx="-18" cy="-90" rx="5" ry="3.5" fill="#ff7a7a" opacity=".6"/><ellipse cx="19" cy="-90" rx="5" ry="3.5" fill="#ff7a7a" opacity=".6"/>' +
    `<g transform="translate(0 -13) rotate(-4 0 -120)"><path d="M-64-110C-44-122-34-154 0-156 34-154 44-122 64-110 30-100-30-100-64-110Z" fill="${down(sheet, '#ffe6a0', '#d8a04a')}"/><path d="M-60-111C-30-122 30-122 60-111M-44-122C-20-132 20-132 44-122M-32-136C-14-144 14-144 32-136" stroke="#a86a22" stroke-width="2" fill="none"/><path d="M-64-110C-30-100 30-100 64-110 44-92-44-92-64-110Z" fill="#8a5a22"/></g>${flower({ x: -26, y: -96, size: 4.5, colour: '#ff5a9a', heart: '#ffe36a' })}` +
    limb({ path: 'M-36-26C-54-6-44 14-22 14', colour: '#0fa89a', width: 24 }) +
    limb({ path: 'M34-32C56-20 66-26 82-44', colour: '#12bfae', width: 24 }) +
    limb({ path: 'M80-44 96-56', colour: '#d99a6a', width: 17 })
  )
}

/** A trader in a boat full of fruit and garlands holds out a mango. */
export function marketBoat(): string {
  const sheet = createSheet(373, 236)
  const garland = repeat(25, (index) =>
    flower({
      x: 6 + index * 15,
      y: 184 + Math.abs(Math.sin((index * Math.PI) / 5)) * 15,
      size: 5.4,
      colour: ['#ff8a1f', '#ffe36a', '#fff'][index % 3] ?? '#fff',
      heart: '#e0267a',
    }),
  )
  const huts = [36, 118, 260, 338].map(
    (x, index) =>
      `<g transform="translate(${x} 108) scale(${index % 2 === 0 ? 1 : 0.8})"><path d="M-30 0V-26H30V0Z" fill="#3a1450"/><path d="M-42-24C-20-34-10-50 0-58 10-50 20-34 42-24Z" fill="#5a1f5e"/><path d="M-16-4V-18H-4V-4ZM6-4V-18H18V-4Z" fill="#ffcf6a"/><path d="M-24 0V12M24 0V12" stroke="#3a1450" stroke-width="4"/></g>`,
  )
  const palm = `<path d="M-16 2C-15-14 2-18 14-10 22-2 16 14 0 15-10 16-16 12-16 2Z" fill="${round(sheet, '#fff0a0', '#ffb52a', '#e0661c')}"/><path d="M12-12q6-8 12-6" stroke="#2a8a4a" stroke-width="5" stroke-linecap="round"/>`
  return sheet.finish(
    `${dusk(sheet, [
      [36, 40, 0.7],
      [92, 20, 0.4],
      [330, 34, 0.8],
      [290, 16, 0.4],
    ])}${huts.join('')}${river(sheet, 112)}${glow(sheet, 160, 90, 130, 110, '#ffe0a0', 0.55)}` +
      `<g transform="translate(150 172)">${trader(sheet)}</g>${glow(sheet, 258, 98, 44, 40, '#fff3c0', 0.8)}<g transform="translate(258 98) scale(1.2)">${palm}</g><path d="M244 114C250 120 262 120 272 112" stroke="#d99a6a" stroke-width="9" fill="none" stroke-linecap="round"/>${fruit(sheet)}` +
      `<path d="M-20 166C60 182 310 182 393 160V214C300 226 70 226-20 214Z" fill="${down(sheet, '#c8602a', '#6a240f')}"/><path d="M-20 170C60 186 310 186 393 164" stroke="#ffcf4a" stroke-width="6" fill="none"/><path d="M-20 206C60 218 310 218 393 206" stroke="#ffcf4a" stroke-width="3" fill="none" opacity=".6"/>${garland}` +
      '<path d="M-10 226C60 216 130 232 200 224S320 220 384 228" stroke="#ffe9b0" stroke-width="3" fill="none" opacity=".7"/>',
  )
}
