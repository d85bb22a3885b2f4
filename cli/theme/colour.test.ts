import { converter, parse } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asWritten, formatColour, lch, ratioBetween, readColour } from './colour.ts'

const toOklch = converter('oklch')

const anyColour = fc
  .tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.oneof(fc.constant(0), fc.double({ min: 0, max: 0.4, noNaN: true })),
    fc.double({ min: -720, max: 720, noNaN: true }),
    fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
  )
  .map((parts) => lch(...parts))

test('what is written here is read as the colour library reads it', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const text = formatColour(colour)
      const { l, c, h = 0, alpha = 1 } = toOklch(parse(text)) ?? {}
      expect(readColour(text)).toEqual({ l, c, h, alpha })
      expect(asWritten(colour)).toEqual({ l, c, h, alpha })
    }),
    { numRuns: 500 },
  )
})

test.each(['oklch(1.5 .1 20)', 'oklch(.5 .1 20/1.5)', 'oklch(.5 .1 20 / .3)', 'oklch(5. .1 20)', 'oklch(.5.1 .1 20)'])(
  '%s is left to the colour library',
  (text) => {
    const parsed = parse(text)
    const { l, c, h = 0, alpha = 1 } = parsed ? toOklch(parsed) : {}
    expect(readColour(text)).toEqual(parsed ? { l, c, h, alpha } : null)
  },
)

test('a contrast is the same from both sides', () => {
  expect(ratioBetween(1, 0)).toBe(21)
  expect(ratioBetween(0, 1)).toBe(21)
})
