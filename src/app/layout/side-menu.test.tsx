import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getGameMenus, getMember, getWhitelabel } from '#src/gateway/calls.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { aCard } from '#src/play/card-fixture.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { PageReady } from './page-ready.tsx'
import { SideDrawer } from './side-drawer.tsx'
import { SideMenu } from './side-menu.tsx'
import { useSideMenu } from './side-menu-store.ts'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

type Client = { setQueryData: (key: readonly unknown[], data: unknown) => void }
const good = (value: unknown) => ({ success: true, value })
const vendor = { code: 'GRF', name: 'Goldreef', gameCount: 9360 }
const menus = (client: Client) =>
  client.setQueryData(
    callKey(getGameMenus, { query: { language: 'EN', clientType: 3 } }),
    good([{ gameCategory: 'RNG', gameCount: 9360, vendors: [vendor] }]),
  )
const popups = () => usePopupStore.getState().open.map(({ name }) => name)
const where = () => screen.getByTestId('where').textContent

beforeEach(() => {
  callGateway.mockReset()
  callGateway.mockReturnValue(new Promise(() => undefined))
  usePopupStore.setState({ open: [] })
  useSessionStore.setState(guest, true)
  useSideMenu.setState({ isCollapsed: false, isDrawerOpen: false })
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  window.scrollTo = vi.fn()
})

test('categories stand with the count of their games; one without a vendor does not', () => {
  renderPart(<SideMenu />, { prepare: menus })
  const games = screen.getByRole('list', { name: 'Games' })
  expect(
    within(games)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Slots9,360'])
})

test('what the gateway closes at run time is gone; what it does not mention stays', () => {
  renderPart(<SideMenu />, {
    prepare: (client) => {
      menus(client)
      client.setQueryData(callKey(getWhitelabel, {}), good([{ modId: 'promotions', enabled: false }]))
    },
  })
  expect(screen.queryByRole('link', { name: /Promotions/ })).toBeNull()
  expect(screen.getByRole('link', { name: /Slots/ })).toBeTruthy()
})

test('a vendor that is alone in its category is launched at once, past the drawer', () => {
  useSideMenu.setState({ isDrawerOpen: true })
  const lobby = aCard({ gameType: 'LIVE', vassalage: 'VVT', gameCode: 'lobby' })
  renderPart(<SideMenu />, {
    prepare: (client) =>
      client.setQueryData(
        callKey(getGameMenus, { query: { language: 'EN', clientType: 3 } }),
        good([{ gameCategory: 'LIVE', gameCount: 7, vendors: [{ ...vendor, lobby }] }]),
      ),
  })
  press(screen.getByRole('button', { name: /^Live casino/ }))
  expect(useSideMenu.getState().isDrawerOpen).toBe(false)
  expect(usePopupStore.getState().open).toMatchObject([
    { name: 'login', props: { wanted: '/seamless?vassalage=VVT&gameCode=lobby' } },
  ])
})

test('a member sees how many rewards wait', () => {
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member' })
  renderPart(<SideMenu />, {
    prepare: (client) =>
      client.setQueryData(callKey(getMember, {}), good({ type: 0, availablePromoCount: 3, availablePromo: [] })),
  })
  expect(screen.getByRole('img', { name: /3/ }).textContent).toBe('3')
})

test.each([
  ['on', true],
  ['off', false],
])('friends are invited where the member’s promotion of it is %s, and by guests', (_, enabled) => {
  const invite = () => screen.queryByRole('link', { name: 'Invite friends' }) !== null
  const prepare = (client: Client) =>
    client.setQueryData(
      callKey(getMember, {}),
      good({ type: 0, availablePromoCount: 0, availablePromo: [{ type: 'REFERRAL', enabled }] }),
    )
  renderPart(<SideMenu />, { prepare })
  expect(invite()).toBe(true)
  act(() => useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member' }))
  expect(invite()).toBe(enabled)
})

test('the row of the page one is on is marked, and no other', () => {
  renderPart(<SideMenu />, { path: '/promotions' })
  const here = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(here.map((link) => link.title)).toEqual(['Promotions'])
})

test('what is hot is a list of its own, and on it slots are not marked', () => {
  renderPart(<SideMenu />, { path: '/rng?select=HOT', prepare: menus })
  const here = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(here.map((link) => link.title)).toEqual(['Hot'])
})

test('the drawer of phones lets a guest log in, and makes room for it', () => {
  useSideMenu.setState({ isDrawerOpen: true })
  renderPart(<SideDrawer />)
  press(screen.getByRole('button', { name: 'Log in' }))
  expect(popups()).toEqual(['login'])
  expect(useSideMenu.getState().isDrawerOpen).toBe(false)
})

test('who is signed in is not asked to in the drawer, which Escape closes', () => {
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member' })
  useSideMenu.setState({ isDrawerOpen: true })
  renderPart(<SideDrawer />)
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull()
  fireEvent(screen.getByRole('dialog', { name: 'Menu' }), new Event('cancel', { cancelable: true }))
  expect(useSideMenu.getState().isDrawerOpen).toBe(false)
})

test('a page that follows closes the drawer, scrolls up and hands the focus to its heading', () => {
  vi.spyOn(document, 'querySelector').mockImplementation(
    // jsdom does not know `:modal`; no dialog is open here.
    (selector) =>
      (selector === 'dialog:modal' ? null : Document.prototype.querySelectorAll.call(document, selector)[0]) ?? null,
  )
  renderPart(
    <>
      <main>
        <h1>Next</h1>
      </main>
      <SideMenu />
      <PageReady />
    </>,
    { path: '/live' },
  )
  expect(window.scrollTo).not.toHaveBeenCalled()
  useSideMenu.setState({ isDrawerOpen: true })
  press(screen.getByTitle('Promotions'))
  expect(where()).toBe('/promotions')
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
  expect(document.activeElement?.textContent).toBe('Next')
  expect(useSideMenu.getState().isDrawerOpen).toBe(false)
})
