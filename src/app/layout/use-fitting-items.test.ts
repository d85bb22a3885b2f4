import { expect, test } from 'vitest'
import { itemsLeftOut } from './use-fitting-items.ts'

const row = { widths: [60, 80, 100, 70, 90], ranks: [0, 3, 4, 1, 2], moreWidth: 50 }

test('nothing is left out where all have room, with no button for the rest', () => {
  expect(itemsLeftOut({ ...row, room: 400 })).toEqual([])
})

test('what is used most stays, wherever it stands in the row', () => {
  expect(itemsLeftOut({ ...row, room: 399 })).toEqual([2])
  expect(itemsLeftOut({ ...row, room: 349 })).toEqual([1, 2])
  expect(itemsLeftOut({ ...row, room: 200 })).toEqual([1, 2, 4])
})

test('nothing of lower use stays in place of something used more', () => {
  expect(itemsLeftOut({ widths: [60, 200, 40], ranks: [0, 1, 2], moreWidth: 50, room: 160 })).toEqual([1, 2])
})
