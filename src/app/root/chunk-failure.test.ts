// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { chunkFailureOf, loadPart, mayReload } from './chunk-failure.ts'

afterEach(() => {
  window.sessionStorage.clear()
  vi.useRealTimers()
})

test('a failed import is told from other errors, with its address', () => {
  const error = new TypeError('Failed to fetch dynamically imported module: https://a.example/assets/x-1.js')
  expect(chunkFailureOf(error)).toEqual({ type: 'TypeError', address: 'https://a.example/assets/x-1.js' })
  expect(chunkFailureOf(new TypeError('x is undefined'))).toBeUndefined()
  expect(chunkFailureOf('no error')).toBeUndefined()
})

test('the page reloads by itself once, not again', () => {
  expect(mayReload()).toBe(true)
  expect(mayReload()).toBe(false)
})

test('a part that never comes is given up after two minutes', async () => {
  vi.useFakeTimers()
  const part = loadPart(() => new Promise<never>(() => undefined))
  const failure = expect(part).rejects.toThrow('Chunk timeout')
  await vi.advanceTimersByTimeAsync(120_000)
  await failure
})

test('a part that comes leaves no timer behind', async () => {
  vi.useFakeTimers()
  expect(await loadPart(() => Promise.resolve(1))).toBe(1)
  expect(vi.getTimerCount()).toBe(0)
})
