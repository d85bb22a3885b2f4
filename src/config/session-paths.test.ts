import { expect, test } from 'vitest'
import { isCentrePath, neededFor } from './session-paths.ts'

test.each([
  ['/member', 'full'],
  ['/Member/', 'full'],
  ['/lottery', 'full'],
  ['/VNLottery', 'full'],
  ['/sealottery', 'full'],
  ['/favorite', 'session'],
  ['/recent', 'session'],
  ['/pointMall', 'session'],
  ['/seamless', 'nothing'],
  ['/promotions', 'nothing'],
  ['/', 'nothing'],
])('%s needs %s', (path, needed) => {
  expect(neededFor(path)).toBe(needed)
})

test('the account’s centre is an address of its own, whatever its page', () => {
  expect(isCentrePath('/member')).toBe(true)
  expect(isCentrePath('/MEMBER/')).toBe(true)
  expect(isCentrePath('/members')).toBe(false)
  expect(isCentrePath('/')).toBe(false)
})
