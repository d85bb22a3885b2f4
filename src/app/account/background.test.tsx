import { act, screen, waitFor } from '@testing-library/react'
import { Suspense, useEffect } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { closePopup, usePopupStore } from '#src/popups/popup-store.ts'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { keptFrom } from '#src/session/wanted-path.ts'
import { Link } from '#src/ui/link.tsx'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { OtherPage } from '../pages/other-page.tsx'
import { BelowPopup } from '../parts/below-popup.ts'
import { useBackground } from './background.ts'

vi.mock('#src/gateway/client.ts', () => ({ callGateway: () => new Promise(() => undefined) }))

const mounted = vi.fn()
const where = () => screen.getByTestId('where').textContent
const below = () => screen.getByTestId('below').textContent
const popups = () => usePopupStore.getState().open.map(({ name }) => name)

function Page() {
  const { pathname, search } = useLocation()
  useEffect(() => mounted(), [])
  return (
    <main>
      <p data-testid="below">{`${pathname}${search}`}</p>
      <Link to="/register?referralCode=FRIEND7">Register</Link>
      <Link to="/login" state={keptFrom('/favorite')}>
        Kept out
      </Link>
    </main>
  )
}

function Site() {
  const { background, isPopup, below } = useBackground()
  const page = useRoutes([{ path: '*', element: <Page /> }], background)
  return (
    <>
      {page}
      {isPopup && (
        <BelowPopup value={below}>
          <Suspense>
            <OtherPage />
          </Suspense>
        </BelowPopup>
      )}
    </>
  )
}

beforeEach(() => {
  mounted.mockReset()
  usePopupStore.setState({ open: [] })
  useSessionStore.setState(guest, true)
})

test('the registration stands over the page that it was opened from, and closing it leads there', async () => {
  renderPart(<Site />, { path: '/rng?select=JP' })
  press(screen.getByRole('link', { name: 'Register' }))
  await waitFor(() => expect(popups()).toEqual(['register']))
  expect(where()).toBe('/register?referralCode=FRIEND7')
  expect(below()).toBe('/rng?select=JP')
  act(() => closePopup('register'))
  await waitFor(() => expect(where()).toBe('/rng?select=JP'))
  expect(mounted).toHaveBeenCalledTimes(1)
})

test('who was asked to log in to play, and would rather register, keeps the page', async () => {
  renderPart(<Site />, { path: '/rng' })
  press(screen.getByRole('link', { name: 'Kept out' }))
  await waitFor(() => expect(popups()).toEqual(['login']))
  expect(below()).toBe('/rng')
})

test('who was kept from a page has home below the log-in, not that page', () => {
  renderPart(<Site />, { path: '/favorite' })
  press(screen.getByRole('link', { name: 'Kept out' }))
  expect(where()).toBe('/login')
  expect(below()).toBe('/login')
  press(screen.getByRole('link', { name: 'Register' }))
  expect(below()).toBe('/register?referralCode=FRIEND7')
})
