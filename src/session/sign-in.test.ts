// Needs a document.
import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CallRef } from '#src/gateway/call-ref.ts'
import { getAnnouncements, getBalance, getMember, login, logout } from '#src/gateway/calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { callKey, callQuery, queryClient } from '#src/gateway/query-client.ts'
import { endSession } from './end-session.ts'
import { guest } from './session-events.ts'
import { restoreSession, tellSession, useSessionStore } from './session-store.ts'
import { consolidate, type LoginBody, signIn, signOut } from './sign-in.ts'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const body: LoginBody = { type: 'username', username: 'mina', password: 'p', site: 'member' }
const opened = (token: string) => ({ success: true, value: { token, firstTimeLogin: true, passwordExpired: false } })
const balance = (amount: string) => ({ success: true, value: { balance: amount, currency: 'USD' } })
const session = () => useSessionStore.getState()
const copy = () => sessionStorage.getItem('token')

/** Puts an answer into the cache as the site's own queries do. */
async function cache(call: CallRef<never>, query: unknown, answer: unknown) {
  callGateway.mockResolvedValueOnce(answer)
  await queryClient.fetchQuery(callQuery(call, { query } as never))
}

beforeEach(() => {
  callGateway.mockReset()
  queryClient.clear()
  useSessionStore.setState(guest, true)
})

test('a log-in opens a session whose copy outlives a reload of this tab', async () => {
  callGateway.mockResolvedValue(opened('one'))
  await signIn(body)
  expect(callGateway).toHaveBeenCalledWith(login, { body })
  expect(session()).toMatchObject({ phase: 'identifying', token: 'one', isFirstLogin: true })
  expect(copy()).toBe('one')
  useSessionStore.setState(guest, true)
  restoreSession()
  expect(session()).toMatchObject({ phase: 'identifying', token: 'one', isFirstLogin: false })
})

test('a refused log-in opens nothing', async () => {
  callGateway.mockRejectedValue(new GatewayError('login.failed', { status: 401 }))
  await expect(signIn(body)).rejects.toMatchObject({ code: 'login.failed' })
  expect(session()).toEqual(guest)
  expect(copy()).toBeNull()
})

test('who signs in sees nothing that was said to the one before', async () => {
  await cache(getBalance as never, undefined, balance('99.00'))
  callGateway.mockResolvedValue(opened('two'))
  await signIn(body)
  expect(queryClient.getQueryData(callKey(getBalance, {}))).toBeUndefined()
})

test('after a log-out neither token nor private answers are left; public ones are', async () => {
  tellSession({ type: 'signed-in', token: 'one', isFirstLogin: false })
  const notices = { types: 'B,PL,PU,PR,H', platform: 'W', language: 'EN' } as const
  await cache(getMember as never, undefined, { success: true, value: { type: 0 } })
  await cache(getAnnouncements as never, notices, { success: true, value: [] })
  callGateway.mockResolvedValue({ success: true, value: null })
  await signOut()
  expect(callGateway).toHaveBeenLastCalledWith(logout, {})
  expect(session()).toEqual({ ...guest, ended: 'left' })
  expect(copy()).toBeNull()
  expect(queryClient.getQueryData(callKey(getMember, {}))).toBeUndefined()
  expect(queryClient.getQueryData(callKey(getAnnouncements, { query: notices }))).toBeDefined()
})

test('a server that does not hear of the log-out keeps nobody signed in here', async () => {
  tellSession({ type: 'signed-in', token: 'one', isFirstLogin: false })
  callGateway.mockRejectedValue(new GatewayError('network.failed'))
  await expect(signOut()).rejects.toMatchObject({ code: 'network.failed' })
  expect(session().phase).toBe('guest')
  expect(copy()).toBeNull()
})

test('who leaves while the session has expired has left, and is not asked to log in again', async () => {
  tellSession({ type: 'signed-in', token: 'one', isFirstLogin: false })
  callGateway.mockImplementation(() => {
    const { token } = session()
    return Promise.resolve().then(() => {
      endSession('expired', token)
      throw new GatewayError('session.expired', { status: 401 })
    })
  })
  await expect(signOut()).rejects.toMatchObject({ code: 'session.expired' })
  expect(session().ended).toBe('left')
})

test('a late refusal of an older session leaves the new one and its answers alone', async () => {
  tellSession({ type: 'signed-in', token: 'new', isFirstLogin: false })
  await cache(getBalance as never, undefined, balance('5.00'))
  endSession('expired', 'old')
  expect(session().token).toBe('new')
  expect(queryClient.getQueryData(callKey(getBalance, {}))).toEqual(balance('5.00'))
})

test('consolidated money is the new balance', async () => {
  tellSession({ type: 'signed-in', token: 'one', isFirstLogin: false })
  callGateway.mockResolvedValue(balance('120.00'))
  await consolidate()
  expect(queryClient.getQueryData(callKey(getBalance, {}))).toEqual(balance('120.00'))
})

test('a balance that comes after the member has left is shown to nobody', async () => {
  tellSession({ type: 'signed-in', token: 'one', isFirstLogin: false })
  let answer: (value: unknown) => void = () => undefined
  callGateway.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const coming = consolidate()
  endSession('left', 'one')
  tellSession({ type: 'signed-in', token: 'two', isFirstLogin: false })
  answer(balance('120.00'))
  await coming
  expect(queryClient.getQueryData(callKey(getBalance, {}))).toBeUndefined()
})

test('what the page still shows is asked again after the next log-in, and not before', async () => {
  tellSession({ type: 'signed-in', token: 'one', isFirstLogin: false })
  await cache(getBalance as never, undefined, balance('5.00'))
  const stop = new QueryObserver(queryClient, callQuery(getBalance, {})).subscribe(() => undefined)
  callGateway.mockClear()
  endSession('expired', 'one')
  expect(queryClient.getQueryData(callKey(getBalance, {}))).toBeUndefined()
  expect(callGateway).not.toHaveBeenCalled()
  callGateway.mockResolvedValueOnce(opened('two')).mockResolvedValue(balance('6.00'))
  await signIn(body)
  await vi.waitFor(() => expect(queryClient.getQueryData(callKey(getBalance, {}))).toEqual(balance('6.00')))
  stop()
})
