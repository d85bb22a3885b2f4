import { createRandom, createSheet, place, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { bars, inks, keyed, paper, twice } from '../../parts/print.ts'
import { across, down, limb } from '../../parts/stroke.ts'

const maple = 'M0-24 5-13 13-17 11-6 22-7 15 1 20 7 9 9 7 15 1 12V24H-1V12L-7 15-9 9-20 7-15 1-22-7-11-6-13-17-5-13Z'

const coat = { light: '#d8965a', main: '#b86f3a', dark: '#7a4424' }

/** The stag's head, seen from before; the middle of its brow is at the origin. */
function head(sheet: Sheet): string {
  const fur = `fill="${across(sheet, coat.light, coat.main)}"${keyed(2.4)}`
  const antler = 'M12-22C22-50 46-58 44-100M26-46C44-48 58-58 66-76M40-72C30-82 28-94 28-108'
  const half =
    limb({ path: antler, colour: inks.ink, width: 12 }) +
    limb({ path: antler, colour: '#ead2a4', width: 7.5 }) +
    `<path d="M30-8C48-30 76-32 92-22 84-2 62 14 38 10Z" ${fur}/><path d="M42-4C56-18 72-22 82-18 74-6 60 4 46 4Z" fill="${inks.blush}"/>`
  const eye = `<path d="M20 14C24 4 38 4 41 16 36 24 24 24 20 14Z" fill="${inks.ink}"/><circle cx="29" cy="12" r="3.400" fill="#fff"/><path d="M18 12C24 0 38 0 44 15" fill="none"${keyed(2.6)}/>`
  return (
    `${twice(half)}<path d="M0-26C24-26 40-10 40 12 40 40 28 56 22 76 18 92 10 98 0 98S-18 92-22 76C-28 56-40 40-40 12-40-10-24-26 0-26Z" ${fur}/>` +
    `<path d="M0-24C12-18 14 6 10 40L14 70H-14L-10 40C-14 6-12-18 0-24Z" fill="${coat.dark}" opacity=".28"/><path d="M0 96C12 96 18 86 19 74 12 66 8 66 0 66S-12 66-19 74C-18 86-12 96 0 96Z" fill="${inks.paper}"/>` +
    `<path d="M-13 68C-8 60 8 60 13 68 10 78 4 80 0 80S-10 78-13 68Z" fill="${inks.ink}"/><path d="M0 80V87M0 87C-4 92-9 91-11 88M0 87C4 92 9 91 11 88" fill="none"${keyed(2.2)}/><path d="M-6 66q6-3 12 0" stroke="#8a84a0" stroke-width="2" fill="none" stroke-linecap="round"/>${twice(eye)}`
  )
}

/** Its neck and back, with the summer's spots. */
function body(sheet: Sheet): string {
  const spots = [
    [250, 168],
    [278, 160],
    [306, 170],
    [264, 194],
    [292, 198],
    [322, 192],
    [336, 216],
    [306, 224],
    [350, 180],
    [276, 222],
  ]
  return (
    `<path d="M150 240C138 190 140 150 148 116H204C214 140 250 134 290 138 340 142 366 170 390 240Z" fill="${across(sheet, coat.light, coat.main, coat.dark)}"${keyed(2.6)}/><path d="M152 150C152 190 158 216 168 240H196C186 214 184 182 190 158Z" fill="${inks.paper}"/>` +
    `<path d="M206 132C202 160 208 184 222 204" fill="none" stroke="${coat.dark}" stroke-width="3" stroke-linecap="round"/><path d="${spots.map(([x, y]) => `M${x} ${y}h0`).join('')}" stroke="${inks.paper}" stroke-width="9" stroke-linecap="round"/>`
  )
}

interface Fall {
  seed: number
  count: number
  box: readonly [left: number, top: number, right: number, bottom: number]
  size: number
}

function falling(sheet: Sheet, { seed, count, box, size }: Fall): string {
  const random = createRandom(seed)
  const leaf = sheet.define(
    `<path d="${maple}"${keyed(1.4)}/><path d="M0-14V16M0 6 9-4M0 6-9-4" stroke="${inks.ink}" stroke-opacity=".35" stroke-width="1.300"/>`,
  )
  const colours = [inks.coral, inks.rust, inks.ochre, '#ee8a3f']
  return repeat(count, (index) => {
    const [x, y, turn] = [random(box[0], box[2]), random(box[1], box[3]), random(0, 360)]
    return place(leaf, x, y, Math.round(random(0.7, 1.1) * size * 100) / 100, turn, ` fill="${colours[index % 4]}"`)
  })
}

/** Pampas grass: a stem from the lower edge and its plume, leaning. */
const plume = ([x, high, lean]: readonly [number, number, number]): string =>
  `<g transform="translate(${x} 240) rotate(${lean})"><path d="M0 0Q-2-${high / 2} 2-${high}" fill="none" stroke="#a9b46a" stroke-width="3.500"/><path d="M2-${high - 6}C-8-${high + 14}-2-${high + 40} 20-${high + 58} 22-${high + 34} 18-${high + 10} 2-${high - 6}Z" fill="#f9ecce"${keyed(1.8)}/><path d="M3-${high}Q4-${high + 26} 15-${high + 46}M8-${high}Q12-${high + 18} 17-${high + 30}" fill="none" stroke="#c8a868" stroke-width="1.800" stroke-linecap="round"/></g>`

/** A stag under a maple that sheds its leaves. */
export function mapleDeer(): string {
  const sheet = createSheet(373, 236)
  const pampas = (
    [
      [14, 70, -6],
      [38, 40, 8],
      [66, 84, 4],
      [92, 34, 16],
      [346, 46, -14],
      [366, 24, 6],
    ] as const
  ).map(plume)
  return sheet.finish(
    `${paper(sheet, inks.sky, 0.7)}<circle cx="92" cy="88" r="54" fill="${down(sheet, '#f7c65e', '#f9e0a6')}"/><path d="M0 176C50 136 96 150 140 166S290 130 373 158V236H0Z" fill="${inks.moss}"/><path d="M0 200C70 176 150 206 220 196S330 186 373 196V236H0Z" fill="${inks.pine}"/><g fill="#fffaf0"><path d="${bars}" transform="translate(46 118) scale(.9)"/><path d="${bars}" transform="translate(322 108) scale(.7)"/></g>` +
      limb({
        path: 'M392 62C340 44 300 40 250 22 220 14 190 14 160 4M330 46C318 64 306 74 290 80M270 28C262 16 258 6 258-6',
        colour: '#43232c',
        width: 9,
      }) +
      falling(sheet, { seed: 14, count: 22, box: [170, -4, 372, 66], size: 1 }) +
      `${body(sheet)}<g transform="translate(178 104) scale(.88)">${head(sheet)}</g>` +
      falling(sheet, { seed: 6, count: 5, box: [10, 14, 92, 110], size: 0.75 }) +
      pampas.join(''),
  )
}
