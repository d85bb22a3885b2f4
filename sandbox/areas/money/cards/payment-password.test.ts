import { expect, test } from 'vitest'
import { isWeak } from './payment-password.ts'

test.each(['123456', '654321', '890123', '210987', '000000', '777777', '121212', '135135', '112233', '111222'])(
  '%s is weak',
  (digits) => {
    expect(isWeak(digits, null)).toBe(true)
  },
)

test.each(['135790', '246802', '248135', '010190', '112234'])('%s is not', (digits) => {
  expect(isWeak(digits, '+8801712345678')).toBe(false)
})

test('the end of the own number is', () => {
  expect(isWeak('908172', '+8801712908172')).toBe(true)
})
