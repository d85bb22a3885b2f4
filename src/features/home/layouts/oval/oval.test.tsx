import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { oval } from './oval.tsx'

const cards = Array.from({ length: 14 }, (_, at) =>
  aCard({ nodeId: at + 1, displayName: `Game ${at + 1}`, isGame: 'GAME', rtp: '96.5' }),
)

test('eleven stand on the ground in their order, each with its name and what it returns', async () => {
  renderPart(
    <GameActionsProvider>
      <oval.Games cards={cards} />
    </GameActionsProvider>,
  )
  const names = (await screen.findAllByRole('heading')).map(({ textContent }) => textContent)
  expect(names).toEqual(Array.from({ length: 11 }, (_, at) => `Game ${at + 1}`))
  expect(screen.getAllByText('RTP 96.5%')).toHaveLength(11)
})

test('the sheet repeats them for who sees alone', async () => {
  renderPart(
    <GameActionsProvider>
      <oval.Games cards={cards.slice(0, 2)} />
    </GameActionsProvider>,
  )
  const line = (await screen.findAllByText('96.5%')).map((figure) => figure.closest('[aria-hidden="true"]'))
  expect(line).toHaveLength(2)
  expect(line).not.toContain(null)
})
