import { svgFile } from '../artwork/parts/svg.ts'

/** 240 x 160: a thing of the points mall on a plate of its own colour, lit from above. */
const pictures = {
  'bonus-small': { top: '#1f8a63', bottom: '#0d4a3a', draw: () => coins(1) },
  'bonus-large': { top: '#b3842a', bottom: '#6a4510', draw: () => coins(3) },
  spins: { top: '#7a3fb0', bottom: '#3d1c66', draw: () => reels() },
  phone: { top: '#2c6fc4', bottom: '#143a72', draw: () => phone() },
  meal: { top: '#c8553a', bottom: '#7a2a1a', draw: () => meal() },
  cinema: { top: '#5a4bc0', bottom: '#2b2170', draw: () => ticket() },
  umbrella: { top: '#2f86a8', bottom: '#144a63', draw: () => umbrella() },
  'tea-set': { top: '#4e8f7a', bottom: '#23503f', draw: () => tea() },
  lamp: { top: '#3c4a66', bottom: '#1c2436', draw: () => lamp() },
  'power-bank': { top: '#5b6472', bottom: '#2b3038', draw: () => battery() },
  bag: { top: '#a8694a', bottom: '#5c3220', draw: () => bag() },
  headphones: { top: '#54607a', bottom: '#252c3c', draw: () => headphones() },
  watch: { top: '#3f8c8f', bottom: '#1a4a4d', draw: () => watch() },
} as const

export type ItemPicture = keyof typeof pictures

export const isItemPicture = (name: string): name is ItemPicture => Object.hasOwn(pictures, name)

export function drawItem(name: ItemPicture): string {
  const { top, bottom, draw } = pictures[name]
  return svgFile(
    240,
    160,
    `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>
<radialGradient id="l" cy=".3"><stop stop-color="#fff" stop-opacity=".3"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
<rect width="240" height="160" fill="url(#g)"/><rect width="240" height="160" fill="url(#l)"/>
<ellipse cx="120" cy="138" rx="66" ry="8" fill="#000" fill-opacity=".28"/>${draw()}`,
  )
}

const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

const box = (x: number, y: number, width: number, height: number, rx: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"/>`

const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`

const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** So many stacks of coins, the highest in the middle. */
function coins(stacks: number): string {
  const places =
    stacks === 1
      ? [[120, 5]]
      : ([
          [78, 3],
          [162, 4],
          [120, 7],
        ] as const)
  return places
    .map(([x = 120, count = 1]) =>
      Array.from({ length: count }, (_, at) => {
        const y = 128 - at * 11
        const rim = `${path(`M${x - 28} ${y - 6}v7a28 9 0 0 0 56 0v-7z`, '#c4871d')}`
        const face = `<ellipse cx="${x}" cy="${y - 6}" rx="28" ry="9" fill="#ffd773"/>`
        return `${rim}${face}<ellipse cx="${x}" cy="${y - 6}" rx="19" ry="5.6" fill="none" stroke="#c4871d" stroke-width="2"/>`
      }).join(''),
    )
    .join('')
}

function reels(): string {
  const windows = [74, 106, 138].map((x, at) => {
    const sign = [circle(x + 14, 80, 9, '#e0483f'), star(x + 14, 80), circle(x + 14, 80, 9, '#3fae6a')][at] ?? ''
    return box(x, 56, 28, 48, 5, '#fbf6ff') + sign
  })
  return `${box(58, 30, 124, 106, 16, '#d9a63b')}${box(66, 44, 108, 72, 10, '#4b2378')}${windows.join('')}
${box(86, 122, 68, 8, 4, '#a97b1e')}${box(188, 58, 7, 44, 3.5, '#e9e2f2')}${circle(191.5, 54, 9, '#e0483f')}`
}

function star(x: number, y: number): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const [angle, far] = [(at * Math.PI) / 5 - Math.PI / 2, at % 2 === 0 ? 11 : 4.8]
    return `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`
  })
  return path(`M${points.join('L')}z`, '#e8a72e')
}

function phone(): string {
  const bars = [0, 1, 2, 3].map((at) =>
    box(100 + at * 11, 92 - at * 9, 7, 14 + at * 9, 2, at < 3 ? '#3f8df0' : '#b8d4fa'),
  )
  return `${box(84, 18, 72, 118, 12, '#182033')}${box(89, 28, 62, 92, 4, '#f3f8ff')}${bars.join('')}
${box(99, 40, 34, 6, 3, '#c5d3e6')}${box(99, 51, 22, 6, 3, '#dde6f1')}${box(112, 125, 16, 4, 2, '#4a5670')}`
}

function meal(): string {
  return `${circle(120, 84, 50, '#fffaf2')}${circle(120, 84, 35, '#efe2cf')}${circle(110, 76, 13, '#e59a3c')}${circle(131, 80, 11, '#5aa34f')}
${circle(118, 96, 12, '#d8543f')}${circle(114, 72, 4, '#ffd08a')}${line('M52 40v28M44 40v20a8 8 0 0 0 16 0V40M52 68v62', '#fff1e0', 5)}
${line('M188 130V40c-12 6-14 26-12 44h12', '#fff1e0', 5)}`
}

function ticket(): string {
  const cut = 'M44 52h152v20a12 12 0 0 0 0 24v20H44V96a12 12 0 0 0 0-24z'
  return `<g transform="rotate(-8 120 84)">${path(cut, '#fdf6e6')}${line('M156 56v56', '#c9bfa4', 3).replace('/>', ' stroke-dasharray="1 8"/>')}
${box(62, 64, 76, 40, 4, '#3a2f8f')}${path('M90 72l22 12-22 12z', '#ffd45e')}${box(168, 66, 14, 5, 2, '#8579c9')}${box(168, 78, 14, 5, 2, '#c9bfa4')}${box(168, 90, 14, 5, 2, '#c9bfa4')}</g>`
}

function umbrella(): string {
  return `${line('M120 30v88c0 14-20 14-20 0', '#e9dcc0', 6)}${path('M48 84a72 60 0 0 1 144 0c-8-9-20-9-28 0-8-9-20-9-28 0-4-5-10-7-16-7s-12 2-16 7c-8-9-20-9-28 0-8-9-20-9-28 0z', '#f0643e')}
${path('M104 84c-8-9-20-9-28 0 2-30 20-54 44-60-10 14-16 34-16 60z', '#ffd27a')}${path('M136 84c8-9 20-9 28 0-2-30-20-54-44-60 10 14 16 34 16 60z', '#ffd27a')}${circle(120, 24, 4, '#e9dcc0')}`
}

function tea(): string {
  return `${path('M72 70h72c4 36-6 62-18 64H90c-12-2-22-28-18-64z', '#f7f3ea')}${path('M80 64h56l-6-10H86z', '#e3dac6')}${circle(108, 49, 6, '#c8553a')}
${line('M144 84c26-6 22 30-2 30', '#f7f3ea', 8)}${line('M74 92c-16-4-18-16-26-18', '#f7f3ea', 9)}${path('M82 86c16 8 36 8 52 0l-1 8c-16 7-34 7-50 0z', '#4e8f7a')}
${path('M168 108h40c0 16-6 26-12 27h-16c-6-1-12-11-12-27z', '#f7f3ea')}${path('M168 108h40l-1 6h-38z', '#b87b3a')}${line('M180 98c-4-6 4-8 0-14M194 98c-4-6 4-8 0-14', '#ffffff8c', 3)}`
}

function lamp(): string {
  return `${path('M92 70l66-22 30 74H84z', '#ffe9a8').replace('/>', ' fill-opacity=".22"/>')}${line('M88 132L70 92l46-44', '#d7dde8', 7)}${circle(70, 92, 6, '#8fa0bd')}
${path('M96 58l36-30 26 22c-10 14-34 24-52 22z', '#f2b94a')}${circle(136, 66, 8, '#fff6d8')}${box(62, 128, 56, 9, 4.5, '#8fa0bd')}`
}

function battery(): string {
  const lights = [0, 1, 2, 3].map((at) => circle(96 + at * 11, 50, 3.2, at < 3 ? '#5be08f' : '#4b5564'))
  return `${box(78, 26, 84, 110, 16, '#e8ecf2')}${box(78, 26, 42, 110, 16, '#f7f9fc')}${lights.join('')}${path('M126 66l-26 32h18l-6 24 28-34h-18z', '#f0a531')}
${box(104, 20, 12, 8, 2, '#8b94a3')}${box(124, 20, 16, 8, 2, '#8b94a3')}`
}

function bag(): string {
  return `${line('M92 58c0-36 56-36 56 0', '#3c2318', 8)}${box(50, 56, 140, 80, 18, '#d99a5b')}${box(50, 56, 140, 26, 13, '#b87640')}
${box(82, 56, 12, 80, 0, '#7d4a28')}${box(146, 56, 12, 80, 0, '#7d4a28')}${box(80, 74, 16, 12, 3, '#f0d38a')}${box(144, 74, 16, 12, 3, '#f0d38a')}${box(104, 96, 32, 26, 5, '#b87640')}`
}

function headphones(): string {
  return `${line('M66 98V84a54 54 0 0 1 108 0v14', '#e6ebf5', 11)}${line('M72 80a48 48 0 0 1 96 0', '#8c9ab8', 4)}
${box(54, 86, 30, 50, 13, '#1c2333')}${box(156, 86, 30, 50, 13, '#1c2333')}${box(48, 94, 14, 34, 7, '#f0643e')}${box(178, 94, 14, 34, 7, '#f0643e')}`
}

function watch(): string {
  return `${path('M98 16h44l6 34H92zM92 110h56l-6 30H98z', '#1f2a33')}${box(80, 42, 80, 76, 22, '#d5dde2')}${box(87, 49, 66, 62, 16, '#0f171c')}
${line('M120 60a20 20 0 1 1-17 30', '#4fe0b0', 6)}${line('M103 90a20 20 0 0 1 4-25', '#f0a531', 6)}${line('M112 82l6 6 12-14', '#ffffff', 4)}${box(160, 70, 6, 20, 3, '#aab5bc')}`
}
