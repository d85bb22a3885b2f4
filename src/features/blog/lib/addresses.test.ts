import { expect, test } from 'vitest'
import { listOf, listPath, postPath } from './addresses.ts'

test('addresses say what of the list they show, and no more', () => {
  expect(listPath()).toBe('/blog')
  expect(listPath({ page: 1 })).toBe('/blog')
  expect(listPath({ category: 'safe play', page: 3 })).toBe('/blog?category=safe+play&page=3')
  expect(postPath('what-rtp-means')).toBe('/blog/what-rtp-means')
})

test.each([
  ['', { category: undefined, page: 1 }],
  ['category=money&page=2', { category: 'money', page: 2 }],
  ['category=&page=0', { category: undefined, page: 1 }],
  ['page=-1', { category: undefined, page: 1 }],
  ['page=2.5', { category: undefined, page: 1 }],
  ['page=99999', { category: undefined, page: 1 }],
])('%s', (query, asked) => {
  expect(listOf(new URLSearchParams(query))).toEqual(asked)
})
