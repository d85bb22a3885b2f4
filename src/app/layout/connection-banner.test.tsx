import { onlineManager } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { ConnectionBanner } from './connection-banner.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

const words = () => screen.getByRole('status').textContent

test('while all is well it says nothing', () => {
  renderPart(<ConnectionBanner />)
  expect(words()).toBe('')
})

test('offline is said while it is so', () => {
  renderPart(<ConnectionBanner />)
  act(() => onlineManager.setOnline(false))
  expect(words()).toContain('You are offline.')
  act(() => onlineManager.setOnline(true))
  expect(words()).toBe('')
})

test('a first answer that takes eight seconds is called slow, and asked for again', async () => {
  const ask = vi.fn(() => new Promise(() => undefined))
  const { client } = renderPart(<ConnectionBanner />)
  act(() => void client.fetchQuery({ queryKey: ['slow'], queryFn: ask }))
  await act(() => vi.advanceTimersByTimeAsync(7_900))
  expect(words()).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(words()).toContain('longer than usual')
  press(screen.getByRole('button', { name: 'Try again' }))
})

test('an answer that is only renewed is no reason to say so', async () => {
  const { client } = renderPart(<ConnectionBanner />, {
    prepare: (known) => known.setQueryData(['known'], 1),
  })
  act(() => void client.fetchQuery({ queryKey: ['known'], queryFn: () => new Promise(() => undefined), staleTime: 0 }))
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(words()).toBe('')
})
