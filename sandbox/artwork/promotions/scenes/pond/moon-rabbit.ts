import { fill, specks } from '../../../scenes/parts/light.ts'
import { createRandom, createSheet, num, place, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { lantern, moon, night } from '../../parts/pond.ts'
import { across, down, limb } from '../../parts/stroke.ts'

const line = 'stroke="#8a3a4a" stroke-width="2.200" stroke-linejoin="round" stroke-linecap="round"'

/** A rabbit in a festival's vest lifts the pestle; its feet are at the origin. */
function rabbit(sheet: Sheet): string {
  const fur = `fill="${across(sheet, '#ffffff', '#fff3e6', '#f0c8b8')}" ${line}`
  return (
    `<circle cx="-44" cy="-26" r="17" ${fur}/><path d="M-36-6C-50-50-36-92-4-96 30-92 42-50 30-6Z" ${fur}/><path d="M-34-12C-46-50-34-84-8-94L-2-20ZM32-12C42-48 32-84 4-94L8-20Z" fill="${across(sheet, '#f2452c', '#a3122e')}"/><path d="M-8-94-2-20M4-94 8-20" stroke="${night.gold}" stroke-width="4"/><path d="M-24-44q10-2 10 8t-10 4-4-8" fill="none" stroke="${night.gold}" stroke-width="2.600"/>` +
    `<path d="M-40 0C-44-20-20-26-6-16-2-8-4 0-6 2ZM38 0C42-20 20-26 8-16 4-8 6 0 8 2Z" ${fur}/>` +
    `<path d="M-20-144C-44-178-52-214-36-222-18-222-8-184-6-148Z" ${fur}/><path d="M-22-156C-36-182-42-206-36-212-26-208-18-182-14-158Z" fill="${night.pink}"/><path d="M10-148C8-186 20-222 38-220 52-210 42-174 24-142Z" ${fur}/><path d="M16-156C18-184 28-208 36-208 42-200 32-176 24-154Z" fill="${night.pink}"/>` +
    `<path d="M-46-116C-46-142-24-156 2-156S48-140 48-114 26-82 2-82-46-92-46-116Z" ${fur}/><path d="M6-122Q14-131 22-123M-24-120Q-16-129-8-121" fill="none" stroke="#3a0a24" stroke-width="3.600" stroke-linecap="round"/><path d="M-3-112H9L3-105Z" fill="${night.rose}"/><path d="M3-105C1-98-7-97-10-101M3-105C5-98 13-97 16-101" fill="none" stroke="#3a0a24" stroke-width="2.400" stroke-linecap="round"/><circle cx="-29" cy="-106" r="8" fill="#f9a9b4" opacity=".8"/><circle cx="34" cy="-106" r="8" fill="#f9a9b4" opacity=".8"/>`
  )
}

/** Both paws on the pestle over a mortar with what is pounded. */
function pounding(sheet: Sheet): string {
  const wood = across(sheet, '#e0a060', '#a8622a', '#6a3414')
  const arms = 'M-4-26C14-6 40-14 62-46M24-26C38-12 52-14 66-26'
  return (
    `<path d="M52-166H78L84-104H46Z" fill="${wood}" ${line}/><path d="M59-104H71V-46H59Z" fill="${wood}" ${line}/><path d="M50-46H80L86-8H44Z" fill="${wood}" ${line}/>` +
    limb({ path: arms, colour: '#8a3a4a', width: 23 }) +
    limb({ path: arms, colour: '#fff6ee', width: 18.5 }) +
    `<path d="M38-8C44-26 60-22 66-28 74-20 90-26 94-8Z" fill="#fff3cf" ${line}/><path d="M12-8H118C116 16 104 26 96 32 98 46 104 52 110 58H20C26 52 32 46 34 32 26 26 14 16 12-8Z" fill="${down(sheet, '#5ac8a0', night.jade, night.leaf)}" ${line}/><path d="M12-8H118L116 2H14Z" fill="#a8e6c4"/><path d="M42 14q8-8 16 0t16 0 16 0" fill="none" stroke="#d8fff0" stroke-width="2.600"/>`
  )
}

/** A bough of the cassia with its gold flowers. */
function bough(sheet: Sheet): string {
  const leaf = sheet.define(
    '<path d="M0 0C8-12 24-14 36-4 24 8 10 8 0 0Z"/><path d="M2 0Q18-5 34-4" stroke="#0a3a30" stroke-width="1.300" fill="none"/>',
  )
  const leaves = [
    [16, 40, 20],
    [52, 34, 70],
    [60, 22, -20],
    [92, 40, 40],
    [100, 20, -34],
    [128, 44, 66],
    [140, 30, 4],
    [24, 14, -10],
    [70, 52, 96],
  ]
  const random = createRandom(8)
  const blooms = repeat(16, () => `M${num(random(14, 130))} ${num(random(16, 50))}h0`)
  return (
    limb({ path: 'M-10 22C30 36 80 22 142 32M40 29C56 38 66 46 74 56', colour: '#3a1420', width: 8 }) +
    `<g fill="#1f7a5a">${leaves.map(([x = 0, y = 0, turn]) => place(leaf, x, y, 1, turn)).join('')}</g><path d="${blooms}" stroke="${night.gold}" stroke-width="7" stroke-linecap="round"/>`
  )
}

/** The rabbit of the mid-autumn moon pounds rice under a cassia. */
export function moonRabbit(): string {
  const sheet = createSheet(373, 236)
  const lamp = lantern(sheet, 80)
  return sheet.finish(
    fill(sheet, down(sheet, '#22081c', '#6a1038', '#d8482f')) +
      specks({ seed: 5, count: 34, left: 0, top: 0, right: 373, bottom: 150 }, '#ffe6c0', 1.3, 0.8) +
      moon(sheet, { x: 186, y: 116, radius: 104 }) +
      `<g fill="#8a1a48"><path d="M-20 236C-10 200 30 186 62 200 84 176 130 180 140 206L150 236ZM393 236C384 196 340 184 312 200 290 180 250 186 244 206L230 236Z"/></g><path d="M-10 236C30 208 90 214 186 212S340 206 383 236Z" fill="${down(sheet, '#c8346c', '#7a1240')}"/>` +
      `<g fill="none" stroke="#ffb0c0" stroke-opacity=".7" stroke-width="2.600" stroke-linecap="round"><path d="M30 212q-10-14 6-17 13 3 6 13M318 210q-10-14 6-17 13 3 6 13M84 204q-7-10 4-12 9 2 5 10"/></g>` +
      `<g transform="translate(158 218) scale(.9)">${rabbit(sheet)}<g transform="translate(0 -44)">${pounding(sheet)}</g></g><g transform="translate(-34 -12)">${bough(sheet)}</g>${place(lamp, 336, 70, 1.1)}`,
  )
}
