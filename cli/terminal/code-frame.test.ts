import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeFrame, excerptOf } from './code-frame.ts'

test('the line and its neighbours are shown, with a mark under the column', () => {
  expect(codeFrame('a\nbb\nccc\ndddd\ne', { line: 3, column: 2 })).toBe(
    ['  2 | bb', '> 3 | ccc', '    |  ^', '  4 | dddd'].join('\n'),
  )
})

test('Windows line ends and a byte order mark do not show', () => {
  expect(codeFrame('\uFEFFab\r\ncd\r\n', { line: 1, column: 2 })).toBe(['> 1 | ab', '    |  ^', '  2 | cd'].join('\n'))
})

test('a long line is cut around the column, and the mark stands under the same letter', () => {
  const text = `${'a'.repeat(500)}X${'b'.repeat(500)}`
  const [line = '', mark = ''] = codeFrame(text, { line: 1, column: 501 }).split('\n')
  expect(line.length).toBeLessThan(120)
  expect(line).toMatch(/^> 1 \| …a+Xb+…$/)
  expect(mark.indexOf('^')).toBe(line.indexOf('X'))
})

test('a place outside of the text has no frame', () => {
  expect(codeFrame('a', { line: 7, column: 1 })).toBe('')
})

test('for any text and place there is a frame of at most four short lines', () => {
  const text = fc.array(fc.constantFrom('a', '\n', '\t', '\r', '…', 'x'.repeat(300))).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 400 }), (content, line, column) => {
      const lines = codeFrame(content, { line, column }).split('\n')
      expect(lines.length).toBeLessThanOrEqual(4)
      for (const shown of lines) expect(shown.length).toBeLessThanOrEqual(112)
    }),
  )
})

test('an excerpt has the lines around a place, and where it is in its own', () => {
  const text = 'a\r\nb\r\nc\r\nd\r\ne'
  expect(excerptOf(text, { line: 4, column: 1 }, 2)).toEqual({ firstLine: 2, lines: ['b', 'c', 'd', 'e'], column: 0 })
  const wide = excerptOf(`{${' '.repeat(300)}"wrong": 1}`, { line: 1, column: 302 }, 2)
  expect(wide?.lines[0]?.slice(wide.column)).toBe('"wrong": 1}')
  expect(excerptOf('a', { line: 2, column: 1 }, 2)).toBeNull()
})
