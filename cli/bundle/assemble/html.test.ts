import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { escapeHtml } from '#cli/lib/html.ts'
import { jsonForHtml, type PageInput, renderPage } from './html.ts'
import { hostile, language, page, site } from './support/page-input.ts'
import { webFiles } from './web-files.ts'

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
  const code = document.querySelector('template')?.content.querySelectorAll('link') ?? []
  const named = [...code, ...document.querySelectorAll('link[rel=stylesheet], script[src]')]
  expect(named.map((element) => element.getAttribute('href') ?? element.getAttribute('src'))).toEqual([
    '/assets/theme.css',
    '/assets/main.js',
    '/assets/vendor.js',
    '/assets/gateway.js',
    '/assets/main.css',
    // Where there are no scripts.
    '/assets/theme.css',
  ])
  for (const element of named) {
    expect(element.getAttribute('integrity')).toMatch(/^sha256-/)
    expect(element.hasAttribute('crossorigin')).toBe(true)
  }
})

test('no style sheet holds up the first paint: its own styles stand in the head, the code’s behind it, the fonts’ nowhere', () => {
  const document = open(page)
  expect(document.head.querySelector('style')?.textContent).toBe('body{color:red}')
  expect(document.head.querySelector('link[rel=stylesheet]')).toBeNull()
  const behind = [...document.querySelectorAll('#app ~ *')].map((element) => element.getAttribute('href') ?? element.id)
  expect(behind).toEqual(['/assets/main.css', '', 'livery-config', ''])
  const asked = [...document.head.querySelectorAll('link[rel=preload][as=style]')]
  expect(asked.map((link) => link.getAttribute('href'))).toEqual(['/assets/main.css'])
  expect(document.querySelector('noscript')?.innerHTML).toContain('/assets/theme.css')
})

test('the first banner’s picture is asked for at the size of the window, ahead of the scripts', () => {
  const banner = { groupName: 'w_home', url: '/a.svg', linkage: '', linkageType: 'none' }
  const preloadsOf = (phone?: string) => {
    const firstBanner = { language: 'EN' as const, banner, wide: '/assets/wide.webp', ...(phone && { phone }) }
    const { head } = open({ ...page, config: { ...site, firstBanner } })
    const links = [...head.querySelectorAll('link[rel=preload][as=image]')]
    expect(links.every((link) => !link.matches('#code ~ link, script[type=importmap] ~ link'))).toBe(true)
    return links.map((link) => [link.getAttribute('href'), link.getAttribute('media')])
  }
  expect(preloadsOf()).toEqual([['/assets/wide.webp', null]])
  expect(preloadsOf('/assets/phone.webp')).toEqual([
    ['/assets/phone.webp', '(max-width: 767px)'],
    ['/assets/wide.webp', '(min-width: 768px)'],
  ])
})

test('code is named in the page, what the start needs before the rest, and not asked for by the page itself', () => {
  const { head } = open(page)
  expect(head.querySelector('link[rel=modulepreload]')).toBeNull()
  const chunks = [...(head.querySelector('template')?.content.querySelectorAll('link[rel=modulepreload]') ?? [])]
  expect(chunks.map((link) => link.getAttribute('href'))).toEqual([
    '/assets/main.js',
    '/assets/vendor.js',
    '/assets/gateway.js',
  ])
  expect(chunks.map((link) => link.getAttribute('fetchpriority'))).toEqual([null, null, 'low'])
})

test('the policy stands before everything that it is to hold', () => {
  const head = [...open(page).head.children].map((element) => element.outerHTML)
  const at = head.findIndex((html) => html.includes('Content-Security-Policy'))
  const first = head.findIndex((html) => /<script|<link/.test(html))
  expect(at).toBeGreaterThan(-1)
  expect(at).toBeLessThan(first)
})

test('a page names itself in each language of the site, and the one for all others', () => {
  const linksOf = (input: PageInput) =>
    [...open(input).querySelectorAll('link[rel=alternate]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ])
  const alternates = [
    ['en', 'https://test.example/'],
    ['ar', 'https://test.example/ar/'],
    ['x-default', 'https://test.example/'],
  ]
  expect(linksOf(page)).toEqual(alternates)
  const other = site.languages.supported[1] ?? language
  expect(linksOf({ ...page, language: other })).toEqual(alternates)
  const canonical = open({ ...page, language: other }).querySelector('link[rel=canonical]')
  expect(canonical?.getAttribute('href')).toBe('https://test.example/ar/')
  expect(linksOf({ ...page, alternates: page.alternates.slice(0, 1) })).toEqual([])
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
    shell: JSON.stringify({ category: { rng: 'Slots', fish: 'Fishing' }, nav: { promotions: hostile } }),
  })
  const text = (path: string) => Buffer.from(files.find((one) => one.path === path)?.bytes ?? '').toString('utf8')
  expect(JSON.parse(text('site.webmanifest'))).toMatchObject({ name: hostile, lang: 'en', dir: 'ltr', start_url: '/' })
  // A name that is missing is no shortcut; a category that the site has not is none either.
  expect(JSON.parse(text('site.webmanifest')).shortcuts).toEqual([
    { name: 'Slots', url: '/rng' },
    { name: hostile, url: '/promotions' },
  ])
  expect(text('robots.txt')).toContain('Disallow: /member\n')
  const sitemap = new JSDOM(text('sitemap.xml'), { contentType: 'application/xml' }).window.document
  expect([...sitemap.querySelectorAll('loc')].map((loc) => loc.textContent)).toEqual([
    'https://test.example/',
    'https://test.example/promotions',
    'https://test.example/winners',
  ])
})
