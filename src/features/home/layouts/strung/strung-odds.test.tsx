import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#tests/support/render-part.tsx'
import type { DrawnLottery } from '../../lib/draw-parts.ts'
import { StrungOdds } from './strung-odds.tsx'

const lottery: DrawnLottery = {
  gameCode: 'TH',
  name: 'River draw',
  family: 'thai',
  vassalage: 'TCG_SEA',
  logoUrl: '/art/lottery/thai.svg',
  current: null,
  last: { no: '1', drawnAt: '2026-11-16T09:00:00Z', results: [{ prize: 'First prize', numbers: ['552469'] }] },
  prizeMode: 'SEA',
  interval: null,
  minStake: '1',
  plays: [
    { code: 'last3', name: 'Last three digits', pays: '900', odds: { ways: 1, of: 1000 } },
    { code: 'any3', name: 'Three in any order', pays: '155', odds: { ways: 6, of: 1000 } },
  ],
}

test('each play has a row: what a line pays, and beside it how often one wins', async () => {
  renderPart(<StrungOdds lottery={lottery} />)
  const rows = within(await screen.findByRole('table', { name: 'River draw: what a line pays' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'PlayA line paysWins in',
    'Last three digits1 : 900.001 / 1,000',
    'Three in any order1 : 155.006 / 1,000',
  ])
})
