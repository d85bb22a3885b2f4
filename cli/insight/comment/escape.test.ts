import { expect, test } from 'vitest'
import { cell, code, link } from './escape.ts'

test.each([
  ['acme', '`acme`'],
  ['  two   words\t', '`two words`'],
  ['', '–'],
  ['\n\t ', '–'],
  ['`', '`` ` ``'],
  ['``a', '``` ``a ```'],
  ['a`b``c', '```a`b``c```'],
  ['ends`', '`` ends` ``'],
  ['\\', '`\\`'],
  ['# heading', '`# heading`'],
  ['acme\u0000\u001b[31m', '`acme··[31m`'],
  ['\u202Eemca', '`·emca`'],
  ['a\u2028b\u2029c', '`a b c`'],
])('%j is written as %s', (text, written) => {
  expect(code(text)).toBe(written)
})

test('a fence is longer than any within, however many there are', () => {
  for (let run = 1; run < 40; run++) {
    const written = code(`x${'`'.repeat(run)}y${'`'.repeat(run - 1)}z`)
    expect(/^`+/.exec(written)?.[0].length, String(run)).toBe(run + 1)
    expect(/`+$/.exec(written)?.[0].length, String(run)).toBe(run + 1)
  }
})

test.each([
  [199, 199, false],
  [200, 200, false],
  [201, 200, true],
  [100_000, 200, true],
])('of %i letters %i are shown', (length, shown, isCut) => {
  expect(code('x'.repeat(length))).toBe(`\`${'x'.repeat(shown)}${isCut ? '…' : ''}\``)
})

test('a text of fences alone is cut before its fence is measured: it is no longer than three times what is shown', () => {
  expect(code('`'.repeat(5000)).length).toBeLessThan(3 * 200 + 10)
})

test('a letter of two halves is not cut between them', () => {
  const written = code(`${'x'.repeat(199)}😀😀`)
  expect(written.isWellFormed()).toBe(true)
  expect(code('😀'.repeat(500)).isWellFormed()).toBe(true)
  expect(code('half \uD83D')).toBe('`half \uFFFD`')
})

test.each([
  ['a|b', '`a\\|b`'],
  ['||', '`\\|\\|`'],
  ['', '–'],
  ['a\n| b', '`a \\| b`'],
])('%j in a cell is %s', (text, written) => {
  expect(cell(text)).toBe(written)
})

test.each([
  ['https://acme.example/a b', 'https://acme.example/a%20b'],
  ['https://acme.example/>)[x](https://evil.example', 'https://acme.example/%3E)[x](https://evil.example'],
  ['https://acme.example/\n\n# heading', 'https://acme.example/%0A%0A#%20heading'],
  ['https://acme.example/?a=<b>', 'https://acme.example/?a=%3Cb%3E'],
])('the address %j cannot end its own link', (address, written) => {
  expect(link('acme', address)).toBe(`[\`acme\`](<${written}>)`)
})

test('brackets in the words of a link are code, and lead nowhere else', () => {
  expect(link('](https://evil.example)', 'https://acme.example/')).toBe(
    '[`](https://evil.example)`](<https://acme.example/>)',
  )
})
