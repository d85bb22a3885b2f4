import { expect, test } from 'vitest'
import { html, trusted } from './html.ts'

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
