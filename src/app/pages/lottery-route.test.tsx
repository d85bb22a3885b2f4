import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aSummary } from '#src/features/limits/lib/summary-fixture.ts'
import { getPlaySummary, passRealityCheck } from '#src/gateway/account-calls.ts'
import { guest } from '#src/session/session-events.ts'
import { tellSession, useSessionStore } from '#src/session/session-store.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { LotteryRoute } from './lottery-route.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const summary = { ...aSummary, now: '2026-11-20T13:00:04Z', nextCheckAt: '2026-11-20T13:00:00Z' }

let answer = summary

beforeEach(() => {
  answer = summary
  useSessionStore.setState(guest, true)
  callGateway.mockReset().mockImplementation((call: { id: string }) => {
    if (call.id === getPlaySummary.id) return Promise.resolve({ success: true, value: answer })
    if (call.id !== passRealityCheck.id) return Promise.reject(new Error(`Nothing answers ${call.id}`))
    answer = { ...summary, nextCheckAt: '2026-11-20T14:00:00Z' }
    return Promise.resolve({ success: true, value: { nextCheckAt: answer.nextCheckAt } })
  })
})

const held = () => document.querySelector('[inert]') !== null

test('a reality check keeps bets back until it is answered', async () => {
  tellSession({ type: 'signed-in', token: 'one', isFirstLogin: false })
  tellSession({ type: 'identified', token: 'one', memberType: 0 })
  renderPart(<LotteryRoute />)
  expect(await screen.findByText('1:00:04')).toBeTruthy()
  await screen.findByRole('region', { name: 'Reality check' })
  // The check is in the page before those who hold bets hear of it.
  await waitFor(() => expect(held()).toBe(true))
  press(screen.getByRole('button', { name: 'Keep playing' }))
  await waitFor(() => expect(held()).toBe(false))
  expect(screen.queryByRole('region', { name: 'Reality check' })).toBeNull()
})

test('nobody is asked about a session that has ended', () => {
  renderPart(<LotteryRoute />)
  expect(callGateway.mock.calls.some(([call]) => call.id === getPlaySummary.id)).toBe(false)
})
