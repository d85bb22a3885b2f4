import { expect, test } from 'vitest'
import { at, openPurse } from '#tests/support/purse.ts'

function openOwed(...required: number[]) {
  const { store, owner, owed } = openPurse()
  const { id } = owner.member
  for (const each of required) store.turnover.add({ member_id: id, title: 'bonus', required: each, tied: 10, at })
  return {
    owed,
    turnover: store.turnover,
    member: id,
    count: (valid: number) => store.turnover.count(id, valid),
    left: () => store.turnover.open(id).map((row) => row.required - row.done),
  }
}

test('stakes count once: towards the oldest first, what is over towards the next', () => {
  const { count, left } = openOwed(500, 300)
  count(499)
  expect(left()).toEqual([1, 300])
  count(101)
  expect(left()).toEqual([200])
  count(200)
  expect(left()).toEqual([])
})

test('what is staked beyond all that is owed is not kept for later', () => {
  const { count, left, turnover, member } = openOwed(100)
  count(1_000_000)
  turnover.add({ member_id: member, title: 'bonus', required: 50, tied: 10, at })
  expect(left()).toEqual([50])
})

test('nothing that is staked counts for nothing', () => {
  const { count, left } = openOwed(100)
  count(0)
  expect(left()).toEqual([100])
})

test('what is dropped is owed no more', () => {
  const { turnover, member, owed } = openOwed(100, 200)
  turnover.drop(member)
  expect(owed()).toEqual([])
})
