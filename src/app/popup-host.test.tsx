import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { openPopup, usePopupStore } from '#src/popups/popup-store.ts'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { PopupHost } from './popup-host.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const popups = () => usePopupStore.getState().open.map(({ name }) => name)
const where = () => screen.getByTestId('where').textContent

beforeEach(() => {
  callGateway.mockReset()
  callGateway.mockReturnValue(new Promise(() => undefined))
  usePopupStore.setState({ open: [] })
  useSessionStore.setState(guest, true)
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

test('without a popup it draws nothing', () => {
  const { container } = renderPart(<PopupHost />)
  expect(container.querySelector('dialog')).toBeNull()
})

test('a message is said, and goes when it is closed', async () => {
  renderPart(<PopupHost />)
  act(() => openPopup('message', { title: 'A full account is needed', text: 'Register to play.' }))
  expect(await screen.findByRole('dialog', { name: 'A full account is needed' })).toBeTruthy()
  expect(screen.getByText('Register to play.')).toBeTruthy()
  press(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(popups()).toEqual([])
})

test('Escape closes the one above; the one below stays', async () => {
  renderPart(<PopupHost />)
  act(() => {
    openPopup('message', { title: 'Below', text: 'one' })
    openPopup('sign-out', {})
  })
  const above = await screen.findByRole('dialog', { name: 'Do you want to sign out?' })
  fireEvent(above, new Event('cancel', { cancelable: true }))
  expect(popups()).toEqual(['message'])
  expect(screen.getByRole('dialog', { name: 'Below' })).toBeTruthy()
})

test('a click beside a message closes it, a click beside the question whether to leave does not', async () => {
  renderPart(<PopupHost />)
  act(() => openPopup('sign-out', {}))
  press(await screen.findByRole('dialog', { name: 'Do you want to sign out?' }))
  expect(popups()).toEqual(['sign-out'])
  act(() => usePopupStore.setState({ open: [] }))
  act(() => openPopup('message', { title: 'A message', text: 'x' }))
  press(await screen.findByRole('dialog', { name: 'A message' }))
  expect(popups()).toEqual([])
})

test('who stays signed in stays', async () => {
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member' })
  renderPart(<PopupHost />, { path: '/promotions' })
  act(() => openPopup('sign-out', {}))
  press(await screen.findByRole('button', { name: 'Stay signed in' }))
  expect(callGateway).not.toHaveBeenCalled()
  expect(useSessionStore.getState().token).toBe('t')
  expect(where()).toBe('/promotions')
})

test.each([
  ['hears of it', () => Promise.resolve({ success: true, value: null })],
  ['does not', () => Promise.reject(new GatewayError('network.failed'))],
])('who leaves has left, whether the server %s', async (_, answer) => {
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member' })
  callGateway.mockImplementation(answer)
  renderPart(<PopupHost />, { path: '/promotions' })
  act(() => openPopup('sign-out', {}))
  press(await screen.findByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(where()).toBe('/'))
  expect(useSessionStore.getState()).toEqual({ ...guest, ended: 'left' })
  expect(popups()).toEqual([])
})

test('who closes the log-in after a session has expired has left; who logs in elsewhere needs none', async () => {
  useSessionStore.setState({ ...guest, ended: 'expired' })
  renderPart(<PopupHost />)
  act(() => openPopup('login', { reason: 'expired' }))
  fireEvent(await screen.findByRole('dialog', { name: 'Log in' }), new Event('cancel', { cancelable: true }))
  expect(popups()).toEqual([])
  expect(useSessionStore.getState().ended).toBe('left')
  act(() => openPopup('login', {}))
  act(() => useSessionStore.setState({ ...guest, phase: 'identifying', token: 'of-another-tab' }))
  expect(popups()).toEqual([])
})

test('a sign-out in another tab closes what was a member’s own, and leaves the rest', async () => {
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member' })
  renderPart(<PopupHost />)
  act(() => {
    openPopup('message', { title: 'A message', text: 'x' })
    openPopup('account', {})
    openPopup('change-password', { reason: 'expired' })
  })
  act(() => useSessionStore.setState({ ...guest, ended: 'left' }))
  expect(popups()).toEqual(['message'])
})

test('a trial account that is refused may register at once', async () => {
  renderPart(<PopupHost />)
  act(() => openPopup('message', { title: 'A full account is needed', text: 'x', offersRegistration: true }))
  press(await screen.findByRole('link', { name: 'Register' }))
  expect(popups()).toEqual([])
  expect(where()).toBe('/register')
})

test('the welcome is for players: an agent has none', async () => {
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member' })
  renderPart(<PopupHost />)
  act(() => openPopup('welcome', {}))
  expect(await screen.findByRole('dialog', { name: 'Welcome to Test Club' })).toBeTruthy()
  act(() => useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'agent' }))
  expect(popups()).toEqual([])
})

test('customer service is drawn beside the page, not here', () => {
  const { container } = renderPart(<PopupHost />)
  act(() => openPopup('service', {}))
  expect(container.querySelector('dialog')).toBeNull()
})

test('the account of a phone closes when something in it is chosen', async () => {
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member' })
  renderPart(<PopupHost />)
  act(() => openPopup('account', {}))
  await screen.findByRole('dialog', { name: 'Account' })
  press(screen.getByRole('link', { name: 'Messages' }))
  expect(popups()).toEqual([])
  expect(where()).toMatch(/^\/member/)
})
