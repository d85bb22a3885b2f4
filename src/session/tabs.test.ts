// Needs a document.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { guest } from './session-events.ts'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

/** The other tab: what this one says to it, and a way to speak. */
const heard: unknown[] = []
const channels: FakeChannel[] = []
class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor() {
    channels.push(this)
  }
  postMessage(message: unknown): void {
    heard.push(message)
  }
}
const sayHere = (data: unknown) => {
  for (const channel of channels) channel.onmessage?.({ data })
}

/** A tab of its own: modules as they are after a load. */
async function openTab(token?: string) {
  vi.resetModules()
  const { tellSession, useSessionStore } = await import('./session-store.ts')
  const { startTabs } = await import('./tabs.ts')
  const { signOut } = await import('./sign-in.ts')
  if (token) {
    tellSession({ type: 'restored', token })
    tellSession({ type: 'identified', token, memberType: 0 })
  }
  startTabs()
  return { state: () => useSessionStore.getState(), signOut, tellSession }
}

beforeEach(() => {
  vi.useFakeTimers()
  heard.length = 0
  channels.length = 0
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  callGateway.mockReset()
  callGateway.mockResolvedValue({ success: true, value: null })
})
afterEach(() => vi.useRealTimers())

const question = () => heard.find((message) => JSON.stringify(message).includes('"ask"')) as { id: string }

test('a sign-out is told to the other tabs without a token, and to the server', async () => {
  const tab = await openTab('own-token')
  await tab.signOut()
  expect(heard).toEqual([{ type: 'left' }])
  expect(callGateway.mock.calls.map(([{ id }]) => id)).toEqual(['logout'])
  expect(tab.state()).toEqual({ ...guest, ended: 'left' })
})

test('a sign-out elsewhere ends the session here, and the server hears of this tab’s own', async () => {
  const tab = await openTab('own-token')
  const tokens: (string | null)[] = []
  callGateway.mockImplementation(async () => tokens.push(tab.state().token))
  sayHere({ type: 'left' })
  await vi.waitFor(() => expect(tab.state()).toEqual({ ...guest, ended: 'left' }))
  expect(tokens).toEqual(['own-token'])
  expect(heard).toEqual([])
  expect(sessionStorage.getItem('token')).toBeNull()
})

test('a server that cannot be told keeps nobody signed in', async () => {
  const tab = await openTab('own-token')
  callGateway.mockRejectedValue(new GatewayError('network.failed'))
  sayHere({ type: 'left' })
  await vi.waitFor(() => expect(tab.state().ended).toBe('left'))
})

test('a new tab asks once, and takes up the session that it is handed', async () => {
  const tab = await openTab()
  sayHere({ type: 'hand', id: question().id, token: 'theirs' })
  expect(tab.state()).toMatchObject({ phase: 'identifying', token: 'theirs' })
  expect(JSON.stringify(heard)).not.toContain('theirs')
  sayHere({ type: 'hand', id: question().id, token: 'another' })
  expect(tab.state().token).toBe('theirs')
})

test('nothing is taken up that was not asked for, or comes too late', async () => {
  const tab = await openTab()
  sayHere({ type: 'hand', id: 'made-up', token: 'theirs' })
  expect(tab.state().phase).toBe('guest')
  vi.advanceTimersByTime(2000)
  sayHere({ type: 'hand', id: question().id, token: 'theirs' })
  expect(tab.state().phase).toBe('guest')
})

test('an agent’s tab says so with the session, and the new tab expects their centre', async () => {
  const tab = await openTab()
  sayHere({ type: 'hand', id: question().id, token: 'theirs', isAgent: true })
  expect(sessionStorage.getItem('own:agent')).toBe('1')
  tab.tellSession({ type: 'identified', token: 'theirs', memberType: 1 })
  sayHere({ type: 'ask', id: 'q1' })
  expect(heard.at(-1)).toEqual({ type: 'hand', id: 'q1', token: 'theirs', isAgent: true })
})

test('a tab with a session asks for none, and keeps its own', async () => {
  const tab = await openTab('own-token')
  expect(heard).toEqual([])
  sayHere({ type: 'hand', id: 'x', token: 'theirs' })
  expect(tab.state().token).toBe('own-token')
})

test('a session is handed on request, and only once it is known whose it is', async () => {
  const tab = await openTab()
  sayHere({ type: 'ask', id: 'q1' })
  tab.tellSession({ type: 'signed-in', token: 'own-token', isFirstLogin: false })
  sayHere({ type: 'ask', id: 'q2' })
  tab.tellSession({ type: 'identified', token: 'own-token', memberType: 0 })
  sayHere({ type: 'ask', id: 'q3' })
  expect(heard.slice(1)).toEqual([{ type: 'hand', id: 'q3', token: 'own-token' }])
})

test.each([null, 'left', { type: 'hand' }, { type: 'ask', id: 7 }, { type: 'else', id: 'x' }])(
  'what is no message of ours is nothing: %o',
  async (data) => {
    const tab = await openTab('own-token')
    sayHere(data)
    expect(tab.state().token).toBe('own-token')
    expect(heard).toEqual([])
  },
)
