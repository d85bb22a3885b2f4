import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { queryClient } from '#src/gateway/query-client.ts'
import { endAllSessions, endSessionOf, getSecurity, getSessions } from '#src/gateway/security-calls.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { guest } from '#src/session/session-events.ts'
import { tellSession, useSessionStore } from '#src/session/session-store.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { standInForDialogs } from '#tests/support/stand-in-for-dialogs.ts'
import { SecurityPage } from './security-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const security = {
  hasPassword: true,
  passwordChangedAt: '2026-11-02T08:00:00Z',
  hasPaymentPassword: true,
  hasTotp: false,
  recoveryCodesLeft: 0,
  mobile: '+880 17•• •••678',
  email: null,
}
const here = {
  id: 's1',
  isCurrent: true,
  browser: 'Chrome',
  system: 'Windows',
  device: 'desktop',
  ip: '203.0.113.5',
  openedAt: '2026-11-20T08:00:00Z',
  lastUsedAt: '2026-11-20T12:00:00Z',
}
const phone = { ...here, id: 's2', isCurrent: false, isApp: true, browser: '', system: 'Android', device: 'phone' }

const answers: Record<string, (input: unknown) => unknown> = {}

function signIn(memberType = 0) {
  tellSession({ type: 'signed-in', token: 'one', isFirstLogin: false })
  tellSession({ type: 'identified', token: 'one', memberType })
}

beforeEach(() => {
  standInForDialogs()
  queryClient.clear()
  usePopupStore.setState({ open: [] })
  useSessionStore.setState(guest, true)
  answers[getSecurity.id] = () => security
  answers[getSessions.id] = () => [here, phone]
  callGateway.mockReset().mockImplementation(async (call: { id: string }, input: unknown) => {
    const answer = answers[call.id]
    if (!answer) throw new Error(call.id)
    return { success: true, value: answer(input) }
  })
})

const calls = (id: string) => callGateway.mock.calls.filter(([call]) => call.id === id)
const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('it says since when the password is the same, where codes go, and that two factors are off', async () => {
  signIn()
  renderPart(<SecurityPage PaymentDialog={() => null} />)
  expect(await screen.findByText(/^Last changed on Nov 2, 2026/)).toBeTruthy()
  expect(screen.getByText('+880 17•• •••678')).toBeTruthy()
  expect(screen.getByText('None')).toBeTruthy()
  expect(screen.getByText('Off')).toBeTruthy()
  press(button('Change the password'))
  expect(usePopupStore.getState().open.map(({ name }) => name)).toEqual(['change-password'])
})

test('few recovery codes are a warning', async () => {
  answers[getSecurity.id] = () => ({ ...security, hasTotp: true, recoveryCodesLeft: 2 })
  signIn()
  renderPart(<SecurityPage PaymentDialog={() => null} />)
  expect(await screen.findByText(/2 recovery codes left.*before you run out/)).toBeTruthy()
})

test('trial accounts are not let in, and nothing is asked for them', () => {
  signIn(4)
  renderPart(<SecurityPage PaymentDialog={() => null} />)
  expect(screen.getByText(/Trial accounts cannot open this page/)).toBeTruthy()
  expect(callGateway).not.toHaveBeenCalled()
})

test('a page that could not be loaded can be tried again', async () => {
  answers[getSecurity.id] = () => {
    throw new GatewayError('system.fault', { status: 500 })
  }
  signIn()
  renderPart(<SecurityPage PaymentDialog={() => null} />)
  expect(await screen.findByRole('alert')).toBeTruthy()
  answers[getSecurity.id] = () => security
  press(button('Try again'))
  expect(await screen.findByText('Two-factor log-in')).toBeTruthy()
})

test('devices are told apart, and this one has no button to end it', async () => {
  signIn()
  renderPart(<SecurityPage PaymentDialog={() => null} />)
  const rows = within(await screen.findByRole('list', { name: 'Signed-in devices' })).getAllByRole('listitem')
  expect(rows[0]?.textContent).toContain('Chrome on Windows')
  expect(rows[0]?.textContent).toContain('This device')
  expect(rows[0] && within(rows[0]).queryByRole('button')).toBeNull()
  expect(rows[1]?.textContent).toContain('Android')
  expect(rows.map(({ textContent }) => textContent?.includes('By a code for the app'))).toEqual([false, true])
})

test('one session ends after a question; one that is over already is over', async () => {
  answers[endSessionOf.id] = () => {
    throw new GatewayError('device.unknown', { status: 404 })
  }
  signIn()
  renderPart(<SecurityPage PaymentDialog={() => null} />)
  press(await screen.findByRole('button', { name: 'End the session: Android' }))
  const dialog = within(screen.getByRole('dialog', { name: 'End this session?' }))
  expect(calls(endSessionOf.id)).toEqual([])
  press(dialog.getByRole('button', { name: 'End' }))
  expect(await screen.findByText('The session has ended.')).toBeTruthy()
  expect(calls(endSessionOf.id)[0]?.[1]).toEqual({ query: { id: 's2' } })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a session that could not be ended is said in the question, which stays', async () => {
  answers[endSessionOf.id] = () => {
    throw new GatewayError('network.failed')
  }
  signIn()
  renderPart(<SecurityPage PaymentDialog={() => null} />)
  press(await screen.findByRole('button', { name: 'End the session: Android' }))
  press(within(screen.getByRole('dialog')).getByRole('button', { name: 'End' }))
  expect(await screen.findByText('Network link is abnormal, please try again')).toBeTruthy()
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('all but this one end together, and all with this one leave the site', async () => {
  answers[endAllSessions.id] = () => ({ ended: 3 })
  signIn()
  renderPart(<SecurityPage PaymentDialog={() => null} />)
  press(await screen.findByRole('button', { name: 'End all others' }))
  press(within(screen.getByRole('dialog')).getByRole('button', { name: 'End all others' }))
  expect(await screen.findByText('3 sessions have ended.')).toBeTruthy()
  expect(useSessionStore.getState().phase).toBe('ready')
  press(button('End all, this one too'))
  press(within(screen.getByRole('dialog')).getByRole('button', { name: 'End all, this one too' }))
  await waitFor(() => expect(useSessionStore.getState()).toMatchObject({ phase: 'guest', ended: 'left' }))
  expect(calls(endAllSessions.id).map(([, input]) => input)).toEqual([
    { query: { scope: 'others' } },
    { query: { scope: 'all' } },
  ])
})

test('without a session nothing is asked', async () => {
  signIn()
  renderPart(<SecurityPage PaymentDialog={() => null} />)
  await screen.findByText('Two-factor log-in')
  const before = callGateway.mock.calls.length
  act(() => tellSession({ type: 'ended', token: 'one', ending: 'expired' }))
  expect(callGateway.mock.calls.length).toBe(before)
})
