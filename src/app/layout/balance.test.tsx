import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getBalance } from '#src/gateway/calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { Balance } from './balance.tsx'
import { useBalanceHidden } from './balance-view.ts'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const balance = { success: true, value: { balance: '24580.00', currency: 'BDT' } }

beforeEach(() => {
  callGateway.mockReset()
  useBalanceHidden.setState({ isHidden: false })
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member' })
})

const known = {
  prepare: (client: { setQueryData: (key: readonly unknown[], data: unknown) => void }) =>
    client.setQueryData(callKey(getBalance, {}), balance),
}

test('the amount is in the member’s currency, and is said aloud', () => {
  renderPart(<Balance />, known)
  expect(screen.getByText('24,580')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Balance: ৳24,580.00')
})

test('hidden, it is asterisks, and nothing says the amount', async () => {
  const { container } = renderPart(<Balance />, known)
  press(screen.getByRole('button', { name: 'Hide the balance' }))
  expect(container.textContent).not.toContain('24,580')
  expect(screen.getByRole('status').textContent).toBe('Balance hidden')
  expect(localStorage.getItem('balanceHidden')).toBe('1')
})

test('a balance that cannot be read is a dash with a way to ask again, never a zero', async () => {
  callGateway.mockRejectedValue(new GatewayError('system.fault', { status: 500 }))
  const { container } = renderPart(<Balance />)
  expect(await screen.findByText('The balance could not be read')).toBeTruthy()
  expect(container.textContent).toContain('–')
  expect(container.textContent).not.toContain('0')
  callGateway.mockResolvedValue(balance)
  press(screen.getByRole('button', { name: 'Refresh the balance' }))
  expect(await screen.findByText('24,580')).toBeTruthy()
})

test('a refresh that fails takes the old amount away: it may be wrong', async () => {
  renderPart(<Balance />, known)
  callGateway.mockRejectedValue(new GatewayError('network.failed'))
  press(screen.getByRole('button', { name: 'Refresh the balance' }))
  expect(await screen.findByText('The balance could not be read')).toBeTruthy()
  expect(screen.queryByText('24,580')).toBeNull()
})
