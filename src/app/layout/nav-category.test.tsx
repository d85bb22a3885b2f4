import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Vendor } from '#contract/lobby/games.ts'
import { categories } from '#src/config/categories.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { NavCategory } from './nav-category.tsx'

const vendor = (code: string): Vendor => ({
  code,
  name: `Vendor ${code}`,
  logoUrl: '',
  gameCount: 1234,
  lobby: {
    nodeId: 1,
    displayName: code,
    gameName: code,
    isHot: 0,
    isNew: false,
    hasJackpot: false,
    hasTrial: false,
    iconUrl: '',
    vassalage: code,
    vendorName: code,
    gameType: 'LIVE',
    gameCode: 'lobby',
    isGame: '',
  },
})

function Item({ id, count }: { id: 'live' | 'rng'; count: number }) {
  const category = categories().find((one) => one.id === id)
  if (!category) return null
  const openVendors = Array.from({ length: count }, (_, index) => vendor(`V${index}`))
  return <NavCategory menu={{ ...category, openVendors, gameCount: count }} linkClass="" />
}

beforeEach(() => {
  useSessionStore.setState(guest)
  usePopupStore.setState({ open: [] })
})

const where = () => screen.getByTestId('where').textContent

test('a category with several vendors leads to its page', async () => {
  renderPart(<Item id="live" count={2} />)
  press(screen.getByRole('link', { name: 'Live casino' }))
  expect(where()).toBe('/live')
})

test('a vendor that stands alone is launched: guests are asked to log in', async () => {
  renderPart(<Item id="live" count={1} />)
  press(screen.getByRole('button', { name: 'Live casino' }))
  expect(where()).toBe('/')
  expect(usePopupStore.getState().open).toMatchObject([{ name: 'login', props: { reason: 'play' } }])
})

test('a vendor that stands alone is launched: members play', async () => {
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member' })
  renderPart(<Item id="live" count={1} />)
  press(screen.getByRole('button', { name: 'Live casino' }))
  expect(where()).toBe('/seamless?vassalage=V0&gameCode=lobby')
})

test('a trial account is told what it needs', async () => {
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'trial' })
  renderPart(<Item id="live" count={1} />)
  press(screen.getByRole('button', { name: 'Live casino' }))
  expect(usePopupStore.getState().open).toMatchObject([{ name: 'message' }])
})

test('on its own page, the entry of a vendor that stands alone is the one that one is at', () => {
  renderPart(<Item id="live" count={1} />, { path: '/live' })
  expect(screen.getByRole('button', { name: 'Live casino' }).getAttribute('aria-current')).toBe('page')
})

test('slots have a page even with one vendor', () => {
  renderPart(<Item id="rng" count={1} />)
  expect(screen.getByRole('link', { name: 'Slots' })).toBeTruthy()
})

test('hovering shows the vendors; Escape and leaving close them', async () => {
  renderPart(<Item id="rng" count={3} />)
  const link = screen.getByRole('link', { name: 'Slots' })
  const holder = link.parentElement?.parentElement
  if (!holder) throw new Error('no holder')
  fireEvent.pointerEnter(holder, { pointerType: 'mouse' })
  expect(await screen.findByText('Vendor V2')).toBeTruthy()
  expect(screen.getAllByText('1,234 games')).toHaveLength(3)
  // Hovering leaves the focus where it was.
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByText('Vendor V2')).toBeNull())
})

test.each([
  [10, false],
  [11, true],
])('the panel of %i vendors is large: %s', async (count, isLarge) => {
  const { container } = renderPart(<Item id="rng" count={count} />)
  const holder = screen.getByRole('link', { name: 'Slots' }).parentElement?.parentElement
  if (!holder) throw new Error('no holder')
  fireEvent.pointerEnter(holder, { pointerType: 'mouse' })
  await screen.findByText('Vendor V0')
  expect(container.querySelector('[data-large]') !== null).toBe(isLarge)
})

test('focus alone opens no panel; the button behind the link does, Escape closes it and gives the focus back', async () => {
  renderPart(<Item id="rng" count={3} />)
  act(() => screen.getByRole('link', { name: 'Slots' }).focus())
  const toggle = screen.getByRole('button', { name: 'Slots: vendors' })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  act(() => toggle.focus())
  expect(screen.queryByText('Vendor V2')).toBeNull()
  press(toggle)
  const vendorLink = await screen.findByRole('link', { name: /Vendor V2/ })
  act(() => vendorLink.focus())
  fireEvent.keyDown(vendorLink, { key: 'Escape' })
  expect(screen.queryByText('Vendor V2')).toBeNull()
  expect(document.activeElement).toBe(toggle)
})
