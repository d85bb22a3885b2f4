import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { alcove } from './alcove.tsx'

const draw = (cards: ReturnType<typeof aCard>[]) =>
  renderPart(
    <GameActionsProvider>
      <alcove.Games cards={cards} />
    </GameActionsProvider>,
  )

test('the first game hangs as the scroll, and its label says who made it, what it pays back and the ways into it', async () => {
  draw([aCard({ displayName: 'Great Tide', isGame: 'GAME', rtp: '96.81', hasTrial: true })])
  expect(await screen.findByText('In the alcove')).toBeVisible()
  expect(screen.getByText('Paperlion · RTP 96.81%')).toBeVisible()
  // On the poster and beside it.
  expect(screen.getAllByRole('button', { name: 'Play now: Great Tide' })).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: 'Free trial: Great Tide' })).toHaveLength(2)
})

test('seven games are shown, and a list of a vendor comes behind the games', async () => {
  const cards = Array.from({ length: 9 }, (_, at) =>
    aCard({ nodeId: at, displayName: `Game ${at}`, isGame: at === 0 ? 'VASSALAGE' : 'GAME' }),
  )
  draw(cards)
  const names = (await screen.findAllByRole('heading')).map(({ textContent }) => textContent)
  expect(names).toEqual(['Game 1', 'Game 2', 'Game 3', 'Game 4', 'Game 5', 'Game 6', 'Game 7'])
})
