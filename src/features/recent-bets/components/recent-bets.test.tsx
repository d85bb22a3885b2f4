import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RecentBet } from '#contract/lobby/recent-bets.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { aCard } from '#src/play/card-fixture.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { RecentBets } from './recent-bets.tsx'
import { RecentBetsChoice } from './recent-bets-choice.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const bet = (number: string, more: Partial<RecentBet> = {}): RecentBet => ({
  ...{ number, at: '2026-11-20T07:28:06.000Z', gameName: `Game ${number}`, iconUrl: '/art/icon/x.svg' },
  ...{ stake: '100.00', profit: '150.00', result: 'won', card: aCard({ gameCode: number }) },
  ...more,
})

const all = [bet('1'), bet('2', { profit: '-100.00', result: 'lost' }), bet('3', { profit: null, result: 'pending' })]

let gateway: { isShown: boolean; refusal?: GatewayError }
const sent = () => callGateway.mock.calls.filter(([call]) => call.id === 'setRecentBets').map(([, input]) => input.body)

beforeEach(() => {
  gateway = { isShown: true }
  usePopupStore.setState({ open: [] })
  callGateway.mockReset().mockImplementation(async (call: { id: string }, input: { body?: { isShown: boolean } }) => {
    if (call.id === 'getRecentBets')
      return { success: true, value: { isShown: gateway.isShown, bets: gateway.isShown ? all : [] } }
    if (call.id !== 'setRecentBets') throw new GatewayError('system.fault', { status: 500 })
    if (gateway.refusal) throw gateway.refusal
    gateway.isShown = input.body?.isShown ?? false
    return { success: true, value: { isShown: gateway.isShown } }
  })
})

const asked = () => vi.waitFor(() => expect(callGateway).toHaveBeenCalled())

test('who has not chosen it sees nothing of it', async () => {
  gateway.isShown = false
  renderPart(<RecentBets />)
  await asked()
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})

test('a bet says its game, time, stake and result, and its button opens the game again', async () => {
  renderPart(<RecentBets />)
  const table = within(await screen.findByRole('table', { name: 'Your last rounds' }))
  const [, won, lost, open] = table.getAllByRole('row').map((row) => row.textContent)
  expect(won).toMatch(/Game 1.*20 Nov|Game 1.*Nov 20/)
  expect(won).toMatch(/\$100\.00.*\+\$150\.00/)
  expect(lost).toContain('−$100.00')
  expect(open).toContain('Open')
  expect(screen.getByRole('link', { name: 'All bets' }).getAttribute('href')).toContain('page=personalHistoryCopy')
  press(table.getByRole('button', { name: 'Play: Game 1' }))
  expect(usePopupStore.getState().open).toMatchObject([{ name: 'login' }])
})

test('the button beside the list takes it away at once, before the gateway has answered', async () => {
  renderPart(<RecentBets />)
  await screen.findByRole('table')
  const answer = callGateway.getMockImplementation()
  callGateway.mockImplementation(() => new Promise(() => undefined))
  await act(async () => void press(screen.getByRole('button', { name: 'Hide' })))
  await vi.waitFor(() => expect(screen.queryByRole('table')).toBeNull())
  expect(screen.getByRole('status').textContent).toContain('no longer shown here')
  expect(sent()).toEqual([{ isShown: false }])
  if (answer) callGateway.mockImplementation(answer)
})

test('it can be taken back beside the list', async () => {
  renderPart(<RecentBets />)
  await screen.findByRole('table')
  await act(async () => void press(screen.getByRole('button', { name: 'Hide' })))
  await act(async () => void press(await screen.findByRole('button', { name: 'Show them again' })))
  expect(await screen.findByRole('table')).toBeTruthy()
  expect(sent()).toEqual([{ isShown: false }, { isShown: true }])
})

test('where the choice could not be kept, the list is there again and says why', async () => {
  gateway.refusal = new GatewayError('system.fault', { status: 500 })
  renderPart(<RecentBets />)
  await screen.findByRole('table')
  await act(async () => void press(screen.getByRole('button', { name: 'Hide' })))
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect(screen.getByRole('table')).toBeTruthy()
})

test('who has chosen it and has no bets yet is told so', async () => {
  callGateway.mockImplementation(async () => ({ success: true, value: { isShown: true, bets: [] } }))
  renderPart(<RecentBets />)
  expect(await screen.findByText('No rounds yet')).toBeTruthy()
})

test('the account’s settings have the same choice, off until it is made', async () => {
  gateway.isShown = false
  renderPart(<RecentBetsChoice />)
  const box = await screen.findByRole('checkbox', { name: 'Show my last rounds on the home page' })
  expect((box as HTMLInputElement).checked).toBe(false)
  await act(async () => void press(box))
  expect(sent()).toEqual([{ isShown: true }])
  await vi.waitFor(() => expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(true))
})

test('a choice that could not be loaded says so, and is asked for again', async () => {
  const answer = callGateway.getMockImplementation()
  callGateway.mockImplementation(async () => {
    throw new GatewayError('system.fault', { status: 500 })
  })
  renderPart(<RecentBetsChoice />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  if (answer) callGateway.mockImplementation(answer)
  await act(async () => void press(again))
  expect(await screen.findByRole('checkbox')).toBeTruthy()
})
