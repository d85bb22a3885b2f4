import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { frames } from './frames.tsx'

const draw = (count: number, own: Partial<ReturnType<typeof aCard>> = {}) =>
  renderPart(
    <GameActionsProvider>
      <frames.Games
        cards={Array.from({ length: count }, (_, at) =>
          aCard({ nodeId: at, displayName: `Game ${at}`, isGame: 'GAME', ...(at === 0 && own) }),
        )}
      />
    </GameActionsProvider>,
  )

test('a frame says what its game pays back, and plays it', async () => {
  draw(1, { displayName: 'Tiger Royale', rtp: '97.01' })
  expect(await screen.findByRole('heading', { name: 'Tiger Royale' })).toBeVisible()
  expect(screen.getByText('RTP 97.01%')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Play now: Tiger Royale' })).toBeTruthy()
})

test('the wall has eleven frames, and a list of a vendor hangs behind the games', async () => {
  draw(12, { displayName: 'A vendor', isGame: 'VASSALAGE' })
  const names = (await screen.findAllByRole('heading')).map(({ textContent }) => textContent)
  expect(names).toHaveLength(11)
  expect(names).not.toContain('A vendor')
})
