import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { getBalance, getGameMenus, getMember } from '#src/gateway/calls.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { useTheme } from '../parts/theme.ts'
import { Header } from './header.tsx'
import { useSideMenu } from './side-menu-store.ts'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const popups = () => usePopupStore.getState().open.map(({ name }) => name)
const where = () => screen.getByTestId('where').textContent

const known = {
  prepare: (client: { setQueryData: (key: readonly unknown[], data: unknown) => void }) => {
    client.setQueryData(callKey(getGameMenus, { query: { language: 'EN', clientType: 3 } }), {
      success: true,
      value: [{ gameCategory: 'RNG', gameCount: 12, vendors: [{ code: 'GRF', name: 'Goldreef', gameCount: 12 }] }],
    })
    client.setQueryData(callKey(getBalance, {}), { success: true, value: { balance: '12.50', currency: 'USD' } })
    client.setQueryData(callKey(getMember, {}), {
      success: true,
      value: { account: 'mina', nickname: 'Mina', type: 0, avatar: '', unreadMessage: 2, availablePromo: [] },
    })
  },
}

const measures = new Set<() => void>()
const measureAll = () =>
  act(() => {
    for (const measure of [...measures]) measure()
  })

/** Says nothing by itself: `measureAll` does. */
class Measures {
  private readonly measure: () => void
  constructor(measure: () => void) {
    this.measure = measure
  }
  observe(): void {
    measures.add(this.measure)
  }
  disconnect(): void {
    measures.delete(this.measure)
  }
}

beforeEach(() => {
  callGateway.mockReset()
  callGateway.mockReturnValue(new Promise(() => undefined))
  usePopupStore.setState({ open: [] })
  useSessionStore.setState(guest, true)
  useSideMenu.setState({ isCollapsed: false, isDrawerOpen: false })
  useTheme.setState({ theme: 'dark' })
})

test('a guest can log in, register and go home', () => {
  renderPart(<Header isGame={false} />, { path: '/promotions' })
  press(screen.getByRole('button', { name: 'Log in' }))
  expect(popups()).toEqual(['login'])
  press(screen.getByRole('link', { name: 'Register' }))
  expect(where()).toBe('/register')
  press(screen.getByRole('link', { name: 'Test Club' }))
  expect(where()).toBe('/')
})

test('a member has balance, deposit, withdrawal and messages instead', async () => {
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member' })
  renderPart(<Header isGame={false} />, known)
  expect(await screen.findByRole('link', { name: 'Messages: 2 unread messages' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Deposit' }).length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'Withdraw' })).toBeTruthy()
  expect(screen.getByText('12')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull()
})

test('beside a game neither the balance nor the switch of the side menu stands', async () => {
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member' })
  renderPart(<Header isGame />, known)
  await screen.findByRole('link', { name: 'Deposit' })
  expect(screen.queryByRole('status', { name: /balance/i })).toBeNull()
  expect(screen.queryByText('12')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Collapse the menu' })).toBeNull()
})

test('the account opens beside its button, and closes with Escape', async () => {
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member' })
  renderPart(<Header isGame={false} />, known)
  const button = await screen.findByRole('button', { name: 'Account' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  press(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  const list = screen.getByRole('list', { name: 'Account' })
  expect(within(list).getByRole('link', { name: 'Deposit' })).toBeTruthy()
  press(within(list).getByRole('button', { name: 'Sign out' }))
  expect(popups()).toEqual(['sign-out'])
  expect(screen.queryByRole('list', { name: 'Account' })).toBeNull()
})

test('the theme button says what it will do, and does it', () => {
  renderPart(<Header isGame={false} />)
  press(screen.getByRole('button', { name: 'Use the light theme' }))
  expect(document.documentElement.dataset.theme).toBe('light')
  expect(screen.getByRole('button', { name: 'Use the dark theme' })).toBeTruthy()
})

test('the side menu collapses from here, and on phones opens as a drawer', () => {
  renderPart(<Header isGame={false} />)
  const toggle = screen.getByRole('button', { name: 'Collapse the menu' })
  press(toggle)
  expect(screen.getByRole('button', { name: 'Expand the menu' }).getAttribute('aria-expanded')).toBe('false')
  press(screen.getByRole('button', { name: 'Open the menu' }))
  expect(useSideMenu.getState().isDrawerOpen).toBe(true)
})

test('the navigation holds home, the categories and promotions; it marks where one is', () => {
  renderPart(<Header isGame={false} />, { ...known, path: '/promotions' })
  const nav = screen.getByRole('navigation', { name: 'Main navigation' })
  expect(within(nav).getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBeNull()
  expect(within(nav).getByRole('link', { name: 'Promotions' }).getAttribute('aria-current')).toBe('page')
  expect(within(nav).getByRole('link', { name: 'Slots' })).toBeTruthy()
  // The gateway lists no vendor of it.
  expect(within(nav).queryByRole('link', { name: 'Live casino' })).toBeNull()
})

test('where the row has no room for all, slots stay in it, in their place, and others stand under "More"', async () => {
  // Every item is 100 px wide; the row has room for four of them, its last place for "More".
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function width(this: Element) {
    return new DOMRect(0, 0, this.tagName === 'NAV' ? 400 : 100, 40)
  })
  const prepare = () => vi.stubGlobal('ResizeObserver', Measures)
  renderPart(<Header isGame={false} />, { site: { categories: ['elott', 'lott', 'fish', 'rng'] }, prepare })
  const nav = screen.getByRole('navigation', { name: 'Main navigation' })
  const shown = () => [...nav.querySelectorAll(':scope > ul > li:not([data-hidden])')].map((item) => item.textContent)
  await vi.waitFor(() => expect(measures.size).toBe(1))
  measureAll()
  press(await within(nav).findByRole('button', { name: 'More' }))
  measureAll()
  expect(shown()).toEqual(['Home', 'E-lottery', 'Slots'])
  const more = within(nav).getByRole('list', { name: 'More' })
  expect(
    within(more)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Lottery', 'Fishing', 'Promotions'])
})

test('until the gateway has said which vendors there are, every category of the tenant stands', () => {
  renderPart(<Header isGame={false} />)
  const nav = screen.getByRole('navigation', { name: 'Main navigation' })
  for (const name of ['Slots', 'Live casino']) expect(within(nav).getByRole('link', { name })).toBeTruthy()
})

test('a brand may have one word or two, and is called by its whole name', () => {
  renderPart(<Header isGame={false} />, { site: { brand: { ...siteForTests.brand, wordmark: ['ONE'] } } })
  const mark = screen.getByRole('link', { name: 'Test Club' })
  expect(mark.textContent).toBe('ONE')
  expect(mark.querySelector('img')?.getAttribute('alt')).toBe('')
})
