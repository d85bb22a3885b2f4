import { glow, rays } from '../../../scenes/parts/light.ts'
import { palace } from '../../../scenes/parts/river.ts'
import { createSheet, num, place, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { across, down, limb, round } from '../../parts/stroke.ts'
import { dusk } from './quay.ts'

/** A ball of woven cane about the origin, radius 26. */
function ball(sheet: Sheet): string {
  const band = (turn: number): string =>
    `<g transform="rotate(${turn})"><ellipse rx="26" ry="11" fill="none" stroke="#7a3a0c" stroke-width="7.5"/><ellipse rx="26" ry="11" fill="none" stroke="#ffd98a" stroke-width="5"/><ellipse rx="26" ry="11" fill="none" stroke="#b8701a" stroke-width="1"/></g>`
  return `<circle r="27" fill="${round(sheet, '#e8a83a', '#a8620c', '#4a220c')}"/>${[0, 60, 120].map(band).join('')}<circle r="27" fill="none" stroke="#ffe9b0" stroke-width="3"/><ellipse cx="-9" cy="-10" rx="7" ry="4" fill="#fff" opacity=".7" transform="rotate(-40 -9 -10)"/>`
}

/** One who turns over in the air, head low to the left; his hips are the origin. */
function kicker(sheet: Sheet): string {
  const [skin, shade] = ['#c9875c', '#a8683e']
  return (
    limb({ path: 'M-6 6C30 26 52 40 50 66L40 90', colour: shade, width: 25 }) +
    '<path d="M30 84 50 92 40 112C30 116 16 114 12 108Z" fill="#e0267a"/>' +
    limb({ path: 'M-84 26C-110 34-126 52-134 74', colour: shade, width: 18 }) +
    limb({ path: 'M-132 70-138 88', colour: shade, width: 15 }) +
    `<path d="M-14-24C-44-30-76-14-96 10L-78 48C-50 46-24 38 2 24Z" fill="${across(sheet, '#ffcf3f', '#f0762a')}"/><path d="M-84-2-62 46M-96 10-78 48" stroke="#a8143c" stroke-width="5"/>` +
    `<path d="M-20-26C2-32 26-24 46-40L66-18C46 8 26 30 10 44L-16 30Z" fill="${across(sheet, '#1a5ae0', '#12278a')}"/>` +
    limb({ path: 'M40-22C66-48 82-72 92-104', colour: skin, width: 27 }) +
    limb({ path: 'M82-78 94-116', colour: '#fff', width: 21 }) +
    '<path d="M80-120 108-112 116-138C116-148 100-150 96-142Z" fill="#e0267a"/><path d="M84-116 108-108" stroke="#fff" stroke-width="4"/>' +
    limb({ path: 'M-78 2C-100-18-110-36-108-58', colour: '#f6a62a', width: 20 }) +
    limb({ path: 'M-109-52-102-84', colour: skin, width: 16 }) +
    `<path d="M-106-90l-4-12M-100-92l0-12M-95-89l6-10" stroke="${skin}" stroke-width="6" stroke-linecap="round"/><g transform="translate(-112 22) rotate(-112)"><path d="M-9 16H9V38H-9Z" fill="${shade}"/><circle r="24" fill="${skin}"/><path d="M-24 4C-30-30 18-36 24-6 12-14 0-16-10-12-14-4-14 4-18 12Z" fill="#1d0f1c"/><path d="M-25-6C-12-18 8-20 24-9" stroke="#e0267a" stroke-width="6" fill="none"/><path d="M2-2h0M15-2h0" stroke="#1d0f1c" stroke-width="5.5" stroke-linecap="round"/><path d="M-2-9 5-8M12-8l7-1" stroke="#1d0f1c" stroke-width="2.5" stroke-linecap="round"/><path d="M1 9C8 13 14 12 18 8 17 17 5 19 1 9Z" fill="#fff"/></g>`
  )
}

/** A player turns over in the air and kicks the cane ball across the net. */
export function takraw(): string {
  const sheet = createSheet(373, 236)
  const mesh =
    repeat(12, (index) => `M${num(318 + index * 6)} ${num(116 + index * 4)}v62`) +
    repeat(6, (index) => `M312 ${118 + index * 11}l70 46`)
  return sheet.finish(
    `${dusk(sheet, [
      [30, 42, 0.8],
      [84, 20, 0.4],
      [352, 40, 0.6],
    ])}${rays(sheet, 262, 50, 330, 22, '#ffe9b0', 0.3)}${glow(sheet, 262, 50, 130, 110, '#ffe0a0', 0.8)}${place(palace(sheet), 84, 190, 0.52)}` +
      `<path d="M0 186H373V236H0Z" fill="${down(sheet, '#12806e', '#043038')}"/><path d="M-10 232 80 196H373" stroke="#fff3c0" stroke-width="4" fill="none" opacity=".8"/><ellipse cx="176" cy="220" rx="92" ry="9" fill="#02181c" opacity=".6"/>` +
      `<path d="${mesh}" stroke="#fff" stroke-opacity=".55" stroke-width="1.6"/><path d="M312 112 384 160M312 178 384 224" stroke="#fff" stroke-width="6"/><path d="M312 98V222" stroke="#ffcf3f" stroke-width="8" stroke-linecap="round"/>` +
      `<g transform="translate(164 128) scale(.96)">${kicker(sheet)}</g><path d="M282 34 330 8M292 50 346 34M292 64 340 62" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7"/><g transform="translate(270 44) rotate(14)">${ball(sheet)}</g>`,
  )
}
