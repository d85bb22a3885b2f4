import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { requireRoom } from './disk.ts'
import { isLeftOver, ownName } from './owner.ts'

const hour = 60 * 60 * 1000
const now = () => Date.now()
/** Over what Linux gives to any process. */
const ofDead = () => ownName().replace(/-\d+-/, '-99999999-')

test('names never come twice', () => {
  expect(new Set(Array.from({ length: 100 }, ownName)).size).toBe(100)
})

test('what a process works on is no leftover while it runs, for a day', () => {
  expect(isLeftOver(ownName(), now())).toBe(false)
  expect(isLeftOver(ownName(), now() - 23 * hour)).toBe(false)
  expect(isLeftOver(ownName(), now() - 25 * hour)).toBe(true)
})

test('what a process left that ended here is a leftover at once, elsewhere after a day', () => {
  expect(isLeftOver(ofDead(), now())).toBe(true)
  const elsewhere = ofDead().replace(/^[0-9a-f]{6}/, 'zzzzzz')
  expect(isLeftOver(elsewhere, now())).toBe(false)
  expect(isLeftOver(elsewhere, now() - 25 * hour)).toBe(true)
})

test('room is asked for before the work, and said in megabytes where it is short', () => {
  expect(() => requireRoom(tmpdir(), 1)).not.toThrow()
  expect(() => requireRoom(tmpdir(), Number.MAX_SAFE_INTEGER)).toThrow(
    expect.objectContaining({ code: 'disk-full', message: expect.stringMatching(/ MB are needed in .+ MB are free$/) }),
  )
})
