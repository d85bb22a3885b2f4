import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { locker } from './locker.tsx'

test('a locker holds one game, and how many of its matches are played now', async () => {
  const cards = ['Derby Ring', 'Village Derby'].map((displayName, nodeId) =>
    aCard({ nodeId, displayName, gameType: 'COCKFIGHT', isGame: 'GAME', liveCount: 12, cutoutUrl: '/art/rooster.svg' }),
  )
  renderPart(
    <GameActionsProvider>
      <locker.Games cards={cards} />
    </GameActionsProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'Derby Ring' })).toBeVisible()
  expect(screen.getByText('12 live')).toBeVisible()
  expect(screen.queryByText('Village Derby')).toBeNull()
})
