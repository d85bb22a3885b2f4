import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Nothing is near the window until `comeNear` says so of everything that is watched. */
export function stubPlaces() {
  const watched: ((entries: { isIntersecting: boolean }[]) => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
      constructor(listener: (typeof watched)[number]) {
        watched.push(listener)
      }
    },
  )
  return { comeNear: () => act(() => watched.forEach((listener) => void listener([{ isIntersecting: true }]))) }
}
