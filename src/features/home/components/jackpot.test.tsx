import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callGateway } from '#src/gateway/client.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { renderPart, stubWindow } from '#src/play/render-for-tests.tsx'
import { DisplayJackpot } from './display-jackpot.tsx'
import { LiveJackpot } from './live-jackpot.tsx'

vi.mock('#src/gateway/client.ts', async (original) => ({ ...(await original<object>()), callGateway: vi.fn() }))

const gateway = vi.mocked(callGateway)
const answer = (amount: string | null) =>
  gateway.mockResolvedValue({
    success: true,
    value: amount && { amount, currency: 'USD', at: '2026-11-20T14:32:08Z', gameCount: 24 },
  } as never)

/** The figure as it is read out. */
const figure = () => screen.getByText(/^\$[\d,]+\.\d\d$/).textContent

/** Lets time pass, and what was waiting for it happen. */
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
  })

beforeEach(() => {
  vi.useFakeTimers()
  stubWindow()
  gateway.mockReset()
})

afterEach(() => vi.useRealTimers())

test('the real jackpot moves only when the gateway says so', async () => {
  answer('512884306.75')
  renderPart(<LiveJackpot />)
  await pass(10)
  expect(figure()).toBe('$512,884,306.75')
  answer('512884999.00')
  await pass(4900)
  expect(figure()).toBe('$512,884,306.75')
  await pass(200)
  expect(figure()).toBe('$512,884,999.00')
})

test('a jackpot that cannot be read is never a figure, and can be asked for again', async () => {
  gateway.mockRejectedValue(new GatewayError('request.invalid', { status: 400 }))
  renderPart(<LiveJackpot />)
  await pass(10)
  expect(screen.queryByText(/\d\d\d/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})

test('where there is no jackpot, the figure for show says what it is, and rises', async () => {
  answer(null)
  renderPart(<DisplayJackpot />)
  await pass(10)
  expect(screen.getByText(/not the amount of a real jackpot/)).toBeDefined()
  const before = Number(figure()?.replace(/[$,]/g, ''))
  await pass(5001)
  const rise = Number(figure()?.replace(/[$,]/g, '')) - before
  expect(rise).toBeGreaterThanOrEqual(100)
  expect(rise).toBeLessThanOrEqual(1000)
})

test('the figure for show does not leap between two visits', async () => {
  answer(null)
  const { unmount } = renderPart(<DisplayJackpot />)
  await pass(10)
  const before = figure()
  unmount()
  renderPart(<DisplayJackpot />)
  await pass(10)
  expect(figure()).toBe(before)
})

test('a real jackpot wins over the figure for show', async () => {
  answer('512884306.75')
  renderPart(<DisplayJackpot />)
  await pass(10)
  expect(figure()).toBe('$512,884,306.75')
  expect(screen.queryByText(/not the amount/)).toBeNull()
})

test('the figure can be stopped, and goes on at the newest amount', async () => {
  answer('512884306.75')
  renderPart(<LiveJackpot />)
  await pass(10)
  fireEvent.click(screen.getByRole('button', { name: 'Stop the jackpot from moving' }))
  answer('512884999.00')
  await pass(5100)
  expect(figure()).toBe('$512,884,306.75')
  fireEvent.click(screen.getByRole('button', { name: 'Let the jackpot move' }))
  expect(figure()).toBe('$512,884,999.00')
})

test('for who prefers less motion it stands still until it is let go', async () => {
  stubWindow((query) => query.includes('reduced-motion'))
  answer(null)
  renderPart(<DisplayJackpot />)
  await pass(10)
  const before = figure()
  await pass(5001)
  expect(figure()).toBe(before)
  fireEvent.click(screen.getByRole('button', { name: 'Let the jackpot move' }))
  await pass(5001)
  expect(figure()).not.toBe(before)
})
