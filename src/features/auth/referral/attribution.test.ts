// Needs a document.
import { beforeEach, expect, test } from 'vitest'
import { forgetAttribution, storeAttribution, storedAttribution } from './attribution.ts'

const day = 86_400_000

beforeEach(() => localStorage.clear())

test('a link’s code is kept for 30 days, over a closed browser, and the newest one counts', () => {
  storeAttribution(' FRIEND7 ', 0)
  storeAttribution('LOTUS88', day)
  expect(storedAttribution(30 * day)).toBe('LOTUS88')
  expect(storedAttribution(31 * day)).toBeUndefined()
  expect(localStorage.length).toBe(0)
})

test('nothing but a code of this page is read, and none that is longer than any', () => {
  storeAttribution('A'.repeat(65), 0)
  expect(localStorage.length).toBe(0)
  for (const text of ['nonsense', '{"code":""}', '{"code":"A","until":"soon"}', '{"code":"A","until":1e15}']) {
    localStorage.setItem('affiliate', text)
    expect(storedAttribution(0)).toBeUndefined()
  }
  storeAttribution('LOTUS88')
  forgetAttribution()
  expect(storedAttribution()).toBeUndefined()
})
