import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Lottery } from '#src/gateway/contract/lottery.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { press, renderPart } from '../../../../tests/support/render-part.tsx'
import { standInForDialogs } from '../../../../tests/support/stand-in-for-dialogs.ts'
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

function open() {
  renderPart(<SlipPanel lottery={lottery} current={current} bets={[bet]} onRemove={vi.fn()} onClear={onClear} />)
  press(screen.getByRole('button', { name: 'Check the bet' }))
  return within(screen.getByRole('dialog'))
}

const sent = () => callGateway.mock.calls.map(([, { body, idempotencyKey }]) => ({ body, idempotencyKey }))
const refuse = (code: string, status: number) => callGateway.mockRejectedValueOnce(new GatewayError(code, { status }))

beforeEach(() => {
  standInForDialogs()
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
  screen.getByText('No answer came about your last bet. Look at my bets before you place it again.')

  callGateway.mockResolvedValueOnce({ value: { betId: 'L1', balance: '1.00', currency: 'BDT' } })
  press(screen.getByRole('button', { name: 'Check the bet' }))
  press(screen.getByRole('button', { name: 'Place the bet' }))
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
