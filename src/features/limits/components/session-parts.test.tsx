import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getLimits, getPlaySummary, passRealityCheck } from '#src/gateway/account-calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { aSummary } from '../lib/summary-fixture.ts'
import { CheckDock } from './check-dock.tsx'
import { SessionCard } from './session-card.tsx'
import { SessionClock } from './session-figures.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const summary = { ...aSummary, now: '2026-11-20T13:00:04Z', nextCheckAt: '2026-11-20T13:00:00Z' }
const lossLimit = { kind: 'loss', period: 'day', amount: '2000.00', used: '640.00', renewsAt: null, asked: null }

let limits: unknown[] = []
let answer = summary
let refusal: GatewayError | undefined

beforeEach(() => {
  limits = [lossLimit]
  answer = summary
  refusal = undefined
  callGateway.mockReset().mockImplementation(async (call: { id: string }) => {
    if (call.id === getPlaySummary.id) return { success: true, value: answer }
    if (call.id === getLimits.id) return { success: true, value: { currency: 'BDT', limits } }
    if (refusal) throw refusal
    answer = { ...summary, nextCheckAt: '2026-11-20T14:00:00Z' }
    return { success: true, value: { nextCheckAt: answer.nextCheckAt } }
  })
})

const asked = (id: string) => callGateway.mock.calls.filter(([call]) => call.id === id).length

test('the session’s card says what went in and came back, and how much of the day’s loss limit is used', async () => {
  renderPart(<SessionCard />)
  const card = await screen.findByRole('region', { name: 'This session' })
  expect(card.textContent).toContain('1 h')
  expect(card.textContent).toContain('−৳425.00')
  expect(await screen.findByText('32% of today’s loss limit of ৳2,000.00')).toBeTruthy()
})

test('who has no loss limit of the day sees no bar', async () => {
  limits = [{ ...lossLimit, amount: null }]
  renderPart(<SessionCard />)
  await screen.findByRole('region', { name: 'This session' })
  await waitFor(() => expect(asked(getLimits.id)).toBe(1))
  expect(screen.queryByText(/loss limit/)).toBeNull()
})

test('the clock counts the session’s time', async () => {
  renderPart(<SessionClock />)
  expect(await screen.findByText('1:00:04')).toBeTruthy()
})

const hold = vi.fn()

test('a reality check below the game holds it until it is answered', async () => {
  renderPart(<CheckDock hold={hold} />)
  const band = await screen.findByRole('region', { name: 'Reality check' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(band)
  expect(hold).toHaveBeenLastCalledWith(true)
  press(screen.getByRole('button', { name: 'Keep playing' }))
  await waitFor(() => expect(asked(passRealityCheck.id)).toBe(1))
  expect(screen.queryByRole('region', { name: 'Reality check' })).toBeNull()
  expect(hold).toHaveBeenLastCalledWith(false)
})

test('a break leads from the band to the limits', async () => {
  renderPart(<CheckDock hold={hold} />)
  press(await screen.findByRole('button', { name: 'Take a break' }))
  expect(screen.getByTestId('where').textContent).toBe('/member?page=limits')
})

test('a check that the gateway has not heard of comes back and says why', async () => {
  refusal = new GatewayError('network.failed')
  renderPart(<CheckDock hold={hold} />)
  press(await screen.findByRole('button', { name: 'Keep playing' }))
  expect(await screen.findByText('Network link is abnormal, please try again')).toBeTruthy()
  expect(hold).toHaveBeenLastCalledWith(true)
})
