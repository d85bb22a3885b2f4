import { starPath } from '../../scenes/parts/coin.ts'
import { fill, glow, sparks, specks } from '../../scenes/parts/light.ts'
import { createSheet, place, repeat, type Sheet } from '../../scenes/parts/sheet.ts'
import { cone, floodlight, stand } from '../../scenes/parts/stadium.ts'
import { across, down, limb, round } from '../parts/stroke.ts'

function ground(sheet: Sheet): string {
  const lawn = 'M0 262Q380 236 760 262V340H0Z'
  const mown = repeat(8, (index) => `M${index * 200 - 420} 340 ${index * 96 - 6} 240h48L${index * 200 - 320} 340Z`)
  return (
    fill(sheet, down(sheet, '#03140f', '#07382a', '#0c5a3e')) +
    specks({ seed: 3, count: 46, left: 0, top: 0, right: 760, bottom: 90 }, '#dfffe9', 1.1) +
    glow(sheet, 540, 70, 420, 220, '#ffd46a', 0.3) +
    cone(sheet, { x: 704, y: 46, left: 420, right: 690, foot: 300, colour: '#eaffdf', opacity: 0.26 }) +
    cone(sheet, { x: 380, y: 30, left: 400, right: 560, foot: 280, colour: '#fff3c0', opacity: 0.3 }) +
    stand(sheet, {
      top: 150,
      foot: 252,
      bend: 20,
      base: '#03110d',
      crowd: ['#d8ffe8', '#f2904a'],
      seed: 7,
      count: 74,
    }) +
    floodlight(sheet, { x: 704, y: 52, scale: 0.9, mast: 150 }) +
    `<path d="${lawn}" fill="${down(sheet, '#1d9a58', '#0c5a36', '#073a25')}"/><g clip-path="${sheet.clip(`<path d="${lawn}"/>`)}"><path d="${mown}" fill="#fff" opacity=".07"/><path d="M440 340 500 250H566L620 340Z" fill="#d8b074" opacity=".5"/></g>`
  )
}

function stumps(sheet: Sheet): string {
  const wood = sheet.linear(
    [
      [0, '#fff0c9'],
      [0.5, '#dca862'],
      [1, '#8f5a22'],
    ],
    0,
    0,
    1,
    0,
  )
  const stump = sheet.define(`<path d="M-5 4V-116Q0-122 5-116V4Z" fill="${wood}"/>`)
  return `<ellipse cy="4" rx="52" ry="9" fill="#000" opacity=".4"/>${[-26, 0, 26].map((x) => place(stump, x, 0)).join('')}<path d="M-28-122H0M4-122H32" stroke="#ffe6b0" stroke-width="7" stroke-linecap="round"/>`
}

function ball(sheet: Sheet): string {
  const seam = 'fill="none" stroke="#ffe9cf"'
  return `<circle r="40" fill="${round(sheet, '#ff7a5c', '#c62222', '#6d0a12')}"/><path d="M-6-40C7-16 7 16-6 40" ${seam} stroke-width="2.8"/><path d="M-12-38C1-16 1 16-12 38M2-39C14-16 14 16 2 39" ${seam} stroke-width="2" stroke-dasharray="3 4"/><ellipse cx="-17" cy="-18" rx="9" ry="5" fill="#fff" opacity=".6" transform="rotate(-40 -17 -18)"/>`
}

function legs(sheet: Sheet): string {
  const pad = down(sheet, '#ffffff', '#cfdcd2')
  return (
    '<ellipse cx="10" cy="4" rx="110" ry="12" fill="#01100a" opacity=".55"/>' +
    limb({ path: 'M-8-110-64-62-74-4', colour: '#f4f7f2', width: 30 }) +
    limb({ path: 'M14-110 62-68 84-4', colour: '#e2ebe4', width: 30 }) +
    `<path d="M-86-70C-70-80-54-76-48-64L-58-4H-90ZM50-74C66-84 80-76 84-62L100-4H66Z" fill="${pad}" stroke="#9fb5a6" stroke-width="2"/>` +
    '<path d="M-86-50H-54M-88-32H-56M-89-16H-58M56-50H86M60-32H92M64-16H97" stroke="#9fb5a6" stroke-width="2.5"/><path d="M-94-6h38l2 12h-50zM66-6h38l12 12H66z" fill="#1b2a22"/>'
  )
}

function willow(sheet: Sheet): string {
  const wood = sheet.linear(
    [
      [0, '#fff0c9'],
      [0.5, '#e6bd78'],
      [1, '#a87434'],
    ],
    0,
    0,
    1,
    0,
  )
  return `<g transform="translate(46 -270) rotate(-58)"><path d="M-6-12H6V-58H-6Z" fill="#20161a"/><path d="M-6-50 6-44M-6-38 6-32M-6-26 6-20" stroke="#f2603a" stroke-width="3"/><path d="M-8-54H8L21-72V-166C21-180-21-180-21-166V-72Z" fill="${wood}"/><path d="M-21-126H21V-106H-21Z" fill="#0c6b48"/><path d="M-21-126H21V-122H-21Z" fill="#ffd35c"/></g>`
}

function helmet(sheet: Sheet): string {
  return (
    '<path d="M-12-214H10V-198C4-190-6-190-12-198Z" fill="#9a5c36"/><path d="M-26-244C-26-222-14-208 0-208S24-222 24-244Z" fill="#b9754a"/>' +
    `<path d="M-30-240C-32-276-10-286 2-286 22-286 34-268 30-242 16-250-14-250-30-240Z" fill="${across(sheet, '#1fae6a', '#084a30')}"/><path d="M-32-242C-44-240-48-234-46-230-30-238-10-242 8-244Z" fill="#0b5e3d"/>` +
    '<path d="M-34-230C-30-212-16-204 0-206M-36-236V-224M-26-234-22-210M-12-234-10-206" stroke="#cfdcd2" stroke-width="2.5" fill="none"/><circle cx="-12" cy="-232" r="2.5" fill="#1b0a12"/><path d="M-14-218Q-6-212 2-218" stroke="#5a2418" stroke-width="2.5" fill="none" stroke-linecap="round"/>' +
    `<path transform="translate(6 -264)" d="${starPath(8)}" fill="#ffd35c"/>`
  )
}

function batting(sheet: Sheet): string {
  return (
    `${legs(sheet)}<path d="M-36-196C-44-160-34-126-26-100H30C38-130 42-164 32-198 14-212-18-212-36-196Z" fill="${across(sheet, '#1fae6a', '#0b5e3d')}"/><path d="M-36-196 30-104M-30-204 36-130" stroke="#ffd35c" stroke-width="7" opacity=".9"/><path d="M-30-108H32V-98H-28Z" fill="#083d28"/>` +
    limb({ path: 'M26-188C58-196 70-222 62-252', colour: '#0f7a4f', width: 25 }) +
    limb({ path: 'M64-240 54-272', colour: '#b9754a', width: 17 }) +
    limb({ path: 'M-30-186C-20-214 10-236 40-262', colour: '#16925d', width: 25 }) +
    `<circle cx="50" cy="-274" r="15" fill="#f4f7f2"/><circle cx="40" cy="-262" r="15" fill="#e2ebe4"/>${willow(sheet)}${helmet(sheet)}`
  )
}

/** A batter at the crease under floodlights; its calm side is on the left. */
export function batter(): string {
  const sheet = createSheet(760, 340)
  return sheet.finish(
    ground(sheet) +
      `<g transform="translate(640 306) scale(.58)">${stumps(sheet)}</g><g transform="translate(544 316) scale(.8)">${batting(sheet)}</g>` +
      '<path d="M376 78 434 30 500 132Z" fill="#fff3c0" opacity=".16"/>' +
      `${glow(sheet, 404, 56, 84, 84, '#fff3c0', 0.55)}<g transform="translate(404 56) rotate(-50)">${ball(sheet)}</g>` +
      sparks(sheet, { seed: 6, count: 9, left: 360, top: 20, right: 510, bottom: 140 }, '#fff3c0', 10) +
      fill(
        sheet,
        sheet.linear(
          [
            [0, '#02140d', 0.92],
            [0.3, '#02140d', 0.6],
            [0.46, '#02140d', 0],
          ],
          0,
          0,
          1,
          0,
        ),
      ),
  )
}
