import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getGame } from '#src/gateway/play-calls.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { aCard } from '#src/play/card-fixture.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import type { GameFacts } from '../api/get-game.ts'
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

const show = (facts: GameFacts) =>
  renderPart(<GamePage gameCode="koi" />, {
    path: '/game/koi',
    prepare: (client) =>
      client.setQueryData(callKey(getGame, { query: { gameCode: 'koi', language: 'EN' } }), {
        success: true,
        value: facts,
      }),
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
