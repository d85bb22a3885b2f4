import { expect, test } from 'vitest'
import { tiersOf } from './tiers.ts'

const prize = (id: string, basisPoints: number, amount = '1.00', kind: 'money' | 'none' = 'money') => {
  return { id, kind, amount, basisPoints, turnoverTimes: null }
}

test('the rarest prize shines most, the larger one of two alike, and no prize has no look of its own', () => {
  const tiers = tiersOf([
    prize('often', 6_000),
    prize('small', 500, '5.00'),
    prize('large', 500, '50.00'),
    prize('x', 3_000, '0', 'none'),
  ])
  expect([...tiers]).toEqual([
    ['large', 'gold'],
    ['small', 'brand'],
    ['often', 'deep'],
  ])
})

test('more prizes than looks begin anew', () => {
  const tiers = tiersOf(Array.from({ length: 8 }, (_, place) => prize(String(place), 100 + place)))
  expect([tiers.get('0'), tiers.get('5'), tiers.get('6')]).toEqual(['gold', 'deep', 'gold'])
})
