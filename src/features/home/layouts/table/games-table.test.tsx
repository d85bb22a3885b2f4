import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { gamesTable } from './games-table.tsx'

const cards = [
  aCard({
    nodeId: 1,
    displayName: 'Velvet Roulette',
    vendorName: 'Velvet Table',
    rtp: '97.30',
    limits: { min: '1.00', max: '500.00' },
  }),
  aCard({ nodeId: 2, displayName: 'Sic Bo Dome', vendorName: 'Velvet Table' }),
]

test('a line says what a game is called, who makes it, what may be staked and what it pays back', async () => {
  renderPart(
    <GameActionsProvider>
      <gamesTable.Games cards={cards} />
    </GameActionsProvider>,
  )
  const row = within(await screen.findByRole('row', { name: /Velvet Roulette/ }))
  expect(row.getByRole('rowheader')).toHaveTextContent('Velvet Roulette')
  const cells = row.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(cells).toEqual(['', 'Velvet Table', '$1 – $500', '97.30%', 'Play now'])
  expect(row.getByRole('button', { name: 'Play now: Velvet Roulette' })).toBeTruthy()
})

test('a game that states neither has empty cells', async () => {
  renderPart(
    <GameActionsProvider>
      <gamesTable.Games cards={cards} />
    </GameActionsProvider>,
  )
  const row = within(await screen.findByRole('row', { name: /Sic Bo Dome/ }))
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '',
    'Velvet Table',
    '',
    '',
    'Play now',
  ])
})
