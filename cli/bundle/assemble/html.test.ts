import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { escapeHtml } from '#cli/lib/html.ts'
import type { SiteConfig, SiteLanguage } from '#contract/site/site-config.ts'
import { bootScript } from './boot-script.ts'
import { jsonForHtml, type PageInput, renderPage } from './html.ts'
import { webFiles } from './web-files.ts'

const languageOf = (code: 'EN' | 'AR', tag: string, dir: 'ltr' | 'rtl'): SiteLanguage => ({
  code,
  tag,
  name: tag,
  dir,
  title: 'Test Club',
  strings: { shell: `/strings/${tag}/shell.json` },
})
const language = languageOf('EN', 'en', 'ltr')

const site: SiteConfig = {
  merchantCode: 'test',
  name: 'Test Club',
  gateway: { baseUrl: 'https://gateway.example', relayPrefix: '/relay', launchHosts: [] },
  languages: { default: 'EN', supported: [language, languageOf('AR', 'ar', 'rtl')] },
  currency: 'USD',
  timeZone: 'UTC',
  minimumAge: { default: 18, byLanguage: {} },
  themes: { default: 'dark', available: ['dark', 'light'] },
  categories: ['rng', 'live'],
  homeOrder: ['rng', 'live'],
  vendors: {},
  bannerGroups: { home: 'w_home', login: 'w_login', register: 'w_reg', forgot: 'w_forget' },
  brand: {
    logo: '/assets/logo.svg',
    wordmark: ['TEST'],
    layout: {
      header: 'row',
      sideMenu: 'panel',
      hero: 'side',
      figure: 'scoreboard',
      board: 'podium',
      phoneBar: 'bar',
      sectionMark: 'none',
      accentShape: 'round',
    },
  },
  promotions: {},
  contacts: {},
  licence: { holder: 'Holder', number: '1', regulator: 'Regulator' },
  legal: { termsPreChecked: false },
  year: 2026,
}

const hostile = `"><script>alert(1)</script><!-- & 'x'`
const file = (name: string) => ({ href: `/assets/${name}`, integrity: `sha256-${name}` })

const page: PageInput = {
  config: site,
  language,
  title: 'Test Club',
  description: 'A club',
  noScript: 'Needs scripts',
  origin: 'https://test.example',
  themeColours: { dark: '#101010', light: '#fafafa' },
  entry: file('main.js'),
  preloads: [file('vendor.js')],
  nextPreloads: [file('gateway.js')],
  firstStyles: 'body{color:red}',
  styles: [file('theme.css'), file('main.css')],
  importMap: '{"imports":{}}',
  stringPreloads: [
    { tag: 'en', href: '/strings/en/shell.json' },
    { tag: 'ar', href: '/strings/ar/shell.json' },
  ],
  icons: '<svg hidden></svg>',
  firstPaint: '<p>first paint</p>',
  policy: "default-src 'none'",
  isIndexed: true,
}
const open = (input: PageInput) => new JSDOM(renderPage(input)).window.document

test('whatever a tenant is called, its page has the same elements', () => {
  const config = { ...site, name: hostile, licence: { ...site.licence, holder: hostile } }
  const document = open({ ...page, config, title: hostile, description: hostile, noScript: hostile })
  const count = (root: Document) => [...root.querySelectorAll('*')].map((element) => element.tagName).join()
  expect(count(document)).toBe(count(open(page)))
  expect(document.title).toBe(hostile)
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(hostile)
  expect(document.querySelector('noscript')?.textContent).toBe(hostile)
  const json = document.getElementById('livery-config')?.textContent ?? ''
  expect(JSON.parse(json)).toEqual(config)
})

test('every file that the page names by itself has its integrity', () => {
  const document = open(page)
  const named = [...document.querySelectorAll('link[rel=stylesheet], link[rel=modulepreload], script[src]')]
  expect(named.map((element) => element.getAttribute('href') ?? element.getAttribute('src'))).toEqual([
    '/assets/vendor.js',
    '/assets/gateway.js',
    '/assets/theme.css',
    '/assets/main.css',
    '/assets/main.js',
  ])
  for (const element of named) {
    expect(element.getAttribute('integrity')).toMatch(/^sha256-/)
    expect(element.hasAttribute('crossorigin')).toBe(true)
  }
})

test('no style sheet holds up the first paint: its own styles stand in the head, the sheets behind it', () => {
  const document = open(page)
  expect(document.head.querySelector('style')?.textContent).toBe('body{color:red}')
  expect(document.head.querySelector('link[rel=stylesheet]')).toBeNull()
  const behind = [...document.querySelectorAll('#app ~ *')].map((element) => element.getAttribute('href') ?? element.id)
  expect(behind).toEqual(['/assets/theme.css', '/assets/main.css', '', 'livery-config', ''])
  const asked = [...document.head.querySelectorAll('link[rel=preload][as=style]')]
  expect(asked.map((link) => link.getAttribute('href'))).toEqual(['/assets/theme.css', '/assets/main.css'])
})

test('the policy stands before everything that it is to hold', () => {
  const head = [...open(page).head.children].map((element) => element.outerHTML)
  const at = head.findIndex((html) => html.includes('Content-Security-Policy'))
  const first = head.findIndex((html) => /<script|<link/.test(html))
  expect(at).toBeGreaterThan(-1)
  expect(at).toBeLessThan(first)
})

test('the page that stands in for unknown addresses is not for search engines', () => {
  expect(open(page).querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://test.example/')
  const other = open({ ...page, isIndexed: false })
  expect(other.querySelector('link[rel=canonical]')).toBeNull()
  expect(other.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test('text and JSON for HTML lose nothing', () => {
  expect(escapeHtml(`<a b="c">&</a>`)).toBe('&lt;a b=&quot;c&quot;&gt;&amp;&lt;/a&gt;')
  const value = { a: '</script><!--\u2028\u2029' }
  expect(jsonForHtml(value)).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(jsonForHtml(value))).toEqual(value)
})

interface Browser {
  session?: Record<string, string>
  languages?: readonly string[]
  input?: PageInput
  path?: string
}

/** Runs the boot script in a page of its own, with what this browser kept. */
function boot(
  local: Record<string, string>,
  { session = {}, languages = ['fr'], input = page, path = '/' }: Browser = {},
) {
  const { window } = new JSDOM(renderPage(input), { runScripts: 'outside-only', url: `https://test.example${path}` })
  Object.defineProperty(window.navigator, 'languages', { value: languages })
  for (const [name, value] of Object.entries(local)) window.localStorage.setItem(name, value)
  for (const [name, value] of Object.entries(session)) window.sessionStorage.setItem(name, value)
  window.eval(bootScript)
  return window.document.documentElement
}

test('before anything paints, the page is in the visitor’s theme and language', () => {
  const root = boot({ theme: 'light', lang: 'AR', sideMenu: 'closed' })
  expect(root.dataset).toMatchObject({ theme: 'light', pending: 'language', side: 'closed' })
  expect([root.lang, root.dir]).toEqual(['ar', 'rtl'])
})

test.each([
  ['a theme that the site has not', { theme: 'neon' }],
  ['a language that the site has not', { lang: 'FR' }],
  ['markup', { theme: hostile, lang: hostile, sideMenu: hostile }],
  ['nothing', {}],
])('%s leaves the page as it was built', (_, kept) => {
  const root = boot(kept)
  expect(root.dataset.theme).toBe('dark')
  expect([root.lang, root.dir, root.dataset.pending, root.dataset.side]).toEqual(['en', 'ltr', undefined, undefined])
})

const preloaded = (root: HTMLElement) =>
  [...root.querySelectorAll('link[rel=preload]:not([as=style])')].map((link) => link.getAttribute('href'))

test.each([
  ['the site’s own language', {}, '/strings/en/shell.json'],
  ['a language chosen before', { lang: 'AR' }, '/strings/ar/shell.json'],
  ['a language that the site has not', { lang: 'FR' }, '/strings/en/shell.json'],
])('of the strings those of %s are loaded ahead, and no others', (_, kept, address) => {
  expect(preloaded(boot(kept))).toEqual([address])
})

test('no link loads strings by itself: what the browser reads ahead of the scripts knows no visitor', () => {
  expect(preloaded(open(page).documentElement)).toEqual([])
})

test.each([
  ['after a reload anywhere', { token: 't', 'own:agent': '1' }, '/promotions', 'agent'],
  ['at their log-in', {}, '/AGENT/', 'agent'],
  ['in their centre', {}, '/agentHome', 'agent'],
])('an agent sees nothing of the players’ first paint %s', (_, kept, path, pending) => {
  expect(boot({}, { session: kept, path }).dataset.pending).toBe(pending)
})

test.each([
  ['a player', { token: 't' }, '/'],
  ['who has signed out', { 'own:agent': '1' }, '/'],
  ['who reads of agents', {}, '/agents-guide'],
])('%s sees the first paint', (_, kept, path) => {
  expect(boot({}, { session: kept, path }).dataset.pending).toBeUndefined()
})

test.each([
  [['ar-EG', 'en'], { lang: 'ar', language: 'AR', pending: 'language' }],
  [['fr-FR', 'ar'], { lang: 'ar', language: 'AR', pending: 'language' }],
  [['en-GB', 'ar'], { lang: 'en', language: 'EN', pending: undefined }],
  [['fr', 'not a tag', 'ar'], { lang: 'en', language: undefined, pending: undefined }],
])('a first visit with a browser in %s', (languages, { lang, ...data }) => {
  const root = boot({}, { languages })
  expect(root.lang).toBe(lang)
  expect({ language: root.dataset.language, pending: root.dataset.pending }).toEqual(data)
})

test('a language that was chosen stays, whatever the browser’s is', () => {
  expect(boot({ lang: 'EN' }, { languages: ['ar'] }).lang).toBe('en')
})

test('Chinese is told apart by its script, and of two that are alike the same tag counts', () => {
  const of = (tag: string) => ({ code: tag as 'EN', tag, name: tag, dir: 'ltr' as const, title: '', strings: {} })
  const supported = ['en', 'zh-Hans', 'zh-Hant', 'pt', 'pt-BR'].map(of)
  const config = { ...page.config, languages: { ...page.config.languages, supported } }
  for (const [language, lang] of [
    ['zh-TW', 'zh-Hant'],
    ['zh', 'zh-Hans'],
    ['pt-BR', 'pt-BR'],
    ['pt-PT', 'pt'],
  ] as const)
    expect(boot({}, { languages: [language], input: { ...page, config } }).lang, language).toBe(lang)
})

test('a session that waits is known, its token stays where it is', () => {
  expect(boot({}, { session: { token: 'secret-token' } }).dataset.session).toBe('kept')
  expect(boot({}, { session: { token: 'secret-token' } }).outerHTML).not.toContain('secret-token')
})

test('a browser that keeps nothing still shows the page', () => {
  const { window } = new JSDOM(renderPage(page), { runScripts: 'outside-only' })
  window.eval(bootScript)
  expect(window.document.documentElement.dataset.storage).toBe('none')
  expect(preloaded(window.document.documentElement)).toEqual(['/strings/en/shell.json'])
})

test('manifest, robots and sitemap are sound and name only what the site has', () => {
  const files = webFiles({
    config: { ...site, name: hostile },
    language,
    description: hostile,
    origin: 'https://test.example',
    privatePaths: ['/member'],
    publicPaths: ['/promotions', '/winners'],
    backgroundColour: '#101010',
    themeColour: '#101010',
  })
  const text = (path: string) => Buffer.from(files.find((one) => one.path === path)?.bytes ?? '').toString('utf8')
  expect(JSON.parse(text('site.webmanifest'))).toMatchObject({ name: hostile, lang: 'en', dir: 'ltr', start_url: '/' })
  expect(text('robots.txt')).toContain('Disallow: /member\n')
  const sitemap = new JSDOM(text('sitemap.xml'), { contentType: 'application/xml' }).window.document
  expect([...sitemap.querySelectorAll('loc')].map((loc) => loc.textContent)).toEqual([
    'https://test.example/',
    'https://test.example/promotions',
    'https://test.example/winners',
    'https://test.example/rng',
    'https://test.example/live',
  ])
})
