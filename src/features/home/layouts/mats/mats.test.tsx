import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { mats } from './mats.tsx'

test('four games lie on the mats: those whose subject stands alone, before a list of a vendor', async () => {
  const cards = [
    aCard({ nodeId: 0, displayName: 'A vendor', isGame: 'VASSALAGE' }),
    ...['One', 'Two', 'Three', 'Four', 'Five'].map((displayName, at) =>
      aCard({ nodeId: at + 1, displayName, isGame: 'GAME', ...(at > 0 && { cutoutUrl: `/art/cutout/${at}.svg` }) }),
    ),
  ]
  renderPart(
    <GameActionsProvider>
      <mats.Games cards={cards} />
    </GameActionsProvider>,
  )
  const names = (await screen.findAllByRole('heading')).map(({ textContent }) => textContent)
  expect(names).toEqual(['Two', 'Three', 'Four', 'Five'])
})
