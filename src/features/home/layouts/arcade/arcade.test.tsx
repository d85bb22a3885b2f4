import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { arcade } from './arcade.tsx'

const draw = (cards: ReturnType<typeof aCard>[]) =>
  renderPart(
    <GameActionsProvider>
      <arcade.Games cards={cards} />
    </GameActionsProvider>,
  )

test('an arch carries a game’s name, who makes it and what it pays back', async () => {
  draw([aCard({ displayName: 'Corsair Bay', vendorName: 'Kite & Anvil', rtp: '96.33', isGame: 'GAME' })])
  expect(await screen.findByRole('heading', { name: 'Corsair Bay' })).toBeVisible()
  expect(screen.getByText('Kite & Anvil · RTP 96.33%')).toBeVisible()
})

test('there are six arches at the most, for games before lists of them', async () => {
  const games = Array.from({ length: 6 }, (_, nodeId) =>
    aCard({ nodeId, displayName: `Game ${nodeId}`, isGame: 'GAME' }),
  )
  draw([aCard({ nodeId: 9, displayName: 'A whole list', isGame: 'VASSALAGE' }), ...games])
  expect((await screen.findAllByRole('heading')).map(({ textContent }) => textContent)).toEqual(
    games.map(({ displayName }) => displayName),
  )
})
