import { place } from '../../scenes/parts/sheet.ts'
import { type Face, fan } from '../parts/cards.ts'
import { cutout, ofVariant } from '../parts/cutout.ts'
import { chipStack, ground } from '../parts/pieces.ts'

const courts: readonly [readonly Face[], ...(readonly Face[])[]] = [
  ['J club', 'Q heart', 'K spade'],
  ['Q spade', 'K diamond', 'A club'],
]

/** A hand of three court cards. */
export const courtFan = cutout({ id: 'court-fan', kind: 'cards', variants: courts.length }, (sheet, variant) => {
  return (
    ground(sheet, { y: 104, rx: 104, ry: 12 }) +
    fan(sheet, ofVariant(courts, variant), { x: 0, y: 4, size: 1.18, spread: 20, reach: 150 })
  )
})

const hands: readonly [readonly Face[], ...(readonly Face[])[]] = [
  ['A spade', '10 heart', '9 club', 'K diamond', '8 spade'],
  ['10 diamond', 'J spade', 'Q heart', 'K club', 'A heart'],
]

/** A wide hand of five. */
export const wideFan = cutout({ id: 'wide-fan', kind: 'cards', variants: hands.length }, (sheet, variant) => {
  return (
    ground(sheet, { y: 92, rx: 110, ry: 12 }) +
    fan(sheet, ofVariant(hands, variant), { x: 0, y: -8, size: 1.06, spread: 15, reach: 112 })
  )
})

/** A pair of cards behind towers of chips. */
export const holdem = cutout({ id: 'holdem', kind: 'cards', variants: 2 }, (sheet, variant) => {
  const pair: readonly Face[] = variant === 0 ? ['A spade', 'K heart'] : ['Q diamond', 'A club']
  return (
    ground(sheet, { y: 122, rx: 136, ry: 18 }) +
    fan(sheet, pair, { x: 0, y: -34, size: 1.34, spread: 22, reach: 170 }) +
    place(chipStack(sheet, ['#1f9a6a', '#0c4a33'], 3), -72, 112, 1) +
    place(chipStack(sheet, ['#e8a024', '#7c4d08'], 5), 82, 108, 1) +
    place(chipStack(sheet, ['#d8203c', '#6d0c1c'], 2), 8, 128, 1)
  )
})
