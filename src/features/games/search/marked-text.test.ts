import fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesOf } from './marked-text.ts'

const marks = fc.array(fc.tuple(fc.integer({ min: -3, max: 30 }), fc.integer({ min: -3, max: 30 })))

test('whatever is marked, nothing of the text is lost or said twice', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 25 }), marks, (text, ranges) => {
      expect(
        piecesOf(text, ranges)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})

test('what was found is marked', () => {
  const pieces = piecesOf('Sen Vàng', [[4, 8]])
  expect(pieces.map(({ text, isMarked }) => [text, isMarked])).toEqual([
    ['Sen ', false],
    ['Vàng', true],
  ])
})
