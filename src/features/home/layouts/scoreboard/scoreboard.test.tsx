import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Fixture } from '#contract/lobby/fixtures.ts'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { LargeMatch } from './matches.tsx'
import { scoreboard } from './scoreboard.tsx'

const fixture: Fixture = {
  game: aCard({ displayName: 'Boundary Line', gameType: 'SPORTS', isGame: 'GAME', subject: 'Cricket' }),
  subject: 'cricket',
  startsAt: null,
  sides: [
    { name: 'Delta Drummers', crestUrl: '/art/crest/a.svg' },
    { name: 'Opal Badgers', crestUrl: '/art/crest/b.svg' },
  ],
  outcomes: [
    { label: '1', odds: '3.5' },
    { label: '2', odds: '1.32' },
  ],
  more: 2,
}

const draw = (shown: Fixture) =>
  renderPart(
    <GameActionsProvider>
      <LargeMatch fixture={shown} />
    </GameActionsProvider>,
  )

test('before a match the flaps show what each side pays, read as one figure', async () => {
  draw(fixture)
  expect(await screen.findByRole('heading', { name: 'Delta Drummers – Opal Badgers' })).toBeInTheDocument()
  expect(screen.getAllByText('3.50', { selector: 'span' })).toHaveLength(1)
  expect(screen.getByRole('button', { name: /Opal Badgers, 1\.32\. Play now: Boundary Line/ })).toBeVisible()
})

test('while it is played they show the score', async () => {
  draw({ ...fixture, live: { score: ['142-3', '168-7'] } })
  expect(await screen.findByText('142-3')).toBeInTheDocument()
  expect(screen.getByText('168-7')).toBeInTheDocument()
  expect(screen.queryByText('3.50', { selector: 'span' })).toBeNull()
})

test('games that have no matches are lines of the board', async () => {
  renderPart(
    <GameActionsProvider>
      <scoreboard.Games cards={[aCard({ displayName: 'Red Spur', gameType: 'COCKFIGHT', isGame: 'GAME' })]} />
    </GameActionsProvider>,
  )
  expect(await screen.findByRole('button', { name: 'Play now: Red Spur' })).toBeVisible()
})
