import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { medallion } from './medallion.tsx'

const cards = [
  aCard({ nodeId: 1, displayName: 'Jade Tiles', isGame: 'GAME', cutoutUrl: '/art/cutout/tiles.svg' }),
  aCard({ nodeId: 2, displayName: 'Ludo Kings', isGame: 'GAME' }),
]

test('shows the first game alone and names them all; each name plays', async () => {
  const Scene = medallion.Scene ?? (() => null)
  renderPart(
    <GameActionsProvider>
      <Scene head={<h2>Card games</h2>}>
        <medallion.Games cards={cards} />
      </Scene>
    </GameActionsProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'Card games' })).toBeVisible()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Jade Tiles', 'Ludo Kings'])
  expect(document.querySelectorAll('img[src$="/art/cutout/tiles.svg"]')).toHaveLength(1)
})
