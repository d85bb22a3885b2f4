import { svgFile } from '../artwork/parts/svg.ts'
import * as goods from './items/goods.ts'
import { createPainter, disc, line, type Painter, path, placed, times } from './items/painter.ts'
import * as vouchers from './items/vouchers.ts'

/** A thing of the points mall: the wall behind it, the table below it, and what stands there. */
const pictures = {
  'bonus-small': { wall: '#f8efd8', table: '#e6cf98', draw: vouchers.bonusSmall },
  'bonus-large': { wall: '#fbe9d3', table: '#e9c088', draw: vouchers.bonusLarge },
  spins: { wall: '#fdeaea', table: '#f2c6c6', draw: vouchers.spins },
  phone: { wall: '#e6f0fb', table: '#b9d2ec', draw: vouchers.phone },
  meal: { wall: '#fbeee4', table: '#e7c7ab', draw: vouchers.meal },
  cinema: { wall: '#eeebfa', table: '#cdc4ec', draw: vouchers.cinema },
  umbrella: { wall: '#f4e9de', table: '#dcc3ab', draw: goods.umbrella },
  'tea-set': { wall: '#e9f1e6', table: '#c3d6bd', draw: goods.teaSet },
  lamp: { wall: '#ebe6dd', table: '#cfc0a8', draw: goods.lamp },
  'power-bank': { wall: '#eaf0f1', table: '#c2d2d6', draw: goods.powerBank },
  bag: { wall: '#f6ebe1', table: '#e0c3a8', draw: goods.bag },
  headphones: { wall: '#ecebf5', table: '#c9c7de', draw: goods.headphones },
  watch: { wall: '#e4f1f1', table: '#b7d5d6', draw: goods.watch },
} as const

export type ItemPicture = keyof typeof pictures

export const isItemPicture = (name: string): name is ItemPicture => Object.hasOwn(pictures, name)

const shadow = ([x, y]: readonly [number, number], width: number, { soft }: Painter): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${(width * 0.13).toFixed(1)}" fill="${soft(['#2a1a1488', '#2a1a1430', '#2a1a1400'])}"/>`

/** 480 x 372: what it is, on a table in the light of a window. */
export function drawItem(name: ItemPicture): string {
  const { wall, table, draw } = pictures[name]
  const painter = createPainter()
  const thing = placed(draw(painter), [240, 310, 0, 1.14])
  const ground = `${path('M0 0H480V372H0Z', painter.lin([wall, '#ffffff', wall], 'slant'))}${path('M0 256H480V372H0Z', painter.lin([table, wall]))}
${path('M96 0H186L40 372H-50ZM226 0H254L108 372H80Z', '#fff', ' opacity=".34"')}${shadow([256, 310], 178, painter)}`
  return svgFile(480, 372, `${painter.defs()}${ground}${thing}`)
}

/** 960 x 488: some of the goods on a table before a window. Nothing of it is a brand's. */
export function drawStillLife(): string {
  const painter = createPainter()
  const { lin } = painter
  const bars = `${times(5, (at) => line(`M${560 + at * 80} 0V330`, '#a06a3c', 7))}${times(4, (at) => line(`M556 ${28 + at * 92}H884`, '#a06a3c', 6))}`
  const window = `${path('M548 0H892V336H548Z', lin(['#fffdf4', '#ffedd0']))}${bars}${path('M540 0H556V344H540ZM884 0H900V344H884ZM540 330H900V346H540Z', '#8a5630')}`
  const light = path('M560 388L892 388L760 488L330 488Z', '#fff', ' opacity=".22"')
  const things = [
    { drawing: goods.lamp(painter), place: [196, 436, 0, 1.35], width: 150 },
    { drawing: goods.teaSet(painter), place: [466, 452, 0, 1.12], width: 180 },
    { drawing: goods.bag(painter), place: [756, 436, 0, 1.22], width: 190 },
  ] as const
  const standing = things
    .map(({ drawing, place, width }) => shadow([place[0] + 14, place[1]], width, painter) + placed(drawing, place))
    .join('')
  const petals = times(9, (at) =>
    placed(disc([0, 0], [9, 5], '#f6b3b8'), [90 + at * 97, 60 + ((at * 137) % 250), at * 41]),
  )
  const ground = `${path('M0 0H960V488H0Z', lin(['#fdeee4', '#fbdcca'], 'slant'))}${window}${path('M0 376H960V488H0Z', lin(['#b5794a', '#7f4a2a']))}${line('M0 378H960', '#d9a273', 4)}`
  return svgFile(960, 488, `${painter.defs()}${ground}${light}${standing}${petals}`)
}
