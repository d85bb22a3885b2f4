import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { pasted } from './pasted.tsx'

test('every poster is a game that plays; the large one says who makes it', async () => {
  const cards = [
    aCard({ nodeId: 1, displayName: 'Koi Fortune', vendorName: 'Paperlion', isGame: 'GAME' }),
    aCard({ nodeId: 2, displayName: 'Wolf Ridge', vendorName: 'Goldreef', isGame: 'GAME' }),
  ]
  renderPart(
    <GameActionsProvider>
      <pasted.Games cards={cards} />
    </GameActionsProvider>,
  )
  expect(await screen.findByRole('button', { name: 'Play now: Koi Fortune' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Play now: Wolf Ridge' })).toBeTruthy()
  expect(screen.getByText('Paperlion')).toBeTruthy()
  expect(screen.queryByText('Goldreef')).toBeNull()
})

test('the band holds the title and what stands for the games while they load', () => {
  const Scene = pasted.Scene ?? (() => null)
  const { container } = renderPart(
    <Scene head={<h2>Slots</h2>}>
      <pasted.Skeleton count={3} isStill={false} />
    </Scene>,
  )
  expect(screen.getByRole('heading', { name: 'Slots' })).toBeTruthy()
  expect(container.querySelectorAll('ul[aria-hidden="true"] > li')).toHaveLength(3)
})
