import type { SettingName } from '#sandbox/merchants/demo/mall.ts'
import { svgFile } from '../artwork/parts/svg.ts'
import * as bangladesh from './items/bangladesh.ts'
import * as goods from './items/goods.ts'
import * as japan from './items/japan.ts'
import { createPainter, type Painter, path, placed } from './items/painter.ts'
import { settings } from './items/settings.ts'
import * as vietnam from './items/vietnam.ts'
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
  watch: { wall: '#e4f1f1', table: '#b7d5d6', draw: goods.watch },
  'cut-glass': { wall: '#e4ecef', table: '#c6d6dc', draw: japan.cutGlass },
  'iron-kettle': { wall: '#e6eee2', table: '#c8d8c0', draw: japan.ironKettle },
  fan: { wall: '#e8e9f2', table: '#c4c8dd', draw: japan.fan },
  daruma: { wall: '#fbe6dc', table: '#f3cdbc', draw: japan.daruma },
  'paper-umbrella': { wall: '#f3e7dd', table: '#dfc6b2', draw: japan.paperUmbrella },
  cloths: { wall: '#ece6f0', table: '#d2c6de', draw: japan.cloths },
  'cricket-bat': { wall: '#e3f0e4', table: '#bcd8b4', draw: bangladesh.cricketBat },
  'clay-cups': { wall: '#f8ead9', table: '#e6c8a2', draw: bangladesh.clayCups },
  'rickshaw-box': { wall: '#e2f1f4', table: '#b8d9de', draw: bangladesh.rickshawBox },
  jamdani: { wall: '#f7e6ea', table: '#e6c2cb', draw: bangladesh.jamdani },
  'brass-lamp': { wall: '#ece5f0', table: '#cdbfda', draw: bangladesh.brassLamp },
  jersey: { wall: '#f6efd8', table: '#e0d2a2', draw: bangladesh.jersey },
  'silk-lantern': { wall: '#fbeedd', table: '#eccfa6', draw: vietnam.silkLantern },
  'conical-hat': { wall: '#e2f0ec', table: '#b9d9cf', draw: vietnam.conicalHat },
  'blue-tea-set': { wall: '#e6edf8', table: '#c0cfe8', draw: vietnam.blueTeaSet },
  'lacquer-box': { wall: '#f6e4e2', table: '#e2bdb8', draw: vietnam.lacquerBox },
  'silk-scarf': { wall: '#f2eaf4', table: '#d5c4dc', draw: vietnam.silkScarf },
  'bronze-drum': { wall: '#eef0e0', table: '#d0d4b2', draw: vietnam.bronzeDrum },
} as const

export type ItemPicture = keyof typeof pictures

export const isItemPicture = (name: string): name is ItemPicture => Object.hasOwn(pictures, name)

const shadow = ([x, y]: readonly [number, number], width: number, { soft }: Painter): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${(width * 0.13).toFixed(1)}" fill="${soft(['#2a1a1488', '#2a1a1430', '#2a1a1400'])}"/>`

/** 480 x 372: what it is, on a table in the light of a window. */
export function drawItem(name: ItemPicture): string {
  const { wall, table, draw } = pictures[name]
  const painter = createPainter()
  const thing = placed(draw(painter), [240, 316, 0, 1.24])
  const ground = `${path('M0 0H480V372H0Z', painter.lin([wall, '#ffffff', wall], 'slant'))}${path('M0 256H480V372H0Z', table)}${path('M0 256H480V372H0Z', painter.lin(['#ffffff70', '#ffffff00']))}
${path('M96 0H186L40 372H-50ZM226 0H254L108 372H80Z', '#fff', ' opacity=".34"')}${shadow([258, 314], 188, painter)}`
  return svgFile(480, 372, `${painter.defs()}${ground}${thing}`)
}

/** 960 x 488: some of the goods on a table. */
export function drawStillLife(name: SettingName): string {
  const { ground, things, air } = settings[name]
  const painter = createPainter()
  const standing = things.map(({ draw, at, shadow: width }) => {
    const shade = width > 0 ? shadow([at[0] + 14, at[1]], width, painter) : ''
    return shade + placed(draw(painter), at)
  })
  const drawn = `${ground(painter)}${standing.join('')}${air?.(painter) ?? ''}`
  return svgFile(960, 488, `${painter.defs()}${drawn}`)
}
