import { glow, sparks } from '../../../scenes/parts/light.ts'
import { createSheet, num, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { across, down, limb, round } from '../../parts/stroke.ts'
import { archway, fullMoon, nightSky } from './archway.ts'

const skin = '#c4835a'

/** A lute with a round back, its neck to the right, about the middle of its belly. */
function lute(sheet: Sheet): string {
  const rose = repeat(8, (index) => `<path d="M0-5 4-14 0-20-4-14Z" transform="rotate(${index * 45})"/>`)
  const strings = repeat(5, (index) => `M-62 ${num(-8 + index * 4)}L196 ${num(-5 + index * 2.5)}`)
  const pegs = repeat(5, (index) => `M${206 + index * 5} ${6 + index * 9}l14-6`)
  return (
    `<path d="M-104 0C-104-62-50-74 4-58 54-44 84-16 112-10V12C84 20 54 48 4 62-50 78-104 62-104 0Z" fill="${down(sheet, '#7a3412', '#3a1408')}"/><path d="M-98 0C-98-54-48-66 4-51 52-38 82-14 110-9V11C82 18 52 42 4 55-48 70-98 54-98 0Z" fill="${across(sheet, '#ffdf9a', '#e0a048', '#a8621c')}"/>` +
    `<path d="M-92 0C-92-48-46-59 4-45 44-34 70-14 92-8M-92 0C-92 48-46 63 4 49 44 38 70 18 92 10" stroke="#5a240c" stroke-width="2.5" fill="none" stroke-dasharray="6 4"/><path d="M90-11H198V11H90Z" fill="${down(sheet, '#5a2a12', '#2a0f06')}"/><path d="M196-12C212-10 224 16 232 46L222 52C214 30 206 14 196 12Z" fill="#5a2a12"/><path d="${pegs}" stroke="#ffdf9a" stroke-width="5" stroke-linecap="round"/>` +
    `<circle cx="20" r="27" fill="#3a1408"/><g transform="translate(20 0)" fill="#e8b04a">${rose}<circle r="4"/></g><circle cx="20" r="25" fill="none" stroke="#e8b04a" stroke-width="3"/><circle cx="-34" cy="-26" r="9" fill="#3a1408"/><circle cx="-34" cy="-26" r="5" fill="#e8b04a"/><circle cx="-34" cy="28" r="9" fill="#3a1408"/><circle cx="-34" cy="28" r="5" fill="#e8b04a"/><path d="M-66-14H-56V16H-66Z" fill="#3a1408"/><path d="${strings}" stroke="#fff8dc" stroke-width="1.2"/>`
  )
}

function singer(sheet: Sheet): string {
  return (
    `<path d="M-84 160C-86 88-56 58 0 54 56 58 86 88 84 160Z" fill="${across(sheet, '#12b0a0', '#0a5a72')}"/><path d="M-30 60C-20 92 20 92 30 60" stroke="#ffcf5a" stroke-width="7" fill="none"/><path d="M0 84V150" stroke="#ffcf5a" stroke-width="4" stroke-dasharray="2 8" stroke-linecap="round"/>` +
    '<path d="M-40-20C-62 10-58 60-70 96-44 100-30 80-28 50L28 50C30 80 46 96 66 90 56 60 62 10 40-20Z" fill="#1d0f1c"/><path d="M-13 26H13V56C6 66-6 66-13 56Z" fill="#a0633e"/>' +
    `<path d="M-33-16C-35 22-18 44 0 44S35 22 33-16C28-42-28-42-33-16Z" fill="${round(sheet, '#e0a678', skin, '#a8683e')}"/><path d="M-36-6C-44-52-20-64 2-64S44-52 36-6C32-24 22-34 6-40-10-34-28-26-36-6Z" fill="#1d0f1c"/>` +
    '<path d="M-38-26C-20-48 20-50 38-28" stroke="#ffcf5a" stroke-width="5" fill="none"/><path d="M2-44 8-34 2-24-4-34Z" fill="#2fd0c0" stroke="#ffcf5a" stroke-width="2"/><path d="M-23-4q8 8 16 0M8-4q8 8 16 0" stroke="#1d0f1c" stroke-width="3.6" fill="none" stroke-linecap="round"/><path d="M-25-15q9-5 18-1M7-16q9-4 18 1" stroke="#1d0f1c" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-10 22C-4 17 4 17 10 22 6 32-6 32-10 22Z" fill="#b81e3e"/><path d="M-1 2C2 8 3 11-2 12" stroke="#a0633e" stroke-width="2.5" fill="none"/><circle cx="-36" cy="14" r="4" fill="#ffcf5a"/><circle cx="36" cy="14" r="4" fill="#ffcf5a"/><ellipse cx="-20" cy="10" rx="6" ry="4" fill="#ff7a6a" opacity=".4"/><ellipse cx="21" cy="10" rx="6" ry="4" fill="#ff7a6a" opacity=".4"/>'
  )
}

/** A singer with closed eyes plays the lute in an arch open to the night. */
export function oud(): string {
  const sheet = createSheet(373, 236)
  const finger = (path: string): string => limb({ path, colour: '#d0946a', width: 8 })
  return sheet.finish(
    `${nightSky(sheet)}${fullMoon(sheet, { x: 246, y: 80, size: 34 })}<path d="M60 190C120 156 180 180 240 164S300 160 320 166V236H60Z" fill="#1a4a72"/>${archway(sheet)}${glow(sheet, 176, 110, 150, 130, '#ffd98a', 0.4)}` +
      `<g transform="translate(168 82) rotate(4)">${singer(sheet)}</g>` +
      limb({ path: 'M238 158C280 176 300 176 312 160', colour: '#0f8a90', width: 34 }) +
      `<g transform="translate(148 190) rotate(-15) scale(.96)">${lute(sheet)}</g>` +
      limb({ path: 'M308 158 302 150', colour: skin, width: 20 }) +
      finger('M304 140 288 144M308 148 290 154M310 156 294 164') +
      limb({ path: 'M100 164C72 176 62 196 84 212', colour: '#12a594', width: 36 }) +
      '<path d="M76 224 104 196" stroke="#ffcf5a" stroke-width="7"/>' +
      limb({ path: 'M100 208 116 200', colour: skin, width: 22 }) +
      finger('M118 192 138 186M120 199 142 194M120 206 140 203') +
      sparks(sheet, { seed: 14, count: 9, left: 210, top: 50, right: 300, bottom: 140 }, '#fff4d0', 9),
  )
}
