// Needs a document.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SeenByPage } from '#contract/site/worker.ts'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { getBalance, getGameMenus, getPermission } from '#src/gateway/calls.ts'
import { callQuery, queryClient } from '#src/gateway/query-client.ts'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { startWorker } from './start-worker.ts'

const postMessage = vi.fn<(seen: SeenByPage) => void>()
const register = vi.fn<(address: string) => Promise<void>>()

function giveWorkers(controller: object | null = null): void {
  const workers = { controller, register, ready: Promise.resolve({ active: { postMessage } }) }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers })
}

beforeEach(() => {
  setSite(siteForTests)
  useSessionStore.setState(guest, true)
  register.mockReset().mockResolvedValue()
  postMessage.mockReset()
  queryClient.clear()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.unstubAllGlobals()
})

/** Has a call answered. */
async function answer(options: ReturnType<typeof callQuery>, value: unknown): Promise<void> {
  await queryClient.fetchQuery({ ...options, queryFn: async () => ({ success: true, value }) as never })
}

test('the worker gets what the page has loaded: its own files, and answers to public questions', async () => {
  giveWorkers()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: `${location.origin}/assets/main-1.js` },
    { name: 'https://gateway.example/art/poster.svg' },
  ] as PerformanceEntryList)
  await answer(callQuery(getGameMenus, { query: { language: 'EN', clientType: 3 } }) as never, [])
  await answer(callQuery(getBalance, {}) as never, { balance: '24580.00' })
  await queryClient.prefetchQuery({
    ...callQuery(getPermission, { query: { language: 'EN' } }),
    queryFn: () => Promise.reject(new Error('refused')),
    retry: false,
  })
  startWorker()
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalled())
  expect(register).toHaveBeenCalledWith('/sw.js')
  const [seen] = postMessage.mock.calls[0] ?? []
  expect(seen?.files).toEqual(['/assets/main-1.js'])
  expect(seen?.answers.map(([address, text]) => [address.replace(/^https?:\/\/[^/]+/, ''), text])).toEqual([
    ['/lgw/games/game_menus?language=EN&clientType=3', '{"success":true,"value":[]}'],
  ])
})

test('a page that a worker serves registers none, and where there are none or they are refused, nothing happens', async () => {
  startWorker()
  giveWorkers({})
  startWorker()
  giveWorkers()
  register.mockRejectedValue(new DOMException('refused', 'SecurityError'))
  startWorker()
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(1))
  expect(postMessage).not.toHaveBeenCalled()
})
