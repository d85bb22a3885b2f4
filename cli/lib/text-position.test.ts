import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openPositions } from './text-position.ts'

test('lines and columns count from 1, and a line ends with its line feed', () => {
  const positionOf = openPositions('ab\n\r\nc')
  expect([0, 1, 2, 3, 4, 5, 6].map(positionOf)).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 2 },
    { line: 1, column: 3 },
    { line: 2, column: 1 },
    { line: 2, column: 2 },
    { line: 3, column: 1 },
    { line: 3, column: 2 },
  ])
})

test('an empty text has one place', () => {
  expect(openPositions('')(0)).toEqual({ line: 1, column: 1 })
})

test('every place leads back to its offset', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', '\n', '\r', '"', 'ü'), { minLength: 1 }), fc.nat(), (letters, at) => {
      const text = letters.join('')
      const offset = at % text.length
      const { line, column } = openPositions(text)(offset)
      const before = text.split('\n').slice(0, line - 1)
      expect(before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1).toBe(offset)
    }),
  )
})
