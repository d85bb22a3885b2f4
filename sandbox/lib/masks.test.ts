import { expect, test } from 'vitest'
import { maskedEmail, maskedMobile } from './masks.ts'

test.each([
  ['+8801712345678', '+880 17•••••678'],
  ['+84912345678', '+84 91••••678'],
  ['+12025550123', '+1 20•••••123'],
])('of %s stays %s', (mobile, shown) => {
  expect(maskedMobile(mobile)).toBe(shown)
})

test.each([
  ['player@mail.example', 'p•••@mail.example'],
  ['a@b.example', 'a•••@b.example'],
  ['𝒜bc@mail.example', '𝒜•••@mail.example'],
])('of %s stays %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown)
})
