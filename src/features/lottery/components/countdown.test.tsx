import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPart } from '#tests/support/render-part.tsx'
import { forgetServerTime, noteServerTime, serverNow } from '../lib/server-clock.ts'
import { Countdown } from './countdown.tsx'

const start = Date.parse('2026-11-20T12:00:00Z')
const draw = { closesAt: '2026-11-20T12:00:50Z', drawsAt: '2026-11-20T12:01:00Z' }
const clock = () => screen.getByRole('timer').textContent

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  forgetServerTime()
})
afterEach(() => {
  vi.useRealTimers()
})

test('counts to the closing, says closed until the draw, then that the numbers are being drawn', () => {
  renderPart(<Countdown draw={draw} />)
  expect(clock()).toBe('00:50')
  act(() => vi.advanceTimersByTime(1000))
  expect(clock()).toBe('00:49')
  act(() => vi.advanceTimersByTime(49_000))
  expect(screen.getByText('Closed')).toBeTruthy()
  expect(clock()).toBe('00:10')
  act(() => vi.advanceTimersByTime(10_000))
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByText('The numbers are being drawn')).toBeTruthy()
})

test('goes by the gateway’s clock, with half of the way there and back', () => {
  // The clock here is twenty seconds slow; the answer took two seconds.
  noteServerTime('2026-11-20T12:00:19Z', start - 2000, start)
  expect(serverNow() - start).toBe(20_000)
  renderPart(<Countdown draw={draw} />)
  expect(clock()).toBe('00:30')
})

test('a clock that was asleep is right at once: nothing is counted up tick by tick', () => {
  renderPart(<Countdown draw={draw} />)
  vi.setSystemTime(start + 30_000)
  act(() => vi.advanceTimersByTime(1000))
  expect(clock()).toBe('00:19')
})

test('a much slower exchange changes nothing for a minute', () => {
  noteServerTime('2026-11-20T12:00:10Z', start - 100, start)
  const before = serverNow()
  noteServerTime('2026-11-20T12:00:10Z', start - 8000, start)
  expect(serverNow()).toBe(before)
  vi.setSystemTime(start + 61_000)
  noteServerTime('2026-11-20T12:01:01Z', start + 60_000, start + 61_000)
  expect(serverNow()).toBe(Date.parse('2026-11-20T12:01:01.500Z'))
})
