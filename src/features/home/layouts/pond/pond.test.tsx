import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { pond } from './pond.tsx'

test('each name on the water plays its game', async () => {
  renderPart(
    <GameActionsProvider>
      <pond.Games cards={[aCard({ displayName: 'Golden Catch', isGame: 'GAME' })]} />
    </GameActionsProvider>,
  )
  expect(await screen.findByRole('button', { name: 'Play now: Golden Catch' })).toHaveTextContent('Golden Catch')
})
