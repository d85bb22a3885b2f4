import { expect, test } from 'vitest'
import { openDatabase, openStore } from '#sandbox/state.ts'
import { plainMember } from '../members/members.ts'
import { makeCatalogue } from './seed/catalogue.ts'

function openFilled() {
  const database = openDatabase(null)
  const store = openStore(database)
  const games = makeCatalogue(1, 120)
  for (const game of games) store.catalogue.add(game)
  const member = store.members.add({ ...plainMember, merchant: 'one', name: 'player' })
  return { database, store, games, member }
}

test('a game keeps every fact', () => {
  const { database, store, games } = openFilled()
  expect(store.catalogue.all()).toEqual(games)
  expect(games.some(({ rtp, volatility, max_win }) => rtp !== null && volatility === 'high' && max_win >= 5000)).toBe(
    true,
  )
  database.close()
})

test('a game that is played again moves to the front, and stands there once', () => {
  const { database, store, member } = openFilled()
  store.plays.note(member, 1001, 1)
  store.plays.note(member, 1002, 2)
  store.plays.note(member, 1001, 3)
  store.plays.note(member, 1001, 2)
  expect(store.plays.list(member)).toEqual([
    { node: 1001, at: 3 },
    { node: 1002, at: 2 },
  ])
  database.close()
})

test('the language that a member told last is kept', () => {
  const { database, store, member } = openFilled()
  expect(store.memberLanguages.of(member)).toBeNull()
  store.memberLanguages.set(member, 'BN')
  store.memberLanguages.set(member, 'EN')
  expect(store.memberLanguages.of(member)).toBe('EN')
  database.close()
})
