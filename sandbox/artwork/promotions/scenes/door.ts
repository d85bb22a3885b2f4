import { crown } from '../../scenes/parts/crown.ts'
import { fill, glow, sparks } from '../../scenes/parts/light.ts'
import { createSheet, repeat, type Sheet } from '../../scenes/parts/sheet.ts'
import { across, down } from '../parts/stroke.ts'

function doorway(sheet: Sheet): string {
  const gold = down(sheet, '#fff0b0', '#e2a236', '#8a560f')
  const leaf = `<path d="M-122 196V60Q-122 10-78-6V206Z" fill="${across(sheet, '#2f5a4a', '#0f2a24')}"/><path d="M-114 180V140L-88 138V186ZM-114 126V66Q-112 36-88 22V124Z" fill="none" stroke="#d8a84a" stroke-width="2.5"/><circle cx="-86" cy="130" r="4" fill="#ffe08a"/>`
  return (
    `<path d="M-92 204V46A92 92 0 0 1 92 46V204Z" fill="${gold}"/><path d="M-78 204V48A78 78 0 0 1 78 48V204Z" fill="#fff2c4"/><path d="M-78 204V48A78 78 0 0 1 78 48V204Z" fill="${sheet.radial(
      [
        [0, '#fff', 1],
        [0.5, '#ffdf8a', 0.9],
        [1, '#f09a3a', 0.9],
      ],
      0.5,
      0.6,
      0.6,
    )}"/>` +
    `<path d="M-20 204 20 204 12 150H-12Z" fill="#fff" opacity=".5"/>${leaf}<g transform="scale(-1 1)">${leaf}</g>`
  )
}

function stairs(sheet: Sheet): string {
  const treads = repeat(4, (step) => {
    const reach = 118 + step * 22
    return `<path d="M${186 - reach} ${196 + step * 11}H${186 + reach}l6 11H${180 - reach}Z" fill="${step % 2 === 0 ? '#3a3350' : '#2a2440'}"/>`
  })
  return `${treads}<path d="M164 190H208L262 240H110Z" fill="${down(sheet, '#ff5a6a', '#c8143a', '#7a0a2a')}"/><path d="M164 190 110 240M208 190 262 240" stroke="#ffcf6a" stroke-width="3"/>`
}

/** Open doors over a red carpet, a crown above them. */
export function door(): string {
  const sheet = createSheet(373, 236)
  const panels = repeat(9, (index) => `M${index * 46 - 2} 0V200`)
  const rope = (side: 1 | -1) => {
    const x = (reach: number) => 186 + side * reach
    return `<path d="M${x(112)} 214V158M${x(166)} 228V164" stroke="#e2a236" stroke-width="6" stroke-linecap="round"/><path d="M${x(112)} 164Q${x(136)} 208 ${x(166)} 170" stroke="#c8143a" stroke-width="6" fill="none"/><path d="M${x(112)} 154h0M${x(166)} 160h0" stroke="#fff0b0" stroke-width="13" stroke-linecap="round"/>`
  }
  return sheet.finish(
    `${fill(sheet, down(sheet, '#1a1230', '#3a2458', '#1a1230'))}<path d="${panels}" stroke="#fff" stroke-opacity=".05" stroke-width="3"/>${glow(sheet, 186, 120, 190, 150, '#ffcf6a', 0.55)}` +
      `<g transform="translate(186 20) scale(.92)">${doorway(sheet)}</g>${stairs(sheet)}${rope(1)}${rope(-1)}` +
      `<g transform="translate(186 40) scale(.3)">${crown(sheet)}</g>` +
      sparks(sheet, { seed: 10, count: 12, left: 110, top: 20, right: 262, bottom: 150 }, '#fff8d0', 9),
  )
}
