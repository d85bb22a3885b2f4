import { svgFile } from '../artwork/parts/svg.ts'

/** 96 x 96: a tile with what is drawn on it. */
const icons = {
  digits5: {
    top: '#2f6fd0',
    bottom: '#173f86',
    body: () => balls(['#ffd45e', '#ff7a66', '#f4f7ff', '#6fe0a8', '#b98cff']),
  },
  quick5: {
    top: '#d9722b',
    bottom: '#8a3a12',
    body: () => `${balls(pale)}<path d="M52 22L34 52h12l-4 24 20-32H50z" fill="#ffe08a"/>`,
  },
  pick5of11: { top: '#1f9a78', bottom: '#0c5544', body: () => grid() },
  dice3: { top: '#c23b52', bottom: '#751a2f', body: () => dice() },
  race10: { top: '#4a4f63', bottom: '#22252f', body: () => flag() },
  north: { top: '#c8372d', bottom: '#7c1712', body: () => `${drum()}${star({ x: 48, y: 44, r: 11 }, '#ffd45e')}` },
  south: { top: '#e0962a', bottom: '#94520d', body: () => `${drum()}${sun(48, 44)}` },
  thai: { top: '#3c4fa8', bottom: '#1d2963', body: () => ticket(6) },
  lao: { top: '#2b86b0', bottom: '#124a68', body: () => ticket(4) },
  fourD: { top: '#8a49b5', bottom: '#4d2070', body: () => windows() },
} as const

const pale = ['#ffffff66', '#ffffff66', '#ffffff66', '#ffffff66', '#ffffff66']

export type LotteryIcon = keyof typeof icons

export function isLotteryIcon(name: string): name is LotteryIcon {
  return Object.hasOwn(icons, name)
}

export function drawLotteryIcon(name: LotteryIcon): string {
  const { top, bottom, body } = icons[name]
  const tile = `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
    <rect width="96" height="96" rx="22" fill="url(#g)"/><path d="M0 40V22A22 22 0 0 1 22 0h52a22 22 0 0 1 22 22v10C68 30 30 32 0 40z" fill="#ffffff14"/>`
  return svgFile(96, 96, tile + body())
}

const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

const box = (x: number, y: number, width: number, height: number, rx: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"/>`

function balls(colours: readonly string[]): string {
  const places = [
    [30, 36],
    [66, 36],
    [22, 64],
    [48, 60],
    [74, 64],
  ] as const
  return places
    .map(([x, y], place) => {
      const shine = circle(x - 4, y - 5, 4, '#ffffff80')
      return `${circle(x, y + 2, 14, '#00000033')}${circle(x, y, 14, colours[place] ?? '#fff')}${shine}`
    })
    .join('')
}

/** Eleven balls, five of them drawn. */
function grid(): string {
  const rows = [
    [24, 40, 56, 72],
    [32, 48, 64],
    [24, 40, 56, 72],
  ]
  const drawn = [1, 3, 5, 7, 10]
  let count = 0
  return rows
    .flatMap((row, line) =>
      row.map((x) => circle(x, 28 + line * 20, 7.5, drawn.includes(count++) ? '#ffd45e' : '#ffffff4d')),
    )
    .join('')
}

function dice(): string {
  const pips = [
    [[0, 0]],
    [
      [-6, -6],
      [0, 0],
      [6, 6],
    ],
    [
      [-6, -6],
      [6, -6],
      [0, 0],
      [-6, 6],
      [6, 6],
    ],
  ]
  const places = [
    [48, 30],
    [30, 64],
    [66, 64],
  ] as const
  return places
    .map(([x, y], die) => {
      const marks = (pips[die] ?? []).map(([dx = 0, dy = 0]) => circle(x + dx, y + dy, 3, '#751a2f')).join('')
      return `${box(x - 14, y - 12, 28, 28, 7, '#00000033')}${box(x - 14, y - 14, 28, 28, 7, '#fff7ef')}${marks}`
    })
    .join('')
}

/** A chequered flag. */
function flag(): string {
  const fields = Array.from({ length: 20 }, (_, place) => {
    const [column, row] = [place % 5, Math.floor(place / 5)]
    return box(31 + column * 9, 22 + row * 9, 9, 9, 0, (column + row) % 2 === 0 ? '#f4f6fb' : '#14161d')
  })
  return `${box(24, 18, 6, 62, 3, '#d7b46a')}${fields.join('')}`
}

/** The cage that numbers are drawn from. */
function drum(): string {
  const bars = [26, 34, 62, 70].map((x) => box(x - 1, 26, 2, 36, 1, '#ffffff59')).join('')
  return `${circle(48, 44, 28, '#ffffff26')}${bars}<path d="M26 82l10-14h24l10 14z" fill="#ffffffd9"/>${circle(48, 44, 17, '#00000040')}`
}

function star({ x, y, r }: { x: number; y: number; r: number }, fill: string): string {
  const points = Array.from({ length: 10 }, (_, place) => {
    const [angle, far] = [(place * Math.PI) / 5 - Math.PI / 2, place % 2 === 0 ? r : r * 0.42]
    return `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`
  })
  return `<path d="M${points.join('L')}z" fill="${fill}"/>`
}

function sun(x: number, y: number): string {
  const rays = Array.from({ length: 8 }, (_, place) => {
    const angle = (place * Math.PI) / 4
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return `M${(x + 10 * cos).toFixed(1)} ${(y + 10 * sin).toFixed(1)}L${(x + 14 * cos).toFixed(1)} ${(y + 14 * sin).toFixed(1)}`
  })
  return `${circle(x, y, 7.5, '#ffe9a8')}<path d="${rays.join('')}" stroke="#ffe9a8" stroke-width="3" stroke-linecap="round"/>`
}

/** A paper ticket with so many figures. */
function ticket(figures: number): string {
  const width = 56 / figures
  const boxes = Array.from({ length: figures }, (_, place) =>
    box(20 + place * width + 1.5, 42, width - 3, 16, 3, place === figures - 1 ? '#e8a72e' : '#31407f'),
  )
  return `<path d="M14 28h68v12a8 8 0 0 0 0 16v12H14V56a8 8 0 0 0 0-16z" fill="#fdf6e6"/>
    ${box(22, 33, 34, 4, 2, '#c9bfa4')}${boxes.join('')}${box(22, 62, 22, 3, 1.5, '#c9bfa4')}`
}

/** Four windows that each show a figure. */
function windows(): string {
  return Array.from({ length: 4 }, (_, place) => {
    const x = 15 + place * 17
    const y = place % 2 === 0 ? 32 : 36
    return `${box(x, y + 2, 15, 30, 4, '#00000033')}${box(x, y, 15, 30, 4, '#fbf4ff')}${circle(x + 7.5, y + 15, 4.5, place === 3 ? '#e8a72e' : '#8a49b5')}`
  }).join('')
}
