import { createRandom, createSheet, num, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { inks, keyed, paper } from '../../parts/print.ts'
import { down, limb } from '../../parts/stroke.ts'

function umbrella(sheet: Sheet): string {
  const ribs = repeat(9, (index) => {
    const x = -132 + index * 33
    return `M0-92Q${num(x * 0.72)} ${num(-74 + Math.abs(x) * 0.05)} ${x} ${num(2 - 14 * (1 - (x / 132) ** 2))}`
  })
  const dome =
    'M0-92C74-90 128-48 136 4 124-6 112-8 99-4 88-12 76-14 66-8 54-16 44-17 33-12 22-18 10-18 0-13-10-18-22-18-33-12-44-17-54-16-66-8-76-14-88-12-99-4-112-8-124-6-136 4-128-48-74-90 0-92Z'
  return (
    `<path d="M3-100V108" stroke="${inks.ink}" stroke-width="8"/><path d="M3-100V108" stroke="#a8703c" stroke-width="4"/><path d="M-110 0C-60-40 60-40 110 0 60-10-60-10-110 0Z" fill="#7a1c24"/>` +
    `<path d="${dome}" fill="${down(sheet, '#f0705a', inks.coral, inks.rust)}"/><path d="M-102-38C-70-62-36-68 0-68S70-62 102-38L116-18C82-40 40-46 0-46S-82-40-116-18Z" fill="${inks.paper}"/>` +
    `<path d="${ribs}" fill="none" stroke="#7a1c24" stroke-width="1.800"/><path d="${dome}" fill="none"${keyed(2.4)}/><path d="M-9-88C-8-98 12-98 13-88Z" fill="${inks.ink}"/>`
  )
}

/** A cat sits and beckons with one paw; its chin is at the origin. */
function cat(sheet: Sheet): string {
  const fur = `fill="${down(sheet, '#fffdf8', '#f3e6d2')}"${keyed(2.3)}`
  const half = `<path d="M22-64C34-78 48-92 58-94 64-80 62-58 58-44Z" ${fur}/><path d="M36-66C44-76 50-80 54-82 56-74 55-66 53-58Z" fill="${inks.blush}"/>`
  const eye = `<path d="M14-34Q26-46 38-34" fill="none"${keyed(3.4)}/><path d="M50-22 78-28M50-16 80-14" fill="none"${keyed(1.5)}/><ellipse cx="42" cy="-18" rx="9" ry="6" fill="${inks.blush}"/>`
  return (
    `<path d="M62 112C96 112 108 88 98 66 92 54 80 62 86 72 88 86 76 92 56 90Z" ${fur}/><path d="M-48-6C-78 40-82 90-72 120H72C84 86 78 36 48-6Z" ${fur}/><path d="M30 30C56 24 76 50 74 86 54 92 34 74 30 30Z" fill="${inks.ochre}"/><path d="M-48-6C-78 40-82 90-72 120H72C84 86 78 36 48-6Z" fill="none"${keyed(2.3)}/>` +
    `<path d="M-22 120C-26 96-24 74-16 58M22 120C26 96 24 74 16 58M0 120V84" fill="none"${keyed(2)}/>${half}<g transform="scale(-1 1)">${half}</g>` +
    `<path d="M0-78C40-80 64-56 64-30 64-2 36 10 0 10S-64-2-64-30C-64-56-40-80 0-78Z" ${fur}/><path d="M-40-70C-22-80-4-79 4-77 0-62-16-50-36-54-46-58-48-66-40-70Z" fill="${inks.ink}"/>${eye}<g transform="scale(-1 1)">${eye}</g>` +
    `<path d="M-5-22H5L0-16Z" fill="${inks.coral}"${keyed(1.6)}/><path d="M0-16C-2-6-14-6-16-12M0-16C2-6 14-6 16-12" fill="none"${keyed(2)}/>` +
    `<path d="M-46 0C-24 16 24 16 46 0L50 10C26 28-26 28-50 10Z" fill="${inks.coral}"${keyed(2)}/><circle cy="26" r="12" fill="${inks.ochre}"${keyed(2)}/><path d="M-11 24H11M0 28V36" fill="none"${keyed(2)}/>` +
    `<path d="M-52 58C-84 52-104 14-98-22-96-44-60-46-58-24-58-2-44 14-26 26Z" ${fur}/><path d="M-88-38V-24M-78-42V-28M-68-38V-26" fill="none"${keyed(2)}/>`
  )
}

function rain(seed: number, count: number): string {
  const random = createRandom(seed)
  return repeat(count, () => {
    const [x, y, long] = [random(-20, 390), random(-20, 220), random(14, 40)]
    return `M${num(x)} ${num(y)}l${num(-long * 0.36)} ${num(long)}`
  })
}

/** A cat under a paper umbrella beckons in the rain. */
export function rainCat(): string {
  const sheet = createSheet(373, 236)
  return sheet.finish(
    `${paper(sheet, inks.indigo, 1)}<path d="M0 150C50 120 90 142 130 128S230 112 280 132 340 120 373 128V206H0Z" fill="#5f7f94" opacity=".55"/><path d="M0 204H373V236H0Z" fill="#4a6a86"/><path d="M30 216h60M250 222h70M120 230h30M330 212h40" stroke="#bcd0d6" stroke-width="2.400" stroke-linecap="round"/>` +
      `<path d="${rain(3, 46)}" stroke="${inks.night}" stroke-opacity=".4" stroke-width="1.500" stroke-linecap="round"/>` +
      limb({ path: 'M110 226H262', colour: '#23385c', width: 12 }) +
      `<g transform="translate(232 104) rotate(9)">${umbrella(sheet)}</g><g transform="translate(176 130) scale(.86)">${cat(sheet)}</g>` +
      `<path d="${rain(11, 18)}" stroke="#fff" stroke-opacity=".75" stroke-width="1.800" stroke-linecap="round"/>`,
  )
}
