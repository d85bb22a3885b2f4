import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getMember } from '#src/gateway/calls.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { guest, type Role } from '#src/session/session-events.ts'
import { tellSession, useSessionStore } from '#src/session/session-store.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { AgentSite } from './agent-site.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const where = () => screen.getByTestId('where').textContent
const signIn = (role: Role) => useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role })
const open = (path: string) =>
  renderPart(<AgentSite />, {
    path,
    prepare: (client) =>
      client.setQueryData(callKey(getMember, {}), {
        success: true,
        value: { account: 'ada', nickname: 'Ada', type: 1, avatar: '', unreadMessage: 0, availablePromo: [] },
      }),
  })

beforeEach(() => {
  callGateway.mockReset()
  callGateway.mockReturnValue(new Promise(() => undefined))
  usePopupStore.setState({ open: [] })
  useSessionStore.setState(guest, true)
  window.scrollTo = vi.fn()
  // jsdom does not know `:modal`; no dialog is open here.
  vi.spyOn(document, 'querySelector').mockImplementation(
    (selector) =>
      (selector === 'dialog:modal' ? null : Document.prototype.querySelectorAll.call(document, selector)[0]) ?? null,
  )
})

test('a guest logs in first, and is then on the page that was wanted', async () => {
  open('/agentHome?page=withdraw')
  expect(where()).toBe('/agent')
  expect(await screen.findByText('Consulting hours')).toBeTruthy()
  expect(screen.queryByText(/Non-agents/)).toBeNull()
  act(() => signIn('agent'))
  await waitFor(() => expect(where()).toBe('/agentHome?page=withdraw'))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Withdraw')
})

test.each(['member', 'trial'] as const)('a %s is told that the log-in is not theirs', async (role) => {
  signIn(role)
  open('/agentHome')
  expect(where()).toBe('/agent')
  expect(await screen.findByText(/Non-agents cannot log in here/)).toBeTruthy()
})

test('an agent at the log-in is led to the centre, and changes the password from there', async () => {
  signIn('agent')
  open('/AGENT/')
  expect(where()).toBe('/agentHome')
  press(await screen.findByRole('button', { name: 'Change password' }))
  expect(usePopupStore.getState().open.map(({ name }) => name)).toEqual(['change-password'])
})

test('an agent who leaves is at the log-in', () => {
  signIn('agent')
  open('/agentHome?page=deposit')
  act(() => tellSession({ type: 'ended', token: 't', ending: 'left' }))
  expect(where()).toBe('/agent')
  expect(screen.queryByText(/session is over/)).toBeNull()
})

test('a session that expires leads to the log-in, which says why, and back', async () => {
  signIn('agent')
  open('/agentHome?page=deposit')
  act(() => tellSession({ type: 'ended', token: 't', ending: 'expired' }))
  expect(where()).toBe('/agent')
  expect(await screen.findByText('Your session is over. Log in again to go on.')).toBeTruthy()
  act(() => signIn('agent'))
  await waitFor(() => expect(where()).toBe('/agentHome?page=deposit'))
})
