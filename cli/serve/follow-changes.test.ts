import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onceQuiet, oneAtATime } from './follow-changes.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('a task waits for the last of several changes, and runs once for all of them', () => {
  const task = vi.fn()
  const changed = onceQuiet(task, 30)
  changed()
  vi.advanceTimersByTime(29)
  changed()
  vi.advanceTimersByTime(29)
  expect(task).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(task).toHaveBeenCalledTimes(1)
  changed()
  vi.advanceTimersByTime(30)
  expect(task).toHaveBeenCalledTimes(2)
})

test('what is asked for while a task runs makes it run once more, never two at a time', async () => {
  const ends: (() => void)[] = []
  const task = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
  const run = oneAtATime(task)
  const first = run()
  await run()
  await run()
  expect(task).toHaveBeenCalledTimes(1)
  ends[0]?.()
  await vi.waitFor(() => expect(task).toHaveBeenCalledTimes(2))
  ends[1]?.()
  await first
  expect(task).toHaveBeenCalledTimes(2)
})

test('a task that failed runs again when it is asked for', async () => {
  const task = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('no disk'))
  const run = oneAtATime(task)
  await expect(run()).rejects.toThrow('no disk')
  await run()
  expect(task).toHaveBeenCalledTimes(2)
})
