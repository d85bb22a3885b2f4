import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteAnswer } from '#src/gateway/stored-answers.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { ConnectionBanner } from './connection-banner.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  onlineManager.setOnline(true)
  noteAnswer(false)
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

test('stored answers are called so, and asked for again until the gateway answers', async () => {
  const ask = vi.fn(async () => 1)
  const known = vi.fn(async () => 2)
  const { client } = renderPart(<ConnectionBanner />)
  const watch = (queryKey: string[], queryFn: () => Promise<number>) =>
    new QueryObserver(client, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => undefined)
  watch(['known'], known)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  act(() => noteAnswer(true))
  watch(['stored'], ask)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(words()).toContain('The site cannot be reached right now')
  expect(words()).toContain('may be out of date')
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(ask).toHaveBeenCalledTimes(2)
  await act(async () => noteAnswer(false))
  expect(words()).toBe('')
  expect(ask).toHaveBeenCalledTimes(3)
  // What the gateway itself had answered before stays.
  expect(known).toHaveBeenCalledTimes(1)
})
