// Needs a document.
import { beforeEach, expect, test, vi } from 'vitest'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { forcedChange, storeForcedChange } from '#src/session/forced-change.ts'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { signOut, takeUpSession } from '#src/session/sign-in.ts'
import { afterStart } from './after-start.ts'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const opened = {
  token: 'a'.repeat(16),
  firstTimeLogin: false,
  passwordExpired: true,
  changeReason: 'temporary',
} as const
const popups = () => usePopupStore.getState().open.map(({ name, props }) => ({ name, props }))

beforeEach(() => {
  setSite(siteForTests)
  callGateway.mockReset()
  callGateway.mockResolvedValue({ success: true, value: null })
  usePopupStore.setState({ open: [] })
  useSessionStore.setState(guest, true)
})

test('a password that must be changed must be changed after a reload, too', () => {
  takeUpSession(opened)
  afterStart()
  expect(popups()).toEqual([{ name: 'change-password', props: { reason: 'temporary' } }])
})

test('not once it is changed, and not for whoever comes next', async () => {
  takeUpSession(opened)
  storeForcedChange(undefined)
  afterStart()
  expect(popups()).toEqual([])
  takeUpSession(opened)
  takeUpSession({ ...opened, passwordExpired: false })
  expect(forcedChange()).toBeUndefined()
  takeUpSession(opened)
  await signOut()
  expect(forcedChange()).toBeUndefined()
})

test('what the page asked for ahead leaves it once it has settled; styles stay', () => {
  vi.useFakeTimers()
  document.head.innerHTML =
    '<link rel="modulepreload" href="/a.js"><link rel="preload" href="/a.woff2" as="font"><link rel="stylesheet" href="/a.css">'
  afterStart()
  expect(document.head.querySelectorAll('link')).toHaveLength(3)
  vi.advanceTimersByTime(3000)
  vi.useRealTimers()
  expect([...document.head.querySelectorAll('link')].map(({ rel }) => rel)).toEqual(['stylesheet'])
})

test('what is no reason of ours is none, and a guest has none', () => {
  sessionStorage.setItem('mustChange', 'whatever')
  expect(forcedChange()).toBeUndefined()
  storeForcedChange('expired')
  afterStart()
  expect(popups()).toEqual([])
})
