import { type Location, NavigationType } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { motionOf } from './motion-of.ts'

beforeEach(() => setSite(siteForTests))

const at = (path: string, state: unknown = null): Location => {
  const { pathname, search, hash } = new URL(path, 'http://site.example')
  return { pathname, search, hash, state, key: path }
}

const push = (from: string, to: string, { hasTile = false, below }: { hasTile?: boolean; below?: string } = {}) =>
  motionOf({ location: at(to), how: NavigationType.Push }, at(from, below === undefined ? null : { below }), hasTile)

const pop = (from: string, to: string) => motionOf({ location: at(to), how: NavigationType.Pop }, at(from), false)

test('a tile moves into its game, and Back and Forward go the same way', () => {
  expect(push('/rng', '/game/koi', { hasTile: true })).toBe('game')
  expect(push('/game/koi', '/game/tide', { hasTile: true })).toBe('game')
  expect(pop('/game/koi', '/rng?select=HOT')).toBe('game')
  expect(pop('/rng', '/game/koi')).toBe('game')
})

test('a link to a game without a picture, and one from it to elsewhere, have no motion', () => {
  expect(push('/rng', '/game/koi')).toBeUndefined()
  expect(push('/game/koi', '/promotions')).toBeUndefined()
  expect(push('/rng', '/promotions')).toBeUndefined()
  expect(pop('/promotions', '/rng')).toBeUndefined()
})

test('the account moves over its page and away from it, but not with a page that comes in its place', () => {
  expect(push('/rng?select=HOT', '/member?page=withdraw')).toBe('account')
  expect(push('/member', '/rng?select=HOT', { below: '/rng?select=HOT' })).toBe('account')
  expect(push('/member', '/')).toBe('account')
  expect(push('/member', '/live', { below: '/rng' })).toBeUndefined()
})

test('pages of the account move, not what its address says besides', () => {
  expect(push('/member?page=withdraw', '/member?page=profile')).toBe('pages')
  expect(push('/member?page=withdraw', '/member')).toBe('pages')
  expect(push('/member?page=withdraw', '/MEMBER/?page=Withdraw&from=2026-01-01')).toBeUndefined()
})

test('a step within a page, and all that leads to a game that is played or out of it, has no motion', () => {
  expect(push('/rng', '/rng?select=HOT')).toBeUndefined()
  expect(push('/game/koi', '/game/koi#facts', { hasTile: true })).toBeUndefined()
  expect(push('/game/koi', '/seamless?vassalage=A&gameCode=koi', { hasTile: true })).toBeUndefined()
  expect(pop('/seamless?vassalage=A&gameCode=koi', '/game/koi')).toBeUndefined()
  expect(push('/seamless?vassalage=A&gameCode=koi', '/member')).toBeUndefined()
})
