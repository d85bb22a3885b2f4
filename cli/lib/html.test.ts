import { expect, test } from 'vitest'
import { escapeHtml, html, plainText, trusted } from './html.ts'

test('what is put in is escaped, in text and in attributes', () => {
  const hostile = `<img src=x onerror="a('b')">&`
  expect(String(html`<p title="${hostile}">${hostile}</p>`)).toBe(
    '<p title="&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;">' +
      '&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;</p>',
  )
})

test('markup stays markup, lists are joined, and nothing is nothing', () => {
  const rows = ['a', '<b>'].map((name) => html`<li>${name}</li>`)
  expect(String(html`<ul>${rows}</ul>${false}${null}${undefined}${0}${trusted('<br>')}`)).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li></ul>0<br>',
  )
})

test.each([
  ['Slots', 'Slots'],
  ['Slots &amp; <b>more</b>', 'Slots & more'],
  ['&lt;b&gt; &quot;x&quot; &#x27;y&#x27;', `<b> "x" 'y'`],
  // Once, not until nothing is left.
  ['&amp;lt;', '&lt;'],
  ['&unknown; & alone', '&unknown; & alone'],
  ['<a title="x">of it</a><br/>', 'of it'],
])('the text of %s is %s', (markup, text) => {
  expect(plainText(markup)).toBe(text)
})

test('text that was escaped is what it was', () => {
  for (const text of [`<script>"&amp;'</script>`, '&lt;', 'অ & 🎲']) expect(plainText(escapeHtml(text))).toBe(text)
})
