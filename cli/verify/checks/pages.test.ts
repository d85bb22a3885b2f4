import { expect, test } from 'vitest'
import { siteOf } from '../site/site.ts'
import { contrast } from './contrast.ts'
import { html } from './html.ts'
import { type LanguagesInput, languages } from './languages.ts'
import { pageFonts } from './page-fonts.ts'

const page = ({ lang = 'en', dir = 'ltr', head = '<title>Acme</title>', body = '<main><h1>Acme</h1></main>' } = {}) =>
  `<!doctype html>\n<html lang="${lang}" dir="${dir}">\n<head><meta charset="utf-8">${head}</head>\n<body>${body}</body>\n</html>\n`
const inPages = (files: Record<string, string>) =>
  html(siteOf('acme', files), { tag: 'en', dir: 'ltr' }).map(({ file, code, message }) => `${file} ${code}: ${message}`)

test.each([
  ['another language', page({ lang: 'th' }), ['html-lang: lang is "th", the page\'s language is en']],
  ['another direction', page({ dir: 'rtl' }), ['html-dir: dir is "rtl", en runs ltr']],
  ['two titles', page({ head: '<title>A</title><title>B</title>' }), ['html-title: The page has 2 titles']],
])('%s in a page is found', (_, text, messages) => {
  expect(inPages({ 'index.html': text }).filter((message) => /html-(lang|dir|title):/.test(message))).toEqual(
    messages.map((message) => `index.html ${message}`),
  )
})

test('an empty title is found, and a drawing’s own title is none of the page’s', () => {
  expect(inPages({ 'index.html': page({ head: '<title> </title>' }) })).toContain(
    'index.html html-title: The title is empty',
  )
  const drawing = '<main><h1>A</h1><svg role="img"><title>Logo</title></svg></main>'
  expect(inPages({ 'index.html': page({ body: drawing }) })).toEqual([])
})

test('a site without its page has nothing to read', () => {
  expect(inPages({})).toEqual(['index.html page-missing: There is no page'])
})

test('404.html is read where it is another page than index.html', () => {
  const robots = page({ head: '<title>Acme</title><meta name="robots" content="noindex">' })
  const other = page({ lang: 'de', head: '<title>Acme</title><meta name="robots" content="noindex">' })
  expect(inPages({ 'index.html': page(), '404.html': robots })).toEqual([])
  expect(inPages({ 'index.html': page(), '404.html': other })).toEqual([
    '404.html html-lang: lang is "de", the page\'s language is en',
  ])
})

const english = {
  home: new Map([
    ['title', 'Welcome, {{name}}'],
    ['plain', 'Hello'],
    ['menu.help', 'See <b>help</b>'],
    ['coins_one', '{{count}} coin'],
    ['coins_other', '{{count}} coins'],
  ]),
}
const whole = {
  title: 'Hallo {{name}}',
  plain: 'Hallo',
  menu: { help: '<b>Hilfe</b>' },
  coins_one: '1',
  coins_other: '{{count}}',
}

function inStrings(strings: unknown, input: Partial<LanguagesInput> = {}) {
  const config = { languages: { supported: [{ tag: 'de', strings: { home: '/strings/de/home.json' } }] } }
  const script = `<script type="application/json" id="livery-config">${JSON.stringify(config)}</script>`
  const text = typeof strings === 'string' ? strings : JSON.stringify({ home: strings })
  const site = siteOf('acme', { 'index.html': page({ body: script }), 'strings/de/home.json': text })
  return languages(site, { tags: ['de'], wanted: english, ...input })
}

test('a language with every text and placeholder has no finding', () => {
  expect(inStrings(whole)).toEqual([])
  expect(inStrings({ ...whole, more: 'a text that nothing asks for' })).toEqual([])
  expect(inStrings({ ...whole, title: 'Hallo {{ name, uppercase }}' })).toEqual([])
})

test.each<[string, unknown, string]>([
  ['no JSON', '{', 'strings-unreadable: It is no JSON'],
  ['no text', { ...whole, plain: undefined }, 'string-missing: "home:plain" has no de text'],
  ['a group for a text', { ...whole, plain: { a: 'b' } }, 'string-missing: "home:plain" has no de text'],
  ['a number for a text', { ...whole, plain: 7 }, 'string-missing: "home:plain" has no de text'],
  ['an empty text', { ...whole, plain: ' ' }, 'string-empty: "home:plain" is empty in de'],
  [
    'a placeholder less',
    { ...whole, title: 'Hallo' },
    'placeholder-differs: "home:title" has other placeholders than English (name)',
  ],
  [
    'a placeholder more',
    { ...whole, plain: '{{name}}' },
    'placeholder-differs: "home:plain" has other placeholders than English (none)',
  ],
  [
    'another placeholder',
    { ...whole, title: '{{nom}}' },
    'placeholder-differs: "home:title" has other placeholders than English (name)',
  ],
  [
    'a tag less',
    { ...whole, menu: { help: 'Hilfe' } },
    'placeholder-differs: "home:menu.help" has other placeholders than English (<b>, <b>)',
  ],
  [
    'half a placeholder',
    { ...whole, title: '{{name}' },
    'placeholder-broken: "home:title" has braces that nothing fills',
  ],
  [
    'an empty placeholder',
    { ...whole, title: '{{}} {{name}}' },
    'placeholder-broken: "home:title" has braces that nothing fills',
  ],
  ['a plural form less', { ...whole, coins_other: undefined }, 'plural-missing: "home:coins_other" has no de text'],
])('%s is found', (_, strings, message) => {
  expect(inStrings(strings).map((finding) => `${finding.code}: ${finding.message}`)).toEqual([message])
})

test('a finding points at the key, below its parents', () => {
  const strings = { help: 'x', ...whole, title: 'Hallo {{name}}' }
  const text = JSON.stringify({ home: { ...strings, menu: { help: '' } } })
  expect(inStrings(text)).toMatchObject([{ code: 'string-empty', offset: text.lastIndexOf('"help"') }])
})

test('a placeholder in the page that nothing filled is found; braces of the configuration are data', () => {
  const found = (body: string) => languages(siteOf('acme', { 'index.html': page({ body }) }), { tags: [], wanted: {} })
  expect(found('<h1>{{title}}</h1>')).toMatchObject([{ code: 'placeholder-left' }])
  expect(found('<script type="application/json" id="livery-config">{"a":{{"b":1}}}</script>')).toEqual([])
})

const theme = (css: string, { colours = ['a'], short = false } = {}) =>
  contrast(siteOf('acme', { 'assets/theme-1a2b3c4d.css': css }), {
    themes: ['dark', 'light'],
    colours,
    shortfallsOf: (values, name) =>
      short && name === 'light'
        ? [{ foreground: 'b', background: 'a', ratio: 4.4999, minimum: 4.5 }]
        : values.a === 'bad'
          ? []
          : [],
  }).map(({ code, message, offset }) => [code, message, offset])

test('a colour that a theme does not set is missing, for that theme alone', () => {
  expect(theme(':root[data-theme=dark]{--a:1}')).toEqual([['colour-missing', 'light: --a is not set', null]])
  expect(theme(':root,:root[data-theme=dark]{--a:1}')).toEqual([])
  expect(theme('.card{--a:1}')).toHaveLength(2)
})

test('a pair under its contrast is never rounded up, and points at the theme’s own value', () => {
  const css = ':root{--a:1;--b:0}:root[data-theme=light]{--b:2}'
  expect(theme(css, { short: true })).toEqual([
    ['contrast', 'light: --b on --a is 4.49:1, under 4.5:1', css.lastIndexOf('--b')],
  ])
})

test('a site without a theme is said', () => {
  expect(contrast(siteOf('acme', {}), { themes: ['dark'], colours: [], shortfallsOf: () => [] })).toMatchObject([
    { code: 'theme-missing' },
  ])
})

const face = (file: string, range: string) =>
  `@font-face{font-family:A;src:url(/fonts/${file}.woff2)${range && `;unicode-range:${range}`}}`

test.each([
  ['Latin letters', 'Acme', ['fonts/latin.woff2', 'fonts/all.woff2']],
  ['Thai letters', 'ไทย', ['fonts/thai.woff2', 'fonts/all.woff2']],
  ['letters of neither', '中', ['fonts/all.woff2']],
])('of the fonts a page of %s loads those that hold them', (_, words, fonts) => {
  const css = [face('latin', 'U+41-7A'), face('thai', 'U+0E00-0E7F,U+25CC'), face('all', '')].join('')
  const body = `<html><body>${words}</body></html>`
  const files = Object.fromEntries(['latin', 'thai', 'all'].map((name) => [`fonts/${name}.woff2`, '']))
  const site = siteOf('acme', { 'index.html': body, 'assets/a.css': css, ...files })
  expect(pageFonts(site, ['assets/a.css'])).toEqual(fonts)
})
