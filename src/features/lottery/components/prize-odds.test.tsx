import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { LotteryPlay } from '#contract/lobby/lottery.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { PrizeOdds } from './prize-odds.tsx'

const play: LotteryPlay = {
  code: 'dicePair',
  name: 'A pair',
  group: 'Pairs',
  rule: 'Two dice of one face.',
  positions: [],
  digits: 0,
  lines: 'sum',
  pays: '12.50',
  odds: { ways: 16, of: 216 },
  minStake: '1.00',
  maxStake: '100.00',
}

test('what a play pays stands beside how often it wins and what comes back on average', () => {
  renderPart(<PrizeOdds plays={[play, { ...play, code: 'sides', name: 'Sides', odds: null }]} />)
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows).toHaveLength(2)
  expect(rows[1]?.textContent?.replace(/[⁦-⁩]/g, '')).toBe('A pair12.516 in 21692.6%')
})

test('plays without exact odds have no table', () => {
  renderPart(<PrizeOdds plays={[{ ...play, odds: null }]} />)
  expect(screen.queryByRole('table')).toBeNull()
})
