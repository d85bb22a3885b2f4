import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { fan } from './fan.tsx'

const draw = (own: Parameters<typeof aCard>[0]) =>
  renderPart(
    <GameActionsProvider>
      <fan.Games
        cards={[aCard({ displayName: 'Derby Ring', ...own }), aCard({ nodeId: 2, displayName: 'Village Derby' })]}
      />
    </GameActionsProvider>,
  )

test('a fan shows the first game alone, and how many of its matches are open', async () => {
  draw({ isGame: 'GAME', liveCount: 12 })
  expect(await screen.findByRole('heading', { name: 'Derby Ring' })).toBeVisible()
  expect(screen.getByText('12 live')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Play now: Derby Ring' })).toBeTruthy()
  expect(screen.queryByText('Village Derby')).toBeNull()
})

test('where nobody counts matches it says who makes the game', async () => {
  draw({ isGame: 'GAME' })
  expect(await screen.findByText('Paperlion')).toBeVisible()
})
