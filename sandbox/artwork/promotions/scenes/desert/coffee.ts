import { glow, sparks } from '../../../scenes/parts/light.ts'
import { createSheet, place, repeat, type Sheet, symmetric } from '../../../scenes/parts/sheet.ts'
import { down, limb } from '../../parts/stroke.ts'
import { archway, fullMoon, nightSky } from './archway.ts'

const brass = (sheet: Sheet): string =>
  sheet.linear(
    [
      [0, '#8a4a10'],
      [0.22, '#ffe9a0'],
      [0.5, '#f0b23a'],
      [1, '#7a3a0c'],
    ],
    0,
    0,
    1,
    0,
  )

/** A coffee pot with a beak, its foot on the origin. */
function pot(sheet: Sheet): string {
  const metal = brass(sheet)
  const chased = repeat(7, (index) => `M${-42 + index * 14}-44 l7 12 7-12-7-9Z`)
  return (
    `<path d="M22-102C78-112 84-44 42-30" stroke="#a8620c" stroke-width="10" fill="none" stroke-linecap="round"/><path d="M22-103C76-111 80-48 44-33" stroke="#ffd36a" stroke-width="3.5" fill="none"/>` +
    `<path d="M-18-82C-42-88-54-108-90-116L-98-104C-84-100-72-86-64-72-54-54-46-50-34-50Z" fill="${metal}"/><path d="M-90-116-98-104C-90-102-84-98-80-94L-74-110Z" fill="#7a3a0c" opacity=".5"/>` +
    `<path d="${symmetric('0,-114 C14,-114 24,-112 27,-108 C22,-94 17,-86 17,-76 C42,-66 54,-48 51,-30 C48,-14 36,-8 31,-4 L40,5 L0,5')}" fill="${metal}"/>` +
    `<path d="${symmetric('0,-140 C12,-138 25,-124 29,-108 L0,-108')}" fill="${metal}"/><path d="M0-138V-158" stroke="#e8a83a" stroke-width="5"/><circle cy="-160" r="6" fill="#ffe9a0"/>` +
    `<path d="M-28-108H28M-18-77H18M-50-30H50" stroke="#7a3a0c" stroke-width="3" opacity=".7"/><path d="${chased}" fill="#1f8f96" stroke="#7a3a0c" stroke-width="1"/><path d="M-34-58C-40-46-40-36-36-26M-14-104C-12-94-10-88-10-80" stroke="#fff8dc" stroke-width="4" fill="none" stroke-linecap="round" opacity=".85"/>`
  )
}

/** A small cup without a handle, its foot on the origin. */
const little = (sheet: Sheet): string =>
  sheet.define(
    `<path d="M-21-32H21C20-14 14-4 9 0H-9C-14-4-20-14-21-32Z" fill="${sheet.linear(
      [
        [0, '#ffffff'],
        [0.6, '#f2ead8'],
        [1, '#b9a98c'],
      ],
      0,
      0,
      1,
      0,
    )}"/><path d="M-20-22H20L18-14H-18Z" fill="#1a55b0"/><path d="M-12-22l4 8 4-8 4 8 4-8 4 8 4-8" stroke="#ffd36a" stroke-width="2" fill="none"/><ellipse cy="-32" rx="21" ry="5.5" fill="#fffaf0"/><ellipse cy="-31.5" rx="17" ry="3.8" fill="#4a220c"/>`,
  )

const arm =
  limb({ path: 'M400 196C350 166 310 134 284 112', colour: '#f4ecd8', width: 58 }) +
  '<path d="M400 224C350 190 312 158 272 134" stroke="#c9b58c" stroke-width="9" fill="none" opacity=".7"/><path d="M286 84 256 132" stroke="#e0a040" stroke-width="8"/>' +
  limb({ path: 'M268 104 250 92', colour: '#b9754a', width: 34 }) +
  '<path d="M238 84l20 12M234 94l20 12M236 104l16 10" stroke="#8f5531" stroke-width="3" stroke-linecap="round"/>'

/** Coffee is poured from a brass pot into one of the little cups on a tray, in an arch open to the night. */
export function coffee(): string {
  const sheet = createSheet(373, 236)
  const cup = little(sheet)
  return sheet.finish(
    `${nightSky(sheet)}${fullMoon(sheet, { x: 132, y: 82, size: 40 })}<path d="M60 186C120 150 180 176 240 158S300 150 320 156V236H60Z" fill="#2a6a8e"/><path d="M60 200C140 176 220 190 320 178V236H60Z" fill="#1a4a72"/>` +
      archway(sheet) +
      `<path d="M0 206H373V236H0Z" fill="${down(sheet, '#7a1c34', '#3a0a20')}"/><path d="M0 209H373" stroke="#e0a040" stroke-width="4"/>` +
      `<ellipse cx="166" cy="222" rx="150" ry="17" fill="#2a0614" opacity=".6"/><ellipse cx="166" cy="214" rx="152" ry="18" fill="${brass(sheet)}"/><ellipse cx="166" cy="211" rx="138" ry="13" fill="${down(sheet, '#b8701a', '#f6cf6a')}"/>` +
      `<path d="M96 98C90 130 88 150 88 186" stroke="#5a2a10" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M95 104C90 132 88 152 87 180" stroke="#b8703a" stroke-width="2" fill="none"/>` +
      `<g transform="translate(222 188) rotate(-22) scale(1.1)">${pot(sheet)}</g>${arm}` +
      place(cup, 138, 208, 0.92) +
      place(cup, 36, 210, 0.92) +
      place(cup, 88, 220, 1.15) +
      `${glow(sheet, 86, 176, 34, 46, '#fff4d8', 0.35)}<path d="M68 170C58 152 76 144 66 126M108 168C100 152 116 146 108 130" stroke="#fff" stroke-opacity=".45" stroke-width="4" fill="none" stroke-linecap="round"/>` +
      sparks(sheet, { seed: 5, count: 7, left: 170, top: 50, right: 250, bottom: 190 }, '#fff8dc', 9),
  )
}
