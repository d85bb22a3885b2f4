import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { portholes } from './portholes.tsx'

test('four windows show the subject alone, or the whole picture of a game that has none alone', async () => {
  const cards = ['Whole', 'Other', 'Third', 'Fourth', 'Alone'].map((displayName, at) =>
    aCard({
      ...{ nodeId: at + 1, displayName, isGame: 'GAME' as const, iconUrl: '/art/whole.svg' },
      ...(displayName === 'Alone' && { cutoutUrl: '/art/alone.svg' }),
    }),
  )
  const { container } = renderPart(
    <GameActionsProvider>
      <portholes.Games cards={cards} />
    </GameActionsProvider>,
  )
  expect(await screen.findAllByRole('listitem')).toHaveLength(4)
  const sources = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  expect(sources[0]).toContain('/art/alone.svg')
  expect(sources[1]).toContain('/art/whole.svg')
})
