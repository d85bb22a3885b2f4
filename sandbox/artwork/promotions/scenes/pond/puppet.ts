import { fill, glow } from '../../../scenes/parts/light.ts'
import { goldLotus, lotusFlower, lotusPad, pinkLotus } from '../../../scenes/parts/pond.ts'
import { createSheet, place, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { lantern, night } from '../../parts/pond.ts'
import { even, twice } from '../../parts/print.ts'
import { across, down, limb, round } from '../../parts/stroke.ts'

/** Lacquer: what is carved of wood and painted shines. */
const shine = '<path d="M-40-96C-30-112-12-118 0-118-20-110-32-98-36-84Z" fill="#fff" opacity=".6"/>'

function head(sheet: Sheet): string {
  const knot = `<circle cx="32" cy="-122" r="14" fill="#1d0a14"/><path d="M22-112C26-108 34-106 42-112" stroke="${night.crimson}" stroke-width="6" fill="none"/><path d="M46-72C60-80 64-56 50-50Z" fill="#f0b48a"/>`
  const eye = `<path d="M10-84C16-92 28-92 34-82" stroke="#1d0a14" stroke-width="4" fill="none" stroke-linecap="round"/><ellipse cx="21" cy="-70" rx="10" ry="8" fill="#fff"/><circle cx="20" cy="-69" r="6" fill="#1d0a14"/><circle cx="18" cy="-71" r="2" fill="#fff"/><circle cx="33" cy="-52" r="9" fill="#f0644a" opacity=".75"/>`
  return (
    twice(knot) +
    even('0,-120 C34,-120 50,-96 50,-70 C50,-40 28,-22 0,-22', round(sheet, '#ffd9b0', '#f0b080', '#c8784a')) +
    even('0,-122 C28,-122 46,-106 48,-84 C34,-98 18,-104 0,-94', '#1d0a14') +
    shine +
    twice(eye) +
    `<path d="M-5-58Q0-52 5-58" stroke="#a8543a" stroke-width="3.500" fill="none" stroke-linecap="round"/><path d="M-24-48Q0-40 24-48C20-28-20-28-24-48Z" fill="#7a1024"/><path d="M-20-46Q0-40 20-46L17-40Q0-35-17-40Z" fill="#fff"/>`
  )
}

function body(sheet: Sheet): string {
  const skin = '#eaa878'
  const arm =
    limb({ path: 'M46-4C76 0 92-18 98-50', colour: skin, width: 21 }) +
    `<path d="M90-36 108-34" stroke="${night.gold}" stroke-width="7"/><circle cx="99" cy="-60" r="14" fill="${skin}"/>` +
    limb({ path: 'M92-66 84-80M98-68 96-86M104-67 109-84', colour: skin, width: 9.5 }) +
    '<circle cx="84" cy="-8" r="5" fill="#a3603a"/><circle cx="83" cy="-9" r="2" fill="#ffd9b0"/>'
  const vest = `<path d="M10-20C34-22 54-14 58 2L62 90H14C20 50 18 10 10-20Z" fill="${across(sheet, '#f2452c', '#a3122e')}"/><path d="M10-20C18 10 20 50 14 90" stroke="${night.gold}" stroke-width="5" fill="none"/><path d="M30 26q12-4 12 8t-12 6-4-10" stroke="${night.gold}" stroke-width="3" fill="none"/>`
  return (
    twice(arm) +
    `<path d="M-14-30H14L24 90H-24Z" fill="${skin}"/><path d="M-10 6Q0 12 10 6M0 34h0" stroke="#a8643e" stroke-width="4" fill="none" stroke-linecap="round"/>${twice(vest)}`
  )
}

/** The theatre's roof and its bamboo curtain behind the pond. */
function theatre(sheet: Sheet): string {
  const blinds = repeat(26, (index) => `M${58 + index * 10} 52V132`)
  const tiles = repeat(15, (index) => `M${40 + index * 21} 22a10.500 9 0 0 0 21 0`)
  return (
    `<path d="M44 44H330V136H44Z" fill="${down(sheet, '#c8482a', '#7a1a2a')}"/><path d="${blinds}" stroke="#5a1424" stroke-width="2.400"/>` +
    `<path d="M28 40H56V140H28ZM318 40H346V140H318Z" fill="${across(sheet, '#d81f3c', '#7a0f2e')}"/><path d="M28 52H56M318 52H346M28 122H56M318 122H346" stroke="${night.gold}" stroke-width="4"/>` +
    `<path d="M-10 6C20 30 40 24 60 10H313C333 24 353 30 383 6 372 40 352 48 330 46H44C22 48 2 40-10 6Z" fill="${down(sheet, '#8a1a3a', '#4a0a24')}"/><path d="${tiles}" fill="none" stroke="#c8446a" stroke-width="2"/><path d="M44 46H330" stroke="${night.gold}" stroke-width="3"/>`
  )
}

/** A puppet of lacquered wood laughs out of the pond before its theatre. */
export function puppet(): string {
  const sheet = createSheet(373, 236)
  const lamp = lantern(sheet, 40)
  const splash = twice(
    '<path d="M44 2C58-20 62-6 70-26 78-8 84-16 98-30 96-12 104-8 112 2Z" fill="#d8fff0" opacity=".9"/><path d="M116-22h0M84-44h0M128-8h0" stroke="#d8fff0" stroke-width="6" stroke-linecap="round"/>',
  )
  return sheet.finish(
    fill(sheet, down(sheet, '#2a0a1e', '#6a1038')) +
      theatre(sheet) +
      `${place(lamp, 12, 84, 0.9)}${place(lamp, 361, 84, 0.9)}${glow(sheet, 186, 100, 150, 110, '#ffd08a', 0.6)}<path d="M0 132H373V236H0Z" fill="${down(sheet, '#3aa88a', '#14635c', '#0c3238')}"/>` +
      `<path d="M30 150h50M290 146h60M60 170h34M276 168h46" stroke="#a8f0d8" stroke-opacity=".6" stroke-width="2.600" stroke-linecap="round"/>` +
      `<g transform="translate(186 140) scale(.92)">${body(sheet)}${head(sheet)}</g><path d="M76 204C110 184 262 184 296 204 340 216 373 210 373 210V236H0V210C20 214 50 212 76 204Z" fill="${down(sheet, '#1f7f70', '#0c3238')}"/><g transform="translate(186 202)">${splash}</g>` +
      `<ellipse cx="186" cy="206" rx="112" ry="9" fill="none" stroke="#a8f0d8" stroke-opacity=".6" stroke-width="2.400"/>${lotusPad(sheet, { at: [52, 214], rx: 60 })}${lotusPad(sheet, { at: [338, 218], rx: 64 })}${place(lotusFlower(sheet, pinkLotus), 44, 214, 0.52)}${place(lotusFlower(sheet, goldLotus), 340, 216, 0.46)}`,
  )
}
