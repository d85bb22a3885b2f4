import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { deck } from './deck.tsx'

test('five cards are laid out, those first whose subject stands alone, each playable by its name', async () => {
  const names = ['Plain', 'Second', 'Third', 'Fourth', 'Fifth', 'Alone']
  const cards = names.map((displayName, at) =>
    aCard({
      ...{ nodeId: at + 1, displayName, isGame: 'GAME' as const },
      ...(displayName === 'Alone' && { cutoutUrl: '/art/alone.svg' }),
    }),
  )
  renderPart(
    <GameActionsProvider>
      <deck.Games cards={cards} />
    </GameActionsProvider>,
  )
  const headings = await screen.findAllByRole('heading')
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Alone', 'Plain', 'Second', 'Third', 'Fourth'])
  expect(screen.getByRole('button', { name: 'Play now: Alone' })).toBeTruthy()
})
