import { football } from '../../scenes/parts/ball.ts'
import { fill, glow, specks } from '../../scenes/parts/light.ts'
import { createSheet, place, repeat, type Sheet } from '../../scenes/parts/sheet.ts'
import { across, down, limb } from '../parts/stroke.ts'

function goal(sheet: Sheet): string {
  const net =
    repeat(26, (index) => `M${index * 18 - 20} 40l14 160`) + repeat(11, (index) => `M0 ${44 + index * 15}H373`)
  const mown = repeat(6, (index) => `M${index * 74 - 20} 236 ${index * 66} 200h33L${index * 74 + 20} 236Z`)
  return (
    fill(sheet, down(sheet, '#081a3a', '#0d3a5e', '#1a6a5a')) +
    specks({ seed: 6, count: 190, left: 0, top: 30, right: 373, bottom: 150 }, '#cfe6ff', 1.3, 0.7) +
    glow(sheet, 60, 20, 150, 120, '#eaf6ff', 0.5) +
    glow(sheet, 330, 16, 130, 110, '#eaf6ff', 0.4) +
    `<path d="${net}" stroke="#fff" stroke-opacity=".26" fill="none"/><path d="M18 206V34H392" stroke="#fff" stroke-width="9" fill="none"/><path d="M14 206V34H392" stroke="#a9b8cc" stroke-width="2" fill="none"/>` +
    `<path d="M0 200H373V236H0Z" fill="${down(sheet, '#2aa85a', '#0f6a3a')}"/><path d="${mown}" fill="#fff" opacity=".07"/><ellipse cx="190" cy="216" rx="110" ry="9" fill="#04180e" opacity=".5"/>`
  )
}

function diving(sheet: Sheet): string {
  return (
    limb({ path: 'M-34 6-92 30-138 12', colour: '#c9875c', width: 17 }) +
    limb({ path: 'M-92 30-138 12', colour: '#fff', width: 16 }) +
    limb({ path: 'M-34 14-84-6-128-24', colour: '#b9754a', width: 17 }) +
    limb({ path: 'M-84-6-126-23', colour: '#fff', width: 16 }) +
    '<path d="M-146 2l14-4 8 20-18 6zM-138-36h16l4 20-16 2z" fill="#e0267a"/><path d="M-52-16C-30-24-8-22 4-18L2 26C-14 30-36 34-56 28Z" fill="#1c1240"/>' +
    `<path d="M-8-22C24-30 44-24 58-14 62 0 58 16 46 24 26 30 6 30-8 26Z" fill="${down(sheet, '#ffcf3f', '#f08a1c')}"/><path d="M4-24C24-29 44-24 58-14L56-6C40-16 22-18 4-14Z" fill="#fff" opacity=".35"/><path d="M6-8C24-12 40-10 56-2" stroke="#1c1240" stroke-width="5" fill="none" opacity=".8"/>` +
    limb({ path: 'M50-10 86-26 122-34', colour: '#f08a1c', width: 17 }) +
    limb({ path: 'M50 12 90 10 124-2', colour: '#ffb02a', width: 17 }) +
    `<path d="M116-48C132-54 144-44 140-30 134-20 120-22 114-30ZM118-12C136-18 148-8 144 4 136 12 122 10 116 2Z" fill="${across(sheet, '#1fc4b0', '#0b7f72')}" stroke="#fff" stroke-width="2"/>` +
    '<circle cx="72" cy="-4" r="17" fill="#b9754a"/><path d="M56-10C58-28 88-28 90-8 84-16 66-18 56-10Z" fill="#1d0a14"/><circle cx="80" cy="-3" r="2" fill="#1d0a14"/>'
  )
}

/** A goalkeeper at full stretch, his gloves at the ball. */
export function keeper(): string {
  const sheet = createSheet(373, 236)
  return sheet.finish(
    `${goal(sheet)}<g transform="translate(176 140) rotate(-19)">${diving(sheet)}</g>` +
      `<g transform="translate(330 72)"><path d="M8 8 70 60M16-2 80 36M-2 18 50 78" stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-linecap="round"/>${place(football(sheet), 0, 0, 0.25)}</g>`,
  )
}
