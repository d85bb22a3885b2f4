import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#tests/support/render-part.tsx'
import type { DrawnLottery } from '../../lib/draw-parts.ts'
import { SkySlip } from './sky-slip.tsx'

const lottery: DrawnLottery = {
  gameCode: 'TH',
  name: 'River draw',
  family: 'thai',
  vassalage: 'TCG_SEA',
  logoUrl: '/art/lottery/thai.svg',
  current: null,
  last: {
    no: '1',
    drawnAt: '2026-11-16T09:00:00Z',
    results: [
      { prize: 'First prize', numbers: ['552469'] },
      { prize: 'Front three', numbers: ['660', '119'] },
      { prize: 'Last three', numbers: ['383', '527'] },
    ],
  },
  prizeMode: 'SEA',
  interval: null,
  minStake: '1',
  plays: [{ code: 'last2', name: 'Last two digits', pays: '95', odds: { ways: 1, of: 100 } }],
}

test('the slip has what the lanterns do not carry, and how often a line wins beside what it pays', async () => {
  renderPart(<SkySlip lottery={lottery} />)
  expect(await screen.findByText('660 · 119')).toBeVisible()
  expect(screen.queryByText('552469')).toBeNull()
  expect(screen.getByText('1 : 95.00')).toBeVisible()
  expect(screen.getByText('wins 1 in 100')).toBeVisible()
})

test('the slip leads to the next draw of its lottery', async () => {
  renderPart(<SkySlip lottery={lottery} />)
  const way = await screen.findByRole('link', { name: 'Ticket for the next draw: River draw' })
  expect(way).toHaveAttribute('href', expect.stringContaining('gameCode=TH'))
})
