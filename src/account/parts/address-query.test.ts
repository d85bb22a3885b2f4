import { expect, test } from 'vitest'
import { withChanges } from './address-query.ts'

test('a change sets what it names; what is empty or undefined leaves the address', () => {
  const before = new URLSearchParams('view=mall&q=a&sort=low')
  expect(withChanges(before, { q: '', sort: undefined, type: 'goods' }).toString()).toBe('view=mall&type=goods')
  expect(before.toString()).toBe('view=mall&q=a&sort=low')
})
