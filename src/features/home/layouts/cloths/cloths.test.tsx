import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { cloths } from './cloths.tsx'

const table = aCard({
  nodeId: 1,
  displayName: 'Blackjack Parlour',
  gameType: 'LIVE',
  isGame: 'GAME',
  limits: { min: '100.00', max: '50000.00' },
  liveCount: 3,
  dealerUrl: '/art/dealer/blackjack.svg',
  cutoutUrl: '/art/cutout/cards.svg',
})

const draw = (cards: (typeof table)[]) =>
  renderPart(
    <GameActionsProvider>
      <cloths.Games cards={cards} />
    </GameActionsProvider>,
  )

const pictures = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)

test('the first curtain is drawn aside before its dealer, the others bear the crest of their table', async () => {
  const { container } = draw([table, { ...table, nodeId: 2, displayName: 'Sic Bo', dealerUrl: '/art/dealer/dice.svg' }])
  expect(await screen.findByRole('heading', { name: 'Sic Bo' })).toBeVisible()
  expect(pictures(container)).toEqual(['/art/dealer/blackjack.svg', '/art/cutout/cards.svg'])
})

test('the open table says its stakes and how many play, and seats', async () => {
  draw([table])
  expect(await screen.findByText(/100 – \D*50,000 · 3 people playing/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Play now: Blackjack Parlour' })).toBeVisible()
})

test('a table without a dealer shows its picture', () => {
  const { dealerUrl, ...plain } = table
  const { container } = draw([plain])
  expect(pictures(container)).toEqual(['/art/koi.svg'])
})
