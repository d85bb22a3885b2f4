// Needs a document.
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { RequireSession } from './require-session.tsx'
import { guest, type SessionState } from './session-events.ts'
import { useSessionStore } from './session-store.ts'

afterEach(cleanup)

function From() {
  const { state } = useLocation()
  return <p>sent away from {String(state?.from)}</p>
}

function visit(session: Partial<SessionState>, only?: 'agent', isKept = true) {
  useSessionStore.setState({ ...guest, ...session })
  render(
    <MemoryRouter initialEntries={['/wallet?x=1']}>
      <Routes>
        <Route
          path="/wallet"
          element={
            <RequireSession {...(only && { only })} isKept={isKept} pending={<p>pending</p>}>
              <p>the page</p>
            </RequireSession>
          }
        />
        <Route path="/login" element={<From />} />
        <Route path="/" element={<p>home</p>} />
      </Routes>
    </MemoryRouter>,
  )
}

test('guests are sent to log in, and where they wanted to go is kept', () => {
  visit({})
  expect(screen.getByText('sent away from /wallet?x=1')).toBeTruthy()
})

test('whoever is signed in sees the page, even before the gateway says who it is', () => {
  visit({ phase: 'identifying', token: 'a' })
  expect(screen.getByText('the page')).toBeTruthy()
})

test('a page for one role waits until the role is known', () => {
  visit({ phase: 'identifying', token: 'a' }, 'agent')
  expect(screen.getByText('pending')).toBeTruthy()
})

test('another role is sent away, the right one is not', () => {
  visit({ phase: 'ready', token: 'a', role: 'member' }, 'agent')
  expect(screen.getByText(/sent away/)).toBeTruthy()
  cleanup()
  visit({ phase: 'ready', token: 'a', role: 'agent' }, 'agent')
  expect(screen.getByText('the page')).toBeTruthy()
})

const over = (ended: 'left' | 'expired') => act(() => useSessionStore.setState({ ...guest, ended }))

test('a page whose session expires stays under the prompt, and is there again after the log-in', () => {
  visit({ phase: 'ready', token: 'a', role: 'member' })
  over('expired')
  expect(screen.getByText('the page')).toBeTruthy()
  act(() => useSessionStore.setState({ ...guest, phase: 'identifying', token: 'b' }))
  expect(screen.getByText('the page')).toBeTruthy()
})

test('who does not log in again, or signs out, is led home', () => {
  visit({ phase: 'ready', token: 'a', role: 'member' })
  over('expired')
  over('left')
  expect(screen.getByText('home')).toBeTruthy()
})

test('a session that turns out to be over keeps its page under the prompt, too', () => {
  visit({ ended: 'expired' })
  expect(screen.getByText('the page')).toBeTruthy()
  over('left')
  expect(screen.getByText('home')).toBeTruthy()
})

test('who has left before is asked to log in like any guest', () => {
  visit({ ended: 'left' })
  expect(screen.getByText('sent away from /wallet?x=1')).toBeTruthy()
})

test('a page that is not kept is left when its session expires, and comes back', () => {
  visit({ phase: 'ready', token: 'a', role: 'agent' }, 'agent', false)
  over('expired')
  expect(screen.getByText('sent away from /wallet?x=1')).toBeTruthy()
})
