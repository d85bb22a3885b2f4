import { type DOMWindow, JSDOM, VirtualConsole } from 'jsdom'
import { expect, test } from 'vitest'
import { type PageInput, renderPage } from '../html.ts'
import { hostile, page } from '../support/page-input.ts'
import { bootScript } from './boot-script.ts'

const open = (input: PageInput) => new JSDOM(renderPage(input)).window.document

/** What jsdom has not of what the site needs. */
function modernise(window: DOMWindow): void {
  window.HTMLScriptElement.supports = () => true
  Object.assign(window, { CSS: { supports: () => true } })
}

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
  modernise(window)
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

test.each([
  ['/', undefined],
  ['/HOME/', undefined],
  ['/index.html', undefined],
  ['/index', undefined],
  ['/Login', undefined],
  ['/register/', undefined],
  ['/help', '1'],
  ['/helpful', '1'],
  ['/ar/', undefined],
  ['/ar/rng', '1'],
  ['/rng', '1'],
  ['/homely', '1'],
])('at %s the home page within the frame is hidden: %o', (path, elsewhere) => {
  expect(boot({}, { path }).dataset.elsewhere).toBe(elsewhere)
})

test.each([
  ['/promotions', undefined],
  ['/Promotions/', undefined],
  ['/ar/promotions', undefined],
  ['/rng', '1'],
  ['/', '1'],
])('the page of /promotions is at %s another’s: %o', (path, elsewhere) => {
  expect(boot({}, { path, input: { ...page, path: '/promotions' } }).dataset.elsewhere).toBe(elsewhere)
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
  ['at their log-in in a language', {}, '/ar/agent', 'agent'],
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

test.each([
  ['/ar', '/'],
  ['/ar/', '/'],
  ['/ar/promotions?a=1#b', '/promotions?a=1#b'],
])('%s is the page in that language for this tab, and goes on as %s', (path, rest) => {
  const { window } = new JSDOM(renderPage(page), { runScripts: 'outside-only', url: `https://test.example${path}` })
  modernise(window)
  window.localStorage.setItem('lang', 'EN')
  window.eval(bootScript)
  const { location, document, sessionStorage } = window
  expect(location.pathname + location.search + location.hash).toBe(rest)
  expect(document.documentElement.lang).toBe('ar')
  expect(sessionStorage.getItem('lang')).toBe('AR')
})

test('an address that only begins like a language stays', () => {
  const root = boot({}, { path: '/arcade' })
  expect(root.lang).toBe('en')
  expect(root.ownerDocument.location.pathname).toBe('/arcade')
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
  modernise(window)
  window.eval(bootScript)
  expect(window.document.documentElement.dataset.storage).toBe('none')
  expect(preloaded(window.document.documentElement)).toEqual(['/strings/en/shell.json'])
})

test.each<[string, (window: DOMWindow) => void, number]>([
  ['has all', () => undefined, 0],
  ['knows no import maps', (window) => Object.assign(window.HTMLScriptElement, { supports: () => false }), 1],
  ['cannot even say so', (window) => Object.assign(window.HTMLScriptElement, { supports: undefined }), 1],
  ['mixes no colours', (window) => Object.assign(window.CSS, { supports: () => false }), 1],
  ['takes no words apart', (window) => window.eval('delete Intl.Segmenter'), 1],
])('whether a browser that %s is sent to the page for old ones', (_, change, times) => {
  const virtualConsole = new VirtualConsole()
  const left: string[] = []
  virtualConsole.on('jsdomError', ({ message }) => left.push(message))
  const options = { runScripts: 'outside-only', url: 'https://test.example/', virtualConsole } as const
  const { window } = new JSDOM(renderPage(page), options)
  modernise(window)
  change(window)
  window.eval(bootScript)
  // jsdom opens no other document, and reports that it was to.
  expect(left).toEqual(Array(times).fill(expect.stringContaining('navigation')))
})
