import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter, useRoutes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dialogsChange } from '#src/lib/dialogs-change.ts'
import { closePopup, usePopupStore } from '#src/popups/popup-store.ts'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { keptFrom } from '#src/session/wanted-path.ts'
import { Link } from '#src/ui/link.tsx'
import { press } from '#tests/support/render-part.tsx'
import { useBackground } from '../account/background.ts'
import { BelowPopup } from '../parts/below-popup.ts'
import { followBack } from '../popups/follow-back.ts'
import { PopupAddress } from './popup-address.tsx'

function Page() {
  return (
    <>
      <Link to="/register">Register</Link>
      <Link to="/login" replace state={keptFrom('/favorite')}>
        Favourites
      </Link>
      <Link to="/register" replace>
        Register instead
      </Link>
    </>
  )
}

/** The site with its popups, as `SiteRoutes` has them. */
function Site() {
  const { background, isPopup, below } = useBackground()
  const popups = [
    { path: '/login', element: <PopupAddress name="login" /> },
    { path: '/register', element: <PopupAddress name="register" /> },
  ]
  const page = useRoutes([...popups, { path: '*', element: <Page /> }], background)
  const popup = useRoutes([...popups, { path: '*', element: null }])
  return (
    <>
      {page}
      {isPopup && <BelowPopup value={below}>{popup}</BelowPopup>}
    </>
  )
}

let stop = (): void => undefined
let depth = 0
const follow = (name: string) => press(screen.getByRole('link', { name }))
const isOpen = (name: string) => waitFor(() => expect(usePopupStore.getState().open).toMatchObject([{ name }]))
const settled = () =>
  act(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => setTimeout(resolve, 30))
  })
const place = () => `${location.pathname} ${Reflect.get(history.state, 'idx')}`

beforeEach(() => {
  depth += 1
  usePopupStore.setState({ open: [] })
  useSessionStore.setState(guest, true)
  history.pushState({ idx: 7, key: `start${depth}`, usr: null }, '', '/rng')
  stop = followBack()
  render(
    <BrowserRouter>
      <Site />
    </BrowserRouter>,
  )
})
afterEach(() => {
  stop()
  cleanup()
  document.body.replaceChildren()
})

test('closing the registration leaves the history as it was before it', async () => {
  follow('Register')
  await isOpen('register')
  expect(place()).toBe('/register 8')
  act(() => closePopup('register'))
  await settled()
  expect(place()).toBe('/rng 7')
})

test('so does an account that was opened there', async () => {
  follow('Register')
  await isOpen('register')
  act(() => useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member' }))
  await settled()
  expect(place()).toBe('/rng 7')
})

test('who was kept from a page is led on to it, and who closes the log-in is back where they came from', async () => {
  history.pushState({ idx: 8, key: 'kept', usr: null }, '', '/favorite')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  follow('Favourites')
  await isOpen('login')
  act(() => closePopup('login'))
  await settled()
  expect(place()).toBe('/rng 7')
})

test('a registration that took the place of a dialog’s entry leaves none behind, either', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  window.dispatchEvent(new Event(dialogsChange))
  follow('Register instead')
  dialog.remove()
  window.dispatchEvent(new Event(dialogsChange))
  await isOpen('register')
  expect(place()).toBe('/register 7')
  act(() => closePopup('register'))
  await settled()
  expect(history.state).toMatchObject({ key: `start${depth}` })
  expect(place()).toBe('/rng 7')
})

test('from a dialog over the page closing leads past the dialog’s entry, too', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  window.dispatchEvent(new Event(dialogsChange))
  follow('Register')
  dialog.remove()
  window.dispatchEvent(new Event(dialogsChange))
  await isOpen('register')
  act(() => closePopup('register'))
  await settled()
  expect(history.state).toMatchObject({ key: `start${depth}` })
})
