import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTokenIndex } from './token-index.ts'

function found(tokens: readonly string[], text: string): string[] {
  const hits: string[] = []
  openTokenIndex(tokens).scan(Buffer.from(text), (token, start) => hits.push(`${token}@${start}`))
  return hits.sort()
}

/** The same by looking for each at each place. */
function sought(tokens: readonly string[], text: string): string[] {
  const bytes = Buffer.from(text)
  return tokens
    .flatMap((token, id) => {
      const wanted = Buffer.from(token).toString('latin1').toLowerCase()
      return [...bytes.keys()]
        .filter((at) => bytes.toString('latin1', at, at + wanted.length).toLowerCase() === wanted)
        .map((at) => `${id}@${at}`)
    })
    .sort()
}

test('texts are found wherever they are, in either case, however long', () => {
  const tokens = ['abc', 'abcd', 'acme.example', 'a', 'Amber Harbour Club of the East']
  const text = 'xABCDx https://ACME.example amber harbour club of the east abc'
  expect(found(tokens, text)).toEqual(['0@1', '0@59', '1@1', '2@15', '4@28'])
})

test('other scripts are found by their bytes, at the start and at the end', () => {
  expect(found(['نور', '桜の国'], 'نور و 桜の国')).toEqual(['0@0', '1@10'])
})

test('looking for many tokens at once finds what looking for each of them finds', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'B', 'é', '.'), minLength: 2, maxLength: 10 })
  const token = letters.filter((text) => Buffer.byteLength(text) >= 3 && !/é/i.test(text))
  fc.assert(
    fc.property(fc.array(token, { minLength: 1, maxLength: 40 }), letters, letters, letters, (tokens, ...parts) => {
      const text = `${parts.join('')}${tokens.join(parts[0])}`
      expect(found(tokens, text)).toEqual(sought(tokens, text))
    }),
    { numRuns: 200 },
  )
})
