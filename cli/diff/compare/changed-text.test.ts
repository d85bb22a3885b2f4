import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedText } from './changed-text.ts'

test('what is common at both ends is apart from what changed, at the edges of words', () => {
  expect(changedText('Deposit now, get 70 % more', 'Deposit today, get 70 % more')).toEqual({
    start: 'Deposit ',
    before: 'now',
    after: 'today',
    end: ', get 70 % more',
  })
  expect(changedText('a b', 'a b b')).toEqual({ start: 'a b', before: '', after: ' b', end: '' })
})

test('the parts make up both texts again, whatever they are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
      const parts = changedText(before, after)
      expect(parts.start + parts.before + parts.end).toBe(before)
      expect(parts.start + parts.after + parts.end).toBe(after)
    }),
  )
})
