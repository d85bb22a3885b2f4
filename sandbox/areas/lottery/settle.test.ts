import { expect, test } from 'vitest'
import type { Play } from './rules/play-parts.ts'
import type { Results } from './rules/results.ts'
import { paidFor } from './settle.ts'

const results: Results = []

function play(pays: number, wins: number): Pick<Play, 'pays' | 'wins'> {
  return { pays, wins: () => wins }
}

test.each([
  ['a line that lost', 980, 0, 500, 0],
  ['one winning line', 980, 1, 500, 4900],
  ['three winning lines', 980, 3, 500, 14_700],
  ['a part of a minor unit, which stays with the operator', 199, 1, 1, 1],
])('%s is paid right', (_, pays, wins, stake, paid) => {
  expect(paidFor(play(pays, wins), { picks: '[]', stake }, results)).toBe(paid)
})
