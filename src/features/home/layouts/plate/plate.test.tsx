import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { plate } from './plate.tsx'

test('a plate shows the first game alone, with its stakes', async () => {
  const cards = ['Derby Ring', 'Village Derby'].map((displayName, nodeId) =>
    aCard({ nodeId, displayName, gameType: 'COCKFIGHT', isGame: 'GAME', limits: { min: '25.00', max: '2500.00' } }),
  )
  renderPart(
    <GameActionsProvider>
      <plate.Games cards={cards} />
    </GameActionsProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'Derby Ring' })).toBeVisible()
  expect(screen.getByText(/25 – \D*2,500/)).toBeVisible()
  expect(screen.queryByText('Village Derby')).toBeNull()
})
