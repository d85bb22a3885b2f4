import { expect, test } from 'vitest'
import { firstStyles, readStyles } from './first-styles.ts'

const page =
  '<html lang="en" data-hero="side" data-edge="drawn stepped" data-theme="dark"><body><div id="app"><main class="_page _wide">' +
  '<button class="_button" aria-expanded="false">Play</button></main></div></body></html>'

const kept = (css: string, html = page) => firstStyles([readStyles(css)], html)

test.each([
  ['of a class that the page has', '._page{color:red}'],
  ['of one of several', '._other,._page{color:red}'],
  ['of an element', 'button{color:red}'],
  ['of an id', '#app{color:red}'],
  ['of an attribute', '[aria-expanded]{color:red}'],
  ['of the attribute’s value', '[data-hero=side] ._page{color:red}'],
  ['of a word of the attribute’s value', '[data-edge~=stepped] ._page{color:red}'],
  ['of a theme that the visitor may have chosen', ':root[data-theme=light]{color:red}'],
  ['of a direction that the visitor’s language may have', '[dir=rtl] ._page{color:red}'],
  ['of what is drawn before an element', '._page:before{color:red}'],
  ['of an element without something', '._page:not(._other){color:red}'],
  ['of one of a list', ':is(._other,._page)>button{color:red}'],
  ['in a media query', '@media (width<=767px){._page{color:red}}'],
  ['in a container query in a media query', '@media (width<=767px){@container home (width>=1px){._page{color:red}}}'],
])('a rule %s is kept as it is', (_, css) => {
  expect(kept(css)).toBe(css)
})

test.each([
  ['of a class that the page has not', '._other{color:red}'],
  ['of a class within one that it has not', '._other ._page{color:red}'],
  ['of an element that it has not', 'dialog{color:red}'],
  ['of another value of an attribute', '[data-hero=full] ._page{color:red}'],
  ['of a word that no value of the attribute has', '[data-edge~=plain] ._page{color:red}'],
  ['of a list of what it has not', ':is(._other,dialog) button{color:red}'],
  ['of a state before the page answers', '._button:hover{color:red}'],
  ['for print', '@media print{._page{color:red}}'],
  ['in a media query, with the query', '@media (width<=767px){._other{color:red}}'],
])('a rule %s is left out', (_, css) => {
  expect(kept(css)).toBe('')
})

test('of custom properties those are kept that a kept rule reads, by way of others too', () => {
  const tokens = ':root{--a:var(--b);--b:red;--c:blue}'
  expect(kept(`${tokens}._page{color:var(--a)}._other{color:var(--c)}`)).toBe(
    ':root{--a:var(--b);--b:red}._page{color:var(--a)}',
  )
  expect(kept(`${tokens}._other{color:var(--c)}`)).toBe('')
})

test('of animations those are kept that a kept rule names', () => {
  const frames = (name: string) => `@keyframes ${name}{to{opacity:0}}`
  expect(kept(`${frames('_go')}${frames('_come')}._page{animation:1s _go}`)).toBe(
    `._page{animation:1s _go}${frames('_go')}`,
  )
})

test('nothing is loaded: fonts and pictures come with the sheets, a stand-in of the system stays', () => {
  expect(kept('@font-face{font-family:"A";src:url(/fonts/a.woff2)}')).toBe('')
  expect(kept('._page{background:url(/a.svg);color:red}')).toBe('._page{color:red}')
  const local = '@font-face{font-family:"B";src:local("Arial");size-adjust:90%}'
  const drawn = '._page{background:url("data:image/svg+xml,x")}'
  expect(kept(local)).toBe(local)
  expect(kept(drawn)).toBe(drawn)
})

test('sheets stay in their order, and what stands in a text does not end the element', () => {
  const styles = firstStyles([readStyles('._page{color:red}'), readStyles('._wide{content:"</style>"}')], page)
  expect(styles).toBe('._page{color:red}._wide{content:"<\\/style>"}')
})

test('pages of the same parts have the same styles, whatever they say; one of other parts has its own', () => {
  const sheet = readStyles('._page{color:red}._other{color:blue}a[href]{color:green}')
  const of = (html: string) => firstStyles([sheet], html)
  const plain = of('<main class="_page">One</main>')
  expect(of('<main class="_page" title="x">Two</main>')).toBe(plain)
  expect(of('<main class="_other">Three</main>')).toBe('._other{color:blue}')
  expect(of('<main class="_page"><a href="/x">Four</a></main>')).toBe('._page{color:red}a[href]{color:green}')
  expect(of('<main class="_page">One</main>')).toBe(plain)
})

test('a rule for what pages say in their own words is kept where the page has such words at all', () => {
  expect(kept('[title=x]{color:red}', '<p title="y"></p>')).toBe('[title=x]{color:red}')
  expect(kept('[title=x]{color:red}', '<p></p>')).toBe('')
})
