import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Lottery } from '#contract/lobby/lottery.ts'
import { getBalance } from '#src/gateway/calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { forgetRequests } from '#src/gateway/idempotent-request.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { standInForDialogs } from '#tests/support/stand-in-for-dialogs.ts'
import type { SlipBet } from '../lib/slip.ts'
import { SlipPanel } from './slip-panel.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const current = { no: '0731', opensAt: inMinutes(-1), closesAt: inMinutes(3), drawsAt: inMinutes(4) }
const lottery: Lottery = {
  gameCode: 'a',
  name: 'Five digits',
  family: 'digits5',
  vassalage: 'V',
  logoUrl: '',
  current,
  last: null,
}
const bet = {
  id: 1,
  play: 'any2',
  name: 'Two of the five',
  picks: [['01', '02']],
  shown: '01 02',
  lines: 1,
  stake: '10',
}
const onClear = vi.fn()
const placed = { value: { betId: 'L1', balance: '1.00', currency: 'BDT' } }

const openPanel = (bets: SlipBet[]) =>
  renderPart(<SlipPanel lottery={lottery} current={current} bets={bets} onRemove={vi.fn()} onClear={onClear} />)

function open() {
  openPanel([bet])
  press(screen.getByRole('button', { name: 'Check the bet' }))
  return within(screen.getByRole('dialog'))
}

const sent = () => callGateway.mock.calls.map(([, { body, idempotencyKey }]) => ({ body, idempotencyKey }))
const refuse = (code: string, status: number) => callGateway.mockRejectedValueOnce(new GatewayError(code, { status }))

beforeEach(() => {
  standInForDialogs()
  forgetRequests()
  callGateway.mockReset()
  onClear.mockReset()
})

test('pressed twice it is one bet, and a lost answer is asked for by the same key', async () => {
  let lose: (error: Error) => void = () => undefined
  callGateway.mockReturnValueOnce(new Promise((_, reject) => (lose = reject)))
  const dialog = open()
  const place = dialog.getByRole('button', { name: 'Place the bet' })
  press(place)
  await waitFor(() => expect(callGateway).toHaveBeenCalledOnce())
  press(place)
  expect(callGateway).toHaveBeenCalledOnce()
  act(() => lose(new GatewayError('network.timeout')))
  await dialog.findByText('No answer came')
  press(dialog.getByRole('button', { name: 'Back to the slip' }))
  await screen.findByText('We do not know yet whether your bet was placed')
  // Another one could not be told from it.
  expect(screen.queryByRole('button', { name: 'Check the bet' })).toBeNull()

  callGateway.mockResolvedValueOnce(placed)
  press(screen.getByRole('button', { name: 'Check again' }))
  await screen.findByText('Bet L1 is in draw 0731.')
  const [first, second] = sent()
  expect(first?.body).toEqual({
    gameCode: 'a',
    drawNo: '0731',
    bets: [{ play: 'any2', picks: [['01', '02']], stake: '10' }],
    lines: 1,
    total: '10.00',
  })
  expect(second).toEqual(first)
  expect(onClear).toHaveBeenCalledOnce()
})

test.each([
  ['the same slip', [bet], 1],
  ['another slip', [{ ...bet, stake: '20' }], 0],
  ['no slip', [], 0],
])('a reload forgets no bet without an answer: with %s it is found out under its key', async (_, bets, cleared) => {
  callGateway.mockRejectedValueOnce(new GatewayError('network.failed'))
  press(open().getByRole('button', { name: 'Place the bet' }))
  await screen.findByText('No answer came')
  cleanup()
  openPanel(bets)
  screen.getByText(/^It is about .*10\.00\. No answer came\./)
  callGateway.mockResolvedValueOnce(placed)
  press(screen.getByRole('button', { name: 'Check again' }))
  await screen.findByText('Bet L1 is in draw 0731.')
  const [first, second] = sent()
  expect(second).toEqual(first)
  expect(onClear).toHaveBeenCalledTimes(cleared)
})

test('a refusal at the door says nothing about the bet before', async () => {
  callGateway.mockRejectedValueOnce(new GatewayError('network.failed'))
  const dialog = open()
  press(dialog.getByRole('button', { name: 'Place the bet' }))
  await dialog.findByText('No answer came')
  refuse('rate.limited', 429)
  press(dialog.getByRole('button', { name: 'Send it again' }))
  await waitFor(() => expect(callGateway).toHaveBeenCalledTimes(2))
  await dialog.findByText(/We do not know whether the bet was taken/)
  expect(dialog.queryByText('The bet was not taken')).toBeNull()
})

test('a bet without an answer can be given up, after a question', async () => {
  callGateway.mockRejectedValueOnce(new GatewayError('network.failed'))
  const dialog = open()
  press(dialog.getByRole('button', { name: 'Place the bet' }))
  await dialog.findByText('No answer came')
  press(dialog.getByRole('button', { name: 'Back to the slip' }))
  press(await screen.findByRole('button', { name: 'Start anew' }))
  const question = within(screen.getByRole('dialog'))
  question.getByText(/^Look at “My bets” first/)
  press(question.getByRole('button', { name: 'Start anew' }))
  press(screen.getByRole('button', { name: 'Check the bet' }))
  press(screen.getByRole('button', { name: 'Place the bet' }))
  await waitFor(() => expect(callGateway).toHaveBeenCalledTimes(2))
  const [first, second] = sent()
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey)
})

test.each([
  ['Keep the slip', 0],
  ['Clear the slip', 1],
])('a draw that has closed asks about the slip: %s', async (answer, cleared) => {
  refuse('bet.closed', 409)
  const dialog = open()
  press(dialog.getByRole('button', { name: 'Place the bet' }))
  await dialog.findByText('Draw 0731 is closed')
  press(dialog.getByRole('button', { name: answer }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onClear).toHaveBeenCalledTimes(cleared)
})

test('a refused bet says why, and another try has another key', async () => {
  refuse('wallet.short', 409)
  refuse('bet.limit', 409)
  const dialog = open()
  press(dialog.getByRole('button', { name: 'Place the bet' }))
  await dialog.findByText('Your balance is not enough for this.')
  expect(dialog.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/member?page=depositv2')
  press(dialog.getByRole('button', { name: 'Back to the slip' }))
  press(screen.getByRole('button', { name: 'Check the bet' }))
  press(screen.getByRole('button', { name: 'Place the bet' }))
  await screen.findByText('The stake is below or above the limit of this play.')
  const [first, second] = sent()
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey)
})

test.each([
  ['110.50', ['৳110.50', '৳100.50'], false],
  ['9.99', ['৳9.99'], true],
])('before a bet of 10 the dialog says that the balance is %s, and what is left', (balance, amounts, isShort) => {
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member' })
  renderPart(<SlipPanel lottery={lottery} current={current} bets={[bet]} onRemove={vi.fn()} onClear={onClear} />, {
    prepare: (client) =>
      client.setQueryData(callKey(getBalance, {}), { success: true, value: { balance, currency: 'BDT' } }),
  })
  press(screen.getByRole('button', { name: 'Check the bet' }))
  const dialog = within(screen.getByRole('dialog'))
  const said = dialog.getByText('Balance').closest('dl')
  expect([...(said?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)).toEqual(amounts)
  expect(dialog.queryByText('Your balance does not cover this bet.') !== null).toBe(isShort)
  useSessionStore.setState(guest, true)
})
