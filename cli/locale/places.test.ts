import { expect, test } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { limitIn, readPlaces } from './places.ts'

const folderOf = (value: unknown) => scratch({ 'places.json': JSON.stringify(value) })

const places = { wallet: { where: 'The wallet', limits: { title: 9, 'tabs.*': 12 } } }

test.each<[string, key: string, english: string, limit: number]>([
  ['a key of its own', 'title', 'Deposit', 9],
  ['the start of keys', 'tabs.all', 'All', 12],
  ['a short label', 'send', 'Send', 26],
  ['a longer label', 'choose', 'Choose what arrived', 38],
  ['a short sentence', 'done', 'Done.', 60],
  ['a sentence', 'text', 'No money moves until customer service has looked.', 108],
])('the limit by %s', (_, key, english, limit) => {
  expect(limitIn(places, { namespace: 'wallet', key, english })).toBe(limit)
})

test('a namespace that is not named has the limits of all', () => {
  expect(limitIn(places, { namespace: 'vip', key: 'title', english: 'Rank' })).toBe(26)
})

test('without the file there are no places; one that says something else is named', () => {
  expect(readPlaces(scratch({}))).toEqual({})
  expect(readPlaces(folderOf({ wallet: { where: 'The wallet' } }))).toEqual({
    wallet: { where: 'The wallet', limits: {} },
  })
  expect(() => readPlaces(folderOf({ wallet: { limits: { title: 0 } } }))).toThrow(/places\.json.*where/s)
})
