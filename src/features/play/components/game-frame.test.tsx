import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPart } from '#tests/support/render-part.tsx'
import { GameFrame } from './game-frame.tsx'

const ask = vi.fn<typeof fetch>()
const frame = () => document.querySelector('iframe')
const onUnreachable = vi.fn()
const [one, two] = ['https://one.example/cdn/koi?launch=1', 'https://two.example/koi?launch=1']

beforeEach(() => {
  ask.mockReset()
  onUnreachable.mockReset()
  vi.stubGlobal('fetch', ask)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (...addresses: string[]) =>
  renderPart(<GameFrame addresses={addresses} name="Koi Fortune" onUnreachable={onUnreachable} />)

test('a host that refuses at once is passed over before the frame gets an address', async () => {
  ask.mockRejectedValue(new TypeError('refused'))
  show(one, two)
  expect(frame()).toBeNull()
  await waitFor(() => expect(frame()?.src).toBe(two))
  expect(ask.mock.calls.map(([address]) => String(address))).toEqual(['https://one.example/robots.txt'])
})

test('what is asked is the host, in nobody’s name, and never the launch itself', async () => {
  ask.mockResolvedValue(new Response())
  show(one, two)
  await waitFor(() => expect(frame()?.src).toBe(one))
  const [[address, options]] = ask.mock.calls as [[URL, RequestInit]]
  expect(String(address)).not.toContain('launch')
  expect(options).toMatchObject({ method: 'HEAD', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' })
})

test('the only host is not asked: there is no other to go to', () => {
  show(one)
  expect(frame()?.src).toBe(one)
  expect(ask).not.toHaveBeenCalled()
})

test('a host that answers and then shows nothing is followed by the next, and the last one’s silence is said', async () => {
  vi.useFakeTimers()
  ask.mockResolvedValue(new Response())
  show(one, two)
  await act(() => vi.advanceTimersByTimeAsync(10))
  expect(frame()?.src).toBe(one)
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(frame()?.src).toBe(two)
  expect(screen.getByRole('status').textContent).toBe('The game is starting')
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(onUnreachable).toHaveBeenCalledTimes(1)
})
