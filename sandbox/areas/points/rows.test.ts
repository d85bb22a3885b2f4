import { expect, test } from 'vitest'
import { plainMember } from '#sandbox/members/members.ts'
import { openDatabase, openStore } from '#sandbox/state.ts'

function openWithMembers() {
  const database = openDatabase(null)
  const store = openStore(database)
  const [one, other] = ['one', 'other'].map((name) => store.members.add({ ...plainMember, merchant: 'm', name }))
  if (one === undefined || other === undefined) throw new Error('no members')
  return { database, store, one, other }
}

const given = { type: 'given', changed: 50, reference: 'r1', remark: '', at: 1 } as const

test('each entry keeps the balance that it left, and members have their own', () => {
  const { database, store, one, other } = openWithMembers()
  expect(store.points.add({ ...given, member: one })).toBe(50)
  expect(store.points.add({ ...given, member: one, type: 'redeemed', changed: -20, at: 2 })).toBe(30)
  expect(store.points.add({ ...given, member: other })).toBe(50)
  expect(store.points.balance(one)).toBe(30)
  expect(store.points.page(one, 10, 0).map(({ type, changed, balance }) => [type, changed, balance])).toEqual([
    ['redeemed', -20, 30],
    ['given', 50, 50],
  ])
  expect([store.points.count(one), store.points.has(one, 'given', 'r1'), store.points.has(one, 'given', 'r2')]).toEqual(
    [2, true, false],
  )
  database.close()
})

test('the balance is never below zero, and nothing is counted twice', () => {
  const { database, store, one } = openWithMembers()
  store.points.add({ ...given, member: one })
  expect(() => store.points.add({ ...given, member: one, type: 'exchanged', changed: -51 })).toThrow(RangeError)
  expect(() => store.points.add({ ...given, member: one, reference: 'r2', changed: 0 })).toThrow(RangeError)
  expect(() => store.points.add({ ...given, member: one, reference: 'r2', changed: 0.5 })).toThrow(RangeError)
  expect(() => store.points.add({ ...given, member: one })).toThrow(/UNIQUE/)
  expect(() => database.exec('UPDATE points SET changed = 1')).toThrow(/final/)
  expect(store.points.balance(one)).toBe(50)
  database.close()
})
