import { expect, test } from 'vitest'
import { isCentrePath } from './centre-path.ts'

test('the account’s centre is an address of its own, whatever its page', () => {
  expect(isCentrePath('/member')).toBe(true)
  expect(isCentrePath('/MEMBER/')).toBe(true)
  expect(isCentrePath('/members')).toBe(false)
  expect(isCentrePath('/')).toBe(false)
})
