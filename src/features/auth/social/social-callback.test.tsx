import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { takeProviderAnswer } from '#src/session/provider-answer.ts'
import { takeUpSession } from '#src/session/sign-in.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { storePendingLogIn } from './pending-log-in.ts'
import { SocialCallback } from './social-callback.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
vi.mock('#src/session/sign-in.ts', () => ({ takeUpSession: vi.fn() }))

const opened = { token: 'a'.repeat(16), firstTimeLogin: false, passwordExpired: false }
const begun = { provider: 'google', state: 's'.repeat(43), verifier: 'v'.repeat(43) }
const where = () => screen.getByTestId('where').textContent
const openPopups = () => usePopupStore.getState().open

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
  callGateway.mockReset().mockResolvedValue({ success: true, value: opened })
  vi.mocked(takeUpSession).mockReset()
  usePopupStore.setState({ open: [] })
  sessionStorage.clear()
})

/** Comes back from the provider with an answer, as the site starts. */
function comeBack(answer: Record<string, string>, logIn?: typeof begun & { from?: string }) {
  if (logIn) storePendingLogIn(logIn)
  window.history.replaceState(null, '', `/login/google?${new URLSearchParams(answer)}`)
  takeProviderAnswer(window.location, window.history)
  renderPart(<SocialCallback provider="google" />, { path: '/login/google' })
}

const good = { code: 'c-1', state: begun.state }

test('the code is sent once with this tab’s verifier, and the session leads to the page that was wanted', async () => {
  comeBack(good, { ...begun, from: '/promotions' })
  await waitFor(() => expect(where()).toBe('/promotions'))
  expect(callGateway).toHaveBeenCalledTimes(1)
  expect(callGateway.mock.calls[0]?.[1]).toEqual({
    body: {
      provider: 'google',
      code: 'c-1',
      codeVerifier: begun.verifier,
      redirectUri: `${window.location.origin}/login/google`,
    },
  })
  expect(takeUpSession).toHaveBeenCalledWith(opened, expect.any(AbortSignal))
  expect(sessionStorage.length).toBe(0)
})

test('an answer without a log-in of this tab is not sent on', async () => {
  comeBack(good)
  expect(await screen.findByText(/does not belong to a log-in/)).toBeTruthy()
  expect(callGateway).not.toHaveBeenCalled()
  press(screen.getByRole('button', { name: 'Log in' }))
  expect(where()).toBe('/login')
})

test('who turned back there is told that nothing has changed', async () => {
  comeBack({ error: 'access_denied', state: begun.state }, begun)
  expect(await screen.findByText(/Nothing has changed here/)).toBeTruthy()
  press(screen.getByRole('button', { name: 'To the home page' }))
  expect(where()).toBe('/')
})

test('a refusal is said with a way back', async () => {
  callGateway.mockRejectedValue(new GatewayError('login.locked'))
  comeBack(good, begun)
  expect(await screen.findByText(/This account is locked/)).toBeTruthy()
})

test('a visitor nobody knows is asked above the home page', async () => {
  callGateway.mockResolvedValue({ success: true, value: { registration: { ticket: 't', nickname: 'Mina' } } })
  comeBack(good, begun)
  await waitFor(() => expect(where()).toBe('/'))
  expect(openPopups()).toMatchObject([{ name: 'social-registration', props: { ticket: 't', nickname: 'Mina' } }])
  expect(takeUpSession).not.toHaveBeenCalled()
})

test('a second step stands before this session, too', async () => {
  const step = { id: 's', reason: 'two-factor', methods: [{ type: 'totp' }] }
  callGateway.mockResolvedValue({ success: true, value: { step } })
  comeBack(good, begun)
  expect(await screen.findByLabelText('Code of the app')).toBeTruthy()
  expect(takeUpSession).not.toHaveBeenCalled()
  press(screen.getByRole('button', { name: 'Back to log-in' }))
  expect(where()).toBe('/login')
})
