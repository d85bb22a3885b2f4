import { expect, test } from 'vitest'
import { at, openPurse } from '#tests/support/purse.ts'
import { earnPoints } from './earn.ts'
import { earningsOf } from './terms.ts'

test('stakes too small for a point count with the next ones of their category', () => {
  const { store, owner } = openPurse()
  const { merchant, member } = owner
  const earning = earningsOf(merchant).find(({ category }) => category === 'rng')
  if (!earning) throw new Error('The merchant has no slots')
  const stake = (valid: number, reference: string) =>
    store.transaction(() => earnPoints({ store }, { merchant, member: member.id, type: 'RNG', valid, at, reference }))

  stake(earning.staked - 1, 'one')
  expect(store.points.balance(member.id)).toBe(0)
  stake(1, 'two')
  expect(store.points.balance(member.id)).toBe(earning.points)
  stake(earning.staked * 3 + 1, 'three')
  expect(store.points.balance(member.id)).toBe(earning.points * 4)
})
