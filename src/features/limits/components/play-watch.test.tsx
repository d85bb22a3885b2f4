import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getPlaySummary, passRealityCheck } from '#src/gateway/account-calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { guest } from '#src/session/session-events.ts'
import { tellSession, useSessionStore } from '#src/session/session-store.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { standInForDialogs } from '#tests/support/stand-in-for-dialogs.ts'
import { aSummary } from '../lib/summary-fixture.ts'
import { PlayWatch } from './session-figures.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const summary = { ...aSummary, nextCheckAt: aSummary.now }

let answer = summary
let refusal: GatewayError | undefined

beforeEach(() => {
  standInForDialogs()
  answer = summary
  refusal = undefined
  useSessionStore.setState(guest, true)
  callGateway.mockReset().mockImplementation(async (call: { id: string }) => {
    if (call.id === getPlaySummary.id) return { success: true, value: answer }
    if (refusal) throw refusal
    answer = { ...summary, nextCheckAt: '2026-11-20T14:00:00Z' }
    return { success: true, value: { nextCheckAt: answer.nextCheckAt } }
  })
})

function signIn(memberType = 0) {
  tellSession({ type: 'signed-in', token: 'one', isFirstLogin: false })
  tellSession({ type: 'identified', token: 'one', memberType })
}

const asked = (id: string) => callGateway.mock.calls.filter(([call]) => call.id === id).length

test('who plays sees for how long and with what result; a guest and a trial account are not asked about', async () => {
  answer = { ...summary, nextCheckAt: '2026-11-20T14:00:00Z' }
  const { unmount } = renderPart(<PlayWatch />)
  expect(screen.queryByRole('region')).toBeNull()
  unmount()
  signIn(4)
  renderPart(<PlayWatch />).unmount()
  expect(asked(getPlaySummary.id)).toBe(0)
  useSessionStore.setState(guest, true)
  signIn()
  renderPart(<PlayWatch />)
  expect(await screen.findByText('1 h')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'This session' }).textContent).toContain('−৳425.00')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a check that is due stops play until it was seen, and is not shown again', async () => {
  signIn()
  renderPart(<PlayWatch />)
  expect(await screen.findByRole('dialog', { name: 'Reality check' })).toBeTruthy()
  expect(screen.getByText(/Your balance is ৳480.00/)).toBeTruthy()
  press(screen.getByRole('button', { name: 'Keep playing' }))
  await waitFor(() => expect(asked(passRealityCheck.id)).toBe(1))
  await waitFor(() => expect(asked(getPlaySummary.id)).toBe(2))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('to take a break leads to the limits', async () => {
  signIn()
  renderPart(<PlayWatch />)
  press(await screen.findByRole('button', { name: 'Take a break' }))
  expect(screen.getByTestId('where').textContent).toBe('/member?page=limits')
})

test('a check that the gateway has not heard of comes back and says why', async () => {
  refusal = new GatewayError('network.failed')
  signIn()
  renderPart(<PlayWatch />)
  press(await screen.findByRole('button', { name: 'Keep playing' }))
  expect(await screen.findByText('Network link is abnormal, please try again')).toBeTruthy()
})
