import { expect, test } from 'vitest'
import type { PointItem } from '#contract/account/points.ts'
import { groupingOf } from '#contract/site/figures.ts'
import { mallViewOf, pageOf, shownItems, viewOf } from './mall-view.ts'
import { betterExchange, countOf, maxOf, timesOf, worthOf, wrongWith } from './worth.ts'

const item = (id: string, points: number, more: Partial<PointItem> = {}): PointItem => ({
  id,
  name: id,
  text: '',
  type: 'goods',
  imageUrl: '',
  points,
  amountNeeded: null,
  bonus: null,
  left: null,
  most: 1,
  isOpen: true,
  ...more,
})
const items = [item('Café set', 300), item('Lamp', 100), item('Meal', 200, { type: 'voucher' })]
const shown = (query: string, points?: number) =>
  shownItems(items, mallViewOf(new URLSearchParams(query)), points).map(({ name }) => name)

test.each([
  ['', ['Café set', 'Lamp', 'Meal']],
  ['type=voucher', ['Meal']],
  ['type=nothing&sort=sideways', ['Café set', 'Lamp', 'Meal']],
  ['q=cafe%20SET', ['Café set']],
  ['q=tea', []],
  ['sort=low', ['Lamp', 'Meal', 'Café set']],
  ['sort=high&type=goods', ['Café set', 'Lamp']],
  ['enough=1', ['Lamp', 'Meal']],
])('the address %o shows %o', (query, names) => {
  expect(shown(query, 200)).toEqual(names)
})

test('points that are not known leave nothing out', () => {
  expect(shown('enough=1')).toHaveLength(3)
})

test('an address that makes no sense is that of the mall, its first page', () => {
  expect([viewOf(new URLSearchParams('view=rules')), viewOf(new URLSearchParams('view=x'))]).toEqual(['rules', 'mall'])
  expect(['3', '0', '1.5', 'x', ''].map((at) => pageOf(new URLSearchParams({ at })))).toEqual([3, 1, 1, 1, 1])
})

const terms = { points: 100, amount: '0.10', min: 500, max: 20_000 }

test.each([
  ['0.10', 12, '1.20'],
  ['10', 3, '30'],
  ['99999999999.99', 1000, '99999999999990.00'],
  ['0.05', 0, '0.00'],
])('%s times %i is %s', (amount, count, product) => {
  expect(timesOf(amount, count)).toBe(product)
})

test('points are worth money in whole multiples', () => {
  expect([worthOf(1200, terms), worthOf(1250, terms), worthOf(0, terms)]).toEqual(['1.20', null, null])
})

test.each([
  [499, 900, 'range'],
  [20_100, undefined, 'range'],
  [Number.NaN, 900, 'range'],
  [550, 900, 'step'],
  [1000, 900, 'short'],
  [1000, undefined, undefined],
  [900, 900, undefined],
])('%f of %o points: %o', (points, owned, wrong) => {
  expect(wrongWith(points, owned, terms)).toBe(wrong)
})

test('the most is a whole multiple of what one has, and never less than the least', () => {
  expect([maxOf(1234, terms), maxOf(100_000, terms), maxOf(3, terms)]).toEqual([1200, 20_000, 500])
})

test.each([
  ['en', '1500', 1500],
  ['en', '1,500', 1500],
  ['de', '1.500', 1500],
  ['en', '১৫০০', 1500],
  ['en', '1500,50', Number.NaN],
  ['en', '1.5', Number.NaN],
  ['en', '', Number.NaN],
])('in %s, %j typed as points is %d', (tag, typed, points) => {
  expect(countOf(typed, groupingOf(tag))).toBe(points)
})

test.each([
  [600, '50.00', '60.00'],
  [500, '50.00', '50.00'],
  [450, '50.00', undefined],
  [650, '60.00', '60.00'],
  [400, '10.00', undefined],
])('%d points for a bonus of %s bring %s by exchange, where that is no less', (points, amount, better) => {
  const terms = { points: 100, amount: '10.00', min: 500, max: 20_000 }
  const bonus = { amount, turnover: null }
  expect(betterExchange({ points, bonus }, terms)).toBe(better)
  expect(betterExchange({ points, bonus }, null)).toBeUndefined()
  expect(betterExchange({ points, bonus: null }, terms)).toBeUndefined()
})
