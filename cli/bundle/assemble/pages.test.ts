import { gunzipSync } from 'node:zlib'
import { JSDOM } from 'jsdom'
import { beforeEach, expect, test } from 'vitest'
import { textFile } from '#cli/site-files/site-file.ts'
import type { Banner } from '#contract/lobby/announcements.ts'
import type { FirstPaintModule } from '../first-paint.ts'
import type { Template } from '../template.ts'
import type { AssemblyInput } from './assembly-input.ts'
import { readStyles } from './first-styles.ts'
import { sitePages } from './pages.ts'
import { hostile, site } from './support/page-input.ts'

const file = (path: string) => ({ path, hash: path, size: 1, integrity: `sha256-${path}` })

const template: Template = {
  files: [file('assets/main-1.js'), file('assets/list-1.js'), file('assets/main-1.css'), file('assets/list-1.css')],
  initialJs: ['assets/main-1.js'],
  initialCss: ['assets/main-1.css'],
  importMap: { imports: {}, integrity: {} },
  nextJs: [],
  pageJs: { '/rng': ['assets/list-1.js'] },
  words: [],
  chunks: [],
}

const styles = {
  first: [readStyles('.frame{color:red}.banner{color:blue}')],
  late: [readStyles('.list{color:green}.never{color:black}')],
}

const meta = (title: string) => JSON.stringify({ title, description: `${title}, all of it`, noScript: 'Needs scripts' })

const input = {
  config: site,
  drawIcons: () => ({ sheet: '', inPage: () => '' }),
  domain: 'test.example',
  publicPaths: ['/rng', '/m/app'],
  strings: { en: { meta: meta('{{brand}}'), shell: '{"a":"b"}' }, ar: { meta: meta('عربي'), shell: '{}' } },
  css: '.frame{margin:0}',
  colours: { dark: '#000000', light: '#ffffff' },
  firstBanners: {},
} as unknown as AssemblyInput

let asked: { tag: string; paths: readonly string[]; strings: Record<string, unknown>; banner: string | undefined }[] =
  []
let own: Record<string, string> = {}
beforeEach(() => {
  asked = []
  own = {
    '/': '<section class="banner">Hello</section>',
    '/rng': '<div class="list"><h1>Slots &amp; <b>more</b></h1><p role="status"></p><p>All that spin</p></div>',
    '/m/app': '<div>No heading yet</div>',
  }
})

const firstPaint: FirstPaintModule = {
  async renderFirstPaint({ site: config, language, paths, strings }) {
    asked.push({ tag: language.tag, paths, strings, banner: config.firstBanner?.wide })
    return Object.fromEntries(
      paths.map((path) => {
        const before = `<div class="frame"><nav aria-label="of ${path}"></nav><main>`
        const calls = path === '/rng' ? ['/permission?domain=', '/games?a=1&b=2'] : []
        return [path, { before, own: own[path] ?? '', after: '</main></div>', calls }]
      }),
    )
  },
}

const made = async (change: Partial<AssemblyInput> = {}) => {
  const icons = { sheet: '', inPage: (markup: string) => `<svg hidden data-of="${markup.length}"></svg>` }
  const drawn = { config: site, theme: textFile('assets/theme-1.css', ''), icons, sheet: textFile('assets/i.svg', '') }
  const pages = await sitePages({ template, styles, firstPaint }, { ...input, ...change }, drawn)
  const files = new Map(pages.files("default-src 'self'").map((one) => [one.path, one]))
  const text = (path: string) => Buffer.from(files.get(path)?.bytes ?? '').toString('utf8')
  return { pages, files, text, open: (path: string) => new JSDOM(text(path)).window.document }
}

test('each page is a file in each language, and home is also what is not there', async () => {
  const { files, text, pages } = await made()
  const own = ['index.html', '404.html', 'rng.html', 'm/app.html']
  expect([...files.keys()].sort()).toEqual([...own, 'ar/index.html', 'ar/rng.html', 'ar/m/app.html'].sort())
  expect(text('404.html')).toBe(text('index.html'))
  expect(pages.languages).toEqual(['en', 'ar'])
  expect(asked.map(({ tag, paths }) => [tag, paths])).toEqual([
    ['en', ['/', '/rng', '/m/app']],
    ['ar', ['/', '/rng', '/m/app']],
  ])
  expect(asked[0]?.strings.shell).toEqual({ a: 'b' })
})

test('a page says of itself what its heading and the text below it say, else what the site says', async () => {
  const { open } = await made()
  const said = (path: string) => {
    const page = open(path)
    return [page.title, page.querySelector('meta[name=description]')?.getAttribute('content')]
  }
  expect(said('rng.html')).toEqual(['Slots & more · Test Club', 'All that spin'])
  expect(said('m/app.html')).toEqual(['Test Club', 'Test Club, all of it'])
  expect(said('index.html')).toEqual(['Test Club', 'Test Club, all of it'])
  expect(said('ar/m/app.html')).toEqual(['عربي', 'عربي, all of it'])
})

test('markup in a heading is text in the title', async () => {
  own['/rng'] = '<h1>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</h1><p>&quot;x&quot; &#x27;y&#x27;</p>'
  const { open } = await made()
  expect(open('rng.html').title).toBe('</title><script>alert(1)</script> · Test Club')
  expect(open('rng.html').querySelector('meta[name=description]')?.getAttribute('content')).toBe(`"x" 'y'`)
})

test('a page knows its own address and where it stands in the other languages', async () => {
  const { open } = await made()
  const page = open('ar/rng.html')
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://test.example/ar/rng')
  expect(page.documentElement.dataset.path).toBe('/rng')
  const alternates = [...page.querySelectorAll('link[rel=alternate]')].map((link) => link.getAttribute('href'))
  expect(alternates).toEqual(['https://test.example/rng', 'https://test.example/ar/rng', 'https://test.example/rng'])
  expect(page.querySelector('meta[property="og:url"]')?.getAttribute('content')).toBe('https://test.example/ar/rng')
  expect(open('index.html').documentElement.dataset.path).toBeUndefined()
})

test('search engines read the site and the page in structured data that no name breaks out of', async () => {
  own['/rng'] = `<h1>${hostile.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</h1>`
  const { open } = await made()
  const data = JSON.parse(open('rng.html').querySelector('script[type="application/ld+json"]')?.textContent ?? '')
  const [whole, page] = data['@graph']
  expect(whole).toMatchObject({ '@type': 'WebSite', url: 'https://test.example/', name: 'Test Club' })
  expect(page).toMatchObject({
    '@type': 'WebPage',
    url: 'https://test.example/rng',
    inLanguage: 'en',
    name: `${hostile} · Test Club`,
    isPartOf: { '@id': whole['@id'] },
  })
})

test('home has the styles of its own markup; pages of the same parts share theirs in all languages', async () => {
  const { pages, open } = await made()
  const styleOf = (path: string) => open(path).querySelector('style')?.textContent ?? ''
  expect(styleOf('index.html')).toBe('.frame{margin:0}.frame{color:red}.banner{color:blue}')
  expect(styleOf('rng.html')).toBe('.frame{margin:0}.frame{color:red}.list{color:green}')
  expect(styleOf('ar/rng.html')).toBe(styleOf('rng.html'))
  expect(styleOf('m/app.html')).toBe('.frame{margin:0}.frame{color:red}')
  expect(pages.styles).toEqual(['index.html', 'rng.html', 'm/app.html'].map(styleOf))
})

test('a page asks early for the code that draws it, and no other page for that', async () => {
  const { open } = await made()
  const asks = (path: string) =>
    [...(open(path).querySelector('template')?.content.querySelectorAll('[rel=modulepreload]') ?? [])].map((link) =>
      link.getAttribute('href'),
    )
  expect(asks('rng.html')).toEqual(['/assets/main-1.js', '/assets/list-1.js'])
  expect(asks('ar/rng.html')).toEqual(asks('rng.html'))
  expect(asks('m/app.html')).toEqual(['/assets/main-1.js'])
})

test('home is painted with its banner, which no other page brings', async () => {
  const banner = { id: 'b' } as unknown as Banner
  const wide = { name: 'tiger', extension: 'svg', bytes: Buffer.from('<svg/>') }
  const { pages, open } = await made({ firstBanners: { AR: { banner, wide } } })
  const [picture] = pages.pictures
  expect(picture?.path).toMatch(/^assets\/tiger-\w{8}\.svg$/)
  expect(asked.map(({ tag, banner: painted }) => [tag, painted])).toEqual([
    ['en', undefined],
    ['ar', `/${picture?.path}`],
  ])
  const preloads = (path: string) => open(path).querySelectorAll('link[rel=preload][as=image]').length
  expect([preloads('ar/index.html'), preloads('index.html'), preloads('ar/rng.html')]).toEqual([1, 0, 0])
})

test('the gzip form of a page says what the page says', async () => {
  const { files } = await made()
  for (const path of ['rng.html', 'ar/m/app.html']) {
    const { bytes, gzip } = files.get(path) ?? {}
    expect(gunzipSync(gzip ?? '').equals(bytes ?? Buffer.alloc(0)), path).toBe(true)
  }
  expect(files.get('index.html')).not.toHaveProperty('gzip')
})

test('a site of one page has that alone', async () => {
  const { files } = await made({ publicPaths: [] })
  expect([...files.keys()].sort()).toEqual(['404.html', 'ar/index.html', 'index.html'])
})

test('a page says what its parts ask the gateway first; one without parts that ask says nothing', async () => {
  const { open } = await made()
  const calls = (path: string) => open(path).querySelector<HTMLMetaElement>('meta[name=calls]')?.content
  expect(calls('rng.html')).toBe('/permission?domain= /games?a=1&b=2')
  expect(calls('index.html')).toBeUndefined()
})
