import { expect, test } from 'vitest'
import { guideAt } from './guide-at.ts'

test.each([
  ['#android', 'android'],
  ['#home', 'home'],
  ['', 'ios'],
  ['#elsewhere', 'ios'],
] as const)('the address’s anchor %o opens the guide %s', (hash, id) => {
  expect(guideAt(hash, ['ios', 'android', 'home'])).toBe(id)
})

test('a guide that is not there is not opened', () => {
  expect([guideAt('#ios', ['android', 'home']), guideAt('', [])]).toEqual(['android', 'home'])
})
