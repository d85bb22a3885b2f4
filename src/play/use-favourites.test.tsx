import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Profiler } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { callGateway } from '#src/gateway/client.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { tellSession, useSessionStore } from '#src/session/session-store.ts'
import { aCard } from './card-fixture.ts'
import { GameActionsProvider } from './game-actions.tsx'
import { PosterTile } from './poster-tile.tsx'
import { renderPart, stubWindow } from './render-for-tests.tsx'

vi.mock('#src/gateway/client.ts', async (original) => ({ ...(await original<object>()), callGateway: vi.fn() }))

const gateway = vi.mocked(callGateway)
const calls = () => gateway.mock.calls.map(([call]) => call.id)
const heart = () => screen.getByRole('button', { name: 'Favourite: Koi Fortune' })
const isOn = () => heart().getAttribute('aria-pressed') === 'true'

const renderTile = () =>
  renderPart(
    <GameActionsProvider>
      <PosterTile card={aCard({ nodeId: 7 })} />
    </GameActionsProvider>,
  )

/** The gateway as a member's: its list of favourites, and whether it refuses changes. */
function answerWith(ids: number[], refusal?: GatewayError): void {
  gateway.mockImplementation(async (call) => {
    if (call.id === 'getFavouriteIds') return { success: true, value: [...ids] } as never
    if (refusal) throw refusal
    if (call.id === 'addFavourite') ids.push(7)
    else ids.splice(ids.indexOf(7), 1)
    return { success: true, value: null } as never
  })
}

beforeEach(() => {
  stubWindow()
  gateway.mockReset()
  usePopupStore.setState({ open: [] })
  useSessionStore.setState({ phase: 'guest', token: null, role: 'guest' })
})

const signIn = () => tellSession({ type: 'signed-in', token: 'a-token-of-the-test', isFirstLogin: false })

test('a guest is asked to log in, and nothing is sent', async () => {
  renderTile()
  fireEvent.click(heart())
  expect(usePopupStore.getState().open.map(({ name }) => name)).toEqual(['login'])
  expect(calls()).toEqual([])
})

test('a heart turns at once and stays when the gateway agrees', async () => {
  signIn()
  answerWith([])
  renderTile()
  await waitFor(() => expect(calls()).toContain('getFavouriteIds'))
  fireEvent.click(heart())
  await waitFor(() => expect(isOn()).toBe(true))
  await waitFor(() => expect(calls()).toContain('addFavourite'))
  expect(isOn()).toBe(true)
})

test('a press draws its own heart anew, and nothing of another tile', async () => {
  signIn()
  answerWith([])
  const onRender = vi.fn()
  renderPart(
    <GameActionsProvider>
      <PosterTile card={aCard({ nodeId: 7 })} />
      <Profiler id="other" onRender={onRender}>
        <PosterTile card={aCard({ nodeId: 8, displayName: 'Another' })} />
      </Profiler>
    </GameActionsProvider>,
  )
  await waitFor(() => expect(calls()).toContain('getFavouriteIds'))
  onRender.mockClear()
  fireEvent.click(heart())
  expect(isOn()).toBe(true)
  await waitFor(() => expect(calls()).toContain('addFavourite'))
  expect(onRender).not.toHaveBeenCalled()
})

test('a heart turns back when the gateway refuses, and that is said', async () => {
  signIn()
  answerWith([], new GatewayError('game.unknown', { status: 404 }))
  renderTile()
  await waitFor(() => expect(calls()).toContain('getFavouriteIds'))
  fireEvent.click(heart())
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/could not be saved/))
  expect(isOn()).toBe(false)
})

test('a second press within a second turns the heart back at once, and is sent after it', async () => {
  signIn()
  answerWith([7])
  renderTile()
  await waitFor(() => expect(isOn()).toBe(true))
  fireEvent.click(heart())
  await waitFor(() => expect(calls()).toContain('removeFavourite'))
  fireEvent.click(heart())
  expect(isOn()).toBe(true)
  expect(calls()).not.toContain('addFavourite')
  await waitFor(() => expect(calls()).toContain('addFavourite'), { timeout: 3000 })
  expect(isOn()).toBe(true)
})

test('Play asks a guest to log in, and tells a trial account what it needs', async () => {
  const { unmount } = renderTile()
  fireEvent.click(screen.getByRole('button', { name: 'Play now: Koi Fortune' }))
  expect(usePopupStore.getState().open).toMatchObject([{ name: 'login', props: { reason: 'play' } }])
  unmount()

  usePopupStore.setState({ open: [] })
  signIn()
  answerWith([])
  useSessionStore.setState({ phase: 'ready', role: 'trial' })
  renderTile()
  fireEvent.click(screen.getByRole('button', { name: 'Play now: Koi Fortune' }))
  expect(usePopupStore.getState().open).toMatchObject([{ name: 'message' }])
})
