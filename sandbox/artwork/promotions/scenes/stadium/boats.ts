import { glow, sparks } from '../../../scenes/parts/light.ts'
import { createSheet, num, place, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { across, down, flower, limb } from '../../parts/stroke.ts'
import { evening } from './night.ts'

/** One who pulls an oar through the water on the left; the seat is the origin. */
const rower = (sheet: Sheet, shirt: string): string =>
  sheet.define(
    `<path d="M-4 8C-16-20 0-46 20-48 34-46 34-20 24 8Z" fill="${shirt}"/>` +
      limb({ path: 'M18-40C4-30-8-26-18-20', colour: shirt, width: 12 }) +
      limb({ path: 'M-10-24-22-16', colour: '#8f5a3a', width: 9 }) +
      '<circle cx="14" cy="-62" r="15" fill="#8f5a3a"/><path d="M0-66C0-84 28-84 30-62 22-70 10-72 0-66Z" fill="#160c10"/><path d="M-1-68C8-74 22-72 29-66" stroke="#ffcf3f" stroke-width="5" fill="none"/><path d="M4-62q3-3 6 0" stroke="#160c10" stroke-width="2.2" fill="none"/><path d="M2-53Q6-48 12-52Z" fill="#fff"/>',
  )

const oar =
  '<path d="M-12-32-50 40" stroke="#f0d09a" stroke-width="5" stroke-linecap="round"/><path d="M-44 26-64 56C-62 66-50 68-46 60L-38 30Z" fill="#ffcf3f"/>'

/** A long boat that runs up to the left out of the picture's lower right. */
function boat(sheet: Sheet, { shirt, hull }: { shirt: string; hull: readonly [string, string] }): string {
  const [crew, stroke] = [rower(sheet, shirt), sheet.define(oar)]
  const at = [78, 134, 190]
  const marks = repeat(9, (index) => `M${num(40 + index * 38)} ${num(20 + index * 1.4)}l9 9 9-9-9-9Z`)
  return (
    at.map((x) => place(crew, x, 8)).join('') +
    `<path d="M-46-44C-30-6 0 8 60 8H420V48H110C30 46-30 22-46-44Z" fill="${across(sheet, ...hull)}"/><path d="M-44-36C-28 2 4 14 60 14H420" stroke="#ffcf3f" stroke-width="5" fill="none"/><path d="${marks}" fill="#ffcf3f"/>` +
    `<path d="M-46-44C-56-58-46-72-34-64-40-58-38-50-30-46Z" fill="#ffcf3f"/>${at.map((x) => place(stroke, x, 0)).join('')}${repeat(5, (index) => flower({ x: -34 + index * 8, y: -24 + index * 9, size: 5, colour: index % 2 === 0 ? '#ff8a1f' : '#fff3c0', heart: '#e8452f' }))}`
  )
}

/** A drummer who stands at the stern and beats the time. */
const caller =
  '<path d="M-18 40C-26-6-10-30 6-32 24-30 30 0 24 40Z" fill="#e0267a"/>' +
  limb({ path: 'M14-22C30-30 36-48 34-66', colour: '#e0267a', width: 13 }) +
  limb({ path: 'M-6-22C-26-14-34 0-38 10', colour: '#e0267a', width: 13 }) +
  '<circle cx="34" cy="-70" r="7" fill="#8f5a3a"/><path d="M34-72 14-92" stroke="#f6dca0" stroke-width="6" stroke-linecap="round"/><path d="M-58 8C-58-2-22-2-22 8L-26 40H-54Z" fill="#f0862a"/><ellipse cx="-40" cy="8" rx="18" ry="7" fill="#fff0d0"/><path d="M-57 14-50 38M-40 16-38 40M-24 14-30 38" stroke="#fff0c8" stroke-width="2"/><circle cx="-38" cy="4" r="7" fill="#8f5a3a"/><circle cy="-50" r="16" fill="#8f5a3a"/><path d="M-15-54C-16-74 16-74 17-50 8-58-4-60-15-54Z" fill="#160c10"/><path d="M-16-58C-4-66 10-64 17-54" stroke="#fff" stroke-width="5" fill="none"/><path d="M-11-52q3-3 6 0" stroke="#160c10" stroke-width="2.2" fill="none"/><path d="M-14-44C-10-34-2-36 0-42Z" fill="#fff"/>'

/** Painted boats race on the evening river; the crews pull together. */
export function boats(): string {
  const sheet = createSheet(373, 236)
  const waves = repeat(9, (index) => `M${(index * 83) % 340} ${132 + index * 11}q14-6 28 0t28 0`)
  const palms = [24, 60, 300, 346].map(
    (x, index) =>
      `<path d="M${x} 112C${x + 2} 92 ${x + 4} 78 ${x + 2} 62M${x + 2} 62q-16-12-28 4M${x + 2} 62q16-12 28 4M${x + 2} 62q-6-16-22-16M${x + 2} 62q8-16 22-14" stroke="${index % 2 === 0 ? '#06302a' : '#0a443a'}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  )
  return sheet.finish(
    `${evening(sheet)}${glow(sheet, 196, 96, 170, 110, '#fff3c0', 0.8)}<circle cx="196" cy="96" r="34" fill="#fff6d0"/>${palms.join('')}<path d="M0 112C60 98 120 108 180 104S310 98 373 108V128H0Z" fill="#0a443a"/>` +
      `<path d="M0 118H373V236H0Z" fill="${down(sheet, '#ffd98a', '#2aa08a', '#0a5a54')}"/><path d="${waves}" stroke="#fff8dc" stroke-opacity=".6" stroke-width="3" fill="none" stroke-linecap="round"/>` +
      `<g transform="translate(150 130) scale(.58)">${boat(sheet, { shirt: '#3a6ae0', hull: ['#2a4ac0', '#0f1a5a'] })}</g>` +
      `<g transform="translate(332 144) scale(1.1)">${caller}</g><g transform="translate(60 166)">${boat(sheet, { shirt: '#1fae6a', hull: ['#e8452f', '#7a0f2a'] })}</g>` +
      '<path d="M10 214C60 228 120 214 170 222S290 214 380 224M0 200C14 192 30 196 44 204" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" opacity=".85"/><path d="M24 196h0M14 206h0M40 202h0M8 190h0" stroke="#fff" stroke-width="5" stroke-linecap="round"/>' +
      sparks(sheet, { seed: 3, count: 6, left: 20, top: 8, right: 350, bottom: 60 }, '#fff8dc', 8),
  )
}
