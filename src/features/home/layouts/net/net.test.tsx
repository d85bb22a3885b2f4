import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { net } from './net.tsx'

test('three swim in the pond, those that stand alone first, each with what it returns', async () => {
  const cards = [1, 2, 3, 4].map((nodeId) =>
    aCard({
      nodeId,
      displayName: `Fish ${nodeId}`,
      isGame: 'GAME',
      rtp: '96.5',
      ...(nodeId > 1 && { cutoutUrl: `/art/cutout/${nodeId}.svg` }),
    }),
  )
  renderPart(
    <GameActionsProvider>
      <net.Games cards={cards} />
    </GameActionsProvider>,
  )
  const names = (await screen.findAllByRole('heading')).map(({ textContent }) => textContent)
  expect(names).toEqual(['Fish 2', 'Fish 3', 'Fish 4'])
  expect(screen.getAllByText('RTP 96.5%')).toHaveLength(3)
})
