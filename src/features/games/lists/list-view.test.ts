import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cleared,
  formatView,
  isNarrowed,
  type ListView,
  parseView,
  plainView,
  searchText,
  selectionsOf,
  sortChoices,
  volatilityChoices,
  withVendor,
} from './list-view.ts'

const code = fc.stringMatching(/^[\w.-]{1,40}$/)
const view: fc.Arbitrary<ListView> = fc.record({
  vendors: fc.uniqueArray(code, { maxLength: 60 }),
  select: fc.constantFrom('ALL', 'HOT', 'NEW', 'JP', 'TG', 'AC', 'BG', 'FAV', 'RECENT'),
  theme: fc.option(code, { nil: undefined }),
  feature: fc.option(code, { nil: undefined }),
  volatility: fc.option(fc.constantFrom(...volatilityChoices), { nil: undefined }),
  isTrial: fc.boolean(),
  sort: fc.constantFrom(...sortChoices),
  q: fc.string({ unit: 'binary', maxLength: 90 }).map(searchText),
})
const names = ['vassalage', 'select', 'theme', 'feature', 'volatility', 'trial', 'sort', 'q', 'other']
const anyQuery = fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 70 })))

test('what an address says is what was put into it', () => {
  fc.assert(
    fc.property(view, (given) => {
      expect(parseView(formatView(given))).toEqual(given)
    }),
  )
})

test('any address opens some view, and that view’s own address opens the same one', () => {
  fc.assert(
    fc.property(anyQuery, (pairs) => {
      const read = parseView(`?${new URLSearchParams(pairs)}`)
      expect(parseView(formatView(read))).toEqual(read)
    }),
  )
})

test('the plain view has a bare address, and every other one has not', () => {
  expect(formatView(plainView)).toBe('')
  fc.assert(
    fc.property(view, (given) => {
      expect(formatView(given) === '').toBe(isPlain(given))
    }),
  )
})

const isPlain = (given: ListView) => !isNarrowed(given) && given.sort === 'popular' && given.q === ''

test('what is unknown is left out, the rest stays', () => {
  const read = parseView('?vassalage=GRF,,KNA,GRF,%3Cb%3E&select=SOON&volatility=mad&trial=yes&sort=luck&theme=sea&x=1')
  expect(read).toEqual({ ...plainView, vendors: ['GRF', 'KNA'], theme: 'sea' })
})

test('pressing a vendor twice changes nothing', () => {
  fc.assert(
    fc.property(view, code, (given, vendor) => {
      const twice = withVendor(withVendor(given, vendor), vendor)
      expect(new Set(twice.vendors)).toEqual(new Set(given.vendors))
    }),
  )
})

test('clearing leaves nothing but the order', () => {
  fc.assert(
    fc.property(view, (given) => {
      expect(isNarrowed(cleared(given))).toBe(false)
      expect(cleared(given).sort).toBe(given.sort)
    }),
  )
})

test('bingo needs its language, and one’s own lists need a member', () => {
  const offered = ['HOT', 'BG', 'JP']
  expect(selectionsOf(offered, { hasBingo: () => false, isMember: false })).toEqual(['ALL', 'HOT', 'JP'])
  expect(selectionsOf(offered, { hasBingo: () => true, isMember: true })).toEqual([
    'ALL',
    'HOT',
    'JP',
    'BG',
    'FAV',
    'RECENT',
  ])
  expect(selectionsOf([], { hasBingo: () => true, isMember: false })).toEqual(['ALL'])
})
