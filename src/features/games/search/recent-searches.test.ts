// Needs a document.
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { readSearches, searchesWith, searchesWithout, storedSearches, storeSearches } from './recent-searches.ts'

afterEach(() => localStorage.clear())

test('the latest search comes first, each once, six at the most', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 3 })), (typed) => {
      const searches = typed.reduce(searchesWith, [])
      expect(searches.length).toBeLessThanOrEqual(6)
      expect(new Set(searches.map((one) => one.toLocaleLowerCase())).size).toBe(searches.length)
      if (typed.length > 0) expect(searches[0]).toBe(typed.at(-1))
    }),
  )
})

test('one that is forgotten is gone, in whatever case', () => {
  expect(searchesWithout(['Koi', 'plinko'], 'koi')).toEqual(['plinko'])
})

test('what is kept is read again, and an empty list leaves nothing behind', () => {
  storeSearches(['koi', 'rồng'])
  expect(storedSearches()).toEqual(['koi', 'rồng'])
  storeSearches([])
  expect(localStorage.length).toBe(0)
})

test('whatever else stands in the storage is no list', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(Array.isArray(readSearches(text))).toBe(true)
    }),
  )
  expect(readSearches('["koi",1,"",null]')).toEqual(['koi'])
})
