import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getGame, getGameRounds } from '#src/gateway/play-calls.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { aCard } from '#src/play/card-fixture.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import type { GameFacts, GameRounds } from '../api/get-game.ts'
import { GamePage } from './game-page.tsx'

vi.mock('#src/gateway/client.ts', () => ({ callGateway: vi.fn() }))

const stated: GameFacts = {
  card: aCard({ limits: { min: '1', max: '500' } }),
  wideUrl: '/art/wide.svg',
  rtp: '96.50',
  volatility: 'high',
  maxWinFactor: 5000,
  themes: [{ code: 'animals', name: 'Animals' }],
  features: [],
  releasedAt: '2025-04-01',
  maintenance: null,
  alike: [aCard({ nodeId: 9, displayName: 'Lantern Street' })],
}

const rounds: GameRounds = {
  recent: [
    { player: 'sa•••r', avatarUrl: '', at: '2026-11-26T20:54:00Z', stake: '10.00', returned: '24.00' },
    { player: 'pl•••r', avatarUrl: '', at: '2026-11-26T20:50:00Z', stake: '5.00', returned: '0.00' },
  ],
  sample: {
    rounds: 1000,
    paid: 316,
    returned: '95.10',
    median: '0.00',
    bands: [
      { code: 'none', count: 684 },
      { code: 'below', count: 127 },
      { code: 'upTo5', count: 148 },
      { code: 'upTo20', count: 35 },
      { code: 'above', count: 6 },
    ],
    first: [],
  },
  moments: [{ code: 'wild', every: 1.5, imageUrl: '' }],
}

const show = (facts: GameFacts, played = rounds) =>
  renderPart(<GamePage gameCode="koi" />, {
    path: '/game/koi',
    prepare: (client) => {
      client.setQueryData(callKey(getGame, { query: { gameCode: 'koi', language: 'EN' } }), {
        success: true,
        value: facts,
      })
      const query = { gameCode: facts.card.gameCode, language: 'EN' }
      client.setQueryData(callKey(getGameRounds, { query }), { success: true, value: played })
      client.setQueryData(callKey(getGameRounds, { query: { ...query, gameCode: 'koi' } }), {
        success: true,
        value: played,
      })
    },
  })

const fact = (term: string) => screen.getByText(term).nextElementSibling?.textContent

test('facts stand as they were stated', () => {
  show(stated)
  expect(fact('Return to player')).toBe('96.50%')
  expect(fact('Volatility')).toBe('High: larger wins, seldom')
  expect(fact('Bets')).toMatch(/1.*–.*500/)
  expect(fact('Largest win')).toBe('5,000 times the bet')
  expect(fact('Released')).toBe('April 1, 2025')
  expect(screen.getByText('Lantern Street')).toBeTruthy()
  expect(document.title).toContain('Koi Fortune')
})

test('what is not stated is said to be so, never a zero', () => {
  const { limits: _, ...card } = stated.card
  show({ ...stated, card, rtp: null, volatility: null, maxWinFactor: null, themes: [], releasedAt: null })
  const terms = ['Return to player', 'Volatility', 'Bets', 'Largest win', 'Themes', 'Features', 'Released']
  expect(terms.map(fact)).toEqual(terms.map(() => 'Not stated'))
})

test('the link is copied where there is no sheet to share by, and shown where it cannot be', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  show(stated)
  const share = screen.getByRole('button', { name: 'Share Koi Fortune' })
  fireEvent.click(share)
  expect(await screen.findByText('The link is copied')).toBeTruthy()
  expect(writeText).toHaveBeenCalledWith(window.location.origin + window.location.pathname)
  writeText.mockRejectedValueOnce(new Error('refused'))
  fireEvent.click(share)
  await waitFor(() => expect(screen.getByText(/could not be copied/)).toBeTruthy())
})

test('lost rounds are shown beside won ones, until one asks for wins alone', () => {
  show(stated)
  expect(screen.getByText('pl•••r')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Only wins' }))
  expect(screen.queryByText('pl•••r')).toBeNull()
  expect(screen.getByText('×2.4')).toBeTruthy()
})

test('a thousand rounds are told by what they paid, and said to be simulated', () => {
  show(stated)
  expect(screen.getByText('Hit rate').nextElementSibling?.textContent).toBe('31.6%')
  expect(screen.getByText('684')).toBeTruthy()
  expect(screen.getByText(/Of all bets, 95.1% came back/)).toBeTruthy()
  expect(screen.getByText(/Simulated by the game’s own rules/)).toBeTruthy()
  expect(screen.getByText('About once in 1.5 rounds')).toBeTruthy()
})

test('a game without rounds to simulate claims none', () => {
  show(stated, { recent: [], sample: null, moments: [] })
  expect(fact('Hit rate')).toBe('Not stated')
  expect(screen.queryByText(/Simulated/)).toBeNull()
  expect(screen.queryByText('What can happen')).toBeNull()
  expect(screen.getByText('Nobody has played a round of it lately.')).toBeTruthy()
})
