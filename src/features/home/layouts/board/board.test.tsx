import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { board } from './board.tsx'
import { Matches } from './matches.tsx'

const side = (name: string) => ({ name, crestUrl: '/art/crest/a.svg' })

const aMatch = {
  game: aCard({ nodeId: 1, displayName: 'Final Third', subject: 'Football', isGame: 'GAME' }),
  subject: 'football',
  startsAt: null,
  sides: [side('Drummers'), side('Jays')] as [ReturnType<typeof side>, ReturnType<typeof side>],
  outcomes: [
    { label: '1' as const, odds: '2.9' },
    { label: 'X' as const, odds: '4.32' },
    { label: '2' as const, odds: '2.16' },
  ],
  more: 2,
}

const shown = (part: React.ReactNode) => renderPart(<GameActionsProvider>{part}</GameActionsProvider>)

test('each outcome of a match says who wins, what it pays and which game it opens', async () => {
  shown(<Matches fixtures={[aMatch]} />)
  expect(
    await screen.findByRole('button', { name: 'Drummers – Jays: Drummers, 2.90. Play now: Final Third' }),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Drummers – Jays: Draw, 4.32. Play now: Final Third' })).toBeTruthy()
})

test('a line of the board says what is played, and how many other bets there are', async () => {
  const other = {
    ...aMatch,
    game: aCard({ nodeId: 2, displayName: 'Fastbreak', subject: 'Basketball', isGame: 'GAME' }),
  }
  shown(<Matches fixtures={[aMatch, other]} />)
  const line = within(await screen.findByRole('listitem'))
  expect(line.getByText('Basketball')).toBeTruthy()
  expect(line.getByText('2 more bets')).toBeTruthy()
})

test('a match that is played shows its score', async () => {
  shown(<Matches fixtures={[{ ...aMatch, live: { score: ['2', '1'] as [string, string] } }]} />)
  expect((await screen.findAllByText('2 – 1')).length).toBeGreaterThan(0)
})

test('where nobody tells matches, the games are the lines', async () => {
  const cards = [
    aCard({ nodeId: 1, displayName: 'Large', gameType: 'RNG', liveCount: 5 }),
    aCard({
      nodeId: 2,
      displayName: 'Line',
      gameType: 'RNG',
      vendorName: 'Northstand',
      subject: 'Tennis',
      liveCount: 7,
    }),
  ]
  shown(<board.Games cards={cards} />)
  const line = within(await screen.findByRole('listitem'))
  expect(line.getByText('Northstand · Tennis')).toBeTruthy()
  expect(line.getByText('7 live')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Large' })).toBeTruthy()
})
