import type { QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getWhitelabel } from '#src/gateway/calls.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { setBaseTitle } from '#src/lib/document-title.ts'
import { closePopup, usePopupStore } from '#src/popups/popup-store.ts'
import { guest, type Role } from '#src/session/session-events.ts'
import { tellSession, useSessionStore } from '#src/session/session-store.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { OtherPage } from './other-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const popups = () => usePopupStore.getState().open.map(({ name, props }) => ({ name, props }))
const where = () => screen.getByTestId('where').textContent
const signIn = (role: Role) => useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role })
const open = (path: string, prepare: (client: QueryClient) => void = () => undefined) =>
  renderPart(
    <Suspense>
      <OtherPage />
    </Suspense>,
    { path, prepare },
  )

beforeEach(() => {
  callGateway.mockReset()
  callGateway.mockReturnValue(new Promise(() => undefined))
  usePopupStore.setState({ open: [] })
  useSessionStore.setState(guest, true)
})

test.each(['/favorite', '/Recent/', '/lottery?gameCode=x', '/vnLottery'])(
  'a guest at %s is asked to log in, and is there afterwards',
  async (path) => {
    open(path)
    expect(where()).toBe('/login')
    expect(popups()).toEqual([{ name: 'login', props: {} }])
    act(() => signIn('member'))
    // The page comes by a chunk of its own.
    await waitFor(() => expect(where()).toBe(path), { timeout: 5000 })
    expect(popups()).toEqual([])
  },
)

test('who closes the log-in at its address is at home', () => {
  open('/favorite')
  act(() => closePopup('login'))
  expect(where()).toBe('/')
})

test.each(['/login', '/LOGIN/', '/register'])('who is signed in already is led from %s to the home page', (path) => {
  signIn('member')
  open(path)
  expect(where()).toBe('/')
  expect(popups()).toEqual([])
})

test('a link of a friend opens the registration with its code', () => {
  open('/register?referralCode=FRIEND7')
  expect(popups()).toEqual([{ name: 'register', props: { referralCode: 'FRIEND7' } }])
  act(() => closePopup('register'))
  expect(where()).toBe('/')
})

test.each(['register', 'login'])('a trial account may change to one of its own: %s', (name) => {
  signIn('trial')
  open(`/${name}`)
  expect(popups()).toEqual([{ name, props: {} }])
  act(() => tellSession({ type: 'signed-in', token: 'own', isFirstLogin: true }))
  expect(popups()).toEqual([])
})

test('a trial account at a page for money is told what it needs, at home', async () => {
  signIn('trial')
  open('/seaLottery')
  await waitFor(() => expect(where()).toBe('/'))
  const text = 'Trial accounts cannot play this game. Register an account to play.'
  const props = { title: 'A full account is needed', text, offersRegistration: true }
  expect(popups()).toEqual([{ name: 'message', props }])
})

test.each(['guest', 'trial'] as const)('the points mall is open to look at: %s', (role) => {
  if (role === 'trial') signIn(role)
  open('/pointMall')
  expect([where(), popups()]).toEqual(['/pointMall', []])
})

test('a trial account sees its recent games', () => {
  signIn('trial')
  open('/recent')
  expect(where()).toBe('/recent')
})

test('a provider that the tenant does not have leads home', () => {
  open('/login/elsewhere')
  expect(where()).toBe('/')
})

test('a part that the gateway has closed says so, below its address, too', async () => {
  const value = [{ modId: 'blog', enabled: false }]
  open('/blog/what-rtp-means', (client) => client.setQueryData(callKey(getWhitelabel, {}), { success: true, value }))
  expect(await screen.findByText('This part is not open yet')).toBeTruthy()
})

test.each(['/promotions', '/PROMOTIONS/', '/rng', '/blog/a/b'])(
  '%s is a part to come while the gateway has it closed',
  async (path) => {
    const value = ['promotions', 'rng', 'blog'].map((modId) => ({ modId, enabled: false }))
    open(path, (client) => client.setQueryData(callKey(getWhitelabel, {}), { success: true, value }))
    expect(await screen.findByText('This part is not open yet')).toBeTruthy()
  },
)

test.each(['/fish', '/nothing', '/registered', '/rng/more', '/login/google/x', '/game/%E0%A4%A'])(
  '%s is no part of this site',
  async (path) => {
    open(path)
    expect(await screen.findByText('This page does not exist')).toBeTruthy()
  },
)

test('an old, misspelt address leads to the lottery, whatever its case', async () => {
  signIn('member')
  open('/Lottert/?gameCode=x')
  await waitFor(() => expect(where()).toBe('/lottery?gameCode=x'))
})

test.each(['/agent', '/agentHome', '/lottery', '/winners'])(
  'where the gateway has its part of the site closed, %s says so',
  async (path) => {
    signIn('member')
    renderPart(
      <Suspense>
        <OtherPage />
      </Suspense>,
      {
        path,
        site: { categories: ['rng', 'lott'] },
        prepare: (client) => {
          const value = ['agentCentre', 'lott', 'winnerBoard'].map((modId) => ({ modId, enabled: false }))
          client.setQueryData(callKey(getWhitelabel, {}), { success: true, value })
        },
      },
    )
    expect(await screen.findByRole('heading', { name: 'This part is not open yet' })).toBeVisible()
  },
)

test.each([
  ['/nowhere', 'This page does not exist · Test'],
  ['/promotions', 'Promotions · Test'],
  ['/pointMall', 'Points mall · Test'],
  ['/winners', 'Winners · Test'],
  ['/recent', 'Played lately · Test'],
])('%s is titled “%s”, and the title goes with it', async (path, title) => {
  setBaseTitle('Test Club: play', 'Test')
  signIn('member')
  const { unmount } = open(path)
  await waitFor(() => expect(document.title).toBe(title), { timeout: 5000 })
  unmount()
  expect(document.title).toBe('Test Club: play')
})
