import { expect, test } from 'vitest'
import { placeOf } from '../site/finding.ts'
import { siteOf } from '../site/site.ts'
import { whole } from '../site/whole.ts'
import { budgets, sizesOf } from './budgets.ts'
import { contrast } from './contrast.ts'
import { type Budgets, defaultBudgets } from './default-budgets.ts'
import { engineFindings } from './engines.ts'
import { html } from './html.ts'
import { languages } from './languages.ts'
import { links } from './links.ts'
import { same } from './same.ts'
import { secrets } from './secrets.ts'

const page = (head = '', body = '') =>
  `<!doctype html>\n<html lang="en" dir="ltr">\n<head><title>Acme</title>${head}</head>\n<body>${body}</body>\n</html>\n`

const config = (strings: Record<string, Record<string, string>>) => {
  const supported = Object.entries(strings).map(([tag, files]) => ({ tag, strings: files }))
  return `<script type="application/json" id="livery-config">${JSON.stringify({ languages: { supported } })}</script>`
}

test('a place is told in lines and columns from 1', () => {
  expect(placeOf(Buffer.from('ab\ncd\n'), 4)).toEqual({ line: 2, column: 2 })
  expect(placeOf(Buffer.from('ab'), null)).toEqual({ line: 1, column: 1 })
})

test('a language must have each plural form that it has', () => {
  const wanted = {
    home: new Map([
      ['coins_one', '{{count}} coin'],
      ['coins_other', '{{count}} coins'],
    ]),
  }
  const arabic = { zero: 'لا', one: 'x', two: 'x', few: '{{count}} x', many: '{{count}} x', other: '{{count}} x' }
  const check = (forms: Record<string, string>) => {
    const messages = Object.fromEntries(Object.entries(forms).map(([form, text]) => [`coins_${form}`, text]))
    const site = siteOf('acme', {
      'index.html': page('', config({ ar: { home: '/strings/ar/home.json' } })),
      'strings/ar/home.json': JSON.stringify({ home: messages }),
    })
    return languages(site, { tags: ['ar'], wanted }).map(({ code, message }) => `${code} ${message}`)
  }
  expect(check(arabic)).toEqual([])
  const { few: _, ...without } = arabic
  expect(check(without)).toEqual(['plural-missing "home:coins_few" has no ar text'])
  expect(check({ ...arabic, many: '{{number}} x' })).toEqual([
    'placeholder-differs "home:coins_many" has other placeholders than English (count)',
  ])
  expect(check({ ...arabic, two: '{{count}' })).toEqual([
    'placeholder-broken "home:coins_two" has braces that nothing fills',
  ])
})

test('a language that the page does not offer, and strings that it does not name, are found', () => {
  const site = siteOf('acme', { 'index.html': page('', config({ en: {} })) })
  const found = languages(site, { tags: ['en', 'th'], wanted: { home: new Map([['a', 'b']]) } })
  expect(found.map(({ code }) => code)).toEqual(['strings-missing', 'language-missing'])
})

test('pages that differ in words alone are valid together, and what is wrong in one is found in each', () => {
  const check = (text: string) => html(siteOf('acme', { 'index.html': text }), { tag: 'en', dir: 'ltr' })
  expect(check(page('', '<main><h1>One</h1></main>'))).toEqual([])
  expect(check(page('', '<main><h1>Two, and more</h1></main>'))).toEqual([])
  const wrong = page('', '<main><h1>Salt & pepper</h1></main>')
  expect(check(wrong)).toMatchObject([{ code: 'html-no-raw-characters', offset: wrong.indexOf('&') }])
  expect(check(page('', '<main><h1></h1></main>'))).toMatchObject([{ code: 'html-empty-heading' }])
  expect(check(page('', '<main><img src="a.png" alt="A"></main>'))).toEqual([])
  expect(check(page('', '<main><img src="a.png"></main>'))).toMatchObject([{ code: 'html-wcag/h37' }])
})

test('both themes are measured as their style sheet sets them, in either form of the selector', () => {
  const css = ':root{--a:1}:root[data-theme=dark]{--b:2}:root[data-theme="light"]{--b:3;--a:4}'
  const seen: unknown[] = []
  const site = siteOf('acme', { 'assets/theme-12345678.css': css })
  const shortfallsOf = (values: unknown, theme: string) => {
    seen.push([theme, values])
    return theme === 'light' ? [{ foreground: 'b', background: 'a', ratio: 2.999, minimum: 3 }] : []
  }
  const found = contrast(site, { themes: ['dark', 'light'], shortfallsOf, colours: ['a', 'b'] })
  expect(seen).toEqual([
    ['dark', { a: '1', b: '2' }],
    ['light', { a: '4', b: '3' }],
  ])
  expect(found).toMatchObject([
    { code: 'contrast', offset: css.indexOf('--b:3'), message: 'light: --b on --a is 2.99:1, under 3:1' },
  ])
  expect(contrast(site, { themes: ['dark'], shortfallsOf: () => [], colours: ['c'] })).toMatchObject([
    { code: 'colour-missing' },
  ])
})

const theme = [
  '@font-face{src:url(/fonts/latin.woff2);unicode-range:U+0000-00FF,U+2122}',
  '@font-face{src:url("/fonts/thai.woff2");unicode-range:U+E??}',
].join('')
const coded = siteOf('acme', {
  'index.html': page(
    '<script type="importmap">{"imports":{"/assets/a.js":"/assets/a-11111111.js","/assets/b.js":"/assets/b-22222222.js"}}</script><link rel="stylesheet" href="/assets/a-11111111.css">',
    '<link rel="modulepreload" data-entry href="/assets/a-11111111.js">',
  ),
  'assets/a-11111111.js':
    'import{x}from"./b.js";const t="import { y } from \'nowhere\'";import("./c-33333333.js",["assets/c-33333333.css"])',
  'assets/b-22222222.js': 'export{x}',
  'assets/b-22222222.js.br': Buffer.alloc(5),
  'assets/c-33333333.js': `import"./a.js";import("./d-44444444.js");${'x'.repeat(100)}`,
  'assets/c-33333333.css': 'y'.repeat(7),
  'assets/d-44444444.js': 'import"./c-33333333.js"',
  'assets/a-11111111.css': theme,
  'fonts/latin.woff2': Buffer.alloc(9),
  'fonts/thai.woff2': Buffer.alloc(900),
})

test('a page’s first scripts are the entry and what it imports, through the import map; routes bring the rest', () => {
  const { routes, ...sizes } = sizesOf(coded)
  const size = (path: string) => coded.files.get(path)?.size ?? 0
  expect(sizes).toEqual({
    initialJs: size('assets/a-11111111.js') + 5,
    initialCss: theme.length,
    html: size('index.html'),
    fonts: 9,
    requests: 3,
    // Not its page.
    files: coded.files.size - 1,
  })
  expect(routes).toEqual([
    {
      name: 'd',
      path: 'assets/d-44444444.js',
      js: size('assets/c-33333333.js') + size('assets/d-44444444.js'),
      css: 7,
    },
    { name: 'c', path: 'assets/c-33333333.js', js: size('assets/c-33333333.js'), css: 7 },
  ])
})

/** What `coded` takes, to the byte. */
function exactly(): Budgets {
  const { routes, ...sizes } = sizesOf(coded)
  const most = (key: 'js' | 'css') => Math.max(...routes.map((route) => route[key]))
  return { ...sizes, routeJs: most('js'), routeCss: most('css') }
}

test('what is just within its budgets is no finding', () => {
  expect(budgets(coded, exactly())).toEqual([])
})

test.each(Object.keys(defaultBudgets) as (keyof Budgets)[])('one more than the budget of %s is a finding', (key) => {
  const limits = exactly()
  const found = budgets(coded, { ...limits, [key]: limits[key] - 1 })
  expect(found.length).toBeGreaterThan(0)
  for (const { code, remedy } of found)
    expect([code, remedy]).toEqual(['over-budget', expect.stringContaining(`"${key}"`)])
})

test('an import that a text speaks of is none', () => {
  expect(links(coded, { origins: [], external: [] })).toEqual([])
})

test('secrets are told without themselves, and what is no secret is passed over', () => {
  const input = { own: 'help@acme.test', folders: ['/srv/build/livery'] }
  const check = (text: string) => secrets(siteOf('acme', { 'a.js': text }), input)
  const key = `sk_live_${'4eC39HqLyjWDarjtT1zdp7dc'}`
  const [found] = check(`key="${key}"`)
  expect(found).toMatchObject({ code: 'stripe-key', offset: 5 })
  expect(JSON.stringify(found)).not.toContain(key)
  expect(check('at /srv/build/livery/src/a.ts')).toMatchObject([{ code: 'build-path', offset: 3 }])
  for (const text of [
    'password:"Your password, at least 8",secret="aaaaaaaaaaaaaaaaaaaaaaaa"',
    'mailto:help@acme.test and user@site.example, logo@2x.png',
    'https://site.example/home/games/rng /assets/a.js',
    'sha384-WGE/8nv9reZAx96+Kf+LL0+7/ryHKsQmzvYkEOEA6luJilaHEHUemqM6NALa+lTe',
  ]) {
    expect(check(text), text).toEqual([])
  }
})

test('two builds differ from the first byte that does', () => {
  const one = siteOf('acme', { a: 'same', b: 'one', c: 'x' })
  expect(same(one, one)).toEqual([])
  expect(same(one, siteOf('acme', { a: 'same', b: 'ore', d: 'x' }))).toMatchObject([
    { file: 'b', offset: 1 },
    { file: 'c', offset: null },
    { file: 'd', offset: null },
  ])
})

test('a site without a list of its files, or with another tenant’s, is not whole', () => {
  expect(whole(siteOf('acme', {}))).toMatchObject([{ code: 'no-manifest' }])
  expect(whole(siteOf('acme', { 'livery.json': '{"files":[]}' }))).toMatchObject([{ code: 'no-manifest' }])
  const manifest = JSON.stringify({
    merchantCode: 'other',
    profile: 'x',
    inputs: '',
    initialJs: { raw: 0, brotli: 0 },
    files: {},
  })
  expect(whole({ ...siteOf('acme', { 'livery.json': manifest }), odd: ['link'] })).toMatchObject([
    { code: 'odd-entry', file: 'link' },
    { code: 'wrong-tenant' },
  ])
})

test('a mismatch of the engines is told with its chunk, its profile and the reason', () => {
  const mismatch = { profile: '01234567', open: ['FEATURE_VIP'], file: 'main.js', reason: 'first difference at 7' }
  expect(engineFindings([mismatch])).toMatchObject([
    {
      tenant: null,
      file: 'assets/main.js',
      code: 'engines-differ',
      message: 'Profile 01234567 (open: FEATURE_VIP): first difference at 7',
    },
  ])
})

test('the worker and each file that it names lead somewhere', () => {
  const check = (start: readonly string[]) => {
    const site = siteOf('acme', {
      'index.html': page('<script type="module" src="/assets/main-1.js"></script>'),
      'assets/main-1.js': '1',
      'sw.js': `const liverySite=${JSON.stringify({ gateway: '', start })};\nrun()`,
    })
    const found = links(site, { origins: ['https://acme.example'], external: [] })
    return found.filter(({ file }) => file === 'sw.js').map(({ code, message }) => `${code}: ${message}`)
  }
  // Nothing leads to the worker but the code, which registers it.
  expect(check(['/assets/main-1.js'])).toEqual([])
  expect(check(['/assets/main-1.js', '/assets/gone-2.js'])).toContain(
    'link-broken: The worker leads to /assets/gone-2.js, which is not in the site',
  )
})
