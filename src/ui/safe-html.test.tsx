import { render, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { purify } from './purify.ts'
import { SafeHtml } from './safe-html.tsx'

const hostile = [
  '<img src=x onerror=alert(1)//>',
  '<svg/onload=alert(1)>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '<a href="jAvAsCrIpT:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example/a.css">',
  '<object data="x.swf"></object><embed src="x.swf">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<div style="background:url(javascript:alert(1))" onclick="alert(1)" id="app" name="x">x</div>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<video><source onerror="alert(1)"></video>',
  '<details open ontoggle=alert(1)>',
]

/** What is dangerous in a tree, whatever it was written as. */
function dangersOf(html: string): string[] {
  const holder = document.implementation.createHTMLDocument('').createElement('div')
  holder.innerHTML = html
  const tags = 'script,style,iframe,object,embed,base,meta,link,form,input,button,textarea,select,template'
  return [...holder.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches(tags) ? [element.tagName] : []),
    ...element.getAttributeNames().filter((name) => /^on|^style$|^id$|^name$|^formaction$|^srcdoc$/.test(name)),
    ...(/^\s*(https?:\/\/|\/(?!\/))/i.test(element.getAttribute('href') ?? '/') ? [] : ['href']),
  ])
}

test.each(hostile)('nothing dangerous is left of %s', (html) => {
  expect(dangersOf(String(purify(html)))).toEqual([])
})

test('nor of any of them put together and nested', () => {
  const piece = fc.oneof(
    fc.constantFrom(...hostile),
    fc.string(),
    fc.constantFrom('<p>', '</p>', '<b>', '"', "'", '<!--'),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      expect(dangersOf(String(purify(pieces.join(''))))).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('what has been cleaned is cleaned by cleaning it again', () => {
  for (const html of hostile) expect(String(purify(String(purify(html))))).toBe(String(purify(html)))
})

test('nothing is shown before it has been cleaned', async () => {
  const { container, rerender } = render(<SafeHtml html="<p>Hello</p><script>alert(1)</script>" />)
  expect(container.textContent).toBe('')
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true')
  await waitFor(() => expect(container.textContent).toBe('Hello'))
  expect(container.querySelector('script')).toBeNull()
  rerender(<SafeHtml html="<p>Other</p>" />)
  expect(container.textContent).toBe('')
  await waitFor(() => expect(container.textContent).toBe('Other'))
})
