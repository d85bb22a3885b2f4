// Needs a document.
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
  vi.resetModules()
})

/** The page's code as it is after a load of the address. */
async function visit(path: string) {
  window.history.replaceState({ key: 'kept' }, '', path)
  const { linkToken } = await import('./token-from-url.ts')
  return { token: linkToken(), at: window.location.pathname + window.location.search + window.location.hash }
}

test('a token leaves the address and the history entry, the rest of them stays', async () => {
  expect(await visit('/rng?vassalage=A88&token=abcdefghijklmnop1234#x')).toEqual({
    token: 'abcdefghijklmnop1234',
    at: '/rng?vassalage=A88#x',
  })
  expect(window.history.state).toEqual({ key: 'kept' })
})

test('it is kept nowhere, and is no session', async () => {
  window.sessionStorage.setItem('token', 'live')
  await visit('/?token=abcdefghijklmnop1234')
  expect({ ...window.sessionStorage, ...window.localStorage }).toEqual({ token: 'live' })
})

test('what cannot be a token leaves the address too', async () => {
  expect((await visit('/?token=%3Cscript%3E')).at).toBe('/')
})

test('of several none stays', async () => {
  expect((await visit('/?token=one&token=two')).at).toBe('/')
})

test('an address without a token is left alone', async () => {
  expect(await visit('/?tokens=1')).toEqual({ token: undefined, at: '/?tokens=1' })
})
