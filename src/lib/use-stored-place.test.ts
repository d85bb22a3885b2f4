// Needs a document.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goToPlace, placeOf } from './use-stored-place.ts'

/** How far down the page can be scrolled. */
let room = 0
let grow: () => void = () => undefined

beforeEach(() => {
  room = 700
  Object.defineProperty(window, 'scrollY', { value: 0, writable: true, configurable: true })
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => {
    Object.assign(window, { scrollY: Math.min(top, room) })
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onGrowth: () => void) {
        grow = onGrowth
      }
      observe() {}
      disconnect() {
        grow = () => undefined
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

function growTo(height: number): void {
  room = height
  grow()
}

test('a page that is too short at first is followed until the place is reached, and no further', () => {
  goToPlace(1200)
  expect(window.scrollY).toBe(700)
  growTo(1000)
  expect(window.scrollY).toBe(1000)
  growTo(3000)
  expect(window.scrollY).toBe(1200)
  Object.assign(window, { scrollY: 300 })
  growTo(4000)
  expect(window.scrollY).toBe(300)
})

test.each(['wheel', 'keydown'])('a %s of the visitor ends it', (move) => {
  goToPlace(1200)
  window.dispatchEvent(new Event(move))
  growTo(3000)
  expect(window.scrollY).toBe(700)
})

test('an entry of the history says a place or none', () => {
  expect(placeOf({ place: 40 })).toBe(40)
  expect(placeOf({ place: '40' })).toBeUndefined()
  expect(placeOf(null)).toBeUndefined()
})
