// Needs a document.
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'

const errors = await vi.hoisted(() => import('./gateway-error.ts'))
const { GatewayError } = errors

// Errors stay what they are through a reload.
vi.mock('./gateway-error.ts', () => errors)

type Home = typeof import('./idempotent-request.ts')

/** The page's code as after a reload: what it had at hand is gone, what the browser keeps is not. */
async function load(): Promise<Home> {
  vi.resetModules()
  return import('./idempotent-request.ts')
}

const timeout = new GatewayError('network.timeout')
const short = new GatewayError('wallet.short', { status: 409 })
const keyIn = (home: Home) => home.openRequest('deposit')?.key

let home: Home
let keys: string[]

beforeEach(async () => {
  sessionStorage.clear()
  home = await load()
  keys = []
})

/** Sends an order that ends as said, and notes the key that it went under. */
const send = (about: string, end: unknown = 'done', through = home) =>
  through
    .sendIdempotent('deposit', about, async (key) => {
      keys.push(key)
      if (end instanceof Error) throw end
      return end
    })
    .catch((error: unknown) => error)

test('a double click is one order, with one answer', async () => {
  const call = vi.fn(async () => 'done')
  const answers = await Promise.all([
    home.sendIdempotent('deposit', 'a', call),
    home.sendIdempotent('deposit', 'a', call),
  ])
  expect(answers).toEqual(['done', 'done'])
  expect(call).toHaveBeenCalledTimes(1)
})

test.each([
  ['a lost answer', new GatewayError('network.failed')],
  ['a timeout', timeout],
  ['an error of the server', new GatewayError('system.fault', { status: 500 })],
  ['an answer that is not JSON', new GatewayError('answer.not-json', { status: 200 })],
  ['a call that was cut short', new Error('canceled')],
])('%s leaves it open: the same again goes under the same key, and its answer settles it', async (_, error) => {
  expect(await send('a', error)).toBe(error)
  expect(home.openRequest('deposit')).toEqual({ key: keys[0], about: 'a' })
  expect(await send('a')).toBe('done')
  expect(keys[1]).toBe(keys[0])
  expect(home.openRequest('deposit')).toBeUndefined()
})

test('a refusal settles it: the same once more is a new order', async () => {
  expect(await send('a', short)).toBe(short)
  expect(home.openRequest('deposit')).toBeUndefined()
  await send('a')
  expect(keys[1]).not.toBe(keys[0])
})

test('a conflict settles it, too', async () => {
  await send('a', timeout)
  await send('a', new GatewayError('intent.conflict', { status: 409 }))
  expect(home.openRequest('deposit')).toBeUndefined()
})

test.each(['session.expired', 'payment-password.wrong', 'rate.limited', 'system.region-blocked'])(
  '%s at the second try says nothing about the first',
  async (code) => {
    await send('a', timeout)
    await send('a', new GatewayError(code, { status: 403 }))
    expect(keyIn(home)).toBe(keys[0])
    await send('a')
    expect(new Set(keys).size).toBe(1)
  },
)

test('the same refusal at the first try settles it', async () => {
  await send('a', new GatewayError('payment-password.wrong', { status: 403 }))
  expect(home.openRequest('deposit')).toBeUndefined()
})

test('something else is an order of its own', async () => {
  await send('a', timeout)
  await send('b')
  expect(keys[1]).not.toBe(keys[0])
})

test('a reload on the way finds it under its key', async () => {
  const never = home.sendIdempotent('deposit', 'a', (key) => {
    keys.push(key)
    return new Promise(() => undefined)
  })
  expect(never).toBeInstanceOf(Promise)
  const after = await load()
  expect(after.isRequestPending('deposit')).toBe(false)
  expect(keyIn(after)).toBe(keys[0])
  await send('a', 'done', after)
  expect(new Set(keys).size).toBe(1)
})

test('a tab that was copied sends under the same key', async () => {
  await send('a', timeout)
  const copied = await load()
  await Promise.all([send('a'), send('a', 'done', copied)])
  expect(new Set(keys).size).toBe(1)
})

test('without storage it holds for as long as the page does; nonsense in the storage is none', async () => {
  sessionStorage.setItem('intent:deposit', '{"key":1}')
  expect(home.openRequest('deposit')).toBeUndefined()
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  sessionStorage.removeItem('intent:deposit')
  await send('a', timeout)
  await send('a')
  refused.mockRestore()
  expect(keys[1]).toBe(keys[0])
})

test('it goes with the session', async () => {
  await send('a', timeout)
  sessionStorage.setItem('other', '1')
  home.forgetRequests()
  expect(home.openRequest('deposit')).toBeUndefined()
  expect(sessionStorage.getItem('other')).toBe('1')
})

/** A gateway that does each key once and refuses a key with another body, as the contract says. */
function gateway() {
  const done = new Map<string, string>()
  const conflicts: string[] = []
  return {
    done,
    conflicts,
    take(key: string, about: string): void {
      const before = done.get(key)
      if (before !== undefined && before !== about) conflicts.push(key)
      done.set(key, about)
    },
  }
}

const step = fc.record({
  tab: fc.nat(1),
  about: fc.constantFrom('a', 'b'),
  presses: fc.integer({ min: 1, max: 3 }),
  end: fc.constantFrom('answer', 'lost answer', 'lost request', 'refusal', 'door'),
  thenReload: fc.boolean(),
})

test('whatever is lost, pressed twice, reloaded or copied: an order is done once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      sessionStorage.clear()
      const bank = gateway()
      /** Each tab's own session storage and code; the second is a copy of the first. */
      const tabs = [
        { home: await load(), kept: '' },
        { home: await load(), kept: '' },
      ]
      /** What members meant: a press without an open order of the same is one more. */
      let meant = 0
      for (const { tab, about, presses, end, thenReload } of steps) {
        const own = tabs[tab]
        if (!own) continue
        sessionStorage.clear()
        if (own.kept) sessionStorage.setItem('intent:deposit', own.kept)
        if (own.home.openRequest('deposit')?.about !== about) meant += 1
        const call = async (key: string) => {
          if (end === 'answer' || end === 'lost answer') bank.take(key, about)
          if (end === 'lost answer' || end === 'lost request') throw timeout
          if (end === 'refusal' && !bank.done.has(key)) throw short
          if (end === 'door') throw new GatewayError('rate.limited', { status: 429 })
        }
        const pressed = Array.from({ length: presses }, () => own.home.sendIdempotent('deposit', about, call))
        await Promise.allSettled(pressed)
        own.kept = sessionStorage.getItem('intent:deposit') ?? ''
        if (thenReload) own.home = await load()
      }
      expect(bank.conflicts).toEqual([])
      expect(bank.done.size).toBeLessThanOrEqual(meant)
    }),
    { numRuns: 60 },
  )
})
