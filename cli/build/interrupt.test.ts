import { expect, test, vi } from 'vitest'
import { exitCodeOf, type Interruption, untilDone } from './interrupt.ts'

/** A run that a test brings to its end. */
function openRun() {
  const calls: string[] = []
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const run = { done: promise, stop: () => calls.push('stop'), kill: () => calls.push('kill') }
  return { calls, end: resolve, fail: reject, waited: untilDone(run) }
}

const send = (signal: Interruption) => process.emit(signal, signal)

const listeners = () => process.listenerCount('SIGINT') + process.listenerCount('SIGTERM')

test('a run that nobody interrupts ends by itself, and no listener stays', async () => {
  const before = listeners()
  const { end, waited } = openRun()
  expect(listeners()).toBe(before + 2)
  end()
  expect(await waited).toBeNull()
  expect(listeners()).toBe(before)
})

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s stops the run, waits for what is under way, and gives exit code %i', async (signal, code) => {
  const { calls, end, waited } = openRun()
  send(signal)
  expect(calls).toEqual(['stop'])
  end()
  expect(await waited).toBe(signal)
  expect(exitCodeOf(signal)).toBe(code)
})

test('a second signal kills and ends the process at once', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  const { calls, end, waited } = openRun()
  send('SIGINT')
  send('SIGTERM')
  expect(calls).toEqual(['stop', 'kill'])
  expect(exit).toHaveBeenCalledWith(143)
  end()
  await waited
})

test('what does not end soon after a signal is killed', async () => {
  vi.useFakeTimers()
  const { calls, end, waited } = openRun()
  send('SIGINT')
  vi.advanceTimersByTime(10_000)
  expect(calls).toEqual(['stop', 'kill'])
  vi.useRealTimers()
  end()
  expect(await waited).toBe('SIGINT')
})

test('a run that fails takes its workers and its listeners with it', async () => {
  const before = listeners()
  const { calls, fail, waited } = openRun()
  fail(new Error('no worker starts'))
  await expect(waited).rejects.toThrow('no worker starts')
  expect(calls).toEqual(['kill'])
  expect(listeners()).toBe(before)
})
