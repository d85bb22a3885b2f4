import { expect, test } from 'vitest'
import { pageTags, tagsOf, unescapeHtml } from './html-scan.ts'
import { siteOf } from './site.ts'

test.each([
  ['&lt;p&gt; &quot;a&quot; &amp; b', '<p> "a" & b'],
  ['&#39;&#x27;&#X27;', "'''"],
  ['&#128512;', '😀'],
  ['&amp;lt;', '&lt;'],
  ['&amp;#39;', '&#39;'],
  ['&#1114111;', String.fromCodePoint(0x10ffff)],
  ['&#1114112; &#x7fffffff; &#99999999999999999999;', '\ufffd \ufffd \ufffd'],
  ['& &; &unknown; &#; &#x;', '& &; &unknown; &#; &#x;'],
])('%s reads as %j', (text, plain) => {
  expect(unescapeHtml(text)).toBe(plain)
})

const attributesOf = (html: string) => tagsOf(html)[0]?.attributes

test.each<[string, Record<string, string>]>([
  ['<a href="/x">', { href: '/x' }],
  ["<a href='/x'>", { href: '/x' }],
  ['<a href=/x>', { href: '/x' }],
  ['<a HREF = "/x" >', { href: '/x' }],
  ['<input disabled value="">', { disabled: '', value: '' }],
  ['<a\n  href="/x"\n\ttitle="a > b">', { href: '/x', title: 'a > b' }],
  ['<a title="it\'s" data-x=\'"\'>', { title: "it's", 'data-x': '"' }],
  ['<svg xlink:href="#icon" viewBox="0 0 1 1"/>', { 'xlink:href': '#icon', viewbox: '0 0 1 1' }],
  ['<a href="/?a=1&amp;b=2">', { href: '/?a=1&b=2' }],
])('%s has its attributes', (html, attributes) => {
  expect(attributesOf(html)).toEqual(attributes)
})

test('tags come in order, with the place of each', () => {
  const html = '<!doctype html>\n<p>a <b>b</b></p><br/>'
  expect(tagsOf(html).map(({ name, offset }) => [name, offset])).toEqual([
    ['p', html.indexOf('<p')],
    ['b', html.indexOf('<b>')],
    ['br', html.indexOf('<br')],
  ])
})

test.each([
  ['a comment', '<!-- <script src="/evil.js"></script> --><p>'],
  ['a comment over lines', '<!--\n<script>\n-->\n<p>'],
  ['an end tag', '</script><p>'],
  ['less than', 'a < b <p>'],
])('%s holds no tag', (_, html) => {
  expect(tagsOf(html).map(({ name }) => name)).toEqual(['p'])
})

test.each([
  ['script', '<script>if (a<b) document.write("<p>")</script><i>', 'if (a<b) document.write("<p>")'],
  ['style', '<style>a>b{}</style><i>', 'a>b{}'],
  ['title', '<title>a <b> c</title><i>', 'a <b> c'],
  ['textarea', '<textarea><p></textarea><i>', '<p>'],
  ['script', '<SCRIPT>x</SCRIPT><i>', 'x'],
  ['script', '<script></script ><i>', ''],
])('what is inside of a %s is its content, not markup', (name, html, content) => {
  const [first, second] = tagsOf(html)
  expect(first).toMatchObject({ name, content })
  expect(second).toMatchObject({ name: 'i' })
})

test('a script that is never closed takes the rest', () => {
  expect(tagsOf('<script>a<p>')).toMatchObject([{ name: 'script', content: 'a<p>' }])
})

test('places in a page are counted in bytes', () => {
  const html = '<p title="é“">ü</p><b>'
  const file = siteOf('acme', { 'index.html': html }).files.get('index.html')
  const [, bold] = file ? pageTags(file) : []
  expect(bold?.offset).toBe(Buffer.from(html).indexOf('<b>'))
})

test('a letter that is longer in lower case moves no content', () => {
  const [title, script] = tagsOf('<title>İİİ</title><script>let a</script>')
  expect([title?.content, script?.content]).toEqual(['İİİ', 'let a'])
})
