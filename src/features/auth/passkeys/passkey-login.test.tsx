import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { loginByPasskey, startPasskeyLogin } from '#src/gateway/passkey-calls.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { standInForPasskeys } from '#tests/support/stand-in-for-passkeys.ts'
import type { OnAnswered } from '../log-in/answered.ts'
import { PasskeyLogin } from './passkey-login.tsx'

const { callGateway, takeUpSession } = vi.hoisted(() => ({ callGateway: vi.fn(), takeUpSession: vi.fn() }))
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
vi.mock('#src/session/sign-in.ts', () => ({ takeUpSession }))

const options = { challenge: 'once', rpId: 'acme.example', timeout: 1000, userVerification: 'required' }
const opened = { token: 'a'.repeat(16), firstTimeLogin: false, passwordExpired: false, device: 'this-one' }
const onAnswered = vi.fn<OnAnswered>()
const answers: Record<string, () => unknown> = {}

beforeEach(() => {
  localStorage.clear()
  onAnswered.mockReset()
  takeUpSession.mockReset()
  answers[startPasskeyLogin.id] = () => options
  answers[loginByPasskey.id] = () => opened
  callGateway.mockReset().mockImplementation(async ({ id }: { id: string }) => ({ value: await answers[id]?.() }))
})
afterEach(() => vi.unstubAllGlobals())

const sent = (id: string) => callGateway.mock.calls.filter(([call]) => call.id === id).map(([, input]) => input.body)

function logIn() {
  renderPart(<PasskeyLogin site="member" onAnswered={onAnswered} />)
  press(screen.getByRole('button', { name: 'Log in with a passkey' }))
}

test('a browser without passkeys has no button', () => {
  renderPart(<PasskeyLogin site="member" onAnswered={onAnswered} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a passkey that is shown opens the session, and the browser is known by it the next time', async () => {
  const { get } = standInForPasskeys({ id: 'key-1' })
  logIn()
  await waitFor(() => expect(onAnswered).toHaveBeenCalledWith(opened))
  expect(get.mock.calls[0]?.[0]).toMatchObject({ publicKey: options })
  expect(sent(startPasskeyLogin.id)).toEqual([{ origin: window.location.origin }])
  expect(sent(loginByPasskey.id)).toEqual([{ credential: { id: 'key-1' }, site: 'member' }])
  expect(takeUpSession).toHaveBeenCalledWith(opened, expect.any(AbortSignal))
  press(screen.getByRole('button', { name: 'Log in with a passkey' }))
  await waitFor(() => expect(sent(loginByPasskey.id)[1]).toMatchObject({ device: 'this-one' }))
})

test('pressed again while the device asks, it asks once', async () => {
  const { get } = standInForPasskeys({ id: 'key-1' })
  const asked = Promise.withResolvers<object>()
  answers[startPasskeyLogin.id] = () => asked.promise
  logIn()
  press(await screen.findByRole('button', { name: 'Waiting for your device' }))
  asked.resolve(options)
  await waitFor(() => expect(onAnswered).toHaveBeenCalled())
  expect(get).toHaveBeenCalledTimes(1)
})

test('a visitor who would rather not is told nothing, and may try again', async () => {
  const { get } = standInForPasskeys(new DOMException('', 'NotAllowedError'))
  logIn()
  await waitFor(() => expect(get).toHaveBeenCalled())
  expect(await screen.findByRole('button', { name: 'Log in with a passkey' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(sent(loginByPasskey.id)).toEqual([])
})

test.each([
  ['passkey.unknown', 'This passkey is not known here. Log in in another way.'],
  ['passkey.challenge', 'This took too long, or was sent twice. Please try again.'],
  ['passkey.origin', /belongs to another address/],
  ['passkey.failed', /could not be checked/],
])('a log-in that is refused with %s says why', async (code, text) => {
  const { signalUnknownCredential } = standInForPasskeys({ id: 'key-1' })
  answers[loginByPasskey.id] = () => {
    throw new GatewayError(code, { status: 403 })
  }
  logIn()
  expect(await screen.findByText(text)).toBeTruthy()
  expect(onAnswered).not.toHaveBeenCalled()
  // What the gateway does not know, the browser need not offer again.
  const forgets = code === 'passkey.unknown' ? [[{ rpId: 'acme.example', credentialId: 'key-1' }]] : []
  expect(signalUnknownCredential.mock.calls).toEqual(forgets)
})

test('an address that cannot have passkeys is said', async () => {
  standInForPasskeys(new DOMException('', 'SecurityError'))
  logIn()
  expect(await screen.findByText(/cannot use passkeys at this address/)).toBeTruthy()
})
