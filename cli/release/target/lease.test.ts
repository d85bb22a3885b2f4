import { hostname } from 'node:os'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RunFiles } from '../target.ts'
import { holderOf, takeLease } from './lease.ts'

type Files = Pick<RunFiles, 'read' | 'write'>

/** Files of runs in memory, changed by version as all are; `text` is the lease as it lies there. */
function memory(): Files & { text: string | undefined; writes: number; fault: (() => void) | undefined } {
  const files = {
    text: undefined as string | undefined,
    writes: 0,
    fault: undefined as (() => void) | undefined,
    async read() {
      return files.text === undefined ? undefined : { text: files.text, version: `of ${files.text}` }
    },
    async write(_: string, text: string, before: string | null) {
      files.fault?.()
      if ((files.text === undefined ? null : `of ${files.text}`) !== before) return undefined
      files.text = text
      files.writes += 1
      return `of ${text}`
    },
  }
  return files
}

const start = Date.parse('2026-11-20T08:00:00Z')
const lease = (change: object = {}) =>
  JSON.stringify({
    holder: 'another',
    host: 'elsewhere',
    pid: 7,
    until: new Date(start + 30_000).toISOString(),
    ...change,
  })

let files: ReturnType<typeof memory>
beforeEach(() => {
  vi.useFakeTimers({ now: start })
  files = memory()
})
afterEach(() => {
  vi.useRealTimers()
})

test('one has it, and the next once it is given back', async () => {
  const first = await takeLease(files)
  expect(await takeLease(files)).toBeUndefined()
  expect(await holderOf(files)).toBe(`process ${process.pid} of ${hostname()}`)
  await first?.release()
  expect(await holderOf(files)).toBeNull()
  expect(await takeLease(files)).toBeDefined()
})

test('of many at once one alone has it', async () => {
  const taken = await Promise.all(Array.from({ length: 9 }, () => takeLease(files)))
  expect(taken.filter(Boolean)).toHaveLength(1)
})

test('a holder of another machine is waited for until its time is over', async () => {
  files.text = lease()
  expect(await takeLease(files)).toBeUndefined()
  expect(await holderOf(files)).toBe('process 7 of elsewhere')
  vi.setSystemTime(start + 30_000)
  expect(await takeLease(files)).toBeUndefined()
  vi.setSystemTime(start + 30_001)
  expect(await holderOf(files)).toBeNull()
  expect(await takeLease(files)).toBeDefined()
})

test.each([
  ['ESRCH', 'has ended: it is not waited for', true],
  ['EPERM', 'runs as another user: it is waited for', false],
])('a holder of this machine that answers %s %s', async (code, _, isTaken) => {
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error(code), { code })
  })
  files.text = lease({ host: hostname(), pid: 4_000_000 })
  expect((await holderOf(files)) === null).toBe(isTaken)
  expect((await takeLease(files)) !== undefined).toBe(isTaken)
})

test.each(['', 'x', '{}', 'null', lease({ until: 'soon' }), lease({ pid: '7' }), lease({ host: null })])(
  'what is no lease, as %j, keeps nobody out',
  async (text) => {
    files.text = text
    expect(await holderOf(files)).toBeNull()
    expect(await takeLease(files)).toBeDefined()
  },
)

test('two that find an old lease do not both get it', async () => {
  files.text = lease({ until: new Date(0).toISOString() })
  const [first, second] = await Promise.all([takeLease(files), takeLease(files)])
  expect([first, second].filter(Boolean)).toHaveLength(1)
})

test('while its holder lives it is renewed, each time before it ends', async () => {
  const held = await takeLease(files)
  for (let passed = 0; passed < 600; passed += 5) {
    await vi.advanceTimersByTimeAsync(5000)
    expect(await takeLease(files)).toBeUndefined()
  }
  expect(held?.isLost()).toBe(false)
  await held?.release()
  const { writes } = files
  await vi.advanceTimersByTimeAsync(600_000)
  expect(files.writes).toBe(writes)
})

test('a holder that slept past its time finds that another has it, and leaves it to that one', async () => {
  const first = await takeLease(files)
  vi.setSystemTime(start + 90_001)
  const second = await takeLease(files)
  expect(second).toBeDefined()
  const ofSecond = files.text
  await vi.advanceTimersByTimeAsync(20_000)
  expect(first?.isLost()).toBe(true)
  await first?.release()
  expect(JSON.parse(files.text ?? '')).toMatchObject({ holder: JSON.parse(ofSecond ?? '').holder })
  expect(second?.isLost()).toBe(false)
  await second?.release()
})

test('storage that does not answer for a while costs no lease, if it does before the end', async () => {
  const held = await takeLease(files)
  files.fault = () => {
    throw new Error('away')
  }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(held?.isLost()).toBe(false)
  files.fault = undefined
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await takeLease(files)).toBeUndefined()
  expect(held?.isLost()).toBe(false)
  await held?.release()
  expect(await holderOf(files)).toBeNull()
})
