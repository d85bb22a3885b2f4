import { createSheet, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { bars, even, inks, keyed, paper, twice } from '../../parts/print.ts'
import { across, limb } from '../../parts/stroke.ts'

const outline = '0,-112 C74,-112 112,-62 112,0 C112,62 78,100 0,100'

function face(): string {
  const brow = `<path d="M8-50C22-78 52-86 80-72 70-72 66-66 72-62 60-68 54-60 58-56 48-62 40-56 42-50 32-58 20-52 8-50Z" fill="${inks.ink}"/>`
  const whisker = `<path d="M6 10C20 4 34 14 50 8 62 4 66-6 78-6 74 4 70 10 62 16 70 18 76 14 82 16 70 26 56 26 44 24 28 22 16 20 6 10Z" fill="${inks.ink}"/>`
  return (
    even('0,-62 C14,-92 94,-92 92,-28 C92,22 58,42 0,42', inks.paper, ` stroke="${inks.rust}" stroke-width="4"`) +
    `<ellipse cx="-70" cy="8" rx="15" ry="12" fill="${inks.blush}"/><ellipse cx="70" cy="8" rx="15" ry="12" fill="${inks.blush}"/>` +
    `<circle cx="-36" cy="-24" r="23" fill="#fff"${keyed(2.4)}/><circle cx="36" cy="-24" r="23" fill="#fff"${keyed(2.4)}/><circle cx="-33" cy="-23" r="13" fill="${inks.ink}"/><circle cx="-38" cy="-29" r="4.500" fill="#fff"/><path d="M32-26c5-6 14-3 12 4-3 6-12 4-12-4Z" fill="${inks.ink}"/>` +
    `<path d="M-9-4C-14 4-6 8 0 6 6 8 14 4 9-4" fill="none"${keyed(2.6)}/><path d="M-14 24Q0 17 14 24 0 33-14 24Z" fill="${inks.coral}"${keyed(2)}/>${twice(brow + whisker)}`
  )
}

function doll(sheet: Sheet): string {
  const swirl = `<path d="M20 58C44 54 62 62 62 76S42 90 38 80 52 70 54 78M74 44C92 40 104 30 106 14M70 54C90 52 102 44 108 30" fill="none" stroke="${inks.ochre}" stroke-width="4.500" stroke-linecap="round"/>`
  const plum = repeat(5, (index) => `<circle cy="-10" r="7.500" transform="rotate(${index * 72})"/>`)
  return (
    even(outline, across(sheet, '#f4705a', inks.coral, inks.rust)) +
    `<path d="M-84-60C-70-92-40-104-14-104-40-92-62-74-72-48Z" fill="#fff" opacity=".35"/>${face()}${twice(swirl)}` +
    `<g transform="translate(0 72)" fill="${inks.ochre}">${plum}<circle r="4" fill="${inks.rust}"/></g>${even(outline, 'none', keyed(2.6))}`
  )
}

/** A hand and the brush it paints with; the brush's tip is at the origin. */
function painting(sheet: Sheet): string {
  const fingers =
    limb({ path: 'M92-36 66-62M96-28 58-46M96-18 52-33', colour: inks.ink, width: 19 }) +
    limb({ path: 'M92-36 66-62M96-28 58-46M96-18 52-33', colour: inks.skin, width: 15.5 })
  return (
    `<path d="M0 0C2-14 10-22 20-24L28-17C26-8 14-1 0 0Z" fill="${inks.ink}"/><path d="M19-25 30-15 38-23 26-33Z" fill="${inks.ochre}"/><path d="M27-32 37-23 140-124 130-134Z" fill="${across(sheet, '#d9a86a', '#8a5a30')}"${keyed(1.6)}/>` +
    limb({ path: 'M150 6 108-22', colour: inks.ink, width: 50 }) +
    limb({ path: 'M150 6 108-22', colour: inks.skin, width: 46 }) +
    fingers +
    limb({ path: 'M112-44C104-58 92-66 76-70', colour: inks.ink, width: 18 }) +
    limb({ path: 'M116-38C106-56 92-66 76-70', colour: inks.skin, width: 14.5 }) +
    `<path d="M144-44C124-24 116 8 120 50 140 92 170 130 220 140V-60C190-62 164-56 144-44Z" fill="${across(sheet, '#3a5a94', inks.night)}"${keyed(2.4)}/><path d="M144-44C124-24 116 8 120 50L130 58C126 16 132-16 154-38Z" fill="${inks.coral}"${keyed(2)}/>`
  )
}

/** A hand paints the second eye of a doll that wishes are made on. */
export function daruma(): string {
  const sheet = createSheet(373, 236)
  return sheet.finish(
    `${paper(sheet, inks.sky, 0.6)}<g fill="#fffaf0"><path d="${bars}" transform="translate(322 40)"/><path d="${bars}" transform="translate(24 92) scale(.8)"/></g>` +
      `<path d="M0 194H373V236H0Z" fill="${inks.moss}"/><path d="M0 194H373M0 203H373" stroke="${inks.pine}" stroke-width="3"/><ellipse cx="168" cy="224" rx="104" ry="11" fill="${inks.pine}"/>` +
      `<g transform="translate(160 126)">${doll(sheet)}</g><g transform="translate(204 104)">${painting(sheet)}</g>`,
  )
}
