import { fireEvent, screen, waitFor, within } from '@testing-library/react'
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
  expect(fact('Volatility')).toBe('High')
  expect(fact('Bets')).toMatch(/1.*–.*500/)
  expect(fact('Largest win')).toBe('5,000×')
  expect(fact('Released')).toBe('April 1, 2025')
  expect(screen.getByText('Lantern Street')).toBeTruthy()
  expect(document.title).toContain('Koi Fortune')
})

test('what is not stated is left out, never a zero', () => {
  const { limits: _, ...card } = stated.card
  show({ ...stated, card, rtp: null, volatility: null, maxWinFactor: null, themes: [], releasedAt: null })
  const terms = ['Return to player', 'Volatility', 'Bets', 'Largest win', 'Themes', 'Features', 'Released', 'Layout']
  expect(terms.filter((term) => screen.queryByText(term))).toEqual([])
})

const rules: NonNullable<GameFacts['rules']> = {
  grid: { reels: 5, rows: 3, lines: 10 },
  paysOf: 'line',
  pays: [
    { imageUrl: '/art/wild.svg', name: 'Stands for any other', steps: [{ count: 5, times: 4000 }] },
    { imageUrl: '/art/drop.svg', name: '', steps: [{ count: 5, times: 50 }] },
  ],
  connection: 'No bet is taken twice.',
  fault: 'The stake comes back.',
  turnoverPercent: 100,
}

test('rules are told as the gateway gives them', () => {
  show({ ...stated, rules })
  expect(fact('Layout')).toBe('5×3')
  expect(screen.getByText('Pay table and 10 lines')).toBeTruthy()
  expect(screen.getByText('×4,000').previousElementSibling?.textContent).toBe('5 alike')
  expect(screen.getByText('No bet is taken twice.').closest('details')?.open).toBe(true)
  expect(screen.getByText('The stake comes back.').closest('details')?.open).toBe(false)
  expect(screen.getByText('Towards a bonus: 100% of the stake counts')).toBeTruthy()
})

test('a game without a pay table has none, and one without rules asks no questions', () => {
  const { unmount } = show({ ...stated, rules: { ...rules, grid: null, pays: [], turnoverPercent: null } })
  expect(screen.queryByText(/Pay table|Towards a bonus/)).toBeNull()
  unmount()
  show(stated)
  expect(screen.queryByText('Rules and questions')).toBeNull()
})

test('the name is lettered as on the poster, with the visitor’s own beside it, and in plain letters where it cannot be', () => {
  const card = { ...stated.card, displayName: 'Fortuna Koi' }
  show({ ...stated, card, titleUrl: '/art/title/koi.svg' })
  const letters = screen.getByRole('img', { name: stated.card.gameName })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fortuna Koi')
  fireEvent.error(letters)
  expect(screen.queryByRole('img', { name: stated.card.gameName })).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: 'Fortuna Koi' })).toBeTruthy()
})

test('one sees where the game is, and gets to where it came from', () => {
  show(stated)
  const trail = screen.getByRole('navigation', { name: 'Where this game is' })
  const links = within(trail).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/rng', '/rng?vassalage=PPL'])
  expect(within(trail).getByText('Koi Fortune').closest('li')?.getAttribute('aria-current')).toBe('page')
})

test('the maker is shown by its mark, with the way to its games', () => {
  show({ ...stated, maker: { logoUrl: '/art/vendor/PPL.svg', gameCount: 42 } })
  expect(screen.getByText('42 games')).toBeTruthy()
  expect(screen.getByRole('img', { name: stated.card.vendorName })).toBeTruthy()
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
  expect(screen.queryByText('Hit rate')).toBeNull()
  expect(screen.queryByText(/Simulated/)).toBeNull()
  expect(screen.queryByText('What can happen')).toBeNull()
  expect(screen.getByText('Nobody has played a round of it lately.')).toBeTruthy()
})
