import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { emblem } from './emblem.tsx'

test('an emblem shows the first game whose subject stands alone, and how many matches it has', async () => {
  const cards = [
    aCard({ nodeId: 1, displayName: 'Village Derby', gameType: 'COCKFIGHT', isGame: 'GAME' }),
    aCard({
      nodeId: 2,
      displayName: 'Derby Ring',
      gameType: 'COCKFIGHT',
      isGame: 'GAME',
      cutoutUrl: '/art/cutout/cock.svg',
      liveCount: 6,
    }),
  ]
  renderPart(
    <GameActionsProvider>
      <emblem.Games cards={cards} />
    </GameActionsProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'Derby Ring' })).toBeVisible()
  expect(screen.getByText('6 live')).toBeVisible()
  expect(screen.queryByText('Village Derby')).toBeNull()
})
