import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useTheatre } from './use-theatre.ts'

afterEach(() => vi.unstubAllGlobals())

const isAlone = () => document.documentElement.dataset.theatre !== undefined

test('a phone that lies has the whole window for the game, though its browser gives no element the screen', () => {
  const asked: string[] = []
  vi.stubGlobal('matchMedia', (query: string) => {
    asked.push(query)
    return { matches: true, addEventListener() {}, removeEventListener() {} }
  })
  const { result, unmount } = renderHook(() => useTheatre())
  expect(asked[0]).toBe('(max-height: 480px) and (orientation: landscape)')
  expect([isAlone(), result.current.isChosen]).toEqual([true, false])
  unmount()
  expect(isAlone()).toBe(false)
})
