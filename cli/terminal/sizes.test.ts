import { expect, test } from 'vitest'
import { parseSize, sizeText } from './sizes.ts'

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

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1500, '1.5 kB'],
  [20_400_000, '20 MB'],
  [3.44e9, '3.4 GB'],
])('%d bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text))
