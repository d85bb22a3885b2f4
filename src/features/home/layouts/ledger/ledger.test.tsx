import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { ledger } from './ledger.tsx'

const cards = [
  aCard({ nodeId: 1, displayName: 'Silent', isGame: 'GAME' }),
  aCard({ nodeId: 2, displayName: 'Low', rtp: '94.60', isGame: 'GAME' }),
  aCard({ nodeId: 3, displayName: 'High', rtp: '97.00', isGame: 'GAME' }),
]

test('what pays back most comes first, and what states nothing last, with no figure', async () => {
  renderPart(
    <GameActionsProvider>
      <ledger.Games cards={cards} />
    </GameActionsProvider>,
  )
  const names = (await screen.findAllByRole('heading')).map(({ textContent }) => textContent)
  expect(names).toEqual(['High', 'Low', 'Silent'])
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => /[\d.]+%/.exec(textContent)?.[0])
  expect(texts).toEqual(['97.00%', '94.60%', undefined])
  expect(screen.getByRole('button', { name: 'Play now: High' })).toBeTruthy()
})

test('says beside the title in which order its games are', async () => {
  const Note = ledger.Note ?? (() => null)
  renderPart(<Note />)
  expect(await screen.findByText('Sorted by return to player')).toBeTruthy()
})
