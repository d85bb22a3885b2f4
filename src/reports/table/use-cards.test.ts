import { expect, test, vi } from 'vitest'
import { useCards } from './use-cards.ts'

vi.mock('#src/ui/use-media-query.ts', () => ({ useMediaQuery: (query: string) => query === '(max-width: 1023px)' }))

test.each([
  [6, true],
  [5, false],
])('on a tablet a list of %i columns is cards: %s', (count, isCards) => {
  expect(useCards(Array.from({ length: count }))).toBe(isCards)
})
