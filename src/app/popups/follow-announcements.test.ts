// Needs a document.
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { stringsAtHand } from '#src/i18n/i18n.ts'
import { dialogsChange } from '#src/lib/dialogs-change.ts'
import { pageChange } from '#src/lib/page-change.ts'
import { noteClosed } from '#src/popups/announced.ts'
import { closePopup, openPopup, usePopupStore } from '#src/popups/popup-store.ts'
import { guest } from '#src/session/session-events.ts'
import { tellSession, useSessionStore } from '#src/session/session-store.ts'
import { followAnnouncements } from './follow-announcements.ts'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const popup = (execution: 'A' | 'B' | 'F') => ({ id: execution, title: execution, content: '', execution })
let popups = [popup('A'), popup('B'), popup('F')]
let stop = (): void => undefined

beforeEach(() => {
  setSite(siteForTests)
  const [language] = siteForTests.languages.supported
  if (language) stringsAtHand(language, {})
  popups = [popup('A'), popup('B'), popup('F')]
  usePopupStore.setState({ open: [] })
  useSessionStore.setState(guest, true)
  sessionStorage.clear()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  callGateway.mockReset().mockImplementation(async () => ({
    success: true,
    value: { banners: [], playerNotices: [], popups, promotion: { count: 0, announcementImages: [] } },
  }))
})
afterEach(() => stop())

const start = () => {
  stop = followAnnouncements(new QueryClient({ defaultOptions: { queries: { retry: false } } }))
}
const opened = () => usePopupStore.getState().open.map(({ name }) => name)
const asked = () => callGateway.mock.calls.length

function signIn() {
  tellSession({ type: 'signed-in', token: 'one', isFirstLogin: false })
  tellSession({ type: 'identified', token: 'one', memberType: 0 })
}

test('a guest is shown what is announced to guests', async () => {
  start()
  await vi.waitFor(() => expect(opened()).toEqual(['announcement']))
})

test('a guest at another page reads that first, and is shown it once at home', async () => {
  history.replaceState(null, '', '/promotions')
  start()
  window.dispatchEvent(new Event(pageChange))
  expect(asked()).toBe(0)
  history.replaceState(null, '', '/')
  window.dispatchEvent(new Event(pageChange))
  await vi.waitFor(() => expect(opened()).toEqual(['announcement']))
})

test('a member is shown it at any page', async () => {
  history.replaceState(null, '', '/promotions')
  signIn()
  start()
  await vi.waitFor(() => expect(opened()).toEqual(['announcement']))
})

test('who closed it sees it no more in this session; members and guests are counted apart', async () => {
  noteClosed(false)
  start()
  expect(asked()).toBe(0)
  signIn()
  await vi.waitFor(() => expect(opened()).toEqual(['announcement']))
})

test('guests ask for what pops up for guests, also just after a member left; members for all that is theirs', async () => {
  const executions = () => callGateway.mock.calls.map(([, { query }]) => query.execution)
  useSessionStore.setState(guest, true)
  signIn()
  start()
  await vi.waitFor(() => expect(opened()).toEqual(['announcement']))
  closePopup('announcement')
  tellSession({ type: 'ended', token: 'one', ending: 'left' })
  await vi.waitFor(() => expect(executions()).toEqual([undefined, 'B']))
})

test('nothing is shown where nothing is for them', async () => {
  popups = [popup('A')]
  start()
  await vi.waitFor(() => expect(asked()).toBe(1))
  expect(opened()).toEqual([])
})

test('it waits until another popup is gone', async () => {
  openPopup('login', {})
  start()
  expect(asked()).toBe(0)
  closePopup('login')
  await vi.waitFor(() => expect(opened()).toEqual(['announcement']))
})

test('it waits for whatever dialog is over the page: the account, a search, a confirmation', async () => {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  start()
  expect(asked()).toBe(0)
  dialog.remove()
  window.dispatchEvent(new Event(dialogsChange))
  await vi.waitFor(() => expect(opened()).toEqual(['announcement']))
})

test('a dialog that opens while it is asked for comes first', async () => {
  start()
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  await vi.waitFor(() => expect(asked()).toBe(1))
  expect(opened()).toEqual([])
  dialog.remove()
  window.dispatchEvent(new Event(dialogsChange))
  await vi.waitFor(() => expect(opened()).toEqual(['announcement']))
})

test.each(['/register?referralCode=FRIEND7', '/LOGIN/', '/member?page=limits', '/seamless?gameCode=x'])(
  'at %s, whose popup or game is still on its way, it waits',
  async (path) => {
    history.replaceState(null, '', path)
    start()
    expect(asked()).toBe(0)
    history.replaceState(null, '', '/')
    window.dispatchEvent(new Event(dialogsChange))
    await vi.waitFor(() => expect(opened()).toEqual(['announcement']))
  },
)

test('announcements that cannot be had are no fault of the page', async () => {
  const said = vi.spyOn(console, 'error')
  callGateway.mockRejectedValue(new Error('gone'))
  start()
  await vi.waitFor(() => expect(asked()).toBe(1))
  expect(opened()).toEqual([])
  expect(said).not.toHaveBeenCalled()
})
