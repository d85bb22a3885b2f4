import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test.each([
  ['<p>Open <a href="/x">Deposit</a>. Then pay.</p>', 'Open Deposit.'],
  ['<p>入金を開きます。次に支払います。</p>', '入金を開きます。'],
  ['<ul><li>One</li></ul>', 'One'],
  ['', ''],
])('%s begins with "%s"', (html, begins) => {
  expect(firstSentence(html)).toBe(begins)
})

test('a long sentence is cut at a word', () => {
  expect(firstSentence(`<p>${'word '.repeat(40)}</p>`)).toMatch(/^(word ){17,18}…$/)
})
