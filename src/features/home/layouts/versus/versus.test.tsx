import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Fixture } from '#contract/lobby/fixtures.ts'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { versus } from './versus.tsx'
import { VersusMatch } from './versus-match.tsx'

const fixture: Fixture = {
  game: aCard({ displayName: 'Titan Dock', isGame: 'GAME', subject: 'Arena' }),
  subject: 'code',
  startsAt: null,
  sides: [
    { name: 'Night Wolves', crestUrl: '/art/crest/a.svg' },
    { name: 'Five Swords', crestUrl: '/art/crest/b.svg' },
  ],
  outcomes: [
    { label: '1', odds: '1.85' },
    { label: '2', odds: '1.95' },
  ],
  more: 3,
}

const draw = (part: React.ReactNode) => renderPart(<GameActionsProvider>{part}</GameActionsProvider>)

test('a match names its sides once, and each outcome says what it pays', async () => {
  draw(<VersusMatch fixture={{ ...fixture, league: 'Moon Cup', live: { score: ['1', '1'] } }} />)
  expect(await screen.findByRole('heading', { name: 'Night Wolves – Five Swords' })).toBeInTheDocument()
  expect(screen.getByText('Moon Cup · Live')).toBeVisible()
  expect(
    screen.getByRole('button', { name: 'Night Wolves – Five Swords: Night Wolves, 1.85. Play now: Titan Dock' }),
  ).toBeVisible()
})

test('where nobody tells a match, the first game has the card', async () => {
  draw(<versus.Games cards={[aCard({ displayName: 'Night Circuit', gameType: 'COCKFIGHT', isGame: 'GAME' })]} />)
  expect(await screen.findByRole('heading', { name: 'Night Circuit' })).toBeVisible()
})
