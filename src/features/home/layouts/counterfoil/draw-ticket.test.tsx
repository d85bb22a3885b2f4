import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#tests/support/render-part.tsx'
import { DrawTicket } from './draw-ticket.tsx'

const lottery = {
  gameCode: 'VN-NORTH',
  name: 'Northern draw',
  family: 'north' as const,
  vassalage: 'TCG_LOTTO_VN',
  logoUrl: '/art/lottery/north.svg',
  current: null,
  last: { no: '1', drawnAt: '2026-11-26T11:15:00Z', results: [{ prize: 'Special prize', numbers: ['48215'] }] },
  prizeMode: 'ELOTT',
  interval: null,
  minStake: '1',
  plays: [{ code: 'last2', name: 'Last two digits', pays: '95', odds: { ways: 10, of: 1000 } }],
}

test('the ticket reads the drawn figures, and its counterfoil what a line pays beside how often it wins', async () => {
  renderPart(<DrawTicket first={lottery} second={{ ...lottery, name: 'Southern draw' }} />)
  expect(await screen.findByRole('heading', { name: 'Southern draw · Special prize' })).toBeVisible()
  expect(screen.getAllByText('4 8 2 1 5')).toHaveLength(2)
  expect(screen.getByText('1 : 95.00')).toBeVisible()
  expect(screen.getByText('wins 1 in 100')).toBeVisible()
})

test('it leads to the next draw of its first lottery', async () => {
  renderPart(<DrawTicket first={lottery} />)
  const way = await screen.findByRole('link', { name: 'Ticket for the next draw: Northern draw' })
  expect(way).toHaveAttribute('href', expect.stringContaining('gameCode=VN-NORTH'))
})
