import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { curtained } from './curtained.tsx'

test('the first table is on the stage with who runs it; the small ones say how many people play', async () => {
  const table = { gameType: 'LIVE', isGame: 'GAME' as const, limits: { min: '50.00', max: '5000.00' } }
  renderPart(
    <GameActionsProvider>
      <curtained.Games
        cards={[
          aCard({ ...table, nodeId: 1, displayName: 'Velvet Roulette', vendorName: 'Velvet Table', liveCount: 9 }),
          aCard({ ...table, nodeId: 2, displayName: 'Baccarat Salon', vendorName: 'Velvet Table', liveCount: 7 }),
        ]}
      />
    </GameActionsProvider>,
  )
  await screen.findByRole('heading', { name: 'Velvet Roulette' })
  const [stage, small] = screen.getAllByRole('article').map((table) => within(table))
  expect(stage?.getByText('Velvet Table')).toBeVisible()
  expect(stage?.queryByText('9 people playing')).toBeNull()
  expect(small?.getByText('7 people playing')).toBeTruthy()
  expect(small?.getByText(/50 – \D*5,000/)).toBeVisible()
})
