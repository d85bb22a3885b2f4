import { JSDOM } from 'jsdom'
import { afterEach, expect, test, vi } from 'vitest'
import { seededRandom } from '../artwork/parts/random.ts'
import type { GameRow } from '../catalogue/catalogue.ts'
import type { GameRules, OpenedPlay, RoundResult } from '../games/game-types.ts'
import { playRound, rulesOf } from '../games/rules.ts'
import { gameTexts } from '../games/texts.ts'
import { startCards } from './cards.ts'
import { startRoulette } from './roulette.ts'
import { startTicket } from './ticket.ts'

afterEach(() => vi.unstubAllGlobals())

const game: GameRow = {
  ...{ node_id: 7, code: 'KNA-LIVE-7', title: 'Table', vendor: 'KNA', type: 'LIVE', class: '', picture: '' },
  ...{ variant: 0, is_hot: 0, is_new: 0, has_jackpot: 0, has_trial: 0, min_bet: 0, max_bet: 0, live_count: 0 },
  ...{ subject: '', rtp: null, volatility: '', max_win: 0, themes: '', features: '', released: '' },
}

/** Opens a live table in a document without animations, whose rounds are decided as the server decides them. */
function openTable(picture: string, seed = 1, type = 'LIVE') {
  const opened = { ...game, picture, type }
  const { window } = new JSDOM('<!doctype html><html lang="en"><body><main></main></body></html>')
  const { document, Node, HTMLElement } = window
  const random = seededRandom(seed)
  const asked: { bet: number; choice: number[] }[] = []
  const results: RoundResult[] = []
  const gate = { opens: Promise.resolve() }
  const fetchRound = async (_: string, { body }: { body: string }) => {
    await gate.opens
    const { key, bet, choice } = JSON.parse(body)
    const { win, result } = playRound(opened, { bet, choice }, (below) => Math.floor(random.next() * below))
    asked.push({ bet, choice })
    results.push(result)
    return { status: 200, json: async () => ({ key, bet, win, balance: 100_000 - bet + win, result }) }
  }
  const stubs = { window, parent: window, document, Node, HTMLElement, fetch: fetchRound }
  for (const [name, value] of Object.entries(stubs)) vi.stubGlobal(name, value)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const root = document.querySelector('main')
  if (!root) throw new Error('The document has no main part')
  const rules = rulesOf(opened)
  start(root, rules)
  const go = document.querySelector<HTMLButtonElement>('.go')
  // Without its sound, which no test needs to hear.
  document.querySelector<HTMLButtonElement>('button.exit')?.click()
  return {
    document,
    asked,
    results,
    gate,
    radio: (name: string) => {
      const labels = [...document.querySelectorAll('label')]
      return labels.find((label) => label.textContent?.startsWith(name))?.querySelector('input')
    },
    status: () => document.querySelector('[role=status]')?.textContent ?? '',
    async play() {
      go?.focus()
      go?.click()
      await vi.waitUntil(() => go?.getAttribute('aria-disabled') === null)
    },
    press: () => go?.click(),
    settled: () => vi.waitUntil(() => go?.getAttribute('aria-disabled') === null),
  }
}

function start(root: HTMLElement, rules: GameRules): void {
  const opened: OpenedPlay = {
    ...{ token: 'token', mode: 'real', title: 'Table', currency: 'USD', balance: 100_000, bets: [1000, 2000, 5000] },
    ...{ rtp: null, rules, colours: { glow: '', bright: '', mid: '', dark: '', night: '' }, picture: '' },
    ...{ backUrl: 'https://site.example/live', siteOrigin: 'https://site.example' },
  }
  const texts = gameTexts('EN')
  if (rules.kind === 'live') startCards(root, { opened, rules, texts })
  if (rules.kind === 'roulette') startRoulette(root, { opened, rules, texts })
  if (rules.kind === 'ticket') startTicket(root, { opened, rules, texts })
}

test('a round of baccarat is said in a status, with who won, the points and what came back', async () => {
  const { play, radio, status, asked, results, document } = openTable('baccarat-host')
  radio('Banker')?.click()
  await play()
  expect(asked).toEqual([{ bet: 5000, choice: [1] }])
  const [one, other] = results[0] && 'points' in results[0] ? results[0].points : [0, 0]
  const winner = one === other ? 'Tie' : `${one > other ? 'Player' : 'Banker'} wins`
  expect(status()).toMatch(new RegExp(`^${winner} · Player ${one} · Banker ${other} · (You win|No win|\\$)`))
  const shown = document.querySelector('svg[role=img]')?.getAttribute('aria-label') ?? ''
  expect(shown).toMatch(new RegExp(`^Player ${one}: (\\w+[♠♥♣♦] ?){2,3} – Banker ${other}: (\\w+[♠♥♣♦] ?){2,3}$`))
  expect(document.activeElement?.textContent).toBe('Deal')
})

test('the bead road has a bead for each round and counts them in words', async () => {
  const { play, document, results } = openTable('dragon-tiger', 4)
  for (let round = 0; round < 5; round++) await play()
  const winners = results.map((result) => ('points' in result ? Math.sign(result.points[1] - result.points[0]) : 9))
  const letters = winners.map((sign) => (sign < 0 ? 'D' : sign > 0 ? 'T' : '='))
  const road = document.querySelector('.past svg')
  expect([...(road?.querySelectorAll('text') ?? [])].map((text) => text.textContent)).toEqual(letters)
  const count = (sign: number) => winners.filter((winner) => winner === sign).length
  expect(document.querySelector('.past')?.textContent).toContain(
    `Dragon ${count(-1)} · Tiger ${count(1)} · Tie ${count(0)}`,
  )
  expect(document.querySelector('.past')?.textContent).toContain('What came before does not change what comes next.')
})

test('a bet cannot be changed while its round goes on, and the focus stays', async () => {
  const { press, settled, radio, gate, asked } = openTable('baccarat-host')
  const opens = Promise.withResolvers<void>()
  gate.opens = opens.promise
  press()
  radio('Tie')?.focus()
  radio('Tie')?.click()
  expect(radio('Player')?.checked).toBe(true)
  opens.resolve()
  await settled()
  expect(asked[0]?.choice).toEqual([0])
  expect(radio('Tie')?.ownerDocument.activeElement).toBe(radio('Tie'))
  radio('Tie')?.click()
  expect(radio('Tie')?.checked).toBe(true)
})

test('a throw of sic bo is said with its dice and their sum', async () => {
  const { play, status, results, document } = openTable('sic-bo-dome', 3)
  await play()
  const [dice, sum] = results[0] && 'hands' in results[0] ? [results[0].hands[0], results[0].points[0]] : [[], 0]
  expect(status()).toMatch(/^(Small|Big|Any triple) · /)
  expect(status()).toContain(` · ${dice.join(' + ')} = ${sum} · `)
  expect(document.querySelector('svg[role=img]')?.getAttribute('aria-label')).toContain(`${sum}: ${dice.join(' ')}`)
  expect(document.activeElement?.textContent).toBe('Roll')
})

test('what each bet pays and returns is told', () => {
  const { document } = openTable('baccarat-host')
  const rows = [...document.querySelectorAll('.pays .row')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
  expect(rows).toContainEqual(['Banker', '×1.95', '98.94%'])
  expect(rows).toContainEqual(['Tie', '×9', '85.64%'])
  expect(document.querySelector('.pays')?.textContent).toContain('A drawn dealer: no camera, no other players.')
})

test('roulette has every bet as a radio button, says what fell, and lists the last numbers', async () => {
  const { document, radio, play, status, results } = openTable('roulette-host', 9)
  expect(document.querySelectorAll('input[type=radio]')).toHaveLength(46)
  expect(document.querySelector('output.label')?.textContent).toBe('Red ×2')
  radio('17')?.click()
  expect(document.querySelector('output.label')?.textContent).toBe('17 ×36')
  for (let round = 0; round < 14; round++) await play()
  const fallen = results.map((result) => ('pocket' in result ? `${result.pocket}` : '')).toReversed()
  expect(status()).toMatch(new RegExp(`^${fallen[0]} (Red|Black|Green) · `))
  const list = document.querySelector('ol[aria-label="Last numbers"]')
  expect([...(list?.children ?? [])].map((entry) => entry.textContent)).toEqual(fallen.slice(0, 13))
})

test('the numbers of a ticket cannot be changed while they are drawn, and the focus stays', async () => {
  const { document, press, settled, gate, asked } = openTable('lottery-ticket', 2, 'LOTT')
  const keys = [...document.querySelectorAll<HTMLButtonElement>('.number')]
  for (const place of [2, 6, 10, 15]) keys[place]?.click()
  const opens = Promise.withResolvers<void>()
  gate.opens = opens.promise
  press()
  keys[2]?.focus()
  keys[2]?.click()
  opens.resolve()
  await settled()
  expect(asked[0]?.choice).toEqual([3, 7, 11, 16])
  expect(keys.filter((key) => key.getAttribute('aria-pressed') === 'true')).toHaveLength(4)
  expect(document.activeElement).toBe(keys[2])
  keys[2]?.click()
  expect(keys[2]?.getAttribute('aria-pressed')).toBe('false')
})
