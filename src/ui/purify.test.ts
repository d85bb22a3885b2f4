// Needs a document.
import { expect, test } from 'vitest'
import { purify } from './purify.ts'

const clean = (html: string) => String(purify(html))

test.each([
  ['<script>alert(1)</script>', ''],
  ['<img src=x onerror=alert(1)>', '<img>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<iframe src="https://a.example"></iframe>', ''],
  ['<form action="/x"><input name="a"></form>', ''],
  ['<p style="position:fixed" id="app">x</p>', '<p>x</p>'],
  ['<svg><script>alert(1)</script></svg>', ''],
])('%s becomes "%s"', (dirty, expected) => {
  expect(clean(dirty)).toBe(expected)
})

test('links elsewhere open in a tab of their own without an opener; paths of the site stay', () => {
  expect(clean('<a href="https://a.example/x">x</a>')).toBe(
    '<a href="https://a.example/x" target="_blank" rel="noopener">x</a>',
  )
  expect(clean('<a href="/promotions">x</a>')).toBe('<a href="/promotions">x</a>')
})

test('what a notice is made of stays', () => {
  const notice = '<h3>Title</h3><ul><li><strong>One</strong></li></ul><table><tbody><tr><td>1</td></tr></tbody></table>'
  expect(clean(notice)).toBe(notice)
})
