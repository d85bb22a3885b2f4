import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { scrolls } from './scrolls.tsx'

test('each scroll says what its game pays back, and who makes it where that is not stated', async () => {
  renderPart(
    <GameActionsProvider>
      <scrolls.Games
        cards={[
          aCard({ nodeId: 1, displayName: 'High', rtp: '96.50', isGame: 'GAME' }),
          aCard({ nodeId: 2, displayName: 'Silent', isGame: 'GAME' }),
        ]}
      />
    </GameActionsProvider>,
  )
  const [high, silent] = await screen.findAllByRole('listitem')
  expect(high).toHaveTextContent(/RTP 96\.50?%/)
  expect(silent).toHaveTextContent('Paperlion')
  expect(screen.getByRole('button', { name: 'Play now: High' })).toBeTruthy()
})
