import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#tests/support/render-part.tsx'
import type { DrawnLottery } from '../../lib/draw-parts.ts'
import { DrawCard } from './draw-card.tsx'
import { QuickLotteries } from './quick-lotteries.tsx'

const lottery: DrawnLottery = {
  gameCode: 'VN-NORTH',
  name: 'Northern draw',
  family: 'north',
  vassalage: 'TCG_LOTTO_VN',
  logoUrl: '/art/lottery/north.svg',
  current: null,
  last: {
    no: '1',
    drawnAt: '2026-11-26T11:15:00Z',
    results: [
      { prize: 'Special prize', numbers: ['48215'] },
      { prize: 'First prize', numbers: ['07362'] },
    ],
  },
  prizeMode: 'ELOTT',
  interval: null,
  minStake: '10000',
  plays: [{ code: 'last2', name: 'Last two digits', pays: '95', odds: { ways: 10, of: 1000 } }],
}

test('tells the last draw, what a line pays, and beside it how often a line wins', async () => {
  renderPart(<DrawCard lottery={lottery} />)
  expect(await screen.findByText('4 8 2 1 5')).toBeInTheDocument()
  expect(screen.getByText('07362')).toBeVisible()
  expect(screen.getByText('1 : 95.00')).toBeVisible()
  expect(screen.getByText('wins 1 in 100')).toBeVisible()
})

test('leads to the ticket of that lottery', async () => {
  renderPart(<DrawCard lottery={lottery} />)
  const way = await screen.findByRole('link', { name: /Ticket for the next draw: Northern draw/ })
  expect(way).toHaveAttribute('href', expect.stringContaining('gameCode=VN-NORTH'))
})

test('of quick lotteries, each kind of ticket comes before a second speed of one', async () => {
  const quick = (gameCode: string, family: DrawnLottery['family']) => ({
    ...lottery,
    gameCode,
    name: gameCode,
    family,
    interval: 60,
  })
  renderPart(
    <QuickLotteries
      lotteries={[
        quick('A1', 'digits5'),
        quick('A2', 'digits5'),
        quick('B', 'dice3'),
        quick('C', 'race10'),
        quick('D', 'pick5of11'),
      ]}
    />,
  )
  const names = (await screen.findAllByRole('link')).map(({ textContent }) => textContent?.replace(/A draw.*/, ''))
  expect(names).toEqual(['A1', 'B', 'C', 'D'])
})
