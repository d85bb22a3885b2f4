// Needs a document.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chunkFailureOf, loadPart } from './chunk-failure.ts'

const reload = vi.fn()
const gone = new TypeError('Failed to fetch dynamically imported module: https://a.example/assets/x-1.js')

beforeEach(() => {
  reload.mockReset()
  vi.stubGlobal('location', { ...window.location, reload })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a failed import is told from other errors, with its address', () => {
  expect(chunkFailureOf(gone)).toEqual({ type: 'TypeError', address: 'https://a.example/assets/x-1.js' })
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

test('a part that cannot be had reloads the page, once; then it fails by its name', async () => {
  const settled = vi.fn()
  loadPart(() => Promise.reject(gone)).then(settled, settled)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  await Promise.resolve()
  expect(settled).not.toHaveBeenCalled()
  await expect(loadPart(() => Promise.reject(gone))).rejects.toBe(gone)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a part that breaks by itself reloads nothing', async () => {
  const broken = new TypeError('x is undefined')
  await expect(loadPart(() => Promise.reject(broken))).rejects.toBe(broken)
  expect(reload).not.toHaveBeenCalled()
})

test('without storage the page does not reload by itself: it could not know that it has', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused')
  })
  await expect(loadPart(() => Promise.reject(gone))).rejects.toBe(gone)
  expect(reload).not.toHaveBeenCalled()
})

test('without a connection the page stays, since a reload would lose it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(loadPart(() => Promise.reject(gone))).rejects.toBe(gone)
  expect(reload).not.toHaveBeenCalled()
})

test('a part that never comes is given up after two minutes', async () => {
  vi.useFakeTimers()
  window.sessionStorage.setItem('chunkReload', '1')
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
