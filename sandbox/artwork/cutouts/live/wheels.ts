import { starPath } from '../../scenes/parts/coin.ts'
import { num, repeat, type Sheet } from '../../scenes/parts/sheet.ts'
import { cutout } from '../parts/cutout.ts'
import { ground } from '../parts/pieces.ts'

const point = (radius: number, angle: number): string =>
  `${num(Math.cos(angle) * radius)} ${num(Math.sin(angle) * radius)}`

/** A part of a ring, the angles in full turns from the right. */
function wedge({ from, to }: { from: number; to: number }, inner: number, outer: number): string {
  const [start, end] = [from * Math.PI * 2, to * Math.PI * 2]
  return `M${point(inner, start)}L${point(outer, start)}A${outer} ${outer} 0 0 1 ${point(outer, end)}L${point(inner, end)}A${inner} ${inner} 0 0 0 ${point(inner, start)}Z`
}

function gold(sheet: Sheet): string {
  return sheet.linear(
    [
      [0, '#fff3bd'],
      [0.45, '#f2b632'],
      [1, '#94590a'],
    ],
    0,
    0,
    1,
    1,
  )
}

const pocketCount = 24

/** A roulette wheel seen from the table. */
export const roulette = cutout({ id: 'roulette', kind: 'live', variants: 2 }, (sheet, variant) => {
  const wood = sheet.linear(
    variant === 0
      ? [
          [0, '#e39a52'],
          [0.45, '#8a4519'],
          [1, '#3a1508'],
        ]
      : [
          [0, '#b86a58'],
          [0.45, '#6c2420'],
          [1, '#2a0a0c'],
        ],
    0,
    0,
    1,
    1,
  )
  const cone = sheet.radial(
    [
      [0, '#ffe2a4'],
      [0.45, '#cf8638'],
      [1, '#6b300f'],
    ],
    0.4,
    0.3,
    0.75,
  )
  const pockets = repeat(pocketCount, (index) => {
    const colour = index === 0 ? '#1c9a58' : index % 2 === 1 ? '#c81d34' : '#1b1420'
    return `<path d="${wedge({ from: index / pocketCount, to: (index + 1) / pocketCount }, 74, 110)}" fill="${colour}"/>`
  })
  const frets = repeat(
    pocketCount,
    (index) => `M${point(74, (index / pocketCount) * Math.PI * 2)}L${point(112, (index / pocketCount) * Math.PI * 2)}`,
  )
  const spokes = repeat(
    4,
    (index) =>
      `<g transform="rotate(${index * 90 + 18})"><path d="M-5-8-3-44H3L5-8Z" fill="${gold(sheet)}"/><circle cy="-46" r="7" fill="${gold(sheet)}"/></g>`,
  )
  const studs = repeat(
    8,
    (index) => `<path d="M0-129 5-122 0-115-5-122Z" transform="rotate(${index * 45 + 22})" fill="#ffe9b0"/>`,
  )
  return (
    ground(sheet, { y: 92, rx: 146, ry: 26 }) +
    `<g transform="translate(0 14) scale(1 .66)"><circle cy="26" r="140" fill="#2a0f06"/><circle r="140" fill="${wood}"/><circle r="139" fill="none" stroke="${gold(sheet)}" stroke-width="4"/>${studs}<circle r="116" fill="${gold(sheet)}"/><circle r="112" fill="#140a12"/>${pockets}<path d="${frets}" stroke="#f3cf7c" stroke-width="1.8"/><circle r="110" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="5"/><circle r="76" fill="${gold(sheet)}"/><circle r="72" fill="${wood}"/><circle r="58" fill="${cone}"/></g>` +
    `<g transform="translate(0 14)"><g transform="scale(1 .66)">${spokes}</g><path d="M-18 2C-14-18-9-26-8-44H8C9-26 14-18 18 2A18 9 0 0 1-18 2Z" fill="${gold(sheet)}"/><ellipse cy="-46" rx="14" ry="7" fill="${gold(sheet)}"/><circle cy="-58" r="13" fill="${gold(sheet)}"/><circle cx="-4" cy="-62" r="4" fill="#fff"/></g>` +
    '<g transform="translate(62 58)"><ellipse cx="2" cy="6" rx="10" ry="5" fill="#000" opacity=".45"/><circle r="9.5" fill="#fff"/><circle cx="-3" cy="-3" r="3" fill="#fff"/><path d="M8 3A9 9 0 0 1-4 8" fill="none" stroke="#b9b4c8" stroke-width="2.4"/></g>'
  )
})

const palettes = [
  ['#e0324f', '#fff3dc', '#13998a', '#f2b632', '#6a3fc4'],
  ['#2f6fd0', '#fff3dc', '#e8602c', '#f2b632', '#1c9a58'],
  ['#c2185b', '#ffe9c4', '#5b2a86', '#f2b632', '#0f8a8a'],
] as const

/** A wheel of fortune on its stand. */
export const fortuneWheel = cutout(
  { id: 'fortune-wheel', kind: 'live', variants: palettes.length },
  (sheet, variant) => {
    const colours = palettes[variant] ?? palettes[0]
    const count = 20
    const sectors = repeat(
      count,
      (index) =>
        `<path d="${wedge({ from: index / count, to: (index + 1) / count }, 30, 104)}" fill="${colours[index % colours.length]}"/>`,
    )
    const lines = repeat(
      count,
      (index) => `M${point(30, (index / count) * Math.PI * 2)}L${point(104, (index / count) * Math.PI * 2)}`,
    )
    const lamps = repeat(20, (index) => {
      const [x = '0', y = '0'] = point(113, ((index + 0.5) / 20) * Math.PI * 2).split(' ')
      return `<circle cx="${x}" cy="${y}" r="4.6" fill="${index % 2 === 0 ? '#fffbe0' : '#ffd76a'}"/>`
    })
    const shine = sheet.radial(
      [
        [0, '#ffffff', 0.3],
        [0.7, '#ffffff', 0],
      ],
      0.32,
      0.22,
      0.7,
    )
    return (
      ground(sheet, { y: 136, rx: 110, ry: 12 }) +
      `<path d="M-26 90-62 136H62L26 90Z" fill="${sheet.linear([
        [0, '#7c3a14'],
        [1, '#3a1708'],
      ])}"/><path d="M-70 134H70V146H-70Z" fill="${gold(sheet)}"/>` +
      `<g transform="translate(0 -10)"><circle r="124" fill="${gold(sheet)}"/><circle r="119" fill="#6b1230"/>${lamps}<g transform="rotate(-9)">${sectors}<path d="${lines}" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/></g><circle r="104" fill="${shine}"/><circle r="104" fill="none" stroke="#3a0618" stroke-opacity=".5" stroke-width="3"/><circle r="38" fill="${gold(sheet)}"/><circle r="31" fill="#6b1230"/><path d="${starPath(25, 8, 0.52)}" fill="${gold(sheet)}"/><circle r="7" fill="#fffbe0"/>` +
      '<path d="M-17-138H17L0-100Z" fill="#fffdf4" stroke="#7a1230" stroke-width="3.4" stroke-linejoin="round"/></g>'
    )
  },
)
