import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { useSideMenu } from './side-menu-store.ts'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const popups = () => usePopupStore.getState().open.map(({ name }) => name)
const where = () => screen.getByTestId('where').textContent

beforeEach(() => {
  callGateway.mockReturnValue(new Promise(() => undefined))
  usePopupStore.setState({ open: [] })
  useSideMenu.setState({ isCollapsed: false, isDrawerOpen: false })
  useSessionStore.setState(guest, true)
})

test.each(['Wallet', 'Account'])('%s asks a guest to log in, and leads nowhere', (name) => {
  renderPart(<PhoneBar />, { path: '/live' })
  press(screen.getByRole('button', { name }))
  expect(popups()).toEqual(['login'])
  expect(where()).toBe('/live')
})

test('a member gets to the wallet, and to the list of pages', () => {
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member' })
  renderPart(<PhoneBar />)
  press(screen.getByRole('link', { name: 'Wallet' }))
  expect(where()).toBe('/member?page=transferFund')
  press(screen.getByRole('link', { name: 'Account' }))
  expect(where()).toBe('/member')
})

test('a trial account, which has none, gets its way out as a sheet', () => {
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'trial' })
  renderPart(<PhoneBar />)
  press(screen.getByRole('button', { name: 'Account' }))
  expect(popups()).toEqual(['account'])
})

test('games open the drawer', () => {
  renderPart(<PhoneBar />)
  press(screen.getByRole('button', { name: 'Games' }))
  expect(useSideMenu.getState().isDrawerOpen).toBe(true)
})

test.each([
  ['/', 'Home'],
  ['/promotions', 'Promotions'],
])('on %s, %s is where one is', (path, name) => {
  renderPart(<PhoneBar />, { path })
  const here = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(here.map((link) => link.textContent)).toEqual([name])
})

test('on a page that is not in it, nothing is marked', () => {
  renderPart(<PhoneBar />, { path: '/nowhere' })
  expect(screen.getAllByRole('link').some((link) => link.hasAttribute('aria-current'))).toBe(false)
})
