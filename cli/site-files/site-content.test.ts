import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readBuiltSite } from './built-site.ts'
import { configOfSite, firstLoadOf, stringsOfSite, themesOfSite } from './site-content.ts'

const dirs: string[] = []
afterEach(() => {
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true })
})

/** A folder as a build leaves it, with these files. */
function siteWith(files: Readonly<Record<string, string>>) {
  const dir = mkdtempSync(join(tmpdir(), 'livery-site-'))
  dirs.push(dir)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  const manifest = {
    merchantCode: 'acme',
    profile: '00000000',
    inputs: '',
    initialJs: { raw: 1, brotli: 1 },
    files: Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, { sha256: path, bytes: text.length }]),
    ),
  }
  writeFileSync(join(dir, 'livery.json'), JSON.stringify(manifest))
  return readBuiltSite(dir)
}

test('compressed forms are sizes of their file, not files', () => {
  const site = siteWith({
    'index.html': 'whole',
    'index.html.br': 'br',
    'index.html.gz': 'gzip',
    'logo.png': 'picture',
  })
  expect(site.files).toEqual({
    'index.html': { sha256: 'index.html', raw: 5, brotli: 2 },
    'logo.png': { sha256: 'logo.png', raw: 7, brotli: null },
  })
})

test('the configuration is that of the page, without addresses that change with every build', () => {
  const config = {
    name: 'A \u003c B',
    languages: { default: 'EN', supported: [{ code: 'EN', strings: { home: '/strings/en/home-0.json' } }] },
    brand: { logo: '/assets/logo-0.svg', layout: { hero: 'full' } },
  }
  const text = JSON.stringify(config).replaceAll('<', '\\u003c')
  const site = siteWith({ 'index.html': `<script type="application/json" id="livery-config">${text}</script>` })
  expect(configOfSite(site)).toEqual({
    name: 'A < B',
    'languages.default': 'EN',
    'languages.supported': ['EN'],
    'brand.layout.hero': 'full',
  })
})

test('tokens are those of the theme’s style sheet, with what both themes share', () => {
  const css =
    '@font-face{font-family:"A;B"}\n:root{--font-text:"A;B",serif;--skew:0deg}\n' +
    ':root[data-theme=dark]{color-scheme:dark;--color-bg:#111}\n:root[data-theme=light]{color-scheme:light;--color-bg:#eee}'
  expect(themesOfSite(siteWith({ 'assets/theme-00000000.css': css }))).toEqual({
    dark: { 'font-text': '"A;B",serif', skew: '0deg', 'color-bg': '#111' },
    light: { 'font-text': '"A;B",serif', skew: '0deg', 'color-bg': '#eee' },
  })
})

test('strings are read by language, namespace and key', () => {
  const site = siteWith({
    'strings/zh-Hant/start-00000000.json': '{"home":{"hero":{"title":"一"},"more":"二"},"play":{"stop":"三"}}',
  })
  expect(stringsOfSite(site)).toEqual({ 'zh-Hant': { 'home:hero.title': '一', 'home:more': '二', 'play:stop': '三' } })
})

test('the first load is what the page asks for at once, not what it asks for behind all else or in another language', () => {
  const page = [
    '<html lang="en">',
    '<link rel="stylesheet" href="/assets/main.css">',
    '<link rel="modulepreload" href="/assets/vendor.js">',
    '<link rel="modulepreload" fetchpriority="low" href="/assets/later.js">',
    '<link rel="strings" hreflang="en" href="/strings/en/home.json">',
    '<link rel="strings" hreflang="ar" href="/strings/ar/home.json">',
    '<link rel="icon" href="/favicon.svg">',
    '<link rel="preconnect" href="https://gateway.example">',
    '<script type="module" src="/assets/main.js"></script>',
  ].join('\n')
  const names = [
    'assets/main.css',
    'assets/vendor.js',
    'assets/later.js',
    'strings/en/home.json',
    'strings/ar/home.json',
    'favicon.svg',
    'assets/main.js',
  ]
  const site = siteWith({ 'index.html': page, ...Object.fromEntries(names.map((name) => [name, '{}'])) })
  expect(firstLoadOf(site)).toEqual([
    'index.html',
    'assets/main.css',
    'assets/vendor.js',
    'strings/en/home.json',
    'assets/main.js',
  ])
})

test('a folder without a sound manifest is said to be no site', () => {
  const dir = mkdtempSync(join(tmpdir(), 'livery-site-'))
  dirs.push(dir)
  for (const text of ['', '{', '{"files":[]}', 'null']) {
    writeFileSync(join(dir, 'livery.json'), text)
    expect(() => readBuiltSite(dir)).toThrow('is not the manifest of a built site')
  }
})
