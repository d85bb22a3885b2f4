import { confetti, glow, rays } from '../../../scenes/parts/light.ts'
import { createSheet, num, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { across, flower, limb, round } from '../../parts/stroke.ts'
import { stadiumNight } from './night.ts'

const skin = '#a86c44'

/** The face of a woman who smiles, about the origin. */
function face(sheet: Sheet): string {
  return (
    `<path d="M-14 30H14V60C6 70-6 70-14 60Z" fill="#8a5230"/><path d="M-36-14C-38 24-20 48 0 48S38 24 36-14C30-44-30-44-36-14Z" fill="${round(sheet, '#cf9468', skin, '#8a5230')}"/>` +
    '<path d="M-38 2C-50-54-20-66 0-66S50-54 38 2C34-20 20-34 0-44-20-34-34-20-38 2Z" fill="#160c10"/><path d="M0-64V-44" stroke="#ffcf3f" stroke-width="3.5"/><path d="M0-46 7-37 0-28-7-37Z" fill="#ffcf3f"/><circle cy="-20" r="4.5" fill="#e8202f"/>' +
    '<path d="M-26-6C-20-15-10-14-6-5M6-5C10-14 20-15 26-6" stroke="#160c10" stroke-width="4.4" fill="none" stroke-linecap="round"/><path d="M-28-20q10-7 20-2M8-22q10-5 20 2" stroke="#160c10" stroke-width="3.4" fill="none" stroke-linecap="round"/><path d="M-17 18C-8 23 8 23 17 18 14 36-14 36-17 18Z" fill="#b81e3e"/><path d="M-14 20C-6 23 6 23 14 20 10 28-10 28-14 20Z" fill="#fff"/><path d="M-3 2C-1 8 2 10 4 7" stroke="#8a5230" stroke-width="2.5" fill="none" stroke-linecap="round"/><circle cx="5" cy="8" r="2" fill="#ffe68a"/><ellipse cx="-23" cy="10" rx="7" ry="5" fill="#ff6a5a" opacity=".4"/><ellipse cx="23" cy="10" rx="7" ry="5" fill="#ff6a5a" opacity=".4"/><path d="M-38 12v8M38 12v8" stroke="#ffcf3f" stroke-width="4"/><path d="M-44 22H-32L-38 34ZM32 22H44L38 34Z" fill="#ffcf3f"/>'
  )
}

/** A hanging ring of marigolds, wide at the hands and low in the middle. */
function marigolds(): string {
  const at = (index: number, count: number, [half, top, drop]: readonly [number, number, number]): string => {
    const along = (index / (count - 1)) * 2 - 1
    const colour = ['#ff8a1f', '#ffc02a', '#ff6a1f'][index % 3] ?? ''
    return flower({ x: 186 + along * half, y: top + (1 - along * along) * drop, size: 8.5, colour, heart: '#ffe36a' })
  }
  const tail = [0, 1, 2].map((index) =>
    flower({ x: 186, y: 222 + index * 12, size: 7, colour: index % 2 === 0 ? '#fff' : '#e0267a', heart: '#ffcf3f' }),
  )
  return `${repeat(19, (index) => at(index, 19, [112, 118, 98]))}${repeat(17, (index) => at(index, 17, [104, 118, 72]))}${tail.join('')}`
}

/** A raised forearm and hand on the left, which holds the flowers. */
function arm(sheet: Sheet): string {
  const bangles = repeat(3, (index) => `M${num(40 + index * 6)} ${num(166 - index * 9)}l26 8`)
  return (
    `<path d="M96 246C60 236 30 214 26 190L70 170C84 190 110 204 130 214Z" fill="${across(sheet, '#1fae6a', '#0a5a3c')}"/><path d="M28 196 74 176" stroke="#ffcf3f" stroke-width="7"/>` +
    limb({ path: 'M50 178 66 134', colour: skin, width: 26 }) +
    `<path d="${bangles}" stroke="#ffcf3f" stroke-width="4.5"/><path d="M46 157l26 8" stroke="#e0267a" stroke-width="4"/>` +
    limb({ path: 'M66 130 70 122', colour: skin, width: 27 }) +
    limb({ path: 'M62 110 82 112M64 120 86 121M66 130 84 131', colour: '#b87a50', width: 9 })
  )
}

/** A host in green and gold holds out a garland of marigolds before the stand. */
export function garland(): string {
  const sheet = createSheet(373, 236)
  const side = arm(sheet)
  return sheet.finish(
    `${stadiumNight(sheet)}${rays(sheet, 186, 90, 320, 20, '#fff3c0', 0.26)}${glow(sheet, 186, 90, 150, 130, '#ffe08a', 0.6)}` +
      '<path d="M140 76C124 120 126 150 132 170H240C246 150 248 120 232 76Z" fill="#160c10"/>' +
      `<path d="M84 246C86 180 126 148 186 146S286 180 288 246Z" fill="${across(sheet, '#e8304a', '#8a0f34')}"/><path d="M214 148C196 190 150 214 110 246H84C86 186 120 154 160 148Z" fill="${across(sheet, '#2ad08a', '#0b6b48')}"/><path d="M214 148C196 190 150 214 110 246" stroke="#ffcf3f" stroke-width="8" fill="none"/>` +
      `<g transform="translate(186 86) rotate(4) scale(1.1)">${face(sheet)}</g><path d="M164 154C170 172 202 172 208 154" stroke="#ffcf3f" stroke-width="6" fill="none"/>` +
      `${marigolds()}${side}<g transform="translate(373 0) scale(-1 1)">${side}</g>` +
      confetti(
        sheet,
        { seed: 31, count: 20, left: 8, top: 2, right: 365, bottom: 34 },
        ['#ffcf3f', '#ff8a1f', '#5ff0b0', '#fff'],
        9,
      ),
  )
}
