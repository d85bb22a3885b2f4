import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { lanterns } from './lanterns.tsx'

const table = aCard({
  displayName: 'Baccarat Salon',
  gameType: 'LIVE',
  isGame: 'GAME',
  liveCount: 1284,
  limits: { min: '50.00', max: '5000.00' },
})

const draw = (card: typeof table) =>
  renderPart(
    <GameActionsProvider>
      <lanterns.Games cards={[card]} />
    </GameActionsProvider>,
  )

test('a table says from which stake one plays and how many do', async () => {
  draw(table)
  expect(await screen.findByRole('heading', { name: 'Baccarat Salon' })).toBeVisible()
  expect(screen.getByText(/from \D*50 · 1,284 /)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Play now: Baccarat Salon' })).toBeTruthy()
})

test('a game that knows neither says who makes it', async () => {
  const { liveCount, limits, ...plain } = table
  draw(plain)
  expect(await screen.findByText('Paperlion')).toBeVisible()
})
