import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { Bouts } from './bouts.tsx'

test('a bout names its sides, says when it begins, and each of its odds opens the game', async () => {
  const side = (name: string) => ({ name, crestUrl: '/art/crest/a.svg' })
  renderPart(
    <GameActionsProvider>
      <Bouts
        fixtures={[
          {
            game: aCard({ displayName: 'Steel Duel', subject: 'Arena', isGame: 'GAME' }),
            subject: 'arena',
            startsAt: null,
            sides: [side('Owls'), side('Badgers')],
            outcomes: [
              { label: '1', odds: '1.6' },
              { label: '2', odds: '2.4' },
            ],
            more: 0,
          },
        ]}
      />
    </GameActionsProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'Owls – Badgers' })).toBeVisible()
  expect(screen.getByText('Arena · Steel Duel')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Owls – Badgers: Owls, 1.60. Play now: Steel Duel' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Owls – Badgers: Badgers, 2.40. Play now: Steel Duel' })).toBeTruthy()
})
