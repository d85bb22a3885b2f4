import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { GatewayDownPage } from './gateway-down-page.tsx'

const onRetry = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  onRetry.mockReset()
})
afterEach(() => vi.useRealTimers())

const show = () => renderPart(<GatewayDownPage error={new GatewayError('network.offline')} onRetry={onRetry} />)

test('the site goes on by itself when the line is back', () => {
  show()
  act(() => window.dispatchEvent(new Event('online')))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('it tries now and then while somebody looks at it, and no more when it is gone', () => {
  const { unmount } = show()
  act(() => vi.advanceTimersByTime(31_000))
  expect(onRetry).toHaveBeenCalledTimes(2)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => vi.advanceTimersByTime(31_000))
  expect(onRetry).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
  unmount()
  vi.advanceTimersByTime(31_000)
  expect(onRetry).toHaveBeenCalledTimes(2)
})
