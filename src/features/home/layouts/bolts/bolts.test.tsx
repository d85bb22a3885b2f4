import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Fixture } from '#contract/lobby/fixtures.ts'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { bolts } from './bolts.tsx'
import { MatchBolt } from './match-bolt.tsx'

const fixture: Fixture = {
  game: aCard({ displayName: 'Final Third', gameType: 'SPORTS', isGame: 'GAME', subject: 'Football' }),
  subject: 'football',
  startsAt: null,
  sides: [
    { name: 'Amber Foxes', crestUrl: '/art/crest/a.svg' },
    { name: 'Harbour Blues', crestUrl: '/art/crest/b.svg' },
  ],
  outcomes: [
    { label: '1', odds: '1.95' },
    { label: '2', odds: '3.8' },
  ],
  more: 3,
}

test('a match without a time names its game, and each of its odds opens it', async () => {
  renderPart(
    <GameActionsProvider>
      <MatchBolt fixture={fixture} />
    </GameActionsProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'Amber Foxes – Harbour Blues' })).toBeVisible()
  expect(screen.getByText('Football')).toBeVisible()
  expect(screen.getByText('Final Third')).toBeVisible()
  expect(
    screen.getByRole('button', { name: 'Amber Foxes – Harbour Blues: 2, 3.80. Play now: Final Third' }),
  ).toBeVisible()
})

test('games that have no matches lie on the cloth themselves', async () => {
  renderPart(
    <GameActionsProvider>
      <bolts.Games cards={[aCard({ displayName: 'Red Spur', gameType: 'COCKFIGHT', isGame: 'GAME' })]} />
    </GameActionsProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'Red Spur' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Play now: Red Spur' })).toBeVisible()
})
