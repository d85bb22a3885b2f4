import { expect, test } from 'vitest'
import { isSafeAuthorizeAddress } from './authorize-address.ts'

test.each([
  ['https://accounts.example/authorize?state=x', 'club.example', true],
  ['http://accounts.example/authorize', 'club.example', false],
  ['http://localhost:6100/social', 'club.example', false],
  ['http://localhost:6100/social', 'club.localhost', true],
  ['http://127.0.0.1:6100/social', '127.0.0.1', true],
  ['http://localhost.evil.example/', 'club.localhost', false],
  ['https://accounts.example@evil.example/', 'club.example', false],
  ['javascript:alert(1)', 'club.localhost', false],
  ['data:text/html,x', 'club.localhost', false],
  ['/relative', 'club.localhost', false],
  ['', 'club.localhost', false],
])('%s from %s: %s', (address, from, isSafe) => {
  expect(isSafeAuthorizeAddress(address, from)).toBe(isSafe)
})
