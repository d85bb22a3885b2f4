import { expect, test } from 'vitest'
import { roughBytes, shownBytes, shownChange } from './bytes.ts'

test('bytes are shown in the unit that fits', () => {
  expect([0, 999, 1000, 106_616, 1_234_567, 2_500_000_000].map(shownBytes)).toEqual([
    '0 B',
    '999 B',
    '1.0 kB',
    '106.6 kB',
    '1.23 MB',
    '2.50 GB',
  ])
  expect([0, 40, -1500].map(shownChange)).toEqual(['0 B', '+40 B', '−1.5 kB'])
})

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1500, '1.5 kB'],
  [20_400_000, '20 MB'],
  [3.44e9, '3.4 GB'],
])('%d bytes are %s', (bytes, text) => expect(roughBytes(bytes)).toBe(text))
