import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { canMakeDeltas, deltaOf, deltaPath, dictionaryOf, dictionaryUse } from './dictionaries.ts'

test.each([
  ['/assets/main-C2qge-CS.js', 'match="/assets/main-*.js", match-dest=("script" "")'],
  ['/assets/account-frame-nowy3c7g.css', 'match="/assets/account-frame-*.css", match-dest=("style" "")'],
  ['/assets/totp-9-3z2AAD.js', 'match="/assets/totp-*.js", match-dest=("script" "")'],
  ['/strings/zh-Hans/shell-f83f240c.json', 'match="/strings/zh-Hans/shell-*.json", match-dest=("")'],
  ['/assets/icons-c2c17a71.svg', 'match="/assets/icons-*.svg", match-dest=("")'],
  ['/fonts/archivo.8f704806.woff2', null],
  ['/assets/picture-8f704806.png', null],
  ['/index.html', null],
  ['/favicon.svg', null],
])('%s is a dictionary for %j', (path, use) => {
  expect(dictionaryUse(path)).toBe(use)
})

const named = `:${createHash('sha256').update('a').digest('base64')}:`
const asked = (encoding: string, dictionary?: string) =>
  dictionaryOf(new Headers({ 'accept-encoding': encoding, ...(dictionary && { 'available-dictionary': dictionary }) }))

test('a visitor has a dictionary who names one and takes files by it', () => {
  expect(asked('gzip, deflate, br, zstd, dcb, dcz', named)).toBe(named.slice(1, -1))
  expect(asked('dcb', named)).toBe(named.slice(1, -1))
  expect(asked('gzip, br', named)).toBe(null)
  expect(asked('xdcb, dcb;q=0', named)).toBe(null)
  expect(asked('dcb')).toBe(null)
})

test.each([':../../etc/passwd:', ':..=:', '', 'a', ':a b=:', `${named}x`])('%j names no dictionary', (header) => {
  expect(asked('dcb', header)).toBe(null)
})

test('slashes of a hash are folders, of which none is empty', () => {
  expect(deltaPath('a/b//c=', 'index.html')).toBe('_deploy/dcb/a/b/c=/index.html')
  expect(deltaPath('/a=', '/assets/a.js')).toBe('_deploy/dcb/a=/assets/a.js')
})

describe.skipIf(!canMakeDeltas())('a Node that takes dictionaries', () => {
  test('writes a delta as RFC 9842 has it, which says little but what differs', () => {
    const dictionary = Buffer.from(Array.from({ length: 500 }, (_, index) => `line ${index * 7919}`).join('\n'))
    const text = Buffer.from(dictionary.toString().replace('line 7919', 'another line'))
    const delta = deltaOf(text, dictionary)
    expect(delta.length).toBeLessThan(120)
    expect(delta.subarray(0, 4).toString('hex')).toBe('ff444342')
    expect(delta.subarray(4, 36)).toEqual(createHash('sha256').update(dictionary).digest())
    // Node's types leave the dictionary of brotli out.
    const options = { params: {}, dictionary }
    expect(brotliDecompressSync(delta.subarray(36), options)).toEqual(text)
  })
})
