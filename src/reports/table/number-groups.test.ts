import { expect, test } from 'vitest'
import { groupsOf } from './number-groups.ts'

test.each([
  ['SM-88412207561', 'SM-8841 2207 561'],
  ['TCG_SEA-88412207', 'TCG_SEA-8841 2207'],
  ['88412207561', '8841 2207 561'],
  ['L0F3A9C1D-2', 'L0F3A9C1D-2'],
  ['T000000184', 'T000000184'],
  ['', ''],
])('%s is shown as %s', (number, shown) => {
  expect(groupsOf(number)).toBe(shown)
})
