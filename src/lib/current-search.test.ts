// Needs a document.
import { afterEach, expect, test } from 'vitest'
import { currentSearch } from './current-search.ts'

const drawn = { pathname: '/rng', search: '?trial=1', key: 'a' }
afterEach(() => window.history.replaceState(null, '', '/'))

test('a page that is drawn as its address says has that query', () => {
  window.history.replaceState({ key: 'a' }, '', '/rng?trial=1')
  expect(currentSearch(drawn)).toBe('?trial=1')
})

test('an address that changed since has its own', () => {
  window.history.replaceState({ key: 'b' }, '', '/rng?trial=1&sort=name')
  expect(currentSearch(drawn)).toBe('?trial=1&sort=name')
})

test('the query of another page, or of a first visit, is not taken', () => {
  window.history.replaceState({ key: 'b' }, '', '/winners?period=week')
  expect(currentSearch(drawn)).toBe('?trial=1')
  window.history.replaceState({ idx: 0 }, '', '/rng?trial=1')
  expect(currentSearch({ ...drawn, key: 'default' })).toBe('?trial=1')
})
