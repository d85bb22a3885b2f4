import type { Draw } from './goods.ts'
import { disc, dotted, line, type Painter, path, placed, star, times } from './painter.ts'

const ink = '#23242f'

/** Five petals around a golden middle. */
export const blossom = ([x, y]: readonly [number, number], size: number, petal: string): string =>
  placed(
    `${times(5, (at) => placed(path('M0 0C-9-6-8-19-2-20L0-17L2-20C8-19 9-6 0 0Z', petal), [0, 0, at * 72]))}${disc([0, 0], [4, 4], '#e8604c')}`,
    [x, y, size * 7, size / 20],
  )

/** A tumbler of red glass, cut in rows of stars. */
export const cutGlass: Draw = ({ lin, within }) => {
  const outline = 'M-72-198H72L56 0H-56Z'
  const rows = times(4, (row) =>
    times(5, (at) => {
      const [x, y] = [-72 + at * 36 + (row % 2) * 18, -38 - row * 35]
      return `${path(star([x, y], [18, 4], 8), '#fff', ' opacity=".88"')}${line(`M${x} ${y - 18}L${x + 18} ${y}L${x} ${y + 18}L${x - 18} ${y}Z`, '#ffffff70', 1.2)}`
    }),
  )
  const body = `${path('M-80-200H80V0H-80Z', lin(['#f9b9aa', '#e0453a', '#b01c2c', '#e8705e'], 'slant'))}${path('M-80-200H80V-164H-80Z', '#fff', ' opacity=".3"')}${rows}
${path('M-80-18H80V0H-80Z', '#fff', ' opacity=".45"')}${times(9, (at) => disc([-60 + at * 15, -24], [5, 11], '#ffffff8c'))}${line('M-80-164H80M-80-172H80', '#ffffffa0', 2)}
${path('M-72-198H-46L-40 0H-62Z', '#fff', ' opacity=".38"')}${path('M48-198H58L50 0H42Z', '#fff', ' opacity=".28"')}`
  return `${disc([66, 4], [86, 13], '#e0453a40')}${within(outline, body)}${disc([0, -198], [72, 15], '#fbe2da')}${disc([0, -196], [65, 11], '#d4524a')}${line('M-65-194C-40-184 40-184 65-194', '#fff', 2)}${line(outline, '#ffffff90', 2)}`
}

/** A pot of cast iron with rows of bosses, and a cup of green tea. */
export const ironKettle: Draw = ({ lin, rad, within }) => {
  const body = 'M-128-62C-128-112-76-126-18-126S92-112 92-62C92-18 42 0-18 0S-128-18-128-62Z'
  const bosses = times(7, (row) => {
    const y = -106 + row * 15
    const d = `M-128 ${y}C-70 ${y + 9} 34 ${y + 9} 92 ${y}`
    const shift = placed(dotted(d, '#0f1318', { width: 5.4, gap: 14.6 }), [(row % 2) * 7, 0])
    return `${shift}${placed(dotted(d, '#aebac6', { width: 2, gap: 14.6 }), [(row % 2) * 7 - 1, -1.6])}`
  })
  return `${path('M66-84C104-104 128-112 146-120L151-101C130-90 108-68 88-54Z', lin(['#4a5560', '#20262e']))}${path('M-92-92L-118-132C-122-144-108-150-101-140L-70-102Z', lin(['#5a6773', '#262d35'], 'across'))}
${path(body, rad(['#7c8a98', '#3f4a55', '#1b2027']))}${within(body, bosses)}${path('M-72-120C-64-136 28-136 36-120C14-112-50-112-72-120Z', '#242b33')}
${path('M-68-124C-58-144 22-144 32-124C10-118-46-118-68-124Z', lin(['#73808e', '#2d363f']))}${disc([-18, -146], [10, 10], rad(['#8795a4', '#2d363f']))}${path('M-96-98C-80-114-54-118-38-118C-66-110-88-94-98-74Z', '#fff', ' opacity=".32"')}
${disc([142, 0], [40, 8], '#2a1a1440')}${path('M100-60H178C178-24 166 0 150 0H128C112 0 100-24 100-60Z', lin(['#fdf6ec', '#e6d3bd', '#b89a80'], 'across'))}${disc([139, -60], [39, 10], '#dcc4a8')}${disc([139, -59], [33, 7.5], '#8fae4a')}${disc([130, -61], [14, 2.4], '#bdd46c')}${line('M109-44C111-24 118-12 127-5', '#ffffffb0', 4)}`
}

const ray = (degrees: number, far: number): string => {
  const turn = (degrees * Math.PI) / 180
  return `${(far * Math.cos(turn)).toFixed(1)} ${(far * Math.sin(turn)).toFixed(1)}`
}

/** A folding fan: blossoms by night. */
export const fan: Draw = ({ lin, within }) => {
  const [first, last, folds] = [-158, -22, 26]
  const leaf = `M${ray(first, 205)}A205 205 0 0 1 ${ray(last, 205)}L${ray(last, 84)}A84 84 0 0 0 ${ray(first, 84)}Z`
  const at = (n: number) => first + ((last - first) * n) / folds
  const pleats = times(
    folds,
    (n) =>
      `<path d="M0 0L${ray(at(n), 210)}L${ray(at(n + 1), 210)}Z" fill="${n % 2 === 0 ? '#fff' : '#000'}" opacity=".11"/>`,
  )
  const ribs = times(14, (n) =>
    line(`M0 0L${ray(at(n * 2), 120)}`, n % 2 === 0 ? '#c99a6a' : '#a97743', n % 13 === 0 ? 8 : 5),
  )
  const night = `${path('M-210-210H210V0H-210Z', lin(['#24335c', '#43578c', '#e8b0a0']))}${disc([44, -136], [31, 31], '#f7efe0')}${path('M-210-84C-150-132-108-100-70-112S0-86 50-102S150-72 210-100V0H-210Z', '#f7c9b4', ' opacity=".72"')}`
  const flowers = [
    [-116, -126, 21],
    [-80, -160, 17],
    [-148, -92, 15],
    [110, -102, 14],
  ].map(([x = 0, y = 0, size = 0], n) => blossom([x, y], size, n % 2 === 0 ? '#fff3f1' : '#fbc9c6'))
  return placed(
    `${ribs}${within(leaf, `${night}${flowers.join('')}${pleats}`)}${line(`M${ray(first, 205)}A205 205 0 0 1 ${ray(last, 205)}`, '#f0cf9a', 2)}${disc([0, 0], [9, 9], '#e8604c')}${disc([-2, -2], [3, 3], '#ffffffb0')}`,
    [0, -10, 0, 0.86],
  )
}

/** A doll of good wishes: one eye is painted with the wish, the other when it comes true. */
export const daruma: Draw = ({ lin, rad }) => {
  const half = `${path('M-58-150C-48-168-22-168-10-147C-25-155-43-152-57-138Z', ink)}${disc([-30, -126], [18, 18], ink)}${disc([-30, -126], [15, 15], '#fff')}${line('M-58-106C-66-92-63-82-55-75', ink, 5)}${line('M-28-50C-12-38-12-22-22-10M-62-58C-78-48-80-33-70-22', '#ffd98a', 6)}`
  return `${path('M-101-88C-101-156-56-198 0-198S101-156 101-88C101-28 60 0 0 0S-101-28-101-88Z', rad(['#ff8a6a', '#dc3a2e', '#8f1420']))}${path('M-70-116C-70-158-38-176 0-176S70-158 70-116C70-83 42-70 0-70S-70-83-70-116Z', lin(['#fff3e2', '#f0d2b4']))}
${half}<g transform="scale(-1 1)">${half}</g>${disc([-30, -124], [8, 8], ink)}${line('M-8-106C-3-100 3-100 8-106', '#a86a4a', 4)}${line('M-22-88C-10-98 10-98 22-88', ink, 4.5)}${line('M-14-35A14 14 0 1 1 14-35A14 14 0 1 1-14-35Z', '#ffd98a', 6)}
${path('M-78-138C-66-170-38-188-12-190C-42-178-62-158-70-130Z', '#fff', ' opacity=".42"')}`
}

/** An umbrella of oiled paper, open and leaning. */
export const paperUmbrella: Draw = ({ lin }) => {
  const ribs = 16
  const point = (n: number, far: number) => {
    const turn = (n / ribs) * Math.PI * 2
    return `${(far * Math.cos(turn)).toFixed(1)} ${(far * 0.78 * Math.sin(turn)).toFixed(1)}`
  }
  const red = ['#d83a30', '#bf2528', '#e2503c', '#b81f24']
  const cloth = times(ribs, (n) => path(`M0-6L${point(n, 126)}L${point(n + 1, 126)}Z`, red[n % 4] ?? ''))
  const ring = (outer: number, inner: number) =>
    `<path d="M${times(ribs, (n) => `${n === 0 ? '' : 'L'}${point(n, outer)}`)}ZM${times(ribs, (n) => `${n === 0 ? '' : 'L'}${point(n, inner)}`)}Z" fill="#fff6ea" fill-rule="evenodd" opacity=".95"/>`
  const spokes = times(ribs, (n) => line(`M0-6L${point(n, 126)}`, '#5a141466', 1.5))
  const open = `${cloth}${ring(96, 50)}${spokes}${path(`M0-6L${point(8, 126)}L${point(9, 126)}L${point(10, 126)}L${point(11, 126)}L${point(12, 126)}Z`, '#fff', ' opacity=".13"')}${disc([0, -6], [15, 11], ink)}${disc([-4, -9], [5, 3], '#ffffff90')}`
  return `${line('M4-110L62 2', lin(['#b17c4a', '#6d4220']), 10)}${placed(open, [-14, -112, -20])}`
}

const cloth = (
  { within }: Painter,
  { x, y, width, colour, pattern }: { x: number; y: number; width: number; colour: string; pattern: string },
): string => {
  const [left, right] = [x - width / 2, x + width / 2]
  const outline = `M${left + 12} ${y - 46}H${right - 12}Q${right} ${y - 46} ${right} ${y - 34}V${y - 12}Q${right} ${y} ${right - 12} ${y}H${left + 12}Q${left} ${y} ${left} ${y - 12}V${y - 34}Q${left} ${y - 46} ${left + 12} ${y - 46}Z`
  const side = (top: number, fill: string) => path(`M${left} ${top}H${right}v12H${left}Z`, fill)
  return within(outline, `${path(outline, colour)}${pattern}${side(y - 46, '#ffffff3a')}${side(y - 12, '#00000026')}`)
}

/** Three folded cloths, tied together with a band of paper. */
export const cloths: Draw = (painter) => {
  const waves = times(5, (row) =>
    times(13, (at) => {
      const [x, y] = [-132 + at * 22 + (row % 2) * 11, 4 - row * 11]
      return `M${x - 11} ${y}a11 11 0 0 1 22 0M${x - 6} ${y}a6 6 0 0 1 12 0`
    }),
  )
  const stars = times(10, (at) =>
    line(`${star([-112 + at * 25, -72], [12, 12], 3)}M${-112 + at * 25}-84v24`, '#ffffffc0', 1.3),
  )
  const dots = `${dotted('M-112-128H112', '#fff', { width: 8, gap: 18 })}${dotted('M-103-112H112', '#fff', { width: 8, gap: 18 })}`
  return `${cloth(painter, { x: 0, y: 0, width: 240, colour: '#35507e', pattern: line(waves, '#ffffffb8', 1.6) })}${cloth(painter, { x: 5, y: -48, width: 230, colour: '#e0705a', pattern: stars })}${cloth(painter, { x: -4, y: -96, width: 234, colour: '#5c8f86', pattern: dots })}
${path('M-14-144H18V0H-14Z', painter.lin(['#fffaf0', '#e6d5b8']))}${blossom([2, -72], 13, '#e8604c')}`
}

/** A bell of glass on a cord from above, its paper moving in the wind. */
export const windBell: Draw = ({ lin, rad }) => {
  const goldfish = (colour: string) =>
    `${path('M-28 0C-18-17 8-18 26 0C8 16-18 18-28 0ZM23 0L42-11L39 12Z', colour)}${disc([-16, -3], [2.4, 2.4], '#fff')}`
  return `${line('M0-420V-208', '#6a5a4c', 2.5)}${path('M-70-124C-70-178-40-206 0-206S70-178 70-124C70-108 62-98 62-98H-62S-70-108-70-124Z', rad(['#ffffffee', '#cfeaf2d8', '#7fbcd0cc']))}${disc([0, -98], [62, 12], '#a8d6e4d0')}
${placed(goldfish('#e8503c'), [-8, -146, -24])}${placed(goldfish('#f29a3c'), [28, -122, 30, 0.6])}${path('M-48-160C-42-182-26-194-10-197C-29-186-37-170-40-150Z', '#fff', ' opacity=".9"')}
${line('M0-136V-66', '#7a6a5a', 2.5)}${disc([0, -88], [6, 6], '#d8c4a8')}${placed(`${path('M-20 0H20V88H-20Z', lin(['#ffffff', '#f7e2d4']))}${blossom([0, 26], 13, '#f7aeb0')}${line('M0 44v32', '#5c8695', 3)}`, [0, -66, 7])}`
}
