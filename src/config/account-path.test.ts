import { expect, test } from 'vitest'
import { isAccountPath } from './account-path.ts'

test('the account is an address of its own, whatever its page', () => {
  expect(isAccountPath('/member')).toBe(true)
  expect(isAccountPath('/MEMBER/')).toBe(true)
  expect(isAccountPath('/members')).toBe(false)
  expect(isAccountPath('/')).toBe(false)
})
