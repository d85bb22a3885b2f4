import { expect, test } from 'vitest'
import { leadsFirst } from './leads.ts'

const rows = ['Tiger', 'Koi', 'Wave', 'Koi'].map((title, id) => ({ id, title, type: id === 0 ? 'FISH' : 'RNG' }))
const ids = (leads: string[]) => leadsFirst(rows, leads, (row) => row).map(({ id }) => id)

test('a merchant’s leads come first, in its order, and each once', () => {
  expect(ids(['Wave', 'Koi'])).toEqual([2, 1, 0, 3])
})

test('a lead that is neither slot nor match, or that the merchant does not have, changes nothing', () => {
  expect(ids(['Tiger', 'Moon'])).toEqual([0, 1, 2, 3])
  expect(ids([])).toEqual([0, 1, 2, 3])
})

test('a match leads as a slot does', () => {
  const matches = ['Cricket', 'Football'].map((title, id) => ({ id, title, type: 'SPORTS' }))
  expect(leadsFirst(matches, ['Football'], (row) => row).map(({ id }) => id)).toEqual([1, 0])
})
