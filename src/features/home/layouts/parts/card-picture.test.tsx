import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { deck } from '../deck/deck.tsx'
import { CardPicture, withCutouts } from './card-picture.tsx'

const whole = aCard({ nodeId: 1, displayName: 'Whole', iconUrl: '/art/whole.svg', isGame: 'GAME' })
const alone = aCard({
  nodeId: 2,
  displayName: 'Alone',
  iconUrl: '/art/b.svg',
  cutoutUrl: '/art/alone.svg',
  isGame: 'GAME',
})

test('a card whose subject stands alone shows it where the layout has a ground for it', () => {
  const { container } = renderPart(
    <GameActionsProvider>
      <CardPicture card={alone} size={[240, 320]} isCutout />
      <CardPicture card={whole} size={[240, 320]} isCutout />
      <CardPicture card={alone} size={[240, 320]} />
    </GameActionsProvider>,
  )
  const shown = [...container.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)
  expect(shown).toEqual(['/art/alone.svg', '/art/whole.svg', '/art/b.svg'])
})

test('subjects that stand alone come first, and no more than there is room for', () => {
  expect(withCutouts([whole, alone], 2)).toEqual([alone, whole])
  expect(withCutouts([whole, alone], 1)).toEqual([alone])
})

test('a deck has a card for each game, and its number is no part of the name', async () => {
  renderPart(
    <GameActionsProvider>
      <deck.Games cards={[whole, alone]} />
    </GameActionsProvider>,
  )
  const names = (await screen.findAllByRole('heading')).map(({ textContent }) => textContent)
  expect(names).toEqual(['Alone', 'Whole'])
})
