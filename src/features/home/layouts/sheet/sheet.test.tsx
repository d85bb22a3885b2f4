import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { sheet } from './sheet.tsx'
import { SheetMatch } from './sheet-match.tsx'

const side = (name: string) => ({ name, crestUrl: '/art/crest/a.svg' })

const aMatch = {
  game: aCard({ displayName: 'Final Third', subject: 'Football', isGame: 'GAME' }),
  subject: 'football',
  startsAt: null,
  sides: [side('Drummers'), side('Jays')] as [ReturnType<typeof side>, ReturnType<typeof side>],
  outcomes: [
    { label: '1' as const, odds: '2.9' },
    { label: '2' as const, odds: '2.16' },
  ],
  more: 2,
}

const draw = (part: React.ReactNode) => renderPart(<GameActionsProvider>{part}</GameActionsProvider>)

test('each outcome of a match in its column says who wins, what it pays and which game it opens', async () => {
  draw(<SheetMatch fixture={aMatch} />)
  expect(await screen.findByRole('heading', { name: 'Drummers – Jays' })).toBeTruthy()
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Drummers – Jays: Drummers, 2.90. Play now: Final Third',
    'Drummers – Jays: Jays, 2.16. Play now: Final Third',
  ])
})

test('a match that may end in a draw has its odds between them', async () => {
  draw(<SheetMatch fixture={{ ...aMatch, outcomes: [...aMatch.outcomes, { label: 'X', odds: '4.32' }] }} />)
  expect(await screen.findByRole('button', { name: 'Drummers – Jays: Draw, 4.32. Play now: Final Third' })).toBeTruthy()
})

test('where nobody tells matches, each game has a column', async () => {
  draw(<sheet.Games cards={[aCard({ displayName: 'Shot Clock', gameType: 'RNG', isGame: 'GAME' })]} />)
  expect(await screen.findByRole('heading', { name: 'Shot Clock' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Play now: Shot Clock' })).toBeVisible()
})
