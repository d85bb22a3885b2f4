import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getMember } from '#src/gateway/calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { guest, type Role } from '#src/session/session-events.ts'
import { restoreSession, tellSession, useSessionStore } from '#src/session/session-store.ts'
import { takeUpSession } from '#src/session/sign-in.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { AgentSite } from './agent-site.tsx'
import { SiteRoutes } from './routes.tsx'

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
  sessionStorage.clear()
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

const openSite = (path: string) => renderPart(<SiteRoutes startup={{ view: 'open' }} />, { path })

test.each([
  ['/', '/agentHome'],
  ['/register?referralCode=ABCDEFGHJK', '/agentHome'],
  ['/promotions', '/agentHome'],
  ['/member', '/agentHome'],
  ['/member?page=rewardCenter', '/agentHome'],
  ['/member?page=depositv2', '/agentHome?page=deposit'],
  ['/member?page=Limits', '/agentHome?page=limits'],
  ['/member?page=break', '/agentHome?page=limits'],
  ['/member?page=transactionHistory', '/agentHome?page=transactionHistory'],
  ['/member?page=referral', '/agentHome?page=registerCenter'],
  ['/member?page=feedback', '/agentHome?page=customerService'],
])('an agent at %s of the players’ site is led to %s', async (path, place) => {
  signIn('agent')
  openSite(path)
  await waitFor(() => expect(where()).toBe(place))
})

test.each(['/help', '/promotions?category=1'])('a player stays at %s', async (path) => {
  signIn('member')
  openSite(path)
  await act(async () => undefined)
  expect(where()).toBe(path)
})

test('an agent whose page loads again sees nothing of the players’ home before the gateway says who they are', async () => {
  act(() => tellSession({ type: 'signed-in', token: 't', isFirstLogin: false }))
  act(() => tellSession({ type: 'identified', token: 't', memberType: 1 }))
  openSite('/')
  await waitFor(() => expect(where()).toBe('/agentHome'))
  cleanup()
  useSessionStore.setState(guest, true)
  restoreSession()
  const { container } = openSite('/')
  await act(async () => undefined)
  expect(useSessionStore.getState().phase).toBe('identifying')
  expect(container.querySelector('main, header')).toBeNull()
  expect(screen.getAllByRole('status').length).toBeGreaterThan(0)
  act(() => tellSession({ type: 'identified', token: 't', memberType: 1 }))
  await waitFor(() => expect(where()).toBe('/agentHome'))
})

test('who has just registered as an agent sees nothing of it, either, and a player sees their own', async () => {
  takeUpSession({ token: 't'.repeat(16), firstTimeLogin: false, passwordExpired: false, site: 'agent' })
  expect(openSite('/').container.querySelector('main')).toBeNull()
  cleanup()
  takeUpSession({ token: 't'.repeat(16), firstTimeLogin: false, passwordExpired: false, site: 'member' })
  expect(openSite('/').container.querySelector('main')).not.toBeNull()
})

test('an agent who reads the help stays there', async () => {
  signIn('agent')
  openSite('/help')
  await act(async () => undefined)
  expect(where()).toBe('/help')
})

test.each([
  ['transactionHistory', 'Account record'],
  ['limits', 'Limits and breaks'],
  ['securityCenter', 'Account security'],
  ['customerService', 'Customer service'],
])('an agent has %s', async (page, name) => {
  signIn('agent')
  open(`/agentHome?page=${page}`)
  expect((await screen.findByRole('link', { name })).getAttribute('aria-current')).toBe('page')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name))
})

test('the first stop of the agents’ part leads past its menu to the page', async () => {
  signIn('agent')
  const { container } = open('/agentHome?page=withdraw')
  const skip = await screen.findByRole('link', { name: 'Skip to the content' })
  expect(container.querySelector('a, button')).toBe(skip)
  expect(container.querySelector(skip.getAttribute('href') ?? '')?.tagName).toBe('MAIN')
})

test.each(['limits', 'securityCenter', 'customerService', 'withdraw', 'messages', 'transfer'])(
  'the headings of an agent’s page %s begin with its name and leave no level out',
  async (page) => {
    callGateway.mockRejectedValue(new GatewayError('network.failed'))
    signIn('agent')
    const { container } = open(`/agentHome?page=${page}`)
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(container.querySelectorAll('main :is(h2, h3)').length).toBeGreaterThan(0))
    const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    levels.reduce((before, level) => {
      expect(level).toBeLessThanOrEqual(before + 1)
      return level
    })
  },
)
