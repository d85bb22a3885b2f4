import { expect, test } from 'vitest'
import { guest, roleOf, sessionAfter } from './session-events.ts'

const signedIn = sessionAfter(guest, { type: 'signed-in', token: 'one', isFirstLogin: true })

test('a log-in is not trusted with a role before the gateway says who it is', () => {
  expect(signedIn).toMatchObject({ phase: 'identifying', token: 'one', role: 'guest', isFirstLogin: true })
})

test.each([
  [0, 'member'],
  [1, 'agent'],
  [2, 'agent'],
  [41, 'agent'],
  [42, 'agent'],
  [4, 'trial'],
  [3, 'member'],
] as const)('member type %i is a %s', (type, role) => {
  expect(roleOf(type)).toBe(role)
  expect(sessionAfter(signedIn, { type: 'identified', token: 'one', memberType: type })).toMatchObject({
    phase: 'ready',
    role,
  })
})

test('a late answer about another token changes nothing', () => {
  expect(sessionAfter(signedIn, { type: 'identified', token: 'zero', memberType: 1 })).toBe(signedIn)
  expect(sessionAfter(signedIn, { type: 'ended', token: 'zero', ending: 'expired' })).toBe(signedIn)
})

test('an ended session leaves nothing behind but how it ended', () => {
  expect(sessionAfter(signedIn, { type: 'ended', token: 'one', ending: 'expired' })).toEqual({
    ...guest,
    ended: 'expired',
  })
})

test('ending twice is ending once', () => {
  const over = sessionAfter(signedIn, { type: 'ended', token: 'one', ending: 'left' })
  expect(sessionAfter(over, { type: 'ended', token: 'one', ending: 'expired' })).toBe(over)
})

test('who does not log in again has left; who is signed in cannot decline', () => {
  const over = sessionAfter(signedIn, { type: 'ended', token: 'one', ending: 'expired' })
  expect(sessionAfter(over, { type: 'declined' })).toEqual({ ...guest, ended: 'left' })
  expect(sessionAfter(signedIn, { type: 'declined' })).toBe(signedIn)
  expect(sessionAfter(guest, { type: 'declined' })).toBe(guest)
})
