import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Fixture } from '#contract/lobby/fixtures.ts'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { MatchTicket } from './match-ticket.tsx'
import { tickets } from './tickets.tsx'

const game = aCard({ displayName: 'Final Third', gameType: 'SPORTS', isGame: 'GAME', subject: 'Football' })

const fixture: Fixture = {
  game,
  subject: 'football',
  startsAt: null,
  sides: [
    { name: 'Amber Foxes', crestUrl: '/art/crest/a.svg' },
    { name: 'Harbour Blues', crestUrl: '/art/crest/b.svg' },
  ],
  outcomes: [
    { label: '1', odds: '1.95' },
    { label: 'X', odds: '3.3' },
    { label: '2', odds: '3.80' },
  ],
  more: 3,
}

test('a match names its sides, and each of its odds opens the game', async () => {
  renderPart(
    <GameActionsProvider>
      <MatchTicket fixture={fixture} />
    </GameActionsProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'Amber Foxes – Harbour Blues' })).toBeInTheDocument()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['11.95', 'X3.30', '23.80'])
  expect(
    screen.getByRole('button', { name: 'Amber Foxes – Harbour Blues: X, 3.30. Play now: Final Third' }),
  ).toBeVisible()
})

test('a match without a time says what is played instead of inventing one', async () => {
  renderPart(
    <GameActionsProvider>
      <MatchTicket fixture={fixture} />
    </GameActionsProvider>,
  )
  expect(await screen.findByText('Football')).toBeVisible()
  expect(screen.queryByText(/\d\d:\d\d/)).toBeNull()
})

test('games that have no matches are tickets themselves', async () => {
  renderPart(
    <GameActionsProvider>
      <tickets.Games
        cards={[aCard({ displayName: 'Red Spur', gameType: 'COCKFIGHT', isGame: 'GAME', liveCount: 4 })]}
      />
    </GameActionsProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'Red Spur' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Play now: Red Spur' })).toBeVisible()
})
