import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Fixture } from '#contract/lobby/fixtures.ts'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { StarMatch } from './star-match.tsx'
import { starmap } from './starmap.tsx'

const fixture: Fixture = {
  game: aCard({ displayName: 'Final Third', isGame: 'GAME', subject: 'Football' }),
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

test('a match below a star says what is played, who plays, and what each outcome pays', async () => {
  draw(<StarMatch fixture={fixture} />)
  expect(await screen.findByRole('heading', { name: /Night Wolves.*Five Swords/ })).toBeVisible()
  expect(screen.getByText('Football')).toBeVisible()
  expect(
    screen.getByRole('button', { name: 'Night Wolves – Five Swords: Five Swords, 1.95. Play now: Final Third' }),
  ).toBeVisible()
})

test('a match that is played shows its score', async () => {
  draw(<StarMatch fixture={{ ...fixture, live: { score: ['2', '1'] } }} />)
  expect(await screen.findByText('2 – 1')).toBeVisible()
  expect(screen.getByText('Live')).toBeVisible()
})

test('games that have no matches stand below the stars themselves', async () => {
  draw(<starmap.Games cards={[aCard({ displayName: 'Red Spur', gameType: 'COCKFIGHT', isGame: 'GAME' })]} />)
  expect(await screen.findByRole('heading', { name: 'Red Spur' })).toBeVisible()
})
