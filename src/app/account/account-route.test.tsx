import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate, useRoutes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { getBalance, getMember } from '#src/gateway/calls.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { guest, type Role } from '#src/session/session-events.ts'
import { tellSession, useSessionStore } from '#src/session/session-store.ts'
import { Link } from '#src/ui/link.tsx'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { standInForDialogs } from '#tests/support/stand-in-for-dialogs.ts'
import { PopupAddress } from '../pages/popup-address.tsx'
import { AccountRoute } from './account-route.tsx'
import { useBackground } from './background.ts'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const member = {
  id: '1',
  account: 'player',
  nickname: 'Hoa Sen',
  type: 0,
  avatar: '',
  currency: 'USD',
  availablePromoCount: 3,
  unreadMessage: 12,
  availablePromo: [],
}

const where = () => screen.getByTestId('where').textContent
const signIn = (role: Role) => useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role })
const mounted = vi.fn()

function Page() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => mounted(), [])
  if (pathname === '/login') return <PopupAddress name="login" />
  return (
    <main>
      <p data-testid="below">{`${pathname}${search}`}</p>
      <Link to="/member?page=redEnvelope">Envelope</Link>
      <Link to="/live">Live</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </main>
  )
}

function Site() {
  const { background, isAccount, below } = useBackground()
  const page = useRoutes([{ path: '*', element: <Page /> }], background)
  return (
    <>
      {page}
      <Suspense>{isAccount && <AccountRoute below={below} />}</Suspense>
    </>
  )
}

const show = (path: string) =>
  renderPart(<Site />, {
    path,
    prepare: (client) => {
      client.setQueryData(callKey(getMember, {}), { success: true, value: member })
      client.setQueryData(callKey(getBalance, {}), {
        success: true,
        value: { balance: '12480500.00', currency: 'USD' },
      })
    },
  })

// Pages come by chunks of their own.
const soon = (check: () => void) => waitFor(check, { timeout: 5000 })
const below = () => screen.getByTestId('below').textContent
const account = () => screen.getByRole('dialog')

beforeEach(() => {
  standInForDialogs()
  mounted.mockReset()
  callGateway.mockReset()
  callGateway.mockReturnValue(new Promise(() => undefined))
  usePopupStore.setState({ open: [] })
  useSessionStore.setState(guest, true)
})

test('it stands over the page that it was opened from, and Back, the cross and Escape lead there', async () => {
  signIn('member')
  show('/rng?select=JP')
  for (const leave of [
    () => press(screen.getByRole('button', { name: 'Back', hidden: true })),
    async () => press((await screen.findAllByRole('button', { name: 'Close' }))[0] ?? account()),
    () => fireEvent(account(), new Event('cancel', { cancelable: true })),
  ]) {
    press(screen.getByRole('link', { name: 'Envelope' }))
    await soon(() => expect(where()).toBe('/member?page=redEnvelope'))
    expect(below()).toBe('/rng?select=JP')
    await screen.findByRole('dialog', {}, { timeout: 5000 })
    await leave()
    await soon(() => expect(where()).toBe('/rng?select=JP'))
  }
  expect(mounted).toHaveBeenCalledTimes(1)
})

test('it can be left in the moment that it opens', async () => {
  signIn('member')
  show('/rng?select=JP')
  const opened = new MutationObserver(() => {
    const dialog = document.querySelector('dialog')
    if (!dialog) return
    opened.disconnect()
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  })
  opened.observe(document.body, { childList: true, subtree: true })
  screen.getByRole('link', { name: 'Envelope' }).click()
  await soon(() => expect(where()).toBe('/member?page=redEnvelope'))
  await soon(() => expect(where()).toBe('/rng?select=JP'))
})

test('another page of it takes the place of the one before: Back still leads out', async () => {
  signIn('member')
  show('/live')
  press(screen.getByRole('link', { name: 'Envelope' }))
  const side = await screen.findByRole('navigation', { name: 'Pages of your account' })
  press(within(side).getByRole('link', { name: /^My account/ }))
  await soon(() => expect(where()).toBe('/member?page=securityCenter'))
  press(screen.getByRole('button', { name: 'Back', hidden: true }))
  await soon(() => expect(where()).toBe('/live'))
})

test('a link from outside opens it over the home page, and closing leads there', async () => {
  signIn('member')
  show('/member?page=prizeWheel')
  expect(below()).toBe('/')
  const heading = await screen.findByRole('heading', { name: 'Prize wheel' })
  press(within(heading.parentElement ?? account()).getByRole('button', { name: 'Close' }))
  await soon(() => expect(where()).toBe('/'))
})

test('a page that never was says so, with a way on; names are read without regard to case', async () => {
  signIn('member')
  show('/member?page=treasure')
  expect(
    await screen.findByRole('heading', { name: 'There is no such page in your account' }, { timeout: 5000 }),
  ).toBeTruthy()
  press(screen.getByRole('link', { name: 'Go to my account' }))
  await soon(() => expect(where()).toBe('/member?page=securityCenter'))
  await soon(() => expect(account().getAttribute('aria-label')).toBe('My account'))
})

test('a guest is asked to log in, and is there afterwards', async () => {
  show('/member?page=withdraw')
  expect(where()).toBe('/login')
  act(() => signIn('member'))
  await soon(() => expect(where()).toBe('/member?page=withdraw'))
  expect(below()).toBe('/')
})

test('a trial account is told what it needs, at home', async () => {
  signIn('trial')
  show('/member?page=depositv2')
  await soon(() => expect(where()).toBe('/'))
  const text = 'Trial accounts have no pages of their own. Register an account to go on.'
  expect(usePopupStore.getState().open.map(({ props }) => props)).toEqual([
    { title: 'A full account is needed', text, offersRegistration: true },
  ])
})

test('until it is known who is signed in, nothing of an account is shown', async () => {
  useSessionStore.setState({ ...guest, phase: 'identifying', token: 't' })
  show('/member?page=redEnvelope')
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => signIn('member'))
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test('one whose session has expired stays; who does not log in again is led home', async () => {
  signIn('member')
  show('/member?page=redEnvelope')
  await screen.findByRole('dialog')
  act(() => tellSession({ type: 'ended', token: 't', ending: 'expired' }))
  expect(where()).toBe('/member?page=redEnvelope')
  expect(screen.getByRole('dialog')).toBeTruthy()
  act(() => tellSession({ type: 'declined' }))
  expect(where()).toBe('/')
})
