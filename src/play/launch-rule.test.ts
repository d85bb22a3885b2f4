import { beforeEach, expect, test, vi } from 'vitest'
import { launchOf } from './launch-rule.ts'

const game = { gameType: 'RNG', vassalage: 'GRF', gameCode: 'x' }

beforeEach(() => {
  vi.stubGlobal('CATEGORY_LOTT', false)
  vi.stubGlobal('CATEGORY_ELOTT', false)
})

test('guests are asked to log in', () => {
  expect(launchOf(game, { isSignedIn: false, role: 'guest' })).toEqual({ type: 'log-in' })
})

test('trial accounts are told that they need a full one', () => {
  expect(launchOf(game, { isSignedIn: true, role: 'trial' })).toEqual({ type: 'needs-account' })
})

test('members and agents play', () => {
  const go = { type: 'go', path: '/seamless?vassalage=GRF&gameCode=x' }
  expect(launchOf(game, { isSignedIn: true, role: 'member' })).toEqual(go)
  expect(launchOf(game, { isSignedIn: true, role: 'agent' })).toEqual(go)
})
