import { expect, test } from 'vitest'
import { isSecurityPath, neededFor } from './session-paths.ts'

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

test('account security is a page of the member centre', () => {
  expect(isSecurityPath('/member', '?page=securityCenter')).toBe(true)
  expect(isSecurityPath('/member', '?page=withdraw')).toBe(false)
  expect(isSecurityPath('/member', '')).toBe(false)
  expect(isSecurityPath('/promotions', '?page=securityCenter')).toBe(false)
})
