import { glow, sparks } from '../../../scenes/parts/light.ts'
import { palace } from '../../../scenes/parts/river.ts'
import { createSheet, num, place, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { across, down, flower, limb } from '../../parts/stroke.ts'
import { dusk } from './quay.ts'

const wheel = (sheet: Sheet): string =>
  sheet.define(
    '<circle r="27" fill="#120a1c"/><circle r="16" fill="#dfe6ee"/><circle r="11" fill="#8a97ac"/><path d="M0-14V14M-14 0H14" stroke="#3a3a5a" stroke-width="4"/><circle r="5" fill="#ffcf3f"/>',
  )

/** Who steers, and a guest behind who throws up her arms. */
function people(): string {
  const guest =
    '<path d="M-66-20C-70-62-56-78-40-78S-12-62-14-20Z" fill="#ff5a8a"/>' +
    limb({ path: 'M-56-66C-76-78-88-92-92-108', colour: '#ff5a8a', width: 13 }) +
    limb({ path: 'M-91-106-94-120', colour: '#d99a6a', width: 11 }) +
    '<path d="M-99-121l-5-7M-94-124l-1-9M-89-122l4-8" stroke="#d99a6a" stroke-width="4.5" stroke-linecap="round"/><path d="M-57-96C-64-66-58-56-48-54L-30-58-28-100Z" fill="#1d0f1c"/><path d="M-46-84H-34V-72H-46Z" fill="#c4835a"/><circle cx="-40" cy="-96" r="16" fill="#d99a6a"/><path d="M-57-94C-58-120-22-118-24-94-32-106-46-108-57-94Z" fill="#1d0f1c"/><path d="M-42-97q3-4 6 0M-32-97q3-4 6 0" stroke="#1d0f1c" stroke-width="2.2" fill="none" stroke-linecap="round"/><path d="M-41-89Q-34-80-27-89Z" fill="#fff"/>' +
    flower({ x: -52, y: -108, size: 4.6, colour: '#fff', heart: '#ffcf3f' })
  const driver =
    '<path d="M26-16C22-56 34-74 50-76 66-74 74-56 70-16Z" fill="#0fa89a"/><path d="M44-82H56V-72H44Z" fill="#9a5c36"/><circle cx="51" cy="-92" r="16" fill="#b9754a"/><path d="M34-92C32-116 68-116 68-92L76-88C62-96 46-98 34-92Z" fill="#ff9a1f"/><path d="M56-92q3-4 6 0" stroke="#1d0f1c" stroke-width="2.4" fill="none" stroke-linecap="round"/><path d="M50-84Q58-76 65-86Z" fill="#fff"/>' +
    limb({ path: 'M52-62C64-46 76-42 90-46', colour: '#12bfae', width: 13 }) +
    limb({ path: 'M86-46 96-50', colour: '#b9754a', width: 11 })
  return guest + driver
}

/** The three-wheeler, facing right, its ground on y = 0. */
function body(sheet: Sheet): string {
  const fringe = repeat(14, (index) => `M${num(-108 + index * 15.4)} -148v10`)
  const lamps = repeat(8, (index) => `M${-100 + index * 27} -152h0`)
  return (
    `<path d="M-112-26V-140M2-30V-140" stroke="#c8d2e0" stroke-width="6"/><path d="M-104-60H-64L-58-26H-104Z" fill="#5a1030"/>${people()}` +
    `<path d="M84-140 112-58" stroke="#c8d2e0" stroke-width="6"/><path d="M90-134 112-62 104-56 82-132Z" fill="#bff4ff" opacity=".35"/>` +
    `<path d="M-126-146C-120-166-100-170-60-172H50C84-170 104-160 112-144L104-138H-122Z" fill="${down(sheet, '#ffcf3f', '#f0762a')}"/><path d="M-122-148H110" stroke="#a81440" stroke-width="6"/><path d="${fringe}" stroke="#ff4f7b" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M-130-56H-4L6-30H70L78-62C100-66 122-60 132-44L140-18C124-14 112-14 100-14H-120C-132-24-134-42-130-56Z" fill="${across(sheet, '#1a5ae0', '#12278a')}"/><path d="M-130-50H-6L4-24H76L84-56" stroke="#ffcf3f" stroke-width="5" fill="none"/>` +
    '<path d="M-116-34l12-9 12 9-12 9zM-88-34l12-9 12 9-12 9zM-60-34l12-9 12 9-12 9zM-32-34l12-9 12 9-12 9z" fill="#ff5a8a"/><path d="M88-48 76-66H100" stroke="#120a1c" stroke-width="6" fill="none" stroke-linecap="round"/>' +
    `<path d="M100-64C118-66 132-56 138-40L118-38Z" fill="#3a7af8"/>${glow(sheet, 130, -46, 60, 44, '#fff3c0', 0.9)}<circle cx="128" cy="-46" r="11" fill="#fffbe0" stroke="#c8d2e0" stroke-width="4"/><path d="${lamps}" stroke="#fff3c0" stroke-width="9" stroke-linecap="round"/>` +
    repeat(5, (index) =>
      flower({
        x: 96 + index * 7,
        y: -70 + Math.abs(index - 2) * -3 + 8,
        size: 4,
        colour: index % 2 === 0 ? '#fff' : '#ffcf3f',
        heart: '#ff7a1f',
      }),
    )
  )
}

/** A three-wheeler with lights and a cheerful guest runs along the river past the palace. */
export function tukTuk(): string {
  const sheet = createSheet(373, 236)
  const rim = wheel(sheet)
  return sheet.finish(
    `${dusk(sheet, [
      [40, 40, 0.9],
      [344, 66, 0.8],
      [312, 26, 0.5],
      [92, 22, 0.4],
    ])}${glow(sheet, 290, 150, 150, 100, '#ffe0a0', 0.6)}${place(palace(sheet), 304, 176, 0.46)}` +
      `<path d="M0 176V140C30 120 60 140 90 128S150 140 180 132V176Z" fill="#3a1a5e"/><path d="M0 170H373V236H0Z" fill="${down(sheet, '#0f5a66', '#05303a', '#021a22')}"/><path d="M0 172H373" stroke="#ffcf7a" stroke-width="3"/><path d="M-10 226H60M110 230H190M260 226H330" stroke="#ffcf7a" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>` +
      `<ellipse cx="180" cy="218" rx="150" ry="9" fill="#01121a" opacity=".6"/><path d="M318 158 400 138V214Z" fill="#fff3c0" opacity=".3"/>` +
      `<path d="M-6 150H32M-6 170H20M-6 190H30" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".55"/>` +
      `<g transform="translate(180 212) rotate(-3) scale(1.08)">${body(sheet)}</g>${place(rim, 84, 200)}${place(rim, 290, 194)}<path d="M258 196C260 166 316 162 322 186L312 188C302 172 272 174 268 198Z" fill="#ff9a1f"/><path d="M50 200C52 166 116 164 120 196L110 198C104 174 66 176 62 202Z" fill="#ff9a1f"/>` +
      sparks(sheet, { seed: 6, count: 7, left: 20, top: 60, right: 360, bottom: 140 }, '#fff3c0', 8),
  )
}
