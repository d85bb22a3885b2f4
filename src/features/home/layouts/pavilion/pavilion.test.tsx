import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { pavilion } from './pavilion.tsx'

const table = (nodeId: number, displayName: string) =>
  aCard({
    nodeId,
    displayName,
    gameType: 'LIVE',
    isGame: 'GAME',
    liveCount: 1284,
    limits: { min: '50.00', max: '5000.00' },
    dealerUrl: `/art/dealer/${nodeId}.svg`,
    cutoutUrl: `/art/cutout/${nodeId}.svg`,
  })

test('each bay has who deals, its name, its stakes and how many play; the widest shows what is played too', async () => {
  const { container } = renderPart(
    <GameActionsProvider>
      <pavilion.Games cards={[table(1, 'Velvet Roulette'), table(2, 'Baccarat Salon')]} />
    </GameActionsProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'Baccarat Salon' })).toBeVisible()
  expect(screen.getAllByText(/50 – \D*5,000/)).toHaveLength(2)
  expect(screen.getAllByText('1284 people playing')).toHaveLength(2)
  const shown = [...container.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)
  expect(shown).toEqual(['/art/cutout/1.svg', '/art/dealer/1.svg', '/art/dealer/2.svg'])
})

test('there are five bays, and lists of games come after games', async () => {
  const list = { ...table(9, 'All of a studio'), isGame: 'VASSALAGE' as const }
  renderPart(
    <GameActionsProvider>
      <pavilion.Games cards={[list, ...[1, 2, 3, 4, 5].map((id) => table(id, `Table ${id}`))]} />
    </GameActionsProvider>,
  )
  expect(await screen.findAllByRole('listitem')).toHaveLength(5)
  expect(screen.queryByText('All of a studio')).toBeNull()
})
