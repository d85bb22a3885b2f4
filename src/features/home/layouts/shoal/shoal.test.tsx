import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { shoal } from './shoal.tsx'

test('what swims is the subject of the game alone, and its name plays it', async () => {
  const card = aCard({
    displayName: 'Reef Hunter',
    gameType: 'FISH',
    isGame: 'GAME',
    cutoutUrl: '/art/cutout/reef.svg',
  })
  const { container } = renderPart(
    <GameActionsProvider>
      <shoal.Games cards={[card]} />
    </GameActionsProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'Reef Hunter' })).toBeVisible()
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/art/cutout/reef.svg')
  expect(screen.getByRole('button', { name: 'Play now: Reef Hunter' })).toBeTruthy()
})
