import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import styles from './visually-hidden.module.css'
import { WhenNear } from './when-near.tsx'

afterEach(() => vi.unstubAllGlobals())

test('what is far from the window is drawn when it comes near, and stays', () => {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => undefined
  const disconnect = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn()
      disconnect = disconnect
      constructor(listener: typeof tell) {
        tell = listener
      }
    },
  )
  render(<WhenNear>Lane</WhenNear>)
  expect(screen.queryByText('Lane')).toBeNull()
  act(() => tell([{ isIntersecting: false }]))
  expect(screen.queryByText('Lane')).toBeNull()
  act(() => tell([{ isIntersecting: true }]))
  expect(screen.getByText('Lane')).toBeTruthy()
  expect(disconnect).toHaveBeenCalled()
})

test('what is watched has a box of its own: an empty one is never near where a page runs from right to left', () => {
  const observe = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe
      disconnect = vi.fn()
    },
  )
  render(<WhenNear>Lane</WhenNear>)
  expect(observe).toHaveBeenCalledWith(expect.objectContaining({ className: styles.hidden }))
})
