// Needs a document.
import { beforeEach, expect, test } from 'vitest'
import { deviceFor, rememberDevice } from './known-devices.ts'

beforeEach(() => window.localStorage.clear())

function loggedIn(username: string, device: string): void {
  deviceFor(username)
  rememberDevice({ device })
}

test('a member’s device is shown at that member’s next log-in alone, however the name is typed', () => {
  expect(deviceFor('mina')).toEqual({})
  rememberDevice({ device: 'd1' })
  expect(deviceFor(' MINA ')).toEqual({ device: 'd1' })
  expect(deviceFor('ravi')).toEqual({})
})

test('the last four members are known, and no name can be read', () => {
  for (const [place, name] of ['mina', 'ravi', 'lena', 'tomo', 'sara'].entries()) loggedIn(name, `d${place}`)
  expect(deviceFor('mina')).toEqual({})
  expect(deviceFor('ravi')).toEqual({ device: 'd1' })
  expect(deviceFor('sara')).toEqual({ device: 'd4' })
  expect(window.localStorage.getItem('devices')).not.toMatch(/mina|ravi|lena|tomo|sara/)
})

test('without a device in the answer, or with something else in its place, nothing is known', () => {
  deviceFor('mina')
  rememberDevice({})
  expect(window.localStorage.getItem('devices')).toBeNull()
  window.localStorage.setItem('devices', '{"mina":1}')
  expect(deviceFor('mina')).toEqual({})
})
