import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

test('a password fits its hash and no other', async () => {
  const stored = await hashPassword('Demo-player-1')
  expect(stored).toMatch(/^scrypt\$16384\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
  expect(await verifyPassword('Demo-player-1', stored)).toBe(true)
  expect(await verifyPassword('demo-player-1', stored)).toBe(false)
})

test('the same password has another hash each time', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'))
})

test('nobody has any password', async () => {
  expect(await verifyPassword('', null)).toBe(false)
  expect(await verifyPassword('Demo-player-1', null)).toBe(false)
})

test('a password is the same however its accents were typed', async () => {
  const stored = await hashPassword('caf\u00e9')
  expect(await verifyPassword('cafe\u0301', stored)).toBe(true)
})
