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

test.each([
  ['error loading dynamically imported module: https://a.example/assets/x-1.js', 'https://a.example/assets/x-1.js'],
  ['Importing a module script failed.', ''],
  ['Unable to preload CSS for /assets/x-1.css', '/assets/x-1.css'],
])('every browser’s words for it are known: %s', (message, address) => {
  expect(chunkFailureOf(new TypeError(message))).toEqual({ type: 'TypeError', address })
})

test('without storage the page does not reload by itself: it could not know that it has', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused')
  })
  expect(mayReload()).toBe(false)
  vi.restoreAllMocks()
})

test('the page reloads by itself once, not again', () => {
  expect(mayReload()).toBe(true)
  expect(mayReload()).toBe(false)
})

test('a part that never comes is given up after two minutes', async () => {
  vi.useFakeTimers()
  const part = loadPart(() => new Promise<never>(() => undefined))
  const failure = expect(part.catch(chunkFailureOf)).resolves.toEqual({ type: 'ChunkTimeout', address: '' })
  await vi.advanceTimersByTimeAsync(120_000)
  await failure
})

test('a part that comes leaves no timer behind', async () => {
  vi.useFakeTimers()
  expect(await loadPart(() => Promise.resolve(1))).toBe(1)
  expect(vi.getTimerCount()).toBe(0)
})
