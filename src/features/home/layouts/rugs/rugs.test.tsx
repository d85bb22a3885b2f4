import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { rugs } from './rugs.tsx'

const table = aCard({
  displayName: 'Baccarat Salon',
  gameType: 'LIVE',
  isGame: 'GAME',
  limits: { min: '5.00', max: '5000.00' },
  dealerUrl: '/art/dealer/baccarat.svg',
})

const draw = (card: typeof table) =>
  renderPart(
    <GameActionsProvider>
      <rugs.Games cards={[card]} />
    </GameActionsProvider>,
  )

test('a rug says the table’s name and its stakes below who deals, and has one way in', async () => {
  const { container } = draw(table)
  expect(await screen.findByRole('heading', { name: 'Baccarat Salon' })).toBeVisible()
  expect(screen.getByText(/5 – \D*5,000/)).toBeVisible()
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Play now: Baccarat Salon',
  ])
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/art/dealer/baccarat.svg')
})

test('a table without a dealer of its own shows its picture, and who runs it where it tells no stakes', async () => {
  const { limits, dealerUrl, ...plain } = table
  const { container } = draw(plain)
  expect(await screen.findByText('Paperlion')).toBeVisible()
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/art/koi.svg')
})
