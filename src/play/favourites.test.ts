import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { createFavourites, type Favourite, type FavouriteMessage, type Favourites } from './favourites.ts'

const game: Favourite = { nodeId: 7, vendor: 'PPL', gameType: 'RNG' }

/** A gateway with a list, a network that can be away or lose answers, and tabs that share both. */
function aBrowser() {
  const ids = new Set<number>()
  const tabs: { favourites: Favourites; known: Set<number> }[] = []
  const sent: { at: number; isOn: boolean }[] = []
  const queues = new Map<string, Promise<void>>()
  const net = { isOnline: true, faults: [] as GatewayError[], maxAtOnce: 0 }
  let atOnce = 0

  async function answer(_: Favourite, isOn: boolean) {
    atOnce += 1
    net.maxAtOnce = Math.max(net.maxAtOnce, atOnce)
    sent.push({ at: Date.now(), isOn })
    await new Promise((resolve) => setTimeout(resolve, 130 + (sent.length % 4) * 90))
    atOnce -= 1
    if (!net.isOnline) throw new GatewayError('network.offline')
    const fault = net.faults.shift()
    // A request whose answer is lost has been carried out all the same.
    if (fault && fault.code !== 'network.timeout') throw fault
    if (isOn) ids.add(game.nodeId)
    else ids.delete(game.nodeId)
    if (fault) throw fault
  }

  function alone(name: string, work: () => Promise<void>): Promise<void> {
    const next = (queues.get(name) ?? Promise.resolve()).then(work)
    queues.set(name, next)
    return next
  }

  function open(tab: string) {
    const known = new Set(ids)
    const favourites: Favourites = createFavourites({
      tab,
      now: () => Date.now(),
      later: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds)
        return () => clearTimeout(timer)
      },
      isOnline: () => net.isOnline,
      has: (nodeId) => known.has(nodeId),
      send: answer,
      alone,
      tell: (message: FavouriteMessage) => {
        for (const other of tabs)
          if (other.favourites !== favourites) setTimeout(() => other.favourites.hear(message), 3)
      },
      note: (nodeId, isOn) => (isOn ? known.add(nodeId) : known.delete(nodeId)),
      refresh: () => {
        known.clear()
        for (const id of ids) known.add(id)
      },
    })
    const opened = { favourites, known }
    tabs.push(opened)
    const isOn = () => favourites.isOn(game.nodeId)
    return { favourites, isOn, press: () => favourites.press(game, !isOn()) }
  }

  const goOnline = () => {
    net.isOnline = true
    for (const { favourites } of tabs) favourites.onOnline()
  }
  return { ids, sent, net, open, goOnline }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a press shows at once and is sent at once', async () => {
  const { open, ids } = aBrowser()
  const tab = open('a')
  tab.press()
  expect(tab.isOn()).toBe(true)
  await vi.advanceTimersByTimeAsync(500)
  expect(ids).toEqual(new Set([7]))
  expect([tab.isOn(), tab.favourites.hasFailed()]).toEqual([true, false])
})

test('presses within a second are one request, for what was wanted last', async () => {
  const { open, ids, sent } = aBrowser()
  const tab = open('a')
  for (let press = 0; press < 4; press += 1) tab.press()
  expect(tab.isOn()).toBe(false)
  await vi.advanceTimersByTimeAsync(3000)
  expect(sent.length).toBeLessThanOrEqual(2)
  expect(ids.size).toBe(0)
  expect(tab.isOn()).toBe(false)
})

test('a refusal is rolled back in every tab, and said where it was pressed', async () => {
  const { open, net } = aBrowser()
  const [here, there] = [open('a'), open('b')]
  net.faults.push(new GatewayError('game.unknown', { status: 404 }))
  here.press()
  await vi.advanceTimersByTimeAsync(20)
  expect(there.isOn()).toBe(true)
  await vi.advanceTimersByTimeAsync(1000)
  expect([here.isOn(), there.isOn()]).toEqual([false, false])
  expect([here, there].map(({ favourites }) => favourites.hasFailed())).toEqual([true, false])
})

test('a gateway that fails is asked again, and given up after three tries', async () => {
  const { open, net, sent } = aBrowser()
  const tab = open('a')
  for (let fault = 0; fault < 3; fault += 1) net.faults.push(new GatewayError('system.fault', { status: 503 }))
  tab.press()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(sent).toHaveLength(3)
  expect(tab.isOn()).toBe(false)
  expect(tab.favourites.hasFailed()).toBe(true)
})

test('what is pressed without a connection is sent when it is back', async () => {
  const { open, net, ids, sent, goOnline } = aBrowser()
  const tab = open('a')
  net.isOnline = false
  tab.press()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([])
  expect(tab.isOn()).toBe(true)
  goOnline()
  await vi.advanceTimersByTimeAsync(1000)
  expect(ids).toEqual(new Set([7]))
})

test('a tab sends what another one wanted and never got through', async () => {
  const { open, ids } = aBrowser()
  const [closed, left] = [open('a'), open('b')]
  closed.press()
  closed.favourites.clear()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ids).toEqual(new Set([7]))
  expect(left.isOn()).toBe(true)
})

test('nothing is sent once the session is over', async () => {
  const { open, net, sent, goOnline } = aBrowser()
  const tab = open('a')
  net.isOnline = false
  tab.press()
  tab.favourites.clear()
  goOnline()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toEqual([])
})

test.each([1, 2, 3, 4, 5, 6, 7])(
  'fifty presses in five seconds, two tabs, offline in the middle: all agree (%i)',
  async (seed) => {
    const { open, net, ids, sent, goOnline } = aBrowser()
    const tabs = [open('a'), open('b')]
    net.faults.push(new GatewayError('network.timeout'), new GatewayError('system.fault', { status: 500 }))
    for (let press = 0; press < 50; press += 1) {
      if (press === 20) net.isOnline = false
      if (press === 32) goOnline()
      tabs[(press * seed) % 3 === 0 ? 0 : 1]?.press()
      await vi.advanceTimersByTimeAsync(100)
    }
    const wanted = tabs.map(({ isOn }) => isOn())
    await vi.advanceTimersByTimeAsync(60_000)
    expect(wanted[0]).toBe(wanted[1])
    expect(tabs.map(({ isOn }) => isOn())).toEqual([ids.has(7), ids.has(7)])
    expect(ids.has(7)).toBe(wanted[0])
    expect(net.maxAtOnce).toBe(1)
    expect(sent.length).toBeLessThan(16)
  },
)
