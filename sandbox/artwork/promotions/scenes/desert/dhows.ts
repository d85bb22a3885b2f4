import { glow, sparks } from '../../../scenes/parts/light.ts'
import { createRandom, createSheet, num, place, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { across, down, limb } from '../../parts/stroke.ts'
import { fullMoon, nightSky } from './archway.ts'

/** A dhow under full sail to the right, its keel on y = 0, 250 long and 210 tall. */
function dhow(sheet: Sheet, band: string): string {
  const cloth = sheet.linear(
    [
      [0, '#ffffff'],
      [0.55, '#f6e2b8'],
      [1, '#b98a5a'],
    ],
    1,
    0.2,
    0,
    0.8,
  )
  const sail = 'M114-50C92-112 50-168-8-208-2-146-38-96-86-56-20-34 60-34 114-50Z'
  const star = '<path d="M0-18 5-5 18 0 5 5 0 18-5 5-18 0-5-5Z"/>'
  return sheet.define(
    `<path d="M8-6 22-196" stroke="#3a1a10" stroke-width="6"/><path d="${sail}" fill="${cloth}"/><g clip-path="${sheet.clip(`<path d="${sail}"/>`)}"><path d="M-120-74C-30-40 60-70 130-104L130-78C60-44-30-14-120-48Z" fill="${band}"/><path d="M-30-210C-10-150-40-80-70-40M4-210C30-150 20-80 0-30M50-170C70-120 70-80 62-40" stroke="#8a5a3a" stroke-opacity=".35" stroke-width="2" fill="none"/></g>` +
      `<g transform="translate(16 -112)" fill="${band}">${star}<g transform="rotate(45) scale(.8)">${star}</g></g><path d="M122-44C96-112 52-172-14-214" stroke="#5a2c16" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-10-212C-30-222-40-210-60-216L-58-206C-42-202-30-210-12-206Z" fill="#2fd0c0"/><path d="M-86-56-100-36" stroke="#3a1a10" stroke-width="2"/>` +
      limb({ path: 'M74-42 92-58', colour: '#8f5531', width: 6 }) +
      limb({ path: 'M66-38 80-48', colour: '#2fd0c0', width: 10 }) +
      [-76, -36, 62]
        .map(
          (x) =>
            `<path d="M${x - 13}-16C${x - 14}-48 ${x + 12}-48 ${x + 13}-16Z" fill="${x > 0 ? '#2fd0c0' : '#1a4aa0'}"/><circle cx="${x + 1}" cy="-50" r="9" fill="#8f5531"/><path d="M${x - 9}-51C${x - 12}-66 ${x + 10}-66 ${x + 11}-52Q${x} -58 ${x - 9}-51Z" fill="#fff8e8"/>`,
        )
        .join('') +
      `<path d="M-122-58C-116-30-104 0-60 4H60C100 2 128-24 150-60 120-40 84-26 30-24-40-20-80-24-104-34L-108-56Z" fill="${down(sheet, '#c8762e', '#5a240c')}"/><path d="M-106-32C-80-22-40-18 30-22 84-24 120-38 148-58" stroke="#ffd36a" stroke-width="4" fill="none"/><path d="M-104-18C-60-8 60-8 116-28" stroke="#2fd0c0" stroke-width="3.5" fill="none"/>` +
      `${glow(sheet, -114, -70, 44, 44, '#ffd27a', 0.9)}<path d="M-120-62V-78H-108V-62Z" fill="#fff0b8" stroke="#7a3a0c" stroke-width="2"/>`,
  )
}

function water(sheet: Sheet): string {
  const random = createRandom(9)
  const glints = repeat(34, (index) => {
    const y = 176 + (index % 12) * 5.2
    const half = 6 + (y - 170) * 0.34
    return `M${num(292 + random(-half * 2.4, half * 2.4))} ${num(y)}h${num(random(6, 8 + half))}`
  })
  return `<path d="M0 168H373V236H0Z" fill="${down(sheet, '#3a8ab8', '#0f3a80', '#071a4e')}"/><path d="${glints}" stroke="#ffe9b0" stroke-width="2.4" stroke-linecap="round" opacity=".75"/>`
}

/** Dhows race under full sails by moonlight. */
export function dhows(): string {
  const sheet = createSheet(373, 236)
  const [far, near] = [dhow(sheet, '#1a55b0'), dhow(sheet, '#a81e3a')]
  return sheet.finish(
    `${nightSky(sheet)}${fullMoon(sheet, { x: 292, y: 78, size: 62 })}${sparks(sheet, { seed: 5, count: 6, left: 10, top: 10, right: 96, bottom: 84 }, '#fff4d0', 9)}` +
      `<path d="M0 170V146h14v-14h16v14h20v-22q9-12 18 0v22h24v-10h18v10h30v24Z" fill="#0c2a66"/><path d="M8 156h0M22 144h0M58 138h0M64 152h0M92 156h0M122 158h0" stroke="#ffd27a" stroke-width="4" stroke-linecap="round"/>` +
      water(sheet) +
      place(far, 340, 186, 0.42, -4) +
      place(far, 46, 190, 0.5, -3) +
      `<ellipse cx="186" cy="222" rx="140" ry="11" fill="#040f38" opacity=".55"/>` +
      place(near, 184, 220, 0.98, -6) +
      `<path d="M-10 232C40 214 90 226 140 220S250 226 300 206C312 200 322 198 334 206 346 214 360 210 380 214V240H-10Z" fill="${across(sheet, '#1a5aa8', '#0a2260')}"/><path d="M-10 232C40 214 90 226 140 220S250 226 300 206C312 200 322 198 334 206 346 214 360 210 380 214" stroke="#e8fbff" stroke-width="4" fill="none"/>` +
      '<path d="M300 200c8-12 20-14 30-8M312 190h0M326 184h0M338 194h0M296 190h0" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round" opacity=".85"/>',
  )
}
