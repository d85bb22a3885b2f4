import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { handscroll } from './handscroll.tsx'

test('what swims on the scroll is the subject of a game alone, and its slip plays it', async () => {
  const card = aCard({
    displayName: 'Octopus King',
    gameType: 'FISH',
    isGame: 'GAME',
    cutoutUrl: '/art/cutout/octopus.svg',
  })
  const { container } = renderPart(
    <GameActionsProvider>
      <handscroll.Games cards={[card]} />
    </GameActionsProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'Octopus King' })).toBeVisible()
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/art/cutout/octopus.svg')
  expect(screen.getByRole('button', { name: 'Play now: Octopus King' })).toBeTruthy()
})
