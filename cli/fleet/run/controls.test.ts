import { beforeEach, expect, test, vi } from 'vitest'
import { stopClock } from '#tests/support/run-scene.ts'
import { Controls } from './controls.ts'

let controls: Controls
beforeEach(() => {
  stopClock()
  controls = new Controls()
})

/** Whether it came to its end by now. */
async function hasEnded(waiting: Promise<void>): Promise<boolean> {
  let isOver = false
  void waiting.then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(0)
  return isOver
}

test('a wait ends with its time, and not before', async () => {
  const waiting = controls.wait(1000)
  await vi.advanceTimersByTimeAsync(999)
  expect(await hasEnded(waiting)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await hasEnded(waiting)).toBe(true)
})

test('all that wait are woken as soon as something else is wanted, and no timer holds the process', async () => {
  const waiting = [controls.wait(1000), controls.wait(60_000), controls.change()]
  controls.want('leave')
  expect(await Promise.all(waiting.map(hasEnded))).toEqual([true, true, true])
  expect(vi.getTimerCount()).toBe(0)
})

test.each([Number.POSITIVE_INFINITY, 2 ** 31, 1e12])('a wait of %d ms is not over at once', async (ms) => {
  const waiting = controls.wait(ms)
  await vi.advanceTimersByTimeAsync(24 * 3_600_000)
  expect(await hasEnded(waiting)).toBe(false)
  controls.want('halt')
  expect(await hasEnded(waiting)).toBe(true)
})

test('what is wanted can be another, until it is to stop', () => {
  const wanted = (['pause', 'go', 'leave', 'halt', 'stop', 'go', 'pause', 'leave', 'halt'] as const).map((wish) => {
    controls.want(wish)
    return controls.wanted
  })
  expect(wanted).toEqual(['pause', 'go', 'leave', 'halt', 'stop', 'stop', 'stop', 'stop', 'stop'])
})
