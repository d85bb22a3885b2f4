import { fill, glow } from '../../../scenes/parts/light.ts'
import { createSheet, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { gleams, night } from '../../parts/pond.ts'
import { across, down, limb } from '../../parts/stroke.ts'

/** The dragon at the bow, looking right; its neck rises from the origin. */
function prow(sheet: Sheet): string {
  const jade = across(sheet, '#5ad0a0', night.jade, night.leaf)
  const gold = down(sheet, '#ffe08a', night.gold, night.amber)
  const crest = repeat(5, (index) => `M${-30 + index * 7} ${-8 - index * 19}l-22-4 14 18Z`)
  return (
    `<path d="${crest}" fill="${night.flame}"/><path d="M-46 28C-34-20-24-70 4-92 30-108 52-92 48-74 34-60 26-30 28 24Z" fill="${jade}"/><path d="M8 26C2-20 16-60 34-76L48-74C34-60 26-30 28 24Z" fill="${gold}"/><path d="M6 8h22M6-10h22M10-28h20M16-44h20" stroke="${night.amber}" stroke-width="2.500"/>` +
    `<path d="M-10-104C-34-116-44-136-36-154-28-140-12-132 4-122ZM-20-86C-44-88-56-102-56-116-40-106-24-104-10-100Z" fill="${gold}"/>` +
    `<path d="M26-82C44-70 70-64 96-74 90-58 70-48 44-52 30-54 24-66 26-82Z" fill="${night.leaf}"/><path d="M34-74C52-64 76-66 92-78L60-84Z" fill="#7a1024"/><path d="M52-66C66-70 80-66 104-54 86-52 66-54 52-62Z" fill="${night.flame}"/>` +
    `<path d="M-22-92C-26-122 6-138 34-126 46-132 60-130 64-118 82-120 104-112 106-96 106-84 96-80 84-82L40-76C24-68-14-70-22-92Z" fill="${jade}"/><path d="M48-79 54-68 60-80ZM66-81 71-72 77-82Z" fill="#fff"/><path d="M84-104q8-4 10 4" stroke="${night.leaf}" stroke-width="4" fill="none" stroke-linecap="round"/>` +
    `<circle cx="36" cy="-108" r="13" fill="#fff"/><circle cx="40" cy="-107" r="7" fill="#1d0a14"/><circle cx="38" cy="-110" r="2.400" fill="#fff"/><path d="M20-116C28-128 44-128 54-116 44-120 32-120 20-116Z" fill="${night.gold}"/><path d="M96-84C112-80 118-66 112-52M98-88C118-92 130-84 134-70" stroke="${night.gold}" stroke-width="3.500" fill="none" stroke-linecap="round"/>` +
    `<path d="M-20-84C-40-74-42-58-34-46-28-54-22-58-14-60-26-46-24-34-16-26-12-44-4-56 6-62Z" fill="${night.flame}"/>`
  )
}

interface Crew {
  x: number
  y: number
  shirt: string
  band: string
}

const crew: readonly Crew[] = [
  { x: 0, y: 150, shirt: night.crimson, band: '#ffe08a' },
  { x: 60, y: 152, shirt: '#12806a', band: '#fff' },
  { x: 120, y: 154, shirt: night.crimson, band: '#ffe08a' },
]

/** A paddler who leans forward into the stroke; he sits at his place. */
const paddler = ({ x, y, shirt, band }: Crew): string =>
  `<g transform="translate(${x} ${y})"><path d="M-22 22C-22-4-8-26 14-34L32-24C36-4 26 14 18 24Z" fill="${shirt}"/>` +
  limb({ path: 'M16-22 38-10 46 10', colour: '#c98a60', width: 10 }) +
  `<circle cx="39" cy="-20" r="6.500" fill="${night.skin}"/><circle cx="24" cy="-46" r="15" fill="${night.skin}"/><path d="M9-46C8-66 38-66 39-50L10-44Z" fill="#1d0a14"/><path d="M9-48 39-53" stroke="${band}" stroke-width="5"/><path d="M10-46-4-40M10-46-2-52" stroke="${band}" stroke-width="3.500" stroke-linecap="round"/><path d="M32-40q3 3 5 0" stroke="#7a1024" stroke-width="2.400" fill="none" stroke-linecap="round"/></g>`

/** The paddle of one who sits at (x, y), over the boat's side in the water. */
const paddle = ({ x, y }: Crew): string =>
  `<g transform="translate(${x} ${y})"><path d="M38-24 61 36" stroke="#6a2a12" stroke-width="6" stroke-linecap="round"/><path d="M55 30C64 26 72 38 76 58 68 62 60 58 57 52Z" fill="${night.gold}"/><circle cx="39" cy="-20" r="6.500" fill="${night.skin}"/><circle cx="49" cy="9" r="6.500" fill="${night.skin}"/></g>`

/** The drummer sits backwards to the bow and lifts both sticks. */
const drummer = (sheet: Sheet): string =>
  `<g transform="translate(212 130)"><path d="M-18 34C-24 0-14-24 6-26S32 0 26 34Z" fill="${across(sheet, '#ffd96a', '#e08a1c')}"/>` +
  limb({ path: 'M-8-12C-28-18-38-34-40-52M18-16C38-26 40-42 34-60', colour: '#c98a60', width: 10 }) +
  `<path d="M-34-44-60-72M36-54 12-88" stroke="#fff3cf" stroke-width="4.500" stroke-linecap="round"/><path d="M-60-72h0M12-88h0" stroke="${night.crimson}" stroke-width="9" stroke-linecap="round"/><circle cx="-39" cy="-50" r="7" fill="${night.skin}"/><circle cx="35" cy="-58" r="7" fill="${night.skin}"/><circle cx="2" cy="-40" r="16" fill="${night.skin}"/><path d="M-14-42C-16-62 18-64 18-42 8-50-4-50-14-42Z" fill="#1d0a14"/><path d="M-14-46Q2-54 18-46" stroke="${night.crimson}" stroke-width="5.500" fill="none"/><path d="M-8-32Q0-22 8-32Z" fill="#7a1024"/><path d="M-8-41h0M5-41h0" stroke="#1d0a14" stroke-width="4" stroke-linecap="round"/>` +
  `<path d="M-46 4H-4L-8 40H-42Z" fill="${across(sheet, '#d81f3c', '#7a0f2e')}"/><ellipse cx="-25" cy="4" rx="21" ry="6.500" fill="#fff3cf"/><path d="M-44 12H-6M-42 34H-8" stroke="${night.gold}" stroke-width="2.600" stroke-dasharray="3 4"/></g>`

function water(sheet: Sheet): string {
  const foam = repeat(7, (index) => `M${14 + index * 46} ${212 + (index % 3) * 6}q14-9 32-1`)
  return `<path d="M0 196C40 188 80 204 130 196S230 190 280 200 340 192 373 198V236H0Z" fill="${down(sheet, '#2a8a78', '#0c3238')}"/><path d="M236 208C244 192 256 196 258 182 268 188 276 176 274 160 288 166 298 156 296 138 312 144 320 160 312 172 326 164 340 166 346 152 358 166 352 182 342 188 354 188 364 184 370 178 372 196 358 208 340 210Z" fill="#e6fff4"/><path d="M262 206C276 196 290 198 296 182 304 190 316 188 320 178 330 190 322 202 312 208Z" fill="#a8e0cc"/><path d="M352 152h0M318 140h0M364 162h0M290 146h0" stroke="#e6fff4" stroke-width="6" stroke-linecap="round"/><path d="${foam}" stroke="#c8f5e4" stroke-width="3.500" fill="none" stroke-linecap="round"/>`
}

/** A dragon boat at full speed at sunrise, its drummer beating time. */
export function dragonBoat(): string {
  const sheet = createSheet(373, 236)
  const scales = repeat(19, (index) => `M${-8 + index * 15} 184a8 8 0 0 0 15 0`)
  return sheet.finish(
    fill(sheet, down(sheet, '#f0603a', '#ffa24a', '#ffe0a0', '#fff0c8')) +
      `${glow(sheet, 96, 74, 130, 110, '#fff6d0', 0.9)}<circle cx="96" cy="74" r="42" fill="${down(sheet, '#e0263a', '#f2653a')}"/>` +
      `<path d="M0 150C20 110 44 106 60 128 76 84 110 92 122 132 160 96 190 108 204 136 240 88 276 96 290 128 320 96 350 104 373 132V170H0Z" fill="#b8345a"/><path d="M0 152H373V236H0Z" fill="${down(sheet, '#f0b46a', '#2a8a78')}"/>${gleams(96, 160, '#fff3cf')}` +
      drummer(sheet) +
      crew.map(paddler).join('') +
      `<path d="M-10 172H246C260 172 274 160 280 142L302 164C294 192 274 206 246 208H-10Z" fill="${down(sheet, '#3fb08a', night.leaf)}"/><path d="${scales}" fill="none" stroke="#a8e6c4" stroke-width="2.200"/><path d="M-10 173H246C260 173 274 160 280 142" fill="none" stroke="${night.gold}" stroke-width="6"/><g transform="translate(276 152) scale(.82)">${prow(sheet)}</g>${crew.map(paddle).join('')}${water(sheet)}`,
  )
}
