import { expect, test } from 'vitest'
import { parseSize } from './sizes.ts'

test.each([
  ['5GB', 5e9],
  ['1.5 gb', 1.5e9],
  ['500MiB', 500 * 2 ** 20],
  ['0', 0],
  ['12', 12],
  ['3kB', 3000],
])('%s is a size', (text, bytes) => expect(parseSize(text)).toBe(bytes))

test.each(['', 'GB', '-1GB', '5 bananas', '5GBs', '1e9', '5i', '5k', 'constructor'])('"%s" is none', (text) =>
  expect(() => parseSize(text)).toThrow('is not a size'),
)
