import { glow } from '../../../scenes/parts/light.ts'
import { createSheet, num, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { across, down, limb, round } from '../../parts/stroke.ts'
import { fullMoon, nightSky } from './archway.ts'

const skin = '#b9754a'

/** The opening of a striped tent: drapes on both sides and a scalloped edge above. */
function drapes(sheet: Sheet): string {
  const paint = across(sheet, '#d8304a', '#7a0f34')
  const half = `<path d="M-10-10H110C104 70 70 120 34 150 20 190 24 220 30 246H-10Z" fill="${paint}"/><path d="M24-10C30 60 26 110 14 150 8 190 8 220 10 246M66-10C62 60 44 110 24 150M96-10C90 60 62 110 32 148" stroke="#ffcf5a" stroke-width="6" fill="none"/><path d="M110-10C104 70 70 120 34 150 20 190 24 220 30 246" stroke="#ffe09a" stroke-width="4" fill="none"/><path d="M0 146C14 156 28 156 40 146L42 160C28 170 14 170 0 160Z" fill="#ffcf5a"/><path d="M36 162l-6 26M42 160l2 26M39 162v28" stroke="#ffcf5a" stroke-width="4" stroke-linecap="round"/>`
  const scallops = repeat(10, (index) => `M${num(index * 37.3)} 18q18.6 34 37.3 0Z`)
  const beads = repeat(10, (index) => `M${num(index * 37.3 + 18.6)} 38h0`)
  return `${half}<g transform="translate(373 0) scale(-1 1)">${half}</g><path d="M0-4H373V20H0Z" fill="#123a8c"/><path d="${scallops}" fill="#123a8c" stroke="#ffcf5a" stroke-width="3"/><path d="M0 4H373" stroke="#ffcf5a" stroke-width="4"/><path d="${beads}" stroke="#ffe09a" stroke-width="8" stroke-linecap="round"/>`
}

function face(sheet: Sheet): string {
  return (
    `<path d="M-15 30H15V56H-15Z" fill="#8f5531"/><path d="M-34-14C-36 26-20 46 0 46S36 26 34-14C30-40-30-40-34-14Z" fill="${round(sheet, '#d8986a', skin, '#9a5c36')}"/>` +
    '<path d="M-34 0C-34 36-18 52 0 52S34 36 34 0C30 12 26 18 20 20 8 12-8 12-20 20-26 18-30 12-34 0Z" fill="#1d0f14"/><path d="M-13 25C-6 22 6 22 13 25 8 36-8 36-13 25Z" fill="#fff"/><path d="M-23-7q8-8 15 0M8-7q8-8 15 0" stroke="#1d0f14" stroke-width="3.6" fill="none" stroke-linecap="round"/><path d="M-25-17q9-6 17-2M25-17q-9-6-17-2" stroke="#1d0f14" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M-2-4C2 4 4 8-2 10" stroke="#8f5531" stroke-width="3" fill="none" stroke-linecap="round"/>' +
    `<path d="M-36-12C-44-52-20-66 0-66S44-52 36-12C30-32 16-38 0-38S-30-32-36-12Z" fill="#fff"/><path d="M-36-14C-44-50-30-60-26-60-34-20-46 30-62 78-48 84-38 80-30 74-34 46-40 20-36-14ZM36-14C44-50 30-60 26-60 34-20 46 30 62 78 48 84 38 80 30 74 34 46 40 20 36-14Z" fill="${down(sheet, '#ffffff', '#d8dcf0')}"/><path d="M-38-38C-20-50 20-50 38-38M-38-46C-20-58 20-58 38-46" stroke="#120a1c" stroke-width="6.5" fill="none"/>`
  )
}

function robe(sheet: Sheet): string {
  return `<path d="M-96 170C-100 100-66 62 0 58 66 62 100 100 96 170Z" fill="${down(sheet, '#ffffff', '#c8cfe8')}"/><path d="M0 62V170" stroke="#b8c0dc" stroke-width="3"/><path d="M-100 170C-106 96-78 64-26 58L-46 170ZM100 170C106 96 78 64 26 58L46 170Z" fill="${across(sheet, '#2a5ac0', '#0a1c58')}"/><path d="M-26 58-46 170M26 58 46 170" stroke="#ffcf5a" stroke-width="8"/>`
}

/** A host at the door of his tent, a hand on his heart, shows the way in. */
export function tentHost(): string {
  const sheet = createSheet(373, 236)
  const lamp = (x: number, y: number): string =>
    `<path d="M${x} 0V${y - 18}" stroke="#ffcf5a" stroke-width="2.5"/>${glow(sheet, x, y, 56, 56, '#ffc766', 0.9)}<path d="M${x - 8} ${y - 18}H${x + 8}L${x + 13} ${y}L${x + 8} ${y + 18}H${x - 8}L${x - 13} ${y}Z" fill="#fff0b8" stroke="#a8620c" stroke-width="3"/><path d="M${x} ${y - 18}V${y + 18}M${x - 13} ${y}H${x + 13}" stroke="#a8620c" stroke-width="2"/>`
  return sheet.finish(
    `${nightSky(sheet)}${fullMoon(sheet, { x: 292, y: 84, size: 32 })}<path d="M0 186C80 150 140 180 220 160S330 150 373 160V236H0Z" fill="${down(sheet, '#c88a5a', '#4a2a5a')}"/>` +
      `${glow(sheet, 176, 120, 150, 130, '#ffc766', 0.5)}${lamp(104, 78)}${lamp(262, 110)}${drapes(sheet)}` +
      `<g transform="translate(180 82) rotate(-3)">${robe(sheet)}${face(sheet)}</g>` +
      limb({ path: 'M254 168C284 176 304 170 318 154', colour: '#1a459e', width: 42 }) +
      '<path d="M306 136 336 164" stroke="#ffcf5a" stroke-width="7"/>' +
      limb({ path: 'M326 146 336 138', colour: skin, width: 21 }) +
      `<path d="M338 132 356 122M342 138 364 132M342 144 362 142M332 130 336 116" stroke="${skin}" stroke-width="8" stroke-linecap="round"/>` +
      limb({ path: 'M104 176C104 206 136 206 158 186', colour: '#1f4fae', width: 40 }) +
      '<path d="M146 168 170 200" stroke="#ffcf5a" stroke-width="7"/>' +
      limb({ path: 'M168 180 178 174', colour: skin, width: 24 }) +
      `<path d="M180 166 202 158M184 173 206 168M184 180 204 178" stroke="${skin}" stroke-width="9" stroke-linecap="round"/><path d="M184 169.5 202 163.500M186 176.5 203 173.5" stroke="#8f5531" stroke-width="2"/>`,
  )
}
