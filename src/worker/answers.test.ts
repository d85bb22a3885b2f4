import { expect, test } from 'vitest'
import { getBalance, getMember } from '#contract/identity/member.ts'
import { getCaptcha, getKeys } from '#contract/identity/session.ts'
import { getGames, getLanes } from '#contract/lobby/games.ts'
import { getJackpot } from '#contract/lobby/jackpot.ts'
import { launchTrial } from '#contract/lobby/launch.ts'
import { storedAtHeader } from '#contract/site/worker.ts'
import { storedCallAt, storedForm } from './answers.ts'

const gateway = 'https://gateway.example'
const isStored = (path: string, origin = gateway) => storedCallAt(new URL(path, origin), gateway) !== undefined

test('lists and facts of games are stored, of the gateway alone', () => {
  expect(isStored(`${getGames.path}?gameType=RNG`)).toBe(true)
  expect(isStored(getLanes.path)).toBe(true)
  expect(isStored('/lgw/games/a%2Fb.c/facts?language=EN')).toBe(true)
  expect(isStored(getLanes.path, 'https://other.example')).toBe(false)
})

test.each([getMember, getBalance, getCaptcha, getKeys, getJackpot, launchTrial])('$id is not', ({ path }) => {
  expect(isStored(path)).toBe(false)
})

test('nothing beside or below the address of a list is', () => {
  for (const path of [
    '/lgw/games/favourites',
    '/lgw/games/recent-bets',
    '/x/lgw/games',
    '/lgw/games/',
    '/lgw/games/a/b/facts',
  ])
    expect(isStored(path), path).toBe(false)
})

const permission = storedCallAt(new URL('/wps/system/permission', gateway), gateway)

test('a stored answer says when it was stored, and nothing of the visitor', async () => {
  if (!permission) throw new Error('getPermission is not stored')
  const value = {
    mainDomain: 'acme.example',
    location: { ip: '203.0.113.7', country: 'BD' },
    status: { status: 0, ip: '203.0.113.7' },
  }
  const now = new Date('2026-11-24T12:00:00Z')
  const stored = storedForm(permission, JSON.stringify({ success: true, value }), now)
  expect(await stored?.json()).toEqual({
    success: true,
    value: { mainDomain: 'acme.example', location: { ip: '', country: '' }, status: { status: 0, ip: '' } },
  })
  expect(stored?.headers.get(storedAtHeader)).toBe('2026-11-24T12:00:00.000Z')
  expect([...(stored?.headers.keys() ?? [])].sort()).toEqual(['content-type', 'date', storedAtHeader])
})

test('a part that an answer leaves out stays out; what is no answer is not stored', async () => {
  if (!permission) throw new Error('getPermission is not stored')
  expect(await storedForm(permission, '{"success":true,"value":{}}')?.json()).toEqual({ success: true, value: {} })
  for (const text of ['', '<!doctype html>', '"text"', 'null']) expect(storedForm(permission, text), text).toBeNull()
})
