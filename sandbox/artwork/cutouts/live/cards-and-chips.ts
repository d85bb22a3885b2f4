import { place } from '../../scenes/parts/sheet.ts'
import { type Face, fan } from '../parts/cards.ts'
import { cutout, ofVariant } from '../parts/cutout.ts'
import { chipStack, ground, placed } from '../parts/pieces.ts'

const deals: readonly [readonly Face[], ...(readonly Face[])[]] = [
  ['9 diamond', 'K spade', 'A heart'],
  ['8 club', 'Q heart', 'A spade'],
  ['9 heart', 'J club', 'K diamond'],
]

/** Three cards, the middle one on top: baccarat. */
export const threeCards = cutout({ id: 'three-cards', kind: 'live', variants: deals.length }, (sheet, variant) => {
  const [first = 'A heart', second = 'K spade', third = '9 club'] = ofVariant(deals, variant)
  const low = fan(sheet, [first, third], { x: 0, y: 10, size: 1.26, spread: 34, reach: 150 })
  const high = fan(sheet, [second], { x: 0, y: -16, size: 1.34, spread: 0, reach: 0 })
  return ground(sheet, { y: 112, rx: 112, ry: 14 }) + low + high
})

/** An ace and a court card leaning on a few chips: blackjack. */
export const twentyOne = cutout({ id: 'twenty-one', kind: 'live', variants: 2 }, (sheet, variant) => {
  const pair: readonly Face[] = variant === 0 ? ['K club', 'A diamond'] : ['A spade', 'J heart']
  const stack = (colour: readonly [string, string], count: number): string => chipStack(sheet, colour, count)
  return (
    ground(sheet, { y: 122, rx: 132, ry: 16 }) +
    fan(sheet, pair, { x: -2, y: -26, size: 1.42, spread: 26, reach: 140 }) +
    place(stack(['#7a3fd0', '#35136e'], 4), 88, 112, 0.96) +
    place(stack(['#13998a', '#064a42'], 2), 8, 128, 0.96)
  )
})

/** Towers of chips in five colours. */
export const chips = cutout({ id: 'chips', kind: 'live', variants: 2 }, (sheet, variant) => {
  const colours = [
    ['#d8203c', '#6d0c1c'],
    ['#13998a', '#064a42'],
    ['#e8a024', '#7c4d08'],
    ['#7a3fd0', '#35136e'],
    ['#2f6fd0', '#123a78'],
  ] as const
  const tower = (index: number, count: number): string => {
    return chipStack(sheet, colours[(index + variant * 2) % colours.length] ?? colours[0], count)
  }
  return (
    ground(sheet, { y: 96, rx: 144, ry: 24 }) +
    placed(tower(3, 4), [[-58, 58, 1, 0]]) +
    placed(tower(4, 5), [[62, 60, 1, 0]]) +
    placed(tower(2, 8), [[2, 72, 1.06, 0]]) +
    placed(tower(1, 3), [[-94, 96, 1, 0]]) +
    placed(tower(0, 2), [[94, 100, 1, 0]]) +
    placed(tower(0, 1), [[-6, 112, 1, 0]])
  )
})
